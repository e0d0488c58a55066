/** Finds entries of the reference by their words. Knows neither pages nor game. */
import { findWords, fold, wordsOf } from './fold';

/** What can be found: one thing that a page tells of. */
export interface Entry<Page extends string = string> {
  readonly page: Page;
  /** Unique on its page. */
  readonly id: string;
  readonly title: string;
  /** What else it is called, in Japanese first; shown with the title. */
  readonly names: readonly string[];
  /** What is told of it; the first that holds a word is shown. */
  readonly texts: readonly string[];
  /** Words that find it and are not shown. */
  readonly alike: readonly string[];
}

export interface Found<Page extends string = string> {
  readonly entry: Entry<Page>;
  /** The piece of its texts to show: around what was found, else its beginning. */
  readonly excerpt: string;
}

export interface FoundGroup<Page extends string = string> {
  readonly page: Page;
  readonly found: readonly Found<Page>[];
}

/** By how a word stands in a folded text: it is all of it, begins it, begins a word of it, or is within one. */
function weigh(word: string, folded: string): number {
  if (folded === word) return 8;
  const at = folded.indexOf(word);
  if (at < 0) return 0;
  if (at === 0) return 4;
  return /[\s\-(（『「]/.test(folded.charAt(at - 1)) ? 2 : 1;
}

/** A title tells more of an entry than its text does. */
const PARTS = [
  { of: ({ title }: Entry) => [title], times: 8 },
  { of: ({ names }: Entry) => names, times: 6 },
  { of: ({ alike }: Entry) => alike, times: 2 },
  { of: ({ texts }: Entry) => texts, times: 1 },
] as const;

interface Indexed<Page extends string> {
  readonly entry: Entry<Page>;
  readonly parts: readonly { readonly folded: string; readonly times: number }[];
}

/** Every text is folded once: that takes longer than all searching. */
const indexed = <Page extends string>(entry: Entry<Page>): Indexed<Page> => ({
  entry,
  parts: PARTS.flatMap(({ of, times }) => of(entry).map((text) => ({ folded: fold(text).text, times }))),
});

/** Every word has to be found; 0 where one is not. */
function rank<Page extends string>({ parts }: Indexed<Page>, words: readonly string[]): number {
  const worths = words.map((word) =>
    Math.max(0, ...parts.map(({ folded, times }) => times * weigh(word, folded))),
  );
  return worths.includes(0) ? 0 : worths.reduce((sum, worth) => sum + worth, 0);
}

/** Characters shown of a text at most, and before what was found. */
const EXCERPT = 150;
const BEFORE = 40;

function excerptOf({ texts }: Entry, words: readonly string[]): string {
  const text = texts.find((each) => findWords(each, words).length > 0) ?? texts[0] ?? '';
  if (text.length <= EXCERPT) return text;
  const at = findWords(text, words)[0]?.[0] ?? 0;
  const space = at <= BEFORE ? -1 : text.indexOf(' ', at - BEFORE);
  // Without a space near by, as in Japanese, it is cut between any two characters.
  const begin = at <= BEFORE ? 0 : space >= 0 && space < at ? space + 1 : at - BEFORE;
  const end = Math.min(text.length, begin + EXCERPT);
  return `${begin > 0 ? '…' : ''}${text.slice(begin, end)}${end < text.length ? '…' : ''}`;
}

/** The best first, in groups of one page, the best group first. */
export type Search<Page extends string = string> = (query: string) => readonly FoundGroup<Page>[];

/** A search that finds the entries that hold every word of a query. */
export function searchIn<Page extends string>(entries: readonly Entry<Page>[]): Search<Page> {
  const all = entries.map(indexed);
  return (query) => {
    const words = wordsOf(query);
    if (words.length === 0) return [];
    const best = all
      .map((each) => ({ entry: each.entry, rank: rank(each, words) }))
      .filter((each) => each.rank > 0)
      .toSorted((a, b) => b.rank - a.rank)
      .map(({ entry }) => entry);
    return [...new Set(best.map(({ page }) => page))].map((page) => ({
      page,
      found: best
        .filter((entry) => entry.page === page)
        .map((entry) => ({ entry, excerpt: excerptOf(entry, words) })),
    }));
  };
}
