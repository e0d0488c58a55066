/** What a sum of yaku pays and how totals change. Knows neither cards nor turns. Source: rules matrix, 2.1 and 2.6. */
import type { Seat } from '../../shared/moves';
import type { RuleSet } from '../../shared/ruleSet';
import type { MatchWinner, Multiplier, MultiplierCause, Payout } from '../../shared/scoring';
import { at, sum } from './lists';

/** What the doublings depend on beside the sum. */
export interface PayoutContext {
  /** Koi-koi calls of each seat this month. */
  readonly calls: readonly number[];
  /** Lights dealt to the field. */
  readonly fieldLights: number;
}

/** A factor that the rule-set does not know is null; one that does not apply now is 1. */
type Factor = number | null;

const sevenFactor = ({ sevenDouble }: RuleSet, base: number): Factor =>
  sevenDouble === null ? null : base >= sevenDouble ? 2 : 1;

/** Cap on the number of doublings, in `once` and `per_call` only (2.10). */
const ownFactor = ({ ownKoi, ownKoiCap }: RuleSet, calls: number): Factor => {
  const cap = ownKoiCap ?? Infinity;
  switch (ownKoi) {
    case 'none':
      return null;
    case 'once':
      return 2 ** Math.min(calls, 1, cap);
    case 'per_call':
      return 2 ** Math.min(calls, cap);
    case 'add':
      return 1 + calls;
  }
};

const opponentFactor = ({ oppKoi }: RuleSet, calls: number): Factor =>
  oppKoi === 'none' ? null : 2 ** (oppKoi === 'once' ? Math.min(calls, 1) : calls);

const fieldFactor = ({ fieldLights }: RuleSet, lights: number): Factor =>
  fieldLights === 'off' ? null : Math.max(1, lights);

/** What `seat` is paid for an undoubled sum of `base`: all factors act on that sum, in any order. */
export const payoutOf = (ruleSet: RuleSet, seat: Seat, base: number, context: PayoutContext): Payout => {
  const own = at(context.calls, seat);
  const factors: readonly (readonly [MultiplierCause, Factor])[] = [
    ['seven', sevenFactor(ruleSet, base)],
    ['own-koi', ownFactor(ruleSet, own)],
    ['opp-koi', opponentFactor(ruleSet, sum(context.calls) - own)],
    ['field-lights', fieldFactor(ruleSet, context.fieldLights)],
  ];
  const multipliers: readonly Multiplier[] = factors.flatMap(([cause, factor]) =>
    factor === null || factor === 1 ? [] : [{ cause, factor }],
  );
  return {
    base,
    multipliers,
    idle: factors.flatMap(([cause, factor]) => (factor === 1 ? [cause] : [])),
    points: multipliers.reduce((points, { factor }) => points * factor, base),
  };
};

/** What one loser hands over. Nobody pays more chips than he holds. */
const payment = ({ scoring, chips }: RuleSet, points: number, holding: number): number => {
  if (scoring === 'add') return 0;
  if (scoring === 'transfer') return points;
  const due = chips.mode === 'flat' ? chips.value : points * chips.value;
  return Math.min(due, Math.max(0, holding));
};

/** Each seat's change of total when `winner` makes `points`; with three seats every loser pays (2.10). */
export const changesOf = (
  ruleSet: RuleSet,
  totals: readonly number[],
  winner: Seat | null,
  points: number,
): readonly number[] => {
  if (winner === null || points === 0) return totals.map(() => 0);
  const paid = totals.map((total, seat) => (seat === winner ? 0 : payment(ruleSet, points, total)));
  const won = ruleSet.scoring === 'add' ? points : sum(paid);
  return paid.map((amount, seat) => (seat === winner ? won : 0 - amount));
};

/** Totals after a month. */
export const settle = (
  ruleSet: RuleSet,
  totals: readonly number[],
  winner: Seat | null,
  points: number,
): readonly number[] => {
  const changes = changesOf(ruleSet, totals, winner, points);
  return totals.map((total, seat) => total + at(changes, seat));
};

export type MatchStatus =
  { readonly over: false; readonly winner: null } | { readonly over: true; readonly winner: MatchWinner };

/** Whether the match is over after `months` played months, and who has won it. */
export const matchStatus = (ruleSet: RuleSet, months: number, totals: readonly number[]): MatchStatus => {
  const highest = Math.max(...totals);
  const leaders = totals.flatMap((total, seat) => (total === highest ? [seat] : []));
  const tied = leaders.length > 1;
  const lastMonthPlayed =
    ruleSet.rounds !== null && months >= ruleSet.rounds && !(tied && ruleSet.tie === 'extra_month');
  const targetReached = ruleSet.target !== null && highest >= ruleSet.target;
  const broke = ruleSet.scoring === 'chips' && totals.some((total) => total <= 0);
  if (!lastMonthPlayed && !targetReached && !broke) return { over: false, winner: null };
  return { over: true, winner: tied ? (ruleSet.tie === 'share' ? 'shared' : 'draw') : at(leaders, 0) };
};
