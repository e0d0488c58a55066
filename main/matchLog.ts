/** A match as its seed and what was done with it; replaying that gives its state. Knows no files and no windows. */
import { applyMove } from './engine/apply';
import { createMatch, nextMonth, type MatchSetup } from './engine/match';
import type { MatchState, Step } from './engine/state';
import type { DealOrigin } from '../shared/deals';
import type { FirstDealerChoice, MatchOptions } from '../shared/matchOptions';
import type { Move, MoveError, Result, Seat } from '../shared/moves';
import type { RuleSet } from '../shared/ruleSet';

/** The seat of whoever sits at the window; all others are played by the machine. */
export const HUMAN: Seat = 0;

/** One accepted step, in order. */
export type LogEntry =
  { readonly type: 'move'; readonly seat: Seat; readonly move: Move } | { readonly type: 'nextMonth' };

/** Everything about a match; plain data, never changed in place. */
export interface Match {
  readonly options: MatchOptions;
  /** The match's own copy: later changes of presets or settings never touch it. */
  readonly ruleSet: RuleSet;
  readonly seed: number;
  /** Where the seed comes from. */
  readonly deal: DealOrigin;
  readonly moves: readonly LogEntry[];
  /** Grows by one with every accepted step, and with every one taken back. */
  readonly revision: number;
  /** A move was taken back in it, or its deals had been played before. */
  readonly practice: boolean;
  /** The id under which it is kept among the finished ones; null while it runs. */
  readonly keptAs: string | null;
  readonly state: MatchState;
}

/** What one entry does to a state; refused where the rules refuse it. */
export function stepOn(state: MatchState, entry: LogEntry): Result<Step, MoveError | 'monthNotOver'> {
  return entry.type === 'nextMonth' ? nextMonth(state) : applyMove(state, entry.seat, entry.move);
}

const dealerSetup = (choice: FirstDealerChoice): Pick<MatchSetup, 'agreedDealer' | 'birthMonths'> => {
  switch (choice.type) {
    case 'agreed':
      return { agreedDealer: choice.seat };
    case 'birthday':
      return { birthMonths: choice.months };
    case 'draw':
    case 'random':
      return {};
  }
};

/** What a match follows from before its first move. */
export type MatchStart = Pick<Match, 'options' | 'ruleSet' | 'seed'>;

/** Decides on the first dealer and deals the first month. */
export const beginMatch = ({ options, ruleSet, seed }: MatchStart): Step =>
  createMatch({ ruleSet, seed, ...dealerSetup(options.firstDealer) });

/**
 * The log up to the last decision of `seat` in the month that is played or tallied, that one left out; null where it has
 * decided nothing in it yet, and once the match is over.
 */
export function beforeLastDecision({ moves, state }: Match, seat: Seat): readonly LogEntry[] | null {
  if (state.phase === 'matchOver') return null;
  const dealt = moves.findLastIndex(({ type }) => type === 'nextMonth');
  const decided = moves.findLastIndex((entry) => entry.type === 'move' && entry.seat === seat);
  return decided > dealt ? moves.slice(0, decided) : null;
}

/** The state to which the steps lead; null when one of them is refused by the rules. */
export function replay(match: MatchStart & Pick<Match, 'moves'>): MatchState | null {
  let { state } = beginMatch(match);
  for (const entry of match.moves) {
    const step = stepOn(state, entry);
    if (!step.ok) return null;
    state = step.value.state;
  }
  return state;
}

/** The same for what a file holds: null also where a rule-set is well-formed but the engine breaks on it. */
export function replayKept(match: MatchStart & Pick<Match, 'moves'>): MatchState | null {
  try {
    return replay(match);
  } catch {
    return null;
  }
}
