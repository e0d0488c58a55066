/** Finds the seed of a match about to begin, and whether its deals are known already. */
import type { DealChoice, DealOrigin } from '../../shared/deals';
import type { MatchOptions } from '../../shared/matchOptions';
import { ok, refuse } from '../../shared/moves';
import type { Result } from '../../shared/moves';

export interface OpenedDeals {
  /** A whole number of 32 bits. */
  readonly seed: number;
  readonly origin: DealOrigin;
  /** The player has seen these deals before: the match is practice. */
  readonly played: boolean;
}

export const openDeals =
  (freshSeed: () => number) =>
  (choice: DealChoice, _options: MatchOptions): Result<OpenedDeals, 'badDeals'> =>
    choice.type === 'fresh'
      ? ok({ seed: freshSeed(), origin: { type: 'fresh' }, played: false })
      : refuse('badDeals');
