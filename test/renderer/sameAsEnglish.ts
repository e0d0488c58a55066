// Texts that may read as in English: what the languages share, and what has no words at all.
import type { Language } from '../../shared/settings';

/** Japanese names, written the same in every language. */
const NAMES = [
  /^reference:plant\.\d+$/,
  /^cards:yaku\.[\w-]+\.(jp|romaji)$/,
  /^cards:month\.\d+\.old$/,
  /^facts:glossary\.\w+\.ja$/,
];

/** A sign and not a word. */
const SIGNS = ['×n'];

/** Names of people, firms and games keep their spelling. */
const PROPER = [
  'Sakuya',
  'Toru',
  'Hanagoyomi',
  'Mekuri-Koi',
  'Nintendo',
  'Hanafuda Flash',
  'Wikipedia',
  'Kyoto',
];

/** Words spelt alike. A text may be made of these and numbers alone. */
const SHARED: Readonly<Record<Exclude<Language, 'en'>, readonly string[]>> = {
  de: [
    ...PROPER,
    'April',
    'August',
    'September',
    'November',
    'Iris',
    'Yaku',
    'Koi-Koi',
    'Pause',
    'Enter',
    'Esc',
    'Tab',
    'Modern',
    'Coach',
    'Chance',
    'Fairness',
  ],
  it: [
    ...PROPER,
    'Iris',
    'Pampas',
    'Yaku',
    'Koi-Koi',
    'Stop',
    'Menu',
    'Koi-koi',
    'yaku',
    'koi-koi',
    'stop',
    'Volume',
    'Enter',
    'Esc',
    'Tab',
    'Coach',
    'coach',
    'Replay',
  ],
  ja: ['Enter', 'Esc', 'Tab'],
};

/** True when `text`, found under `key`, may be the same in `language` as in English. */
export function sameAsEnglish(language: Exclude<Language, 'en'>, key: string, text: string): boolean {
  if (NAMES.some((pattern) => pattern.test(key)) || SIGNS.includes(text)) return true;
  const bare = SHARED[language].reduce((rest, word) => rest.replaceAll(word, ''), text);
  return !/\p{L}/u.test(bare.replace(/\{\{\w+\}\}/g, ''));
}
