/** Texts made alike for searching: without case, accents or the kind of kana, and with the way back to the original. */

export interface Folded {
  readonly text: string;
  /** For each place of `text`, where its character begins in the original; at the end the original's length. */
  readonly from: readonly number[];
}

const ACCENTS = /[\u0300-\u036f]/g;
const KATAKANA = /[\u30a1-\u30f6]/g;
/** Between katakana and hiragana in the code table. */
const TO_HIRAGANA = 0x60;

/** "ō" and "O" read as "o", "タ" and half-width "ﾀ" as "た"; voicing marks of kana stay. */
const foldCharacter = (character: string): string =>
  character
    .normalize('NFKD')
    .replace(ACCENTS, '')
    .normalize('NFC')
    .toLowerCase()
    .replace('ß', 'ss')
    .replace(/[’‘]/g, "'")
    .replace(KATAKANA, (kana) => String.fromCharCode(kana.charCodeAt(0) - TO_HIRAGANA));

export function fold(original: string): Folded {
  let text = '';
  const from: number[] = [];
  let at = 0;
  for (const character of original) {
    const folded = foldCharacter(character);
    for (let place = 0; place < folded.length; place += 1) from.push(at);
    text += folded;
    at += character.length;
  }
  return { text, from: [...from, at] };
}

/** The words of a query; Japanese has no spaces between words, so all it holds may be one. */
export const wordsOf = (query: string): readonly string[] => [
  ...new Set(
    fold(query)
      .text.split(/[\s、。,.;:・]+/)
      .filter((word) => word !== ''),
  ),
];

/** Begin and end in the original. */
export type Range = readonly [begin: number, end: number];

function rangesOf(word: string, { text, from }: Folded): readonly Range[] {
  const found: Range[] = [];
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
    const [begin, end] = [from[at], from[at + word.length]];
    if (begin !== undefined && end !== undefined && end > begin) found.push([begin, end]);
  }
  return found;
}

/** Where the words stand in a text, in order; what touches or overlaps is one. @param words as `wordsOf` gives them */
export function findWords(original: string, words: readonly string[]): readonly Range[] {
  const folded = fold(original);
  const all = words.flatMap((word) => rangesOf(word, folded)).toSorted((a, b) => a[0] - b[0]);
  const joined: Range[] = [];
  for (const range of all) {
    const last = joined.at(-1);
    if (last !== undefined && range[0] <= last[1]) {
      joined[joined.length - 1] = [last[0], Math.max(last[1], range[1])];
    } else joined.push(range);
  }
  return joined;
}
