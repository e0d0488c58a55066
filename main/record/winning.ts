/** Who has won of a finished match, and how often in a row. */
import type { FinishedMatch } from '../../shared/coach';
import type { MatchCount } from '../../shared/record';
import { sum } from '../engine/lists';
import { HUMAN } from '../matchLog';
import { shareOf } from './share';

/** 1 for a win; of a draw and of a shared win the part of each seat that leads. */
export function partWon({ winner, totals }: FinishedMatch): number {
  if (winner !== 'draw' && winner !== 'shared') return winner === HUMAN ? 1 : 0;
  const highest = Math.max(...totals);
  return totals[HUMAN] === highest ? 1 / totals.filter((total) => total === highest).length : 0;
}

export const countMatches = (matches: readonly FinishedMatch[]): MatchCount => ({
  matches: matches.length,
  won: shareOf(sum(matches.map(partWon)), matches.length),
});

/** A win that is shared is one; a draw is none. */
const isWon = (match: FinishedMatch): boolean => match.winner !== 'draw' && partWon(match) > 0;

/** @param matches the latest one last */
export function streaksOf(matches: readonly FinishedMatch[]): {
  readonly streak: number;
  readonly longestStreak: number;
} {
  let streak = 0;
  let longestStreak = 0;
  for (const match of matches) {
    streak = isWon(match) ? streak + 1 : 0;
    longestStreak = Math.max(longestStreak, streak);
  }
  return { streak, longestStreak };
}
