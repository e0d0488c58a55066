// Holds the catalogues together: the same keys everywhere, all used, none missing, each written as its language is.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';
import { CARD_IDS } from '../../shared/cards';
import { CALL_NAMES, PUSH_NAMES } from '../../shared/ipc';
import { LANGUAGES } from '../../shared/settings';
import type { Language } from '../../shared/settings';
import { HAND_YAKU_IDS, YAKU_IDS } from '../../shared/yaku';
import { formatChoice, formatList, formatNumber, formatSigned, setLanguage, t } from '../../renderer/strings';
import { catalogues } from '../../renderer/strings/catalogues';
import type { Words } from '../../renderer/strings/catalogues';
import { sameAsEnglish } from './sameAsEnglish';

const RENDERER = fileURLToPath(new URL('../../renderer', import.meta.url));
const TRANSLATIONS = ['de', 'it', 'ja'] as const satisfies readonly Language[];
const PLURAL = /_(zero|one|two|few|many|other)$/;

function flatten(words: Words, prefix: string): [key: string, text: string][] {
  return Object.entries(words).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : flatten(value, `${prefix}${key}.`),
  );
}

const textsOf = (language: Language): Map<string, string> =>
  new Map(
    Object.entries(catalogues[language]).flatMap(([namespace, words]) => flatten(words, `${namespace}:`)),
  );

const texts = { en: textsOf('en'), de: textsOf('de'), it: textsOf('it'), ja: textsOf('ja') };
const stems = (language: Language): string[] =>
  [...new Set([...texts[language].keys()].map((key) => key.replace(PLURAL, '')))].sort();

const placeholders = (text: string): string[] => [...new Set(text.match(/\{\{\w+\}\}/g) ?? [])].sort();

/** Plural forms that whole numbers below a thousand ask for; Italian's "many" starts at a million. */
const pluralForms = (language: Language): string[] => {
  const rules = new Intl.PluralRules(language);
  return [...new Set(Array.from({ length: 1000 }, (_, count) => rules.select(count)))].sort();
};

/** Source of every module that may ask for words, without its comments. */
const sources = readdirSync(RENDERER, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => readFileSync(`${RENDERER}/${file}`, 'utf8').replace(/\/\*[\s\S]*?\*\//g, ''));

/** Calls of the bridge are spelt like keys. */
const isCall = (key: string): boolean => [...CALL_NAMES, ...PUSH_NAMES].some((name) => name === key);

/** Patterns of all keys written out in the source; `${…}` in a template stands for any text. */
const usedKeys = (): RegExp[] => {
  const namespaces = Object.keys(catalogues.en).join('|');
  const literal = new RegExp(`(['"\`])((?:${namespaces}):(?:\\$\\{[^}]*\\}|(?!\\1).)+)\\1`, 'g');
  return [
    ...new Set(sources.flatMap((source) => [...source.matchAll(literal)].map((match) => match[2] ?? ''))),
  ]
    .filter((key) => !isCall(key))
    .map((key) => {
      const pieces = key.split(/\$\{[^}]*\}/).map((piece) => piece.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
      return new RegExp(`^${pieces.join('.+')}$`);
    });
};

afterEach(() => {
  setLanguage('en');
});

describe('catalogues', () => {
  it.each(TRANSLATIONS)('%s has the keys of English, no more and no fewer', (language) => {
    expect(stems(language)).toEqual(stems('en'));
  });

  it('have no key that nothing asks for', () => {
    const used = usedKeys();
    expect(stems('en').filter((key) => !used.some((pattern) => pattern.test(key)))).toEqual([]);
  });

  it('have words for every key in the source', () => {
    const keys = stems('en');
    const missing = usedKeys().filter((pattern) => !keys.some((key) => pattern.test(key)));
    expect(missing.map((pattern) => pattern.source)).toEqual([]);
  });

  it.each(LANGUAGES)('%s has no empty text, and no stray space but in separators', (language) => {
    const bad = [...texts[language]].filter(
      ([, text]) => text.trim() === '' || (text !== text.trim() && /[\p{L}{]/u.test(text)),
    );
    expect(bad).toEqual([]);
  });

  it.each(TRANSLATIONS)('%s is translated, names and loan words aside', (language) => {
    const same = [...texts[language]].filter(([key, text]) => texts.en.get(key) === text);
    expect(same.filter(([key, text]) => !sameAsEnglish(language, key, text))).toEqual([]);
  });

  it.each(TRANSLATIONS)('%s keeps every placeholder', (language) => {
    const expected = new Map(stems('en').map((stem) => [stem, placeholdersOf('en', stem)]));
    const found = new Map(stems('en').map((stem) => [stem, placeholdersOf(language, stem)]));
    expect(found).toEqual(expected);
  });

  it.each(LANGUAGES)('%s has exactly the plural forms of its grammar', (language) => {
    const forms = new Map<string, string[]>();
    for (const key of texts[language].keys()) {
      const form = PLURAL.exec(key)?.[1];
      const stem = key.replace(PLURAL, '');
      if (form !== undefined) forms.set(stem, [...(forms.get(stem) ?? []), form].sort());
    }
    const wrong = [...forms].filter(([, found]) => found.join() !== pluralForms(language).join());
    expect(wrong).toEqual([]);
  });

  it('count by plural forms in the same places in every language', () => {
    const counted = (language: Language): string[] =>
      [...new Set([...texts[language].keys()].filter((key) => PLURAL.test(key)))]
        .map((key) => key.replace(PLURAL, ''))
        .filter((stem, index, all) => all.indexOf(stem) === index)
        .sort();
    for (const language of TRANSLATIONS) expect(counted(language)).toEqual(counted('en'));
  });

  it.each(LANGUAGES)('%s uses typographic marks', (language) => {
    const straight = [...texts[language]].filter(([, text]) => /["']|\.\.\.| - |--/.test(text));
    expect(straight).toEqual([]);
  });

  it('write Japanese with full-width punctuation', () => {
    const narrow = [...texts.ja].filter(([, text]) =>
      /[\u3040-\u30ff\u4e00-\u9fff][,.!?:;()]|[,!?:;()][\u3040-\u30ff\u4e00-\u9fff]/.test(text),
    );
    expect(narrow).toEqual([]);
  });
});

/** Placeholders of a text; of a counted text, those of its fullest form ("one card" may leave out the number). */
function placeholdersOf(language: Language, stem: string): string[] {
  const single = texts[language].get(stem);
  return placeholders(single ?? texts[language].get(`${stem}_other`) ?? '');
}

describe('card names', () => {
  it.each(LANGUAGES)('%s tells all 48 cards apart', (language) => {
    const names = CARD_IDS.map((id) => texts[language].get(`cards:${id}.name`));
    expect(new Set(names).size).toBe(48);
    expect(names).not.toContain(undefined);
  });

  it('are short enough in German for the rail', () => {
    const long = CARD_IDS.map((id) => texts.de.get(`cards:${id}.name`) ?? '').filter(
      (name) => name.length > 18,
    );
    expect(long).toEqual([]);
  });

  it.each(LANGUAGES)('%s names every yaku', (language) => {
    for (const id of [...YAKU_IDS, ...HAND_YAKU_IDS]) {
      expect(texts[language].get(`cards:yaku.${id}.name`)).toBeTruthy();
    }
  });
});

describe('t', () => {
  it('speaks the language chosen last', () => {
    expect(t('cards:jan-crane.name')).toBe('Crane');
    setLanguage('de');
    expect(t('cards:jan-crane.name')).toBe('Kranich');
    setLanguage('ja');
    expect(t('cards:jan-crane.name')).toBe('松に鶴');
  });

  it('fills in values and fails loudly without them', () => {
    expect(t('reference:cardAt', { card: 'Crane', where: 'field' })).toBe('Crane: field');
    expect(() => t('reference:cardAt', { card: 'Crane' })).toThrow('where');
  });
});

describe('numbers and lists', () => {
  it('follow the language', () => {
    expect(formatNumber(1234)).toBe('1,234');
    expect(formatList(['a', 'b', 'c'])).toBe('a, b and c');
    setLanguage('de');
    expect(formatNumber(1234)).toBe('1.234');
    expect(formatList(['a', 'b', 'c'])).toBe('a, b und c');
    expect(formatChoice(['a', 'b', 'c'])).toBe('a, b oder c');
  });

  it('sign changes with a true minus', () => {
    expect([5, 0, -3].map(formatSigned)).toEqual(['+5', '0', '−3']);
  });
});
