/** What each result of the present month is worth to a seat, worked out when first asked for. */
import type { PlayerView } from '../../../shared/view';
import { NOBODY } from '../board/board';
import { oddsAfter, type MatchOdds } from './matchOdds';

export interface ResultWorth {
  /** Chance to win the match. */
  readonly odds: (winner: number, points: number) => number;
  /** Points: the own ones, less what the others win. */
  readonly points: (winner: number, points: number) => number;
}

/** Results with more points are looked up as this many: they decide any match anyway. */
const MOST_POINTS = 127;

export const resultWorth = (matchOdds: MatchOdds, view: PlayerView): ResultWorth => {
  const known = new Float64Array((view.seats.length + 1) * (MOST_POINTS + 1)).fill(NaN);
  return {
    odds: (winner, points) => {
      const capped = Math.min(points, MOST_POINTS);
      const index = (winner + 1) * (MOST_POINTS + 1) + capped;
      const odds = known[index] ?? NaN;
      if (!Number.isNaN(odds)) return odds;
      const worked = oddsAfter(matchOdds, view, winner === NOBODY ? null : winner, capped);
      known[index] = worked;
      return worked;
    },
    points: (winner, points) => {
      if (winner === NOBODY) return 0;
      return winner === view.seat ? points : -points;
    },
  };
};
