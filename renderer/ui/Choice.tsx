/** A choice of one among up to four short words: a radio group with arrow keys. Knows no meaning of its options. */
import { useRef } from 'preact/hooks';
import { moveFocus } from './roving';
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
  const current = options.findIndex((option) => option.value === value);
  const handleKey = (event: KeyboardEvent): void => {
    const reached = moveFocus(event, row.current, current);
    const option = reached === null ? undefined : options[reached];
    if (option !== undefined) onChange(option.value);
  };
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
