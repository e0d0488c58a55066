/** The check's sentences. Knows no right answer. */
import { formatNumber, t } from '../strings';
import type { Key } from '../strings';
import { catalogues } from '../strings/catalogues';
import type { CheckOption } from './checkOptions';

type Part = 'ask' | 'why' | 'option';
type CheckKey = Extract<Key, `learn:check.${Part}.${string}`>;

const isCheckKey = (key: string, part: Part, id: string): key is CheckKey => {
  const { check } = catalogues.en.learn;
  const words = typeof check === 'object' ? check[part] : undefined;
  return key.endsWith(`.${id}`) && typeof words === 'object' && typeof words[id] === 'string';
};

/** @throws where the catalogue has no such sentence */
function checkKey(key: string, part: Part, id: string): CheckKey {
  if (!isCheckKey(key, part, id)) throw new Error(`the check has no words for ${id}`);
  return key;
}

export const askWords = (id: string): string => t(checkKey(`learn:check.ask.${id}`, 'ask', id));
export const whyWords = (id: string): string => t(checkKey(`learn:check.why.${id}`, 'why', id));

/** '' for a card: its picture is the option. */
export function optionWords(option: CheckOption): string {
  switch (option.type) {
    case 'card':
      return '';
    case 'words':
      return t(checkKey(`learn:check.option.${option.id}`, 'option', option.id));
    case 'monthKind':
      return `${t(`cards:month.${option.month}.name`)} · ${t(`cards:kind.${option.kind}`)}`;
    case 'number':
      return formatNumber(option.number);
  }
}
