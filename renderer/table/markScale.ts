/** How large the words of a mark stand on a card of any size, and where they cannot stand. Pure numbers, in CSS px. */

/** Type on a card is never smaller. */
const LEAST_TYPE = 10;
/** Share of the card's width that a name may take. */
const ROOM = 0.92;

export interface MarkWords {
  /** Width of the words with their paper as they were painted. */
  readonly width: number;
  /** Their type as it was painted. */
  readonly type: number;
}

/**
 * The factor at which painted words stand on a card of `size`: as large as the card asks for, larger where the type would
 * be too small to read, smaller where they would not fit. Null where they cannot be read and fit.
 * @param plain the factor by which the card itself is scaled
 */
export function scaleOfWords({ width, type }: MarkWords, size: number, plain: number): number | null {
  const readable = LEAST_TYPE / type;
  const fitting = (ROOM * size) / width;
  return fitting < readable ? null : Math.min(Math.max(plain, readable), fitting);
}
