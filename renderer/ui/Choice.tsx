/** A choice of one among up to four short words: a radio group with arrow keys. Knows no meaning of its options. */
import { useRef } from 'preact/hooks';
import { chooseByArrow } from './roving';
import './controls.css';

export interface Option<T> {
  readonly value: T;
  readonly label: string;
}

interface ChoiceProps<T> {
  readonly label: string;
  readonly value: T;
  readonly options: readonly Option<T>[];
  readonly onChange: (value: T) => void;
}

export function Choice<T extends string | number>({ label, value, options, onChange }: ChoiceProps<T>) {
  const row = useRef<HTMLDivElement>(null);
  const handleKey = chooseByArrow(row, { value, options, onChange });
  return (
    <div ref={row} class="choice" role="radiogroup" aria-label={label} onKeyDown={handleKey}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          role="radio"
          aria-checked={option.value === value}
          tabIndex={option.value === value ? 0 : -1}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}
