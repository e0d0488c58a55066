import { describe, expect, it } from 'vitest';
import { matchOdds, oddsAfter } from '../../../main/ai/search/matchOdds';
import { resultWorth } from '../../../main/ai/search/resultWorth';
import { presets, withRounds } from '../../../shared/presets';
import type { RuleSet } from '../../../shared/ruleSet';
import type { PlayerView } from '../../../shared/view';
import { viewFor } from '../../../main/engine/view';
import { position } from '../../support/playout';

/** A month as it often goes: one in four brings nothing. */
const POINTS = [0, 1, 3, 8];

const viewAt = (ruleSet: RuleSet, round: number, totals: readonly number[]): PlayerView => {
  const seats = totals.map((_, seat) => seat);
  const hands = seats.map(() => ['apr-plain-1', 'apr-plain-2'] as const);
  return viewFor(
    position({ hands, totals, round, captured: seats.map(() => []), calls: seats.map(() => 0) }, ruleSet),
    0,
  );
};

const oddsIn = (
  ruleSet: RuleSet,
  round: number,
  totals: readonly number[],
  winner: number | null,
  points: number,
) => oddsAfter(matchOdds(ruleSet, POINTS), viewAt(ruleSet, round, totals), winner, points);

const { modern, fifty } = presets;

describe('the odds of a match', () => {
  it.each<[string, RuleSet, number, readonly number[], number | null, number, number]>([
    ['the last month decides', modern, 6, [0, 3], 0, 4, 1],
    ['a point too few', modern, 6, [0, 3], 0, 2, 0],
    ['level at the end is half', modern, 6, [0, 3], 0, 3, 1 / 2],
    ['level before the last month is even', modern, 5, [7, 7], null, 0, 1 / 2],
    ['the target is reached', fifty, 3, [45, 49], 0, 5, 1],
    ['the rival reaches it', fifty, 3, [45, 49], 1, 1, 0],
    // One month to come: a lead of 2 is lost by 3 or 8 against, one in four; nothing else changes who leads.
    ['one month to come', modern, 5, [2, 0], null, 0, 3 / 4],
    // A lead of 1 is level after 1 against, one in eight, and lost after 3 or 8.
    ['one month to come may end level', modern, 5, [1, 0], null, 0, 1 - 1 / 4 - 1 / 16],
    ['three seats, level', presets['classic-3p'], 12, [4, 4, 4], null, 0, 1 / 3],
  ])('%s', (_name, ruleSet, round, totals, winner, points, odds) => {
    expect(oddsIn(ruleSet, round, totals, winner, points)).toBeCloseTo(odds, 9);
  });

  it.each([modern, withRounds(modern, 12), fifty, presets['classic-chips'], presets['fifty-subtract']])(
    'rise with every point, and two seats share them',
    (ruleSet) => {
      const start = ruleSet.scoring === 'chips' ? 100 : 10;
      const odds = [0, 1, 2, 5, 9, 20, 39].map((points) => oddsIn(ruleSet, 2, [start, start], 0, points));
      expect(odds.toSorted((a, b) => a - b)).toEqual(odds);
      const other = oddsIn(ruleSet, 2, [start, start], 1, 9);
      expect(oddsIn(ruleSet, 2, [start, start], 0, 9) + other).toBeCloseTo(1, 9);
    },
  );

  it('are worked out once for each result, and counted in points beside', () => {
    const odds = matchOdds(modern, POINTS);
    const view = viewAt(modern, 2, [0, 0]);
    const worth = resultWorth(odds, view);
    expect(worth.odds(0, 5)).toBe(oddsAfter(odds, view, 0, 5));
    expect(worth.odds(0, 5)).toBe(worth.odds(0, 5));
    expect(worth.odds(-1, 0)).toBe(oddsAfter(odds, view, null, 0));
    expect([worth.points(0, 5), worth.points(1, 5), worth.points(-1, 0)]).toEqual([5, -5, 0]);
  });
});
