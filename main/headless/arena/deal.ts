/** One deal of the arena: the same match once with A in each seat, against B everywhere else. */
import type { RuleSet } from '../../../shared/ruleSet';
import { sum, times } from '../../engine/lists';
import { playMatch, type PlayedMatch } from './playMatch';
import type { Failure, Player } from './player';

/** What a deal has brought, over all its matches. */
export interface DealResult {
  readonly matches: number;
  /** Whole wins. */
  readonly winsA: number;
  readonly winsB: number;
  /** A's part of each match, added up: a draw counts as a part. */
  readonly shareA: number;
  readonly months: number;
  /** A's points over all months, less what the others made on average. */
  readonly pointsA: number;
  readonly timesA: readonly number[];
  readonly timesB: readonly number[];
  readonly failures: readonly { readonly player: 'a' | 'b'; readonly failure: Failure }[];
}

const summarise = (matches: readonly PlayedMatch[]): DealResult => {
  // In the n-th match A sits in seat n.
  const won = (seat: number, { shares }: PlayedMatch): number => shares[seat] ?? 0;
  const rivals = matches.length - 1;
  const pointsOf = ({ months }: PlayedMatch, seatA: number): number =>
    sum(
      months.map(({ winner, points }) =>
        winner === null ? 0 : winner === seatA ? points : -points / rivals,
      ),
    );
  return {
    matches: matches.length,
    winsA: matches.filter((match, seat) => won(seat, match) === 1).length,
    winsB: matches.filter((match, seat) => match.shares.some((share, each) => each !== seat && share === 1))
      .length,
    shareA: sum(matches.map((match, seat) => won(seat, match))),
    months: sum(matches.map(({ months }) => months.length)),
    pointsA: sum(matches.map(pointsOf)),
    timesA: matches.flatMap(({ times: ms }, seat) => ms[seat] ?? []),
    timesB: matches.flatMap(({ times: ms }, seat) => ms.filter((_, each) => each !== seat).flat()),
    failures: matches.flatMap(({ failure }, seat) =>
      failure === null
        ? []
        : [{ player: failure.seat === seat ? ('a' as const) : ('b' as const), failure: failure.failure }],
    ),
  };
};

/** @param opponents one for each seat that A does not take */
export const playDeal = async (
  ruleSet: RuleSet,
  seed: number,
  a: Player,
  opponents: readonly Player[],
): Promise<DealResult> => {
  const matches: PlayedMatch[] = [];
  for (const seat of times(ruleSet.players, (index) => index)) {
    matches.push(await playMatch(ruleSet, seed, opponents.toSpliced(seat, 0, a)));
  }
  return summarise(matches);
};
