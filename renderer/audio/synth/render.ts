/** Turns a cue's name into finished samples at the right loudness; knows neither when nor how they are played. */
import { isTuned, type CueName } from '../cues';
import { biquad } from './biquad';
import { momentaryLoudness, peakDb } from './loudness';
import { plainRecipes } from './plainRecipes';
import type { LoudnessClass, Recipe } from './recipe';
import type { Scale } from './scales';
import { decibels, fadeEnd, mixInto, scale as multiply, seededRandom, silence, type Samples } from './signal';
import { tunedRecipe } from './tunedRecipes';

/** Loudest 400 ms of each class, in LUFS. */
export const TARGET_LUFS: Record<LoudnessClass, number> = {
  interface: -36,
  paper: -30,
  knock: -27,
  event: -25,
  feature: -22,
};

/** No cue's samples rise above this, in dB below full scale. */
export const PEAK_DB = -3.2;

export function recipeOf(cue: CueName): Recipe {
  return isTuned(cue) ? tunedRecipe(cue) : plainRecipes[cue];
}

/** Renders in steps of a few milliseconds each, pausing after every layer; the same seed gives the same samples. */
export function* renderInSteps(cue: CueName, seed: number, scale: Scale): Generator<void, Samples> {
  const recipe = recipeOf(cue);
  const samples = silence(recipe.seconds);
  for (const { at, gain, sound } of recipe.layers(seededRandom(seed), scale)) {
    mixInto(samples, sound(), at, gain);
    yield;
  }
  fadeEnd(biquad(samples, 'highpass', 35));
  yield;
  return level(samples, recipe.loudness);
}

/** The whole cue at once. */
export function renderCue(cue: CueName, seed: number, scale: Scale): Samples {
  const steps = renderInSteps(cue, seed, scale);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Brings a sound to its class's loudness, or as near as its peak allows: it is never clipped. */
function level(samples: Samples, loudness: LoudnessClass): Samples {
  const wanted = TARGET_LUFS[loudness] - momentaryLoudness(samples);
  const room = PEAK_DB - peakDb(samples);
  return multiply(samples, decibels(Math.min(wanted, room)));
}
