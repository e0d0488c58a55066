/** What sits at the arena's table: anything that answers a view with a move. Knows no rules. */
import type { Move, Seat } from '../../../shared/moves';
import type { RuleSet } from '../../../shared/ruleSet';
import type { PlayerView } from '../../../shared/view';

/** Why a player has lost without the match being played to its end. */
export type Failure = 'notStarted' | 'ended' | 'silent' | 'notJson' | 'noMove' | 'illegalMove';

/** Thrown by a player that cannot answer; the arena turns it into a lost match. */
export class PlayerFailure extends Error {
  constructor(readonly failure: Failure) {
    super(failure);
    this.name = 'PlayerFailure';
  }
}

export interface MatchStart {
  readonly ruleSet: RuleSet;
  readonly seat: Seat;
}

export interface Player {
  /** A new match begins. */
  begin(start: MatchStart): void;
  /**
   * @param seed for whatever the player leaves to chance: the same view and seed, the same move
   * @throws PlayerFailure
   */
  choose(view: PlayerView, seed: number): Move | Promise<Move>;
  /** No match follows. */
  close(): void;
}
