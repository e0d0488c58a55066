/** A sentence of the rules together with the choices that it tells of. Knows no rule. */
import type { RuleSet } from '../../shared/ruleSet';
import type { PileYakuId } from '../../shared/yaku';
import { formatChoice, formatList, formatNumber, language, t } from '../strings';
import type { Key, Params } from '../strings';
import { CHOICES } from './ruleChoices';
import type { ChoiceField } from './ruleChoices';

/** A field of the rule-set, or one within it, as `differences` names them. */
export type RuleField =
  keyof RuleSet | `yaku.${PileYakuId}` | `joker.${keyof RuleSet['joker']}` | `deal.${keyof RuleSet['deal']}`;

export interface Told {
  /** Fields whose values this sentence tells. */
  readonly of: readonly RuleField[];
  readonly text: string;
}

export const tell = (of: RuleField | readonly RuleField[], key: Key, params: Params = {}): Told => ({
  of: typeof of === 'string' ? [of] : of,
  text: t(key, params),
});

/** The sentence for a rule that is one word out of several. */
export function chosen<F extends ChoiceField>(rules: RuleSet, field: F, params: Params = {}): Told {
  const key = CHOICES[field][rules[field]];
  return tell(field, typeof key === 'string' ? key : key[rules.players], params);
}

export const rivalsOf = ({ players }: RuleSet): number => players - 1;

/** Sentences that are told only under a condition. */
export const when = (condition: boolean, ...sentences: readonly Told[]): readonly Told[] =>
  condition ? sentences : [];

/** "5 points": what yaku pay. */
export const points = (count: number): string =>
  t('rules:yaku.points', { count, points: formatNumber(count) });

/** "100 chips". */
export const chips = (count: number): string => t('rules:match.chips', { count, chips: formatNumber(count) });

/** "8 × 2 × 2". */
export const product = (factors: readonly number[]): string => factors.map(formatNumber).join(' × ');
/** "5 + 5". */
export const addition = (parts: readonly number[]): string => parts.map(formatNumber).join(' + ');

const quoted = (name: string): string => t('rules:yaku.quoted', { name });
/** Between Japanese quotation marks there is no comma. */
const withoutCommas = (list: string): string => list.replaceAll('」、', '」');
/** “A”, “B” and “C”: names of yaku within a sentence. */
export const quoteAll = (names: readonly string[]): string => withoutCommas(formatList(names.map(quoted)));
/** “A”, “B” or “C”. */
export const quoteAny = (names: readonly string[]): string => withoutCommas(formatChoice(names.map(quoted)));

/** A card or a flower amid a sentence: German alone writes every noun large. */
export const inSentence = (noun: string): string =>
  language.value === 'de' ? noun : noun.toLocaleLowerCase(language.value);

/** Names side by side; one that has a comma of its own stands in quotation marks. */
export const listNames = (names: readonly string[]): string =>
  formatList(names.map((name) => (/[,、，]/.test(name) ? quoted(name) : name)));
