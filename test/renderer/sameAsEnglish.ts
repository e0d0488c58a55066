// Texts that may read as in English: what the languages share, and what has no words at all.
import type { Language } from '../../shared/settings';

/** Japanese names, written the same in every language. */
const NAMES = [/^cards:yaku\.[\w-]+\.(jp|romaji)$/, /^cards:month\.\d+\.old$/];

/** Words spelt alike. A text may be made of these and numbers alone. */
const SHARED: Readonly<Record<Exclude<Language, 'en'>, readonly string[]>> = {
  de: [
    'April',
    'August',
    'September',
    'November',
    'Iris',
    'Yaku',
    'Sakuya',
    'Koi-Koi',
    'Pause',
    'Hanagoyomi',
    'Enter',
  ],
  it: [
    'Iris',
    'Pampas',
    'Yaku',
    'Sakuya',
    'Koi-Koi',
    'Stop',
    'Menu',
    'Hanagoyomi',
    'Koi-koi',
    'Volume',
    'Enter',
  ],
  ja: ['Enter'],
};

/** True when `text`, found under `key`, may be the same in `language` as in English. */
export function sameAsEnglish(language: Exclude<Language, 'en'>, key: string, text: string): boolean {
  if (NAMES.some((pattern) => pattern.test(key))) return true;
  const bare = SHARED[language].reduce((rest, word) => rest.replaceAll(word, ''), text);
  return !/\p{L}/u.test(bare.replace(/\{\{\w+\}\}/g, ''));
}
