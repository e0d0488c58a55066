/** Many lessons: self-play from nothing to the weights of the fast policy. The same seed gives the same weights. */
import { compileRules } from '../../ai/board/rules';
import { fastRandom } from '../../ai/board/random';
import { foldSmallFunctions } from '../../ai/inlining';
import { STAGE_SIZE, WEIGHT_COUNT } from '../../ai/policy/layout';
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
/** What is special to a stage is learnt more slowly than what is common. */
const SPECIAL_STRIDE = 0.5;
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

/** What the slopes of all stages have in common. */
const inAllStages = (slope: Float64Array): Float64Array => {
  const common = new Float64Array(STAGE_SIZE);
  slope.forEach((value, index) => {
    const place = index % STAGE_SIZE;
    common[place] = (common[place] ?? 0) + value;
  });
  return common;
};

/**
 * Each weight is learnt as what it is in every stage of the month and what is special in one: so that rare stages know
 * from the start what the common ones have learnt.
 */
export const trainPolicy = ({ ruleSet, seed, steps, onStep }: Course): Float64Array => {
  foldSmallFunctions();
  const weights = new Float64Array(WEIGHT_COUNT);
  const special = new Float64Array(WEIGHT_COUNT);
  const common = new Float64Array(STAGE_SIZE);
  const classroom = openClassroom(compileRules(ruleSet), weights, fastRandom(seed));
  const stepSpecial = stepper(special);
  const stepCommon = stepper(common);
  for (let step = 0; step < steps; step += 1) {
    const slope = newSlope();
    for (let deal = 0; deal < DEALS_A_STEP; deal += 1) teach(classroom, slope);
    const stride = FIRST_STRIDE * (1 - step / steps);
    stepCommon(inAllStages(slope), stride);
    stepSpecial(slope, stride * SPECIAL_STRIDE);
    weights.forEach((_, index) => {
      weights[index] = (special[index] ?? 0) + (common[index % STAGE_SIZE] ?? 0);
    });
    onStep(step + 1, weights);
  }
  return weights;
};
