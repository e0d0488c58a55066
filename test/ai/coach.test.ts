import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { advise, optionOf, thinkAbout } from '../../main/ai/coach/advise';
import { createMind, type Mind } from '../../main/ai/search/mind';
import { choicesOf } from '../../main/ai/search/options';
import { viewFor } from '../../main/engine/view';
import type { Advice } from '../../shared/coach';
import { presets } from '../../shared/presets';
import type { PresetId } from '../../shared/ruleSet';
import { stateAfter } from '../support/coachViews';
import { reshuffleHidden } from '../support/hidden';
import { sketchView } from '../support/policyPositions';

const PLAYED = [
  'modern',
  'classic',
  'fifty',
  'nintendo',
  'classic-3p',
] as const satisfies readonly PresetId[];
const minds = new Map<PresetId, Mind>(PLAYED.map((id) => [id, createMind(presets[id])]));
const mindFor = (id: PresetId): Mind => minds.get(id) ?? createMind(presets[id]);

const anyPosition = fc.record({
  preset: fc.constantFrom(...PLAYED),
  seed: fc.nat(100_000),
  steps: fc.integer({ min: 1, max: 40 }),
});

function expectWhole({ options, call }: Advice): void {
  for (const { odds, margin, reasons } of options) {
    expect(odds).toBeGreaterThanOrEqual(0);
    expect(odds).toBeLessThanOrEqual(1);
    expect(margin).toBeGreaterThanOrEqual(0);
    expect(reasons.length).toBeLessThanOrEqual(3);
  }
  if (call !== null) expect(call.score + call.rival + call.nobody).toBeCloseTo(1, 10);
}

describe('advice', { timeout: 60_000 }, () => {
  it('lists every distinct option once, the same for the same view, whatever the hidden cards are', () => {
    fc.assert(
      fc.property(anyPosition, fc.nat(), ({ preset, seed, steps }, mix) => {
        const state = stateAfter(presets[preset], seed, steps);
        const view = viewFor(state, state.turn);
        const advice = advise(mindFor(preset), view, 80, 1);
        expectWhole(advice);
        expect(new Set(advice.options.map(({ move }) => move))).toEqual(new Set(choicesOf(view)));
        expect(advice.call !== null).toBe(view.decision?.canCall ?? false);
        const other = reshuffleHidden(state, state.turn, mix);
        expect(advise(mindFor(preset), viewFor(other, state.turn), 80, 1)).toEqual(advice);
      }),
      { numRuns: 150 },
    );
  });

  it('knows for certain what a stop pays', () => {
    let stops = 0;
    for (let seed = 0; stops < 10; seed += 1) {
      const state = stateAfter(presets.modern, seed, 20);
      const view = viewFor(state, state.turn);
      if (view.decision === null) continue;
      stops += 1;
      const { options } = advise(mindFor('modern'), view, 100, 1);
      const stop = options.find(({ move }) => move.type === 'stop');
      expect(stop).toMatchObject({ points: view.decision.stop.points, margin: 0 });
    }
  });

  it('is surer the longer it is thought about', () => {
    const state = stateAfter(presets.modern, 4, 1);
    const view = viewFor(state, state.turn);
    const thought = thinkAbout(mindFor('modern'), view, 1);
    thought.think(200);
    const soon = thought.advice().options;
    thought.think(3200);
    const late = thought.advice().options;
    for (const { move, margin } of soon) expect(optionOf(view, late, move).margin).toBeLessThan(margin / 2);
  });

  it('means what it says by its margin: nineteen times in twenty a longer look agrees', () => {
    const state = stateAfter(presets.modern, 8, 1);
    const view = viewFor(state, state.turn);
    const long = advise(mindFor('modern'), view, 24_000, 999).options;
    const hits = Array.from({ length: 40 }, (_, seed) =>
      advise(mindFor('modern'), view, 800, seed).options.map(({ move, points, margin }) =>
        Math.abs(points - optionOf(view, long, move).points) <= margin ? 1 : 0,
      ),
    ).flat();
    const share = hits.reduce<number>((sum, hit) => sum + hit, 0) / hits.length;
    expect(share).toBeGreaterThan(0.88);
    expect(share).toBeLessThan(0.995);
  });

  it('takes the card that wins, and puts what decides the match before points', () => {
    const wins = sketchView({
      hand: ['aug-plain-1', 'jan-plain-1'],
      field: ['aug-moon', 'jan-plain-2'],
      own: ['sep-cup', 'sep-plain-1'],
    });
    expect(advise(mindFor('modern'), wins, 400, 1).options[0]?.move).toEqual({
      type: 'playCard',
      card: 'aug-plain-1',
    });
  });

  it('finds the option that stands for an equal plain, and no other', () => {
    const view = sketchView({ hand: ['jan-plain-1', 'jan-plain-2', 'feb-plain-1'] });
    const { options } = advise(mindFor('modern'), view, 40, 1);
    expect(options).toHaveLength(2);
    expect(optionOf(view, options, { type: 'playCard', card: 'jan-plain-2' }).move).toEqual({
      type: 'playCard',
      card: 'jan-plain-1',
    });
    expect(() => optionOf(view, options, { type: 'stop' })).toThrow();
  });
});
