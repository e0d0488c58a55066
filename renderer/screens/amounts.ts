/** Points and chips in words, and where a month stands in its match. Knows no rules but how the match is counted. */
import type { RuleSet } from '../../shared/ruleSet';
import type { PlayerView } from '../../shared/view';
import { formatNumber, formatPoints, t } from '../strings';

/** "3 chips". */
export const formatChips = (chips: number): string =>
  t('screens:chips', { count: Math.abs(chips), chips: formatNumber(chips) });

/** What totals and their changes are counted in: "5 points", or "5 chips" where the match is played for chips. */
export const formatAmount = ({ scoring }: RuleSet, amount: number): string =>
  scoring === 'chips' ? formatChips(amount) : formatPoints(amount);

/** The unit alone: "points", "chips". */
export const unitWords = ({ scoring }: RuleSet, amount: number): string =>
  scoring === 'chips'
    ? t('screens:chipsUnit', { count: Math.abs(amount) })
    : t('table:points', { count: Math.abs(amount) });

/** "Month 3 of 6"; beyond the last one, or where a score ends the match, what the month is played for. */
export function monthPlace(view: Pick<PlayerView, 'round' | 'ruleSet'>): string {
  const { round, ruleSet } = view;
  const { rounds, target } = ruleSet;
  if (rounds !== null && round <= rounds) return t('table:roundOf', { round, rounds });
  if (rounds !== null) return t('screens:place.extra', { round });
  return target === null ? t('table:round', { round }) : t('screens:place.target', { round, target });
}
