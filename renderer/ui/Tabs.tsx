/** A row of tabs over one panel. Knows no meaning of its pages. */
import type { ComponentChildren } from 'preact';
import { useId, useRef } from 'preact/hooks';
import type { Option } from './Choice';
import { chooseByArrow } from './roving';
import './controls.css';

interface TabRowProps<T> {
  /** Joins the row to its panel. */
  readonly id: string;
  readonly label: string;
  readonly value: T;
  readonly options: readonly Option<T>[];
  readonly onChange: (value: T) => void;
}

/** The row alone, for where its panel stands elsewhere. */
export function TabRow<T extends string>({ id, label, value, options, onChange }: TabRowProps<T>) {
  const row = useRef<HTMLDivElement>(null);
  const handleKey = chooseByArrow(row, { value, options, onChange });
  return (
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
  );
}

interface TabPanelProps {
  readonly id: string;
  readonly value: string;
  readonly class?: string;
  readonly children: ComponentChildren;
}

export function TabPanel({ id, value, class: extra = '', children }: TabPanelProps) {
  return (
    <div class={`tabPanel ${extra}`} role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`}>
      {children}
    </div>
  );
}

interface TabsProps<T> extends Omit<TabRowProps<T>, 'id'> {
  /** The panel of the chosen tab. */
  readonly children: ComponentChildren;
}

export function Tabs<T extends string>({ children, ...row }: TabsProps<T>) {
  const id = useId();
  return (
    <>
      <TabRow id={id} {...row} />
      <TabPanel id={id} value={row.value}>
        {children}
      </TabPanel>
    </>
  );
}
