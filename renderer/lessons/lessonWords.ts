/** The teacher's sentences with what they speak of filled in. Knows words, not what is right. */
import type { LessonLine } from '../../shared/lessons';
import type { RuleSet } from '../../shared/ruleSet';
import type { YakuScore } from '../../shared/scoring';
import { yakuName } from '../reference/names';
import { formatList, formatNumber, monthInSentence, t } from '../strings';
import type { Params } from '../strings';
import { lessonKey } from './lessonKeys';

const partWords = ({ id, points }: YakuScore, rules: RuleSet): string =>
  t('learn:part', { yaku: yakuName(rules, id), points: formatNumber(points) });

const present = <T>(value: T | null, name: string, words: (value: T) => string): Params =>
  value === null ? {} : { [name]: words(value) };

/** What can be told without the rules: house yaku have names in them. */
const valuesOf = (line: LessonLine, rules: RuleSet | null): Params => ({
  ...Object.fromEntries(
    // The count picks the plural form, so it stays a number.
    Object.entries(line.numbers).map(([name, value]) => [
      name,
      name === 'count' ? value : formatNumber(value),
    ]),
  ),
  ...present(line.month, 'month', monthInSentence),
  ...present(line.month, 'flower', (month) => t(`lessons:flower.${month}`)),
  ...present(line.otherMonth, 'flower2', (month) => t(`lessons:flower.${month}`)),
  ...present(line.card, 'card', (card) => t(`coach:card.${card}`)),
  ...(line.missing.length > 0 && {
    missing: formatList(line.missing.map((card) => t(`coach:card.${card}`))),
  }),
  ...(rules !== null && present(line.yaku, 'yaku', (id) => yakuName(rules, id))),
  ...(rules !== null &&
    line.parts.length > 0 && { parts: formatList(line.parts.map((part) => partWords(part, rules))) }),
});

/** @param rules by which the table is played; null where cards are laid out */
export const lineWords = (line: LessonLine, rules: RuleSet | null): string =>
  t(lessonKey(line.id), valuesOf(line, rules));
