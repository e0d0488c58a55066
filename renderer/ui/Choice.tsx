/** A choice of one among up to four short words: a radio group with arrow keys. Knows no meaning of its options. */
import { useRef } from 'preact/hooks';
import { chooseByArrow } from './roving';
import './controls.css';

export interface Option<T> {
  readonly value: T;
  readonly label: string;
  /** Why it cannot be chosen now; it can be reached and read all the same. */
  readonly off?: string | null;
}

interface ChoiceProps<T> {
  readonly label: string;
  readonly value: T;
  readonly options: readonly Option<T>[];
  readonly onChange: (value: T) => void;
}

const isOff = ({ off }: { readonly off?: string | null }): boolean => off !== undefined && off !== null;

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
          aria-disabled={isOff(option) || undefined}
          title={option.off ?? undefined}
          tabIndex={option.value === value ? 0 : -1}
          onClick={() => !isOff(option) && onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}
