/** A press while something moves skips it, and is used up by that. Knows neither cards nor screens. */

import { SHORTCUTS } from '../shortcuts/shortcuts';

/** A press held this long runs everything up to the next decision, in ms. */
const HOLD_MS = 450;
/** Presses that follow each other this fast are one burst: begun as a skip, none of them plays a card, in ms. */
const BURST_MS = 300;
/** The keys that play a card where one is focused. */
const PLAY_KEYS: ReadonlySet<string> = new Set(SHORTCUTS.table.play.keys);
const SKIP_KEYS: ReadonlySet<string> = new Set(SHORTCUTS.table.skip.keys);

export interface SkipTarget {
  /** @returns whether the press was used up. `now` in ms. */
  press(now: number): boolean;
  drain(): void;
}

/** Buttons of the rail and of dialogs work while the table moves. */
const worksAnyway = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('.tools, [role=dialog], [role=alertdialog]') !== null;

/** Listens on the window ahead of everything else. Returns the function that stops it. */
export function watchPresses(target: SkipTarget): () => void {
  const stop = new AbortController();
  const options = { capture: true, signal: stop.signal };
  let hold: ReturnType<typeof setTimeout> | undefined;
  let spent = false;
  const lastSpent = { pointer: -Infinity, key: -Infinity };

  /** What moved may have come to rest between two presses of a burst, with another card under the pointer. */
  const uses = (event: Event, by: 'pointer' | 'key'): boolean => {
    const used = target.press(event.timeStamp) || event.timeStamp - lastSpent[by] <= BURST_MS;
    if (used) lastSpent[by] = event.timeStamp;
    return used;
  };
  /** An arrow skips, but plays nothing and starts no burst. */
  const usesKey = (event: KeyboardEvent): boolean =>
    PLAY_KEYS.has(event.key) ? uses(event, 'key') : target.press(event.timeStamp);
  const swallow = (event: Event): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const letGo = (): void => clearTimeout(hold);

  window.addEventListener(
    'pointerdown',
    (event) => {
      spent = !worksAnyway(event.target) && uses(event, 'pointer');
      if (!spent) return;
      swallow(event);
      hold = setTimeout(() => target.drain(), HOLD_MS);
    },
    options,
  );
  for (const type of ['pointerup', 'pointercancel', 'blur']) window.addEventListener(type, letGo, options);
  // The click that follows a used-up press must not play the card that has come to rest under it.
  window.addEventListener('click', (event) => spent && event.detail > 0 && swallow(event), options);
  window.addEventListener(
    'keydown',
    (event) => {
      if (!SKIP_KEYS.has(event.key) || worksAnyway(event.target)) return;
      if (!event.repeat && usesKey(event)) swallow(event);
    },
    options,
  );
  return () => {
    letGo();
    stop.abort();
  };
}
