/** A match as its seed and what was done with it; replaying that gives its state. Knows no files and no windows. */
import { applyMove } from './engine/apply';
import { createMatch, nextMonth } from './engine/match';
import type { MatchState, Step } from './engine/state';
import type { MatchOptions } from '../shared/matchOptions';
import type { Move, MoveError, Result, Seat } from '../shared/moves';
import type { RuleSet } from '../shared/ruleSet';

/** One accepted step, in order. */
export type LogEntry =
  { readonly type: 'move'; readonly seat: Seat; readonly move: Move } | { readonly type: 'nextMonth' };

/** Everything about a match; plain data, never changed in place. */
export interface Match {
  readonly options: MatchOptions;
  /** The match's own copy: later changes of presets or settings never touch it. */
  readonly ruleSet: RuleSet;
  readonly seed: number;
  readonly moves: readonly LogEntry[];
  /** Grows by one with every accepted step. */
  readonly revision: number;
  readonly state: MatchState;
}

/** What one entry does to a state; refused where the rules refuse it. */
export function stepOn(state: MatchState, entry: LogEntry): Result<Step, MoveError | 'monthNotOver'> {
  return entry.type === 'nextMonth' ? nextMonth(state) : applyMove(state, entry.seat, entry.move);
}

/** The state to which the steps lead; null when one of them is refused by the rules. */
export function replay(ruleSet: RuleSet, seed: number, moves: readonly LogEntry[]): MatchState | null {
  let { state } = createMatch({ ruleSet, seed });
  for (const entry of moves) {
    const step = stepOn(state, entry);
    if (!step.ok) return null;
    state = step.value.state;
  }
  return state;
}
