/** How large everything is drawn in this window. Knows sizes only, nothing of what is drawn. */

import { effect } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';

export interface Scale {
  /** Geometry of the table: 1 at 1280 x 800 CSS px. */
  readonly s: number;
  /** Type and sheets: html is 16 px times this. */
  readonly text: number;
}

/**
 * The scale for a window of `width` x `height` CSS px.
 * Type stays between .925 (12 px captions at 1024 x 640) and 3.2 (4K); `userText` is the player's own factor, 1 to 1.5.
 */
export function scaleFor(width: number, height: number, userText = 1): Scale {
  const s = Math.min(width / 1280, height / 800);
  return { s, text: Math.min(Math.max(s, 0.925), 3.2) * userText };
}

/** From this size on, what is told elsewhere too gives its room away: logs, words under icons, panels beside lists. */
export const LARGE_TEXT = 1.25;

/**
 * Keeps `--s`, `--text` and `data-large-text` on the document's root right, for the window and the player's own factor.
 * Returns the function that stops it.
 */
export function followScale(userText: ReadonlySignal<number>, target: Window = window): () => void {
  const root = target.document.documentElement;
  const apply = (): void => {
    const { s, text } = scaleFor(target.innerWidth, target.innerHeight, userText.value);
    root.style.setProperty('--s', String(s));
    root.style.setProperty('--text', String(text));
    root.toggleAttribute('data-large-text', userText.value >= LARGE_TEXT);
  };
  const stop = effect(apply);
  target.addEventListener('resize', apply);
  return () => {
    stop();
    target.removeEventListener('resize', apply);
  };
}
