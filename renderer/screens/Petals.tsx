/** A month's petals that drift down once and are gone. Pure decoration. */
import type { Month } from '../../shared/cards';

const COUNT = 18;

/** Spread evenly without looking even: multiples of the golden ratio, 0 … 1. */
const spread = (index: number): number => (index * 0.618034) % 1;

export function Petals({ month }: { readonly month: Month }) {
  return (
    <div class="petals" aria-hidden="true">
      {Array.from({ length: COUNT }, (_, index) => (
        <img
          key={index}
          src={`petals/${month}.svg`}
          alt=""
          style={{
            left: `${spread(index + 1) * 100}%`,
            width: `${(1.1 + spread(index * 3) * 0.9).toFixed(2)}rem`,
            animationDelay: `${(spread(index * 7) * 1.8).toFixed(2)}s`,
            '--drift': `${(spread(index * 5) * 12 - 4).toFixed(1)}rem`,
            '--turn': `${Math.round(spread(index * 2) * 540) + 180}deg`,
          }}
        />
      ))}
    </div>
  );
}
