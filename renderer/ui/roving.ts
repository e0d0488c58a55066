/** Arrow keys in a row of buttons of which one is in the tab order. Knows no meaning of the buttons. */
import type { RefObject } from 'preact';

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** The index that `key` leads to in a ring of `count`, or null when the key leads nowhere. */
export function rovingIndex(key: string, current: number, count: number): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = STEPS[key];
  return step === undefined ? null : (current + step + count) % count;
}

/** Moves the focus among the direct `button` children of `row`; returns the index reached, or null. */
export function moveFocus(event: KeyboardEvent, row: HTMLElement | null, current: number): number | null {
  const buttons = row === null ? [] : [...row.querySelectorAll<HTMLElement>(':scope > button')];
  const next = rovingIndex(event.key, current, buttons.length);
  if (next === null) return null;
  event.preventDefault();
  event.stopPropagation();
  buttons[next]?.focus();
  return next;
}

interface Chosen<T> {
  readonly value: T;
  /** `off` = why it can be reached, but not chosen. */
  readonly options: readonly { readonly value: T; readonly off?: string | null }[];
  readonly onChange: (value: T) => void;
}

/** A key handler for a row with one button an option: the focus moves, and what it reaches is chosen. */
export const chooseByArrow =
  <T>(row: RefObject<HTMLElement | null>, { value, options, onChange }: Chosen<T>) =>
  (event: KeyboardEvent): void => {
    const chosen = options.findIndex((option) => option.value === value);
    // What could not be chosen has the focus without being the chosen one.
    const focused = [...(row.current?.children ?? [])].findIndex((each) => each === document.activeElement);
    const reached = moveFocus(event, row.current, focused === -1 ? chosen : focused);
    const option = reached === null ? undefined : options[reached];
    if (option !== undefined && (option.off ?? null) === null) onChange(option.value);
  };
