/** Which names that somebody typed may be shown as they are. Knows nothing of what is named. */

/** Control and format characters that move text about, half characters, and breaks of a line. */
const DISRUPTIVE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]/u;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Accents can be piled onto one character without end: at most so many code units for each, on average. */
const UNITS_EACH = 4;

const graphemes = new Intl.Segmenter();

/** One line with something to see, without spaces around it, and of at most `longest` characters as a reader counts them. */
export const isPlainName = (text: string, longest: number): boolean =>
  text === text.trim() &&
  text.length <= longest * UNITS_EACH &&
  VISIBLE.test(text) &&
  !DISRUPTIVE.test(text) &&
  [...graphemes.segment(text)].length <= longest;
