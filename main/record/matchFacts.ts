/** What one finished match tells, month by month: played once more by the engine, and nothing of it guessed. */
import { isDeepStrictEqual } from 'node:util';
import type { CardId, Month } from '../../shared/cards';
import type { FinishedMatch } from '../../shared/coach';
import type { Seat } from '../../shared/moves';
import type { RuleSet } from '../../shared/ruleSet';
import type { MonthEndReason, YakuScore } from '../../shared/scoring';
import { isMonthOver, seatPayout, seatYaku, type MatchState } from '../engine/state';
import { baseOf } from '../engine/yaku';
import { finishedOf, type KeptMatch } from '../historyFormat';
import { HUMAN } from '../matchLog';
import { matchSteps, type PlayedStep } from './matchSteps';

export interface MonthFacts {
  /** Counted from 1. */
  readonly round: number;
  readonly month: Month;
  readonly dealer: Seat;
  /** As dealt, by seat; of the deal that stood. */
  readonly hands: readonly (readonly CardId[])[];
  readonly field: readonly CardId[];
  readonly winner: Seat | null;
  readonly reason: MonthEndReason;
  /** What the winner made of the month, whatever changed hands for it. */
  readonly points: number;
  /** The winner's, as scored. */
  readonly yaku: readonly YakuScore[];
  /** Koi-koi calls, by seat. */
  readonly calls: readonly number[];
  /** For each koi-koi call of the player: what a stop would have paid there. */
  readonly stops: readonly number[];
  readonly totals: readonly number[];
}

export interface MatchFacts {
  readonly match: FinishedMatch;
  readonly ruleSet: RuleSet;
  readonly months: readonly MonthFacts[];
}

/** A month that is still played. */
interface OpenMonth {
  readonly hands: MonthFacts['hands'];
  readonly field: MonthFacts['field'];
  readonly stops: number[];
}

const open = ({ hands, field }: MatchState): OpenMonth => ({ hands, field, stops: [] });

const close = ({ hands, field, stops }: OpenMonth, state: MatchState): MonthFacts => {
  const { round, month, dealer, result, totals } = state;
  if (result === null) throw new Error('the month is not over');
  const { winner, reason, points, yaku, calls } = result;
  return { round, month, dealer, hands, field, winner, reason, points, yaku, calls, stops, totals };
};

const stopPayout = (state: MatchState): number =>
  seatPayout(state, HUMAN, baseOf(seatYaku(state, HUMAN))).points;

/** Whether the moves have led to the end that the match tells of. */
export const endsAsKept = ({ totals, winner }: KeptMatch, state: MatchState): boolean =>
  state.winner === winner && isDeepStrictEqual(state.totals, totals);

const isOwnCall = ({ entry }: PlayedStep): boolean =>
  entry?.type === 'move' && entry.seat === HUMAN && entry.move.type === 'callKoiKoi';

/** Null where the moves lead elsewhere than the match tells. */
function follow(match: KeptMatch): readonly MonthFacts[] | null {
  const months: MonthFacts[] = [];
  let played: OpenMonth | null = null;
  let last: MatchState | null = null;
  for (const step of matchSteps(match)) {
    const { state, before, entry } = step;
    if (played === null || entry?.type === 'nextMonth') played = open(state);
    if (before !== null && isOwnCall(step)) played.stops.push(stopPayout(before));
    if (isMonthOver(state)) months.push(close(played, state));
    last = state;
  }
  return last !== null && endsAsKept(match, last) ? months : null;
}

/** Null for a match that does not follow from its seed and moves by the rules of today, whatever is wrong with it. */
export function matchFacts(match: KeptMatch): MatchFacts | null {
  try {
    const months = follow(match);
    return months === null ? null : { match: finishedOf(match), ruleSet: match.ruleSet, months };
  } catch {
    // A step that the rules refuse, or rules that the engine breaks on: no file of ours holds either.
    return null;
  }
}
