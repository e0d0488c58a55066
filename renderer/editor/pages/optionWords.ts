/** What an option is for, in a sentence, and what it changes, in figures. Knows no rule. */
import type { JokerUse, RuleSet } from '../../../shared/ruleSet';
import { formatNumber, t } from '../../strings';
import type { Params } from '../../strings';
import { FIGURES, JOKER_FIGURES } from './figures.table';
import type { FigureId, Figures } from './figures.table';

/** Fields that are more than one option, each told by its parts. */
type Composed = 'deal' | 'chips' | 'handYaku' | 'joker';

/** Every option of a rule-set by the path of its field, and of yaku the parts of their values. */
export type OptionField =
  | Exclude<keyof RuleSet, Composed>
  | `deal.${keyof RuleSet['deal']}`
  | `chips.${keyof RuleSet['chips']}`
  /** Whether there are yaku of the hand at all, and what each pays. */
  | 'handYaku.whole'
  | `handYaku.${keyof NonNullable<RuleSet['handYaku']>}`
  | `joker.${keyof RuleSet['joker']}`
  | 'lightYaku'
  | 'akatan-aotan'
  | 'counted'
  | `house.${'need' | 'points' | 'perFurther' | 'replaces'}`;

const written = (figures: Figures): Params =>
  Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, formatNumber(value)]));

const hasFigures = (field: OptionField): field is OptionField & FigureId => Object.hasOwn(FIGURES, field);

/** One sentence: what the option is for. */
export const optionHelp = (field: OptionField): string => t(`options:help.${field}`);

/** What it changes: "2 calls, sum 5: once 10, each 20." Null where it changes no score. */
export const optionExample = (field: OptionField): string | null =>
  hasFigures(field) ? t(`options:figures.${field}`, written(FIGURES[field])) : null;

/** What this use of the cup or the bridge pays. */
export const jokerExample = (use: JokerUse): string =>
  t('options:figures.joker', written(JOKER_FIGURES[use]));
