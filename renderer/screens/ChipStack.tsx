/** Three chips in a stack: decoration beside a number of chips. Knows no number. */
export function ChipStack() {
  return (
    <svg class="chipStack" viewBox="0 0 24 24" aria-hidden="true">
      {[16.5, 12, 7.5].map((y) => (
        <g key={y}>
          <path d={`M3 ${y}v3.2c0 2 4 3.6 9 3.6s9-1.6 9-3.6V${y}z`} fill="var(--beni)" />
          <path
            d={`M7 ${y + 2.4}v3.4M12 ${y + 3.4}v3.4M17 ${y + 2.4}v3.4`}
            stroke="var(--washi)"
            stroke-width="1.4"
          />
          <ellipse
            cx="12"
            cy={y}
            rx="9"
            ry="3.6"
            fill="var(--beni)"
            stroke="var(--washi)"
            stroke-width=".9"
          />
        </g>
      ))}
    </svg>
  );
}
