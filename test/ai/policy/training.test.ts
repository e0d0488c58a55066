import { describe, expect, it } from 'vitest';
import { WEIGHT_COUNT } from '../../../main/ai/policy/layout';
import { duel } from '../../../main/headless/training/duel';
import { trainPolicy } from '../../../main/headless/training/school';
import { presets } from '../../../shared/presets';

const train = (seed: number, steps: number): Float64Array =>
  trainPolicy({ ruleSet: presets.modern, seed, steps, onStep: () => undefined });

describe('the training', () => {
  it('makes the same weights from the same seed, and others from another', () => {
    const weights = train(1, 2);
    expect(train(1, 2)).toEqual(weights);
    expect(train(2, 2)).not.toEqual(weights);
  }, 30_000);

  it('is soon better than playing without any weight', () => {
    const nothing = new Float64Array(WEIGHT_COUNT);
    expect(duel(presets.modern, train(1, 8), nothing, 2_000)).toBeGreaterThan(2);
  }, 30_000);

  it('finds no difference between equal weights', () => {
    const weights = train(1, 1);
    expect(duel(presets['classic-3p'], weights, weights, 50)).toBe(0);
  });
});
