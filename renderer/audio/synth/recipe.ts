/** What a cue is made of: sounds laid over each other in time; knows none of them. */
import { mixInto, silence, type Random, type Samples } from './signal';
import type { Scale } from './scales';

/** One sound in a cue, made only when its turn comes, so that a cue can be rendered in slices. */
export interface Layer {
  /** Seconds after the cue's start. */
  readonly at: number;
  readonly gain: number;
  readonly sound: () => Samples;
}

/** What the sound is for; decides how loud it is. */
export type LoudnessClass = 'interface' | 'paper' | 'knock' | 'event' | 'feature';

export interface Recipe {
  readonly loudness: LoudnessClass;
  readonly seconds: number;
  /** The layers; `scale` counts for tuned cues only. */
  readonly layers: (random: Random, scale: Scale) => readonly Layer[];
}

export function layer(sound: () => Samples, at = 0, gain = 1): Layer {
  return { at, gain, sound };
}

/** All layers at once. */
export function blend(seconds: number, layers: readonly Layer[]): Samples {
  const samples = silence(seconds);
  for (const { at, gain, sound } of layers) mixInto(samples, sound(), at, gain);
  return samples;
}
