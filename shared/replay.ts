/** A finished match to be watched again, step by step. Shapes only. */
import type { CardId } from './cards';
import type { FinishedMatch } from './coach';
import type { GameEvent } from './events';
import type { Move, Seat } from './moves';
import type { PlayerView } from './view';

/** One step of the match: what was done, what happened, and how everything stood then. */
export interface ReplayStep {
  /** Null for the deal of a month. */
  readonly done: { readonly seat: Seat; readonly move: Move } | null;
  /** With all cards open: the match is over, and nothing is hidden any more. */
  readonly events: readonly GameEvent[];
  /** What the player saw; with nothing to move. */
  readonly view: PlayerView;
  /** Every hand, by seat, in calendar order. */
  readonly hands: readonly (readonly CardId[])[];
}

export interface Replay {
  readonly match: FinishedMatch;
  readonly seed: number;
  /** The first one deals the first month, the last one ends the match. */
  readonly steps: readonly ReplayStep[];
}
