/** Why an answer is right or wrong, in words. Judges nothing. */
import type { RuleSet } from '../../shared/ruleSet';
import type { TrainerQuestion, TrainerReason } from '../../shared/trainers';
import { yakuName } from '../reference/names';
import { asSentence, formatNumber, monthInSentence, t } from '../strings';
import type { Key, Params } from '../strings';
import { catalogues } from '../strings/catalogues';

type ReasonKey = Extract<Key, `trainers:reason.${string}`>;

const PLURALS = ['', '_other'];

const isReasonKey = (key: string, id: string): key is ReasonKey => {
  const { reason } = catalogues.en.trainers;
  return (
    key.endsWith(`.${id}`) &&
    typeof reason === 'object' &&
    PLURALS.some((form) => typeof reason[`${id}${form}`] === 'string')
  );
};

/** @throws where the catalogue has no such sentence */
function reasonKey(id: string): ReasonKey {
  const key = `trainers:reason.${id}`;
  if (!isReasonKey(key, id)) throw new Error(`there are no words for ${id}`);
  return key;
}

/** The rules of the question; null where only cards are asked. */
export function rulesOf(question: TrainerQuestion): RuleSet | null {
  if (question.type === 'call') return question.view.ruleSet;
  return question.type === 'yaku' || question.type === 'pays' ? question.ruleSet : null;
}

/** The count picks the plural form, so it stays a number. */
const numbersOf = ({ numbers }: TrainerReason): Params =>
  Object.fromEntries(
    Object.entries(numbers).map(([name, value]) => [name, name === 'count' ? value : formatNumber(value)]),
  );

export function reasonWords(reason: TrainerReason, rules: RuleSet | null): string {
  const { card, yaku } = reason;
  const [month, other] = reason.months;
  return asSentence(
    t(reasonKey(reason.id), {
      ...numbersOf(reason),
      ...(card !== null && { card: t(`coach:card.${card}`) }),
      ...(yaku !== null && rules !== null && { yaku: yakuName(rules, yaku) }),
      ...(month !== undefined && { month: monthInSentence(month) }),
      ...(other !== undefined && { other: monthInSentence(other) }),
    }),
  );
}
