/** Points and chips in words. Knows no rules but what the match is counted in. */
import type { RuleSet } from '../../shared/ruleSet';
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
