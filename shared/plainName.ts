/** Which names that somebody typed may be shown as they are. Knows nothing of what is named. */

/**
 * Control and format characters that move text about, half characters, breaks of a line, and what stands for letters
 * that were lost on the way: a file in another encoding must not rename anything unnoticed.
 */
const DISRUPTIVE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069\uFFFD]/u;
/** There are letters and symbols, too, that show nothing: fillers and the empty Braille cell. */
const VISIBLE = /(?![\p{DI}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u;

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

/** Any text as a name that may be shown: cut to `longest` characters, with `\uFFFD` for each that is not plain. */
export function showableName(text: string, longest: number): string {
  const start = text.slice(0, longest * UNITS_EACH).replace(new RegExp(DISRUPTIVE, 'gu'), '\uFFFD');
  const characters = Array.from(graphemes.segment(start), ({ segment }) => segment);
  if (start.length === text.length && characters.length <= longest) return start;
  return `${characters.slice(0, longest - 1).join('')}…`;
}
