/** A choice of one among many words. Knows no meaning of its options. */
import type { Option } from './Choice';
import { Icon } from './icons';
import './controls.css';

interface SelectProps<T> {
  readonly label: string;
  readonly value: T;
  readonly options: readonly (Option<T> & { readonly lang?: string })[];
  readonly onChange: (value: T) => void;
}

export function Select<T extends string>({ label, value, options, onChange }: SelectProps<T>) {
  const handleChange = (event: Event & { readonly currentTarget: HTMLSelectElement }): void => {
    const chosen = options[event.currentTarget.selectedIndex];
    if (chosen !== undefined) onChange(chosen.value);
  };
  return (
    <span class="select">
      <select aria-label={label} value={value} onChange={handleChange}>
        {options.map((option) => (
          <option key={option.value} value={option.value} lang={option.lang}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="down" />
    </span>
  );
}
