/** A row of tabs over one panel. Knows no meaning of its pages. */
import type { ComponentChildren } from 'preact';
import { useId, useRef } from 'preact/hooks';
import type { Option } from './Choice';
import { chooseByArrow } from './roving';
import './controls.css';

interface TabsProps<T> {
  readonly label: string;
  readonly value: T;
  readonly options: readonly Option<T>[];
  readonly onChange: (value: T) => void;
  /** The panel of the chosen tab. */
  readonly children: ComponentChildren;
}

export function Tabs<T extends string>({ label, value, options, onChange, children }: TabsProps<T>) {
  const row = useRef<HTMLDivElement>(null);
  const id = useId();
  const handleKey = chooseByArrow(row, { value, options, onChange });
  return (
    <>
      <div ref={row} class="tabs" role="tablist" aria-label={label} onKeyDown={handleKey}>
        {options.map((option) => (
          <button
            key={option.value}
            type="button"
            role="tab"
            id={`${id}-${option.value}`}
            aria-selected={option.value === value}
            aria-controls={`${id}-panel`}
            tabIndex={option.value === value ? 0 : -1}
            onClick={() => onChange(option.value)}
          >
            {option.label}
          </button>
        ))}
      </div>
      <div class="tabPanel" role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`}>
        {children}
      </div>
    </>
  );
}
