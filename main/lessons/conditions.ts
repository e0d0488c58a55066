/** Which parts of a lesson hold by the rules it is played by, and which words fit how a month ended. Knows no steps. */
import { isDeepStrictEqual } from 'node:util';
import type { RuleSet } from '../../shared/ruleSet';
import type { MonthResult } from '../../shared/scoring';
import { HUMAN } from '../matchLog';
import type { Condition } from './lesson';

/** How the viewings pay; null where they do not, or not alike. */
const viewingOf = ({ viewing, yaku }: RuleSet): 'always' | 'bonus' | null =>
  viewing === 'never' || yaku.tsukimi === null || yaku.tsukimi !== yaku.hanami ? null : viewing;

const outcomeOf = ({ winner }: MonthResult): Condition['outcome'] => {
  if (winner === null) return 'drawn';
  return winner === HUMAN ? 'won' : 'lost';
};

/** @param result of the month on the table, once it is over */
export const holds = (
  { viewing, oppKoi, paid, outcome }: Condition,
  ruleSet: RuleSet,
  result: MonthResult | null,
): boolean => {
  const pays = viewingOf(ruleSet);
  if (viewing !== undefined && (viewing === 'either' ? pays === null : pays !== viewing)) return false;
  if (oppKoi !== undefined && ruleSet.oppKoi === 'none') return false;
  if (paid === undefined && outcome === undefined) return true;
  if (result === null) return false;
  const causes = result.multipliers.map(({ cause }) => cause);
  return (
    (paid === undefined || isDeepStrictEqual(causes, paid)) &&
    (outcome === undefined || outcomeOf(result) === outcome)
  );
};
