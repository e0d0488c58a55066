/** Puts sentences after one another as the language does. Knows no sentence. */
import { language } from '../strings';

/** Japanese puts no space between sentences. Empty ones are left out. */
export const inOneLine = (sentences: readonly string[]): string =>
  sentences.filter((words) => words !== '').join(language.value === 'ja' ? '' : ' ');
