import { describe, expect, it } from 'vitest';
import { optionOf } from '../../main/ai/coach/advise';
import { createMind } from '../../main/ai/search/mind';
import type { KeptMatch } from '../../main/historyFormat';
import type { Match } from '../../main/matchLog';
import { reviewMatch } from '../../main/review';
import { presets } from '../../shared/presets';
import type { RulesChoice } from '../../shared/matchOptions';
import { FRESH, levelOpponent, openScene, optionsFor, playUntil } from '../support/session';

async function playedMatch(seed: number, rules: RulesChoice): Promise<Match> {
  const scene = openScene(seed, null, { opponent: levelOpponent() });
  await scene.session.start(optionsFor(rules), false, FRESH);
  await playUntil(scene, null);
  const match = scene.written.at(-1);
  if (match === undefined) throw new Error('nothing was written');
  return match;
}

const kept = (match: Match): KeptMatch => ({
  id: 'm',
  finishedAt: '2026-11-30T03:57:43.120Z',
  options: match.options,
  ruleSet: match.ruleSet,
  seed: match.seed,
  moves: match.moves,
  practice: match.practice,
  deal: match.deal,
  totals: match.state.totals,
  winner: match.state.winner ?? 'draw',
});

describe('a review', { timeout: 120_000 }, () => {
  it.each<readonly ['modern' | 'classic-3p', number]>([
    ['modern', 3],
    ['classic-3p', 3],
  ])('of a match by %s rules adds up to the months’ points', async (preset, seed) => {
    const match = await playedMatch(seed, { type: 'preset', preset, months: preset === 'modern' ? 1 : 3 });
    const told: number[] = [];
    const mind = createMind(presets[preset]);
    const review = reviewMatch(kept(match), mind, 0, (done) => void told.push(done));
    const { history } = match.state;
    expect(review.months.map(({ round, month }) => ({ round, month }))).toEqual(
      history.map(({ round, month }) => ({ round, month })),
    );
    for (const { points, played, rivals, cards, result } of review.months) {
      expect(played + rivals + cards).toBe(points);
      expect(played).toBeLessThanOrEqual(0);
      expect(rivals).toBeGreaterThanOrEqual(0);
      expect(points).toBe(result.winner === null ? 0 : result.winner === 0 ? result.points : -result.points);
    }
    expect(review.months.reduce((sum, { played }) => sum + played, 0)).toBe(
      review.decisions.reduce((sum, { lost }) => sum - lost, 0) + 0,
    );
    expect(told.at(-1)).toBe(1);
  });

  it('is the same whenever it is made', async () => {
    const match = await playedMatch(4, { type: 'preset', preset: 'modern', months: 1 });
    const [once, again] = [0, 1].map(() =>
      reviewMatch(kept(match), createMind(presets.modern), 0, () => undefined),
    );
    expect(again).toEqual(once);
  });

  it('shows every own decision as it stood, with what it gave away against the best', async () => {
    const match = await playedMatch(5, { type: 'preset', preset: 'modern', months: 1 });
    const { decisions } = reviewMatch(kept(match), createMind(presets.modern), 0, () => undefined);
    expect(decisions.length).toBeGreaterThan(3);
    for (const { view, move, advice, lost } of decisions) {
      expect(view).toMatchObject({ seat: 0, turn: 0 });
      expect(advice.options.length).toBeGreaterThan(1);
      const [best] = advice.options;
      const made = optionOf(view, advice.options, move);
      expect(lost).toBeGreaterThanOrEqual(0);
      if (made === best) expect(lost).toBe(0);
      if (lost > 0) expect(lost).toBeCloseTo((best?.points ?? 0) - made.points, 2);
    }
    const random = decisions.reduce((sum, { lost }) => sum + lost, 0);
    expect(random).toBeGreaterThan(1); // Who plays by lot gives something away.
  });

  it('of a match that the rules of today refuse is none', async () => {
    const match = await playedMatch(5, { type: 'preset', preset: 'modern', months: 1 });
    const cut = { ...kept(match), moves: match.moves.slice(1) };
    expect(() => reviewMatch(cut, createMind(presets.modern), 0, () => undefined)).toThrow('refuse');
  });
});
