/** Every key that the game answers to, by place: the one table that the code obeys and the shortcuts page lists. */
import type { Key } from '../strings';

export interface Shortcut {
  /** As the browser calls them; letters small. */
  readonly keys: readonly string[];
  /** What they do. */
  readonly words: Key;
}

const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];
const on = (words: Key, ...keys: readonly string[]): Shortcut => ({ keys, words });

/** In the order of the page. */
export const SHORTCUTS = {
  table: {
    choose: on('shortcuts:table.choose', ...ARROWS),
    play: on('shortcuts:table.play', 'Enter', ' '),
    skip: on('shortcuts:table.skip', 'Enter', ' ', 'Escape', ...ARROWS),
    coach: on('shortcuts:table.coach', 'h'),
    takeBack: on('shortcuts:table.takeBack', 'u'),
    cards: on('shortcuts:table.cards', 'c'),
    rules: on('shortcuts:table.rules', 'r'),
    reference: on('shortcuts:table.reference', 'b'),
    sound: on('shortcuts:table.sound', 'm'),
    menu: on('shortcuts:table.menu', 'Escape'),
  },
  question: {
    choose: on('shortcuts:question.choose', ...ARROWS),
    answer: on('shortcuts:question.answer', 'Enter'),
    coach: on('shortcuts:table.coach', 'h'),
    cards: on('shortcuts:table.cards', 'c'),
    rules: on('shortcuts:table.rules', 'r'),
    reference: on('shortcuts:table.reference', 'b'),
  },
  tally: {
    complete: on('shortcuts:tally.complete', 'Enter', ' '),
    go: on('shortcuts:tally.go', 'Enter', ' '),
  },
  sheets: {
    next: on('shortcuts:sheets.next', 'Tab'),
    within: on('shortcuts:sheets.within', ...ARROWS),
    close: on('shortcuts:sheets.close', 'Escape'),
  },
  anywhere: { shortcuts: on('shortcuts:anywhere.shortcuts', '?', 'F1') },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Shortcut>>>>;

export type Place = keyof typeof SHORTCUTS;

/** Caps Lock makes capitals of the letters. */
const plain = (key: string): string => (key.length === 1 ? key.toLowerCase() : key);

/** Whether this key is one of its keys, pressed without another that makes it one of the system's own. */
export const isShortcut = (event: KeyboardEvent, { keys }: Shortcut): boolean =>
  !(event.ctrlKey || event.metaKey || event.altKey) && keys.includes(plain(event.key));

/** The first of these that the key does in a place; null where it does none of them. */
export const shortcutFor = <N extends string>(
  event: KeyboardEvent,
  place: Readonly<Record<N, Shortcut>>,
  names: readonly N[],
): N | null => names.find((name) => isShortcut(event, place[name])) ?? null;
