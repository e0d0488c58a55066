// What is found over all pages of the reference, in every language and by Japanese names.
import { afterEach, describe, expect, it } from 'vitest';
import { CARD_IDS } from '../../../shared/cards';
import { presets } from '../../../shared/presets';
import { LANGUAGES } from '../../../shared/settings';
import type { Language } from '../../../shared/settings';
import { entriesOf } from '../../../renderer/reference/entries';
import { findWords, fold, wordsOf } from '../../../renderer/reference/fold';
import { REFERENCE_PAGES } from '../../../renderer/reference/pages';
import { searchIn } from '../../../renderer/reference/search';
import { inJapanese, setLanguage, t } from '../../../renderer/strings';

afterEach(() => setLanguage('en'));

const findIn = (language: Language, query: string): readonly string[] => {
  setLanguage(language);
  return searchIn(entriesOf(presets.modern))(query).flatMap(({ page, found }) =>
    found.map(({ entry }) => `${page}:${entry.id}`),
  );
};

/** What stands in the text at the places found. */
const marked = (text: string, query: string): readonly string[] =>
  findWords(text, wordsOf(query)).map(([begin, end]) => text.slice(begin, end));

describe('texts made alike', () => {
  it.each([
    ['Gokō', 'goko'],
    ['Pfingstrosen', 'pfingstrosen'],
    ['Glühwürmchen', 'gluhwurmchen'],
    ['groß', 'gross'],
    ['タネ', 'たね'],
    ['ﾀﾈ', 'たね'],
    ['ガ', 'が'],
    ['ｋｏｉ', 'koi'],
    ['perché', 'perche'],
  ])('reads %s as %s', (text, folded) => {
    expect(fold(text).text).toBe(folded);
  });

  it('marks the original letters, however the fold changes their number', () => {
    expect(marked('Groß und Gokō', 'gross GOKO')).toEqual(['Groß', 'Gokō']);
    expect(marked('猪鹿蝶と鹿', '鹿')).toEqual(['鹿', '鹿']);
    expect(marked('タネは九枚', 'たね')).toEqual(['タネ']);
    expect(marked('𠮷野の桜', '桜')).toEqual(['桜']);
    expect(marked('pine', 'pin ine')).toEqual(['pine']);
    expect(marked('pine', 'plum')).toEqual([]);
  });
});

describe('search', () => {
  it.each(LANGUAGES)('finds every entry by its title, its names and its id in %s', (language) => {
    setLanguage(language);
    const entries = entriesOf(presets['classic-3p']);
    const search = searchIn(entries);
    const lost = entries.flatMap((entry) =>
      [entry.title, ...entry.names, ...entry.alike].filter(
        (name) => !search(name).some(({ found }) => found.some((each) => each.entry === entry)),
      ),
    );
    expect(lost).toEqual([]);
  });

  it.each(LANGUAGES)('finds every card by its Japanese name in %s', (language) => {
    setLanguage(language);
    const search = searchIn(entriesOf(presets.modern));
    for (const card of CARD_IDS) {
      const found = search(inJapanese(`cards:${card}.name`)).flatMap((group) => group.found);
      expect(found.map(({ entry }) => entry.id)).toContain(card);
    }
  });

  it.each(LANGUAGES)('has entries on every page in %s, each with an id of its own', (language) => {
    setLanguage(language);
    const entries = entriesOf(presets.modern);
    expect(new Set(entries.map(({ page }) => page))).toEqual(new Set(REFERENCE_PAGES));
    const ids = entries.map(({ page, id }) => `${page}:${id}`);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('finds one sign within a word: Japanese has no spaces', () => {
    const found = findIn('en', '鹿');
    expect(found).toContain('cards:ino-shika-cho');
    expect(found).toContain('months:oct-deer');
  });

  it('finds what is written with other kana, and by sound', () => {
    expect(findIn('en', 'はなふだ')).toContain('glossary:hanafuda');
    expect(findIn('ja', 'たね')).toContain('cards:tane');
    expect(findIn('it', 'まつ')).toContain('months:month-1');
    expect(findIn('de', 'goko')[0]).toBe('cards:goko');
  });

  it('finds the second part of a German word', () => {
    expect(findIn('de', 'band')).toContain('months:jan-ribbon');
  });

  it('puts a title before a text, and a whole title before a part of one', () => {
    setLanguage('en');
    const [first] = searchIn(entriesOf(presets.modern))('moon');
    expect(first?.found[0]?.entry.title).toBe('Moon');
  });

  it('asks for every word', () => {
    expect(findIn('en', 'moon cup')).toContain('cards:tsukimi');
    expect(findIn('en', 'moon cup')).not.toContain('months:aug-moon');
    expect(findIn('en', 'moon qqq')).toEqual([]);
    expect(findIn('en', '  ')).toEqual([]);
  });

  it.each([
    [
      'with spaces',
      `${'seven words stand before it here '.repeat(12)}crane ${'and after it '.repeat(12)}`,
      'crane',
    ],
    ['without', `${'札は四枚ずつ十二か月です。'.repeat(15)}鶴${'が飛びます。'.repeat(20)}`, '鶴'],
  ])('shows the piece of a long text that holds the word, %s', (_, text, word) => {
    const entry = { page: 'rules', id: 'a', title: 'A', names: [], texts: ['Short.', text], alike: [] };
    const excerpt = searchIn([entry])(word)[0]?.found[0]?.excerpt ?? '';
    expect(excerpt).toMatch(/^….*…$/);
    expect(findWords(excerpt, [word])).toHaveLength(1);
    expect(excerpt.length).toBeLessThan(160);
  });

  it('tells the values and the rules of the rule-set it is given', () => {
    setLanguage('en');
    const texts = (rules: (typeof presets)['modern']): string =>
      entriesOf(rules)
        .filter(({ page }) => page === 'cards' || page === 'rules')
        .flatMap((entry) => entry.texts)
        .join(' ');
    expect(texts(presets.fifty)).not.toBe(texts(presets.modern));
    expect(t('reference:search.count', { count: 1 })).toBe('1 entry');
  });
});
