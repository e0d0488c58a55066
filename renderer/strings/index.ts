/** Speaks the player's language: words by key, numbers and lists. Knows no component and no game state. */
import { signal } from '@preact/signals';
import i18next from 'i18next';
import type { Month } from '../../shared/cards';
import type { Language } from '../../shared/settings';
import { catalogues } from './catalogues';
import type { Key } from './catalogues';

export type { Key } from './catalogues';

/** Values for `{{placeholders}}`; `count` also picks the plural form. */
export type Params = Readonly<Record<string, string | number>>;

/** A gap in the catalogues is a bug: tests and development fail on it, a player sees the key. */
function report(gap: string): string {
  if (import.meta.env.DEV) throw new Error(gap);
  return gap;
}

const words = i18next.createInstance();
void words.init({
  resources: catalogues,
  ns: Object.keys(catalogues.en),
  fallbackLng: 'en',
  initAsync: false,
  interpolation: { escapeValue: false },
  parseMissingKeyHandler: (key) => report(`no words for ${key}`),
  missingInterpolationHandler: (text: string, found: readonly string[]) =>
    report(`no value for ${found[0] ?? ''} in: ${text}`),
});

const speakers = {
  en: words.getFixedT('en'),
  de: words.getFixedT('de'),
  it: words.getFixedT('it'),
  ja: words.getFixedT('ja'),
} as const satisfies Record<Language, unknown>;

/** The language shown now. Whatever reads it, through `t` or the formatters, follows a change. */
export const language = signal<Language>('en');

/** Switches every word on the screen; also tells the document, for fonts, hyphenation and screen readers. */
export function setLanguage(next: Language): void {
  language.value = next;
  if (typeof document !== 'undefined') document.documentElement.lang = next;
}

/** The words for `key` in the current language. Throws outside a release when words or a value are missing. */
export const t = (key: Key, params: Params = {}): string => speakers[language.value](key, params);

/** The Japanese words for `key`, whatever language is shown: names of cards and flowers stand in both. */
export const inJapanese = (key: Key): string => speakers.ja(key);

/** British, as the English words are written: "a, b and c". */
const LOCALES = { en: 'en-GB', de: 'de', it: 'it', ja: 'ja' } as const satisfies Record<Language, string>;

/** Made once for each language: making one takes longer than its work. */
const perLanguage = <T>(make: (locale: string) => T): (() => T) => {
  const made = new Map<Language, T>();
  return () => {
    const kept = made.get(language.value) ?? make(LOCALES[language.value]);
    made.set(language.value, kept);
    return kept;
  };
};

const numbers = perLanguage((locale) => new Intl.NumberFormat(locale));
const lists = perLanguage((locale) => new Intl.ListFormat(locale, { type: 'conjunction' }));
const choices = perLanguage((locale) => new Intl.ListFormat(locale, { type: 'disjunction' }));

/** "1,200", "1.200". */
export const formatNumber = (value: number): string => numbers().format(value).replace('-', '−');

/** "5 points". */
export const formatPoints = (points: number): string =>
  t('table:worth', { count: points, points: formatNumber(points) });

/** A month's name inside a sentence: Italian writes it small there. */
export function monthInSentence(month: Month): string {
  const name = t(`cards:month.${month}.name`);
  return language.value === 'it' ? name.toLocaleLowerCase('it') : name;
}

const shortMonths = perLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' }),
);

/** "Jan", "1月": where twelve stand side by side. */
export const shortMonth = (month: Month): string => shortMonths().format(Date.UTC(2000, month - 1, 1));

const moments = perLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' }),
);

/** "5 May 2026 at 18:04", in the player's own time. @param iso ISO 8601 */
export const formatMoment = (iso: string): string => moments().format(new Date(iso));

const dates = perLanguage((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }));
const times = perLanguage((locale) => new Intl.DateTimeFormat(locale, { timeStyle: 'short' }));

/** "5 May 2026", "05.05.2026", in the player's own time. @param iso ISO 8601 */
export const formatDate = (iso: string): string => dates().format(new Date(iso));
const calendarDays = perLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }),
);

/** As `formatDate`, for a day that is the same everywhere. @param day as 2026-11-30 */
export const formatCalendarDay = (day: string): string => calendarDays().format(new Date(`${day}T00:00:00Z`));
/** "18:04". @param iso ISO 8601 */
export const formatTime = (iso: string): string => times().format(new Date(iso));

/** "+5", "−3", "0": a change of the score, with a true minus sign. */
export const formatSigned = (value: number): string =>
  new Intl.NumberFormat(LOCALES[language.value], { signDisplay: 'exceptZero' })
    .format(value)
    .replace('-', '−');

const tenths = perLanguage(
  (locale) =>
    new Intl.NumberFormat(locale, {
      signDisplay: 'exceptZero',
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    }),
);
const means = perLanguage(
  (locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);

/** "4.6": an average. */
export const formatMean = (value: number): string => means().format(value).replace('-', '−');

const percents = perLanguage(
  (locale) => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }),
);

/** "+3.4", "−0.8", "0.0": points that are expected and not yet paid. */
export const formatExpected = (points: number): string => tenths().format(points).replace('-', '−');

/** "52%", "52 %". @param share 0 … 1 */
export const formatPercent = (share: number): string => percents().format(share);

/** "Moon viewing": a sentence begins with a capital where the language has them. */
export const asSentence = (text: string): string =>
  text.charAt(0).toLocaleUpperCase(LOCALES[language.value]) + text.slice(1);

/** "a, b and c". */
export const formatList = (items: readonly string[]): string => lists().format(items);
/** "a, b or c". */
export const formatChoice = (items: readonly string[]): string => choices().format(items);
