/** What an option is called, what it is for and what it changes. Words only. */
import { t } from '../strings';
import type { OptionId } from './options.table';
import { optionExample, optionHelp } from './pages/optionWords';

export interface OptionWords {
  readonly label: string;
  readonly help: string;
  /** Null where it changes no score. */
  readonly example: string | null;
}

export function optionWords(id: OptionId): OptionWords {
  const label = t(`editor:option.${id}`);
  if (id === 'ending') return { label, help: t('editor:endingHelp'), example: null };
  return { label, help: optionHelp(id), example: optionExample(id) };
}
