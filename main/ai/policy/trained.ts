/** The weights that ship, and which of them suit a rule-set: those trained under the rules that differ least. */
import { presets } from '../../../shared/presets';
import { differences } from '../../../shared/ruleDifferences';
import { PRESET_IDS, type PresetId, type RuleSet } from '../../../shared/ruleSet';
import { at } from '../../engine/lists';
import { WEIGHT_COUNT } from './layout';
import trained from './trained.json' with { type: 'json' };

interface Trained {
  readonly ruleSet: RuleSet;
  readonly weights: Float64Array;
}

/** The file keeps whole numbers: weights in thousandths. */
const UNIT = 1000;

const readWeights = (numbers: readonly number[]): Float64Array => {
  if (numbers.length !== WEIGHT_COUNT) throw new Error(`not ${WEIGHT_COUNT} weights but ${numbers.length}`);
  return Float64Array.from(numbers, (number) => number / UNIT);
};

const isPreset = (name: string): name is PresetId => PRESET_IDS.some((preset) => preset === name);

const ALL: readonly Trained[] = Object.entries(trained.weights).map(([preset, numbers]) => {
  if (!isPreset(preset)) throw new Error(`no rule-set is named ${preset}`);
  return { ruleSet: presets[preset], weights: readWeights(numbers) };
});

/** A match by other numbers of seats is another game; every other difference counts once. */
const distance = (a: RuleSet, b: RuleSet): number =>
  differences(a, b).length + (a.players === b.players ? 0 : 1000);

export const weightsFor = (ruleSet: RuleSet): Float64Array =>
  at(
    ALL.toSorted((a, b) => distance(a.ruleSet, ruleSet) - distance(b.ruleSet, ruleSet)),
    0,
  ).weights;

/** The same weights as the file keeps them. */
export const writeWeights = (weights: Float64Array): readonly number[] =>
  Array.from(weights, (weight) => Math.round(weight * UNIT));
