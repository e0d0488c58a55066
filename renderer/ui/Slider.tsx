/** A share from 0 to 1, as a moon on a bar of mist. Knows no meaning of what it sets. */
import './controls.css';

interface SliderProps {
  readonly label: string;
  /** 0 … 1 */
  readonly value: number;
  readonly onChange: (value: number) => void;
}

export function Slider({ label, value, onChange }: SliderProps) {
  const percent = Math.round(value * 100);
  return (
    <input
      type="range"
      class="slider"
      aria-label={label}
      aria-valuetext={`${percent} %`}
      min={0}
      max={100}
      step={5}
      value={percent}
      style={{ '--filled': `${percent}%` }}
      onInput={(event) => onChange(event.currentTarget.valueAsNumber / 100)}
    />
  );
}
