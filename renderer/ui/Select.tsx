/** A choice of one among many words, in groups where there are several. Knows no meaning of its options. */
import type { Ref } from 'preact';
import type { Option } from './Choice';
import { Icon } from './icons';
import './controls.css';

export interface SelectOption<T> extends Option<T> {
  readonly lang?: string;
  /** Neighbours of one group stand under its name. */
  readonly group?: string;
}

interface SelectProps<T> {
  readonly label: string;
  readonly value: T;
  readonly options: readonly SelectOption<T>[];
  readonly onChange: (value: T) => void;
  readonly selectRef?: Ref<HTMLSelectElement>;
}

const lines = <T extends string>(options: readonly SelectOption<T>[]) =>
  options.map((option) => (
    <option
      key={option.value}
      value={option.value}
      lang={option.lang}
      disabled={(option.off ?? null) !== null}
    >
      {option.label}
    </option>
  ));

export function Select<T extends string>({ label, value, options, onChange, selectRef }: SelectProps<T>) {
  const groups = [...new Set(options.map(({ group }) => group))];
  const handleChange = (event: Event & { readonly currentTarget: HTMLSelectElement }): void => {
    const chosen = options[event.currentTarget.selectedIndex];
    if (chosen !== undefined) onChange(chosen.value);
  };
  return (
    <span class="select">
      <select
        ref={selectRef}
        aria-label={label}
        title={options.find((option) => option.value === value)?.label}
        value={value}
        onChange={handleChange}
      >
        {groups.length < 2
          ? lines(options)
          : groups.map((group) => (
              <optgroup key={group} label={group}>
                {lines(options.filter((option) => option.group === group))}
              </optgroup>
            ))}
      </select>
      <Icon name="down" />
    </span>
  );
}
