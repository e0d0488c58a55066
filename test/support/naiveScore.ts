/** Doublings, payments, dealers and the end of a match once more, from the rules matrix (2.1, 2.2, 2.6, 2.10) and without the engine. */
import type { RuleSet } from '../../shared/ruleSet';
import type { MatchWinner, Multiplier, MultiplierCause } from '../../shared/scoring';

/** What the doublings look at. */
export interface Called {
  /** Calls of each seat this month. */
  readonly calls: readonly number[];
  /** Lights dealt to the field. */
  readonly lights: number;
}

export const naiveFactors = (
  rules: RuleSet,
  seat: number,
  base: number,
  { calls, lights }: Called,
): readonly Multiplier[] => {
  const own = calls.filter((_, each) => each === seat).reduce((sum, count) => sum + count, 0);
  const others = calls.filter((_, each) => each !== seat).reduce((sum, count) => sum + count, 0);
  const found: Multiplier[] = [];
  const note = (cause: MultiplierCause, factor: number): void => {
    if (factor > 1) found.push({ cause, factor });
  };
  const doubled = (times: number): number => 2 ** times;
  const capped = (times: number): number =>
    rules.ownKoiCap !== null && times > rules.ownKoiCap ? rules.ownKoiCap : times;
  if (rules.sevenDouble !== null && base >= rules.sevenDouble) note('seven', 2);
  if (rules.ownKoi === 'once' && own > 0) note('own-koi', doubled(capped(1)));
  if (rules.ownKoi === 'per_call') note('own-koi', doubled(capped(own)));
  if (rules.ownKoi === 'add') note('own-koi', own + 1);
  if (rules.oppKoi === 'once' && others > 0) note('opp-koi', 2);
  if (rules.oppKoi === 'per_call') note('opp-koi', doubled(others));
  if (rules.fieldLights === 'on') note('field-lights', lights);
  return found;
};

/** Totals after `winner` has made `points`. */
export const naiveTotals = (
  rules: RuleSet,
  before: readonly number[],
  winner: number | null,
  points: number,
): readonly number[] => {
  const totals = [...before];
  if (winner === null || points === 0) return totals;
  const give = (seat: number, amount: number): void => {
    totals[seat] = (totals[seat] ?? 0) + amount;
  };
  if (rules.scoring === 'add') give(winner, points);
  else {
    for (const [seat, holding] of before.entries()) {
      if (seat === winner) continue;
      const stake = rules.chips.mode === 'flat' ? rules.chips.value : points * rules.chips.value;
      const due = rules.scoring === 'transfer' ? points : Math.min(stake, holding);
      give(seat, -due);
      give(winner, due);
    }
  }
  return totals;
};

export const naiveNextDealer = (rules: RuleSet, dealer: number, winner: number | null): number => {
  const next = dealer + 1 === rules.players ? 0 : dealer + 1;
  if (rules.rotation === 'alternate') return next;
  if (winner === null) return rules.rotationDraw === 'other' ? next : dealer;
  return winner;
};

/** Who has won after `rounds` months, null while the match goes on. */
export const naiveWinner = (
  rules: RuleSet,
  rounds: number,
  totals: readonly number[],
): MatchWinner | null => {
  const best = Math.max(...totals);
  const tied = totals.filter((each) => each === best).length > 1;
  const monthsDone =
    rules.rounds !== null && rounds >= rules.rounds && (!tied || rules.tie !== 'extra_month');
  const reached = rules.target !== null && best >= rules.target;
  const broke = rules.scoring === 'chips' && Math.min(...totals) === 0;
  if (!monthsDone && !reached && !broke) return null;
  if (!tied) return totals.indexOf(best);
  return rules.tie === 'share' ? 'shared' : 'draw';
};
