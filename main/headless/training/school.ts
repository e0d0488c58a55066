/** Many lessons: self-play from nothing to the weights of the fast policy. The same seed gives the same weights. */
import { compileRules } from '../../ai/board/rules';
import { fastRandom } from '../../ai/board/random';
import { WEIGHT_COUNT } from '../../ai/policy/layout';
import type { RuleSet } from '../../../shared/ruleSet';
import { newSlope, openClassroom, teach } from './lesson';

export interface Course {
  readonly ruleSet: RuleSet;
  readonly seed: number;
  /** Steps of the weights. */
  readonly steps: number;
  /** Told after every step. */
  readonly onStep: (step: number, weights: Float64Array) => void;
}

/** Deals between two steps: enough for the luck to even out within one. */
const DEALS_A_STEP = 250;
/** How far a weight goes in a step at the start; falls to nothing over the course. */
const FIRST_STRIDE = 0.03;
/** How long a slope is remembered, and its square (Adam's usual values). */
const KEEP = 0.9;
const KEEP_SQUARE = 0.999;

/** Adam: each weight goes along its remembered slope, measured in how much that slope varies. */
const stepper = (weights: Float64Array) => {
  const mean = new Float64Array(weights.length);
  const square = new Float64Array(weights.length);
  let steps = 0;
  return (slope: Float64Array, stride: number): void => {
    steps += 1;
    const warmth = 1 - KEEP ** steps;
    const squareWarmth = 1 - KEEP_SQUARE ** steps;
    slope.forEach((value, index) => {
      const kept = KEEP * (mean[index] ?? 0) + (1 - KEEP) * value;
      const keptSquare = KEEP_SQUARE * (square[index] ?? 0) + (1 - KEEP_SQUARE) * value * value;
      mean[index] = kept;
      square[index] = keptSquare;
      if (keptSquare === 0) return;
      const change = (stride * kept) / warmth / Math.sqrt(keptSquare / squareWarmth);
      weights[index] = (weights[index] ?? 0) + change;
    });
  };
};

export const trainPolicy = ({ ruleSet, seed, steps, onStep }: Course): Float64Array => {
  const weights = new Float64Array(WEIGHT_COUNT);
  const classroom = openClassroom(compileRules(ruleSet), weights, fastRandom(seed));
  const advance = stepper(weights);
  for (let step = 0; step < steps; step += 1) {
    const slope = newSlope();
    for (let deal = 0; deal < DEALS_A_STEP; deal += 1) teach(classroom, slope);
    advance(slope, FIRST_STRIDE * (1 - step / steps));
    onStep(step + 1, weights);
  }
  return weights;
};
