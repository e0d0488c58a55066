/** Which month of the match it is, in words. */
import type { RuleSet } from '../../shared/ruleSet';
import { formatNumber, t } from '../strings';

/** "Month 3 of 6", "Month 4 · to 50", "Extra month". @param round counted from 1 */
export function monthPlace(round: number, { rounds, target }: Pick<RuleSet, 'rounds' | 'target'>): string {
  if (rounds !== null && round > rounds) return t('table:extraMonth');
  const place = rounds === null ? t('table:round', { round }) : t('table:roundOf', { round, rounds });
  return target === null ? place : t('table:toTarget', { place, target: formatNumber(target) });
}
