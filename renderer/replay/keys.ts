/** The keys of a replay, by what they do. Does nothing itself. */
export const REPLAY_KEYS = {
  toggle: [' '],
  forward: ['ArrowRight'],
  back: ['ArrowLeft'],
  monthForward: ['PageDown', 'Shift+ArrowRight'],
  monthBack: ['PageUp', 'Shift+ArrowLeft'],
  close: ['Escape'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type ReplayDeed = keyof typeof REPLAY_KEYS;

const DEEDS: readonly ReplayDeed[] = ['toggle', 'forward', 'back', 'monthForward', 'monthBack', 'close'];

/** What a key does; null where it does nothing here, or belongs to the control that has the focus. */
export function deedOf(event: KeyboardEvent): ReplayDeed | null {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  const pressed = event.shiftKey ? `Shift+${event.key}` : event.key;
  const deed = DEEDS.find((each) => REPLAY_KEYS[each].some((key) => key === pressed)) ?? null;
  const inside = (what: string): boolean =>
    event.target instanceof Element && event.target.closest(what) !== null;
  // A list moves by the same keys, and a button is pressed by the space bar.
  if (deed !== 'close' && inside('select')) return null;
  return deed === 'toggle' && inside('button') ? null : deed;
}
