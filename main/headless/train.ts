/**
 * `npm run -s train -- [--steps N] [--seed N] [--preset ID]…`: makes main/ai/policy/trained.json anew by self-play. The
 * same steps and seed give the same weights. Tells on stderr how it goes.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { presets } from '../../shared/presets';
import { PRESET_IDS, type PresetId } from '../../shared/ruleSet';
import { writeWeights } from '../ai/policy/trained';
import { duel } from './training/duel';
import { trainPolicy } from './training/school';

const FILE = fileURLToPath(new URL('../ai/policy/trained.json', import.meta.url));

/** One of each family of rules: the others differ little from one of them. */
const TRAINED: readonly PresetId[] = ['modern', 'classic', 'fifty', 'nintendo', 'classic-3p'];

/** Times at which a course tells how it goes. */
const REPORTS = 10;
/** Deals by which two sets of weights are compared on the way. */
const DUEL_DEALS = 20_000;

const isPreset = (name: string): name is PresetId => PRESET_IDS.some((preset) => preset === name);

const fileSchema = z.object({ weights: z.record(z.string(), z.array(z.int())) });

const train = (preset: PresetId, seed: number, steps: number): readonly number[] => {
  const ruleSet = presets[preset];
  let earlier: Float64Array | null = null;
  const onStep = (step: number, weights: Float64Array): void => {
    if (step % Math.ceil(steps / REPORTS) !== 0) return;
    const gain =
      earlier === null
        ? ''
        : `, ${duel(ruleSet, weights, earlier, DUEL_DEALS).toFixed(3)} points a month better`;
    process.stderr.write(`${preset}: step ${step} of ${steps}${gain}\n`);
    earlier = weights.slice();
  };
  return writeWeights(trainPolicy({ ruleSet, seed, steps, onStep }));
};

const { values } = parseArgs({
  options: {
    steps: { type: 'string', default: '3000' },
    seed: { type: 'string', default: '1' },
    preset: { type: 'string', multiple: true },
  },
});
const steps = Number(values.steps);
const seed = Number(values.seed);
const wanted = values.preset ?? TRAINED;
if (!wanted.every(isPreset) || !Number.isInteger(steps) || steps < 1 || !Number.isInteger(seed)) {
  console.error('usage: npm run -s train -- [--steps N] [--seed N] [--preset ID]…');
  process.exitCode = 2;
} else {
  const kept = fileSchema.parse(JSON.parse(await readFile(FILE, 'utf8'))).weights;
  const weights = {
    ...kept,
    ...Object.fromEntries(wanted.map((preset) => [preset, train(preset, seed, steps)])),
  };
  const told = (values.preset ?? []).map((preset) => `--preset ${preset}`);
  const made = {
    date: new Date().toISOString().slice(0, 10),
    command: ['npm run -s train --', ...told, `--steps ${steps} --seed ${seed}`].join(' '),
    steps,
    seed,
  };
  await writeFile(FILE, `${JSON.stringify({ made, weights })}\n`);
}
