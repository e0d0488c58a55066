/** How large everything is drawn in this window. Knows sizes only, nothing of what is drawn. */

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

/** Keeps `--s` and `--text` on the document's root right. Returns the function that stops it. */
export function followWindowScale(target: Window = window): () => void {
  const style = target.document.documentElement.style;
  const apply = (): void => {
    const { s, text } = scaleFor(target.innerWidth, target.innerHeight);
    style.setProperty('--s', String(s));
    style.setProperty('--text', String(text));
  };
  apply();
  target.addEventListener('resize', apply);
  return () => target.removeEventListener('resize', apply);
}
