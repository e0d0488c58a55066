/** The koto melodies of all tuned cues, as degrees of whatever scale the month has; knows no browser API. */
import type { TunedCue } from '../cues';
import { modal } from './modal';
import { noise } from './noise';
import { bendUp, pluck, type PluckShape } from './pluck';
import { layer, type Layer, type LoudnessClass, type Recipe } from './recipe';
import { hertz, noteOf, type Scale } from './scales';
import type { Random, Samples } from './signal';

/** A degree of the scale (-5 is the root's lower octave), its start in seconds, its force from 0 to 1. */
export type MelodyNote = readonly [degree: number, at: number, velocity: number];

interface Melody {
  readonly loudness: LoudnessClass;
  readonly seconds: number;
  readonly notes: readonly MelodyNote[];
  /** Differences from the usual string; `seconds` is each note's length. */
  readonly string: Partial<PluckShape> & Pick<PluckShape, 'seconds'>;
  /** Pulls every note up by so many cents. */
  readonly bend?: number;
  /** What sounds beside the koto. */
  readonly beside?: (random: Random, scale: Scale) => Layer;
}

function koto(midi: number, { string, bend }: Melody, velocity: number, random: Random): Samples {
  const shape: PluckShape = {
    t60: 2.4 * (62 / midi) ** 1.6,
    damping: 0.26,
    brightness: 5200,
    position: 0.13,
    plectrum: 0.5,
    body: [
      [190, 1.4, 4],
      [430, 1.8, 3],
      [980, 1.6, 2],
      [5200, 0.8, -3],
    ],
    velocity,
    ...string,
  };
  const samples = pluck(hertz(midi), shape, random);
  return bend === undefined ? samples : bendUp(samples, bend, 0.18);
}

/** A high shimmer, two octaves over the root, under the light's last note. */
function shimmer(random: Random, scale: Scale): Layer {
  const high = hertz(noteOf(scale, 10));
  return layer(
    () =>
      modal(
        1.6,
        [
          [high - 0.4, 0.0275, 1.4],
          [high + 0.4, 0.0225, 1.4],
        ],
        { attack: 0.01 },
        random,
      ),
    0.21,
  );
}

/** The leaf of the calendar. */
function leaf(random: Random): Layer {
  return layer(() => noise(0.4, { attack: 0.12, t60: 0.36, band: [1100, 3600], q: 0.9 }, random), 0, 0.35);
}

/** Notes by worth: one for a plain card or a ribbon, two for an animal, four for a light. */
export const melodies: Record<TunedCue, Melody> = {
  capturePlain: {
    loudness: 'event',
    seconds: 1.1,
    notes: [[0, 0, 0.85]],
    string: { seconds: 1.1, t60: 1.2 },
  },
  captureRibbon: {
    loudness: 'event',
    seconds: 1.3,
    notes: [[2, 0, 0.9]],
    string: { seconds: 1.3, t60: 1.5 },
  },
  captureAnimal: {
    loudness: 'event',
    seconds: 1.6,
    notes: [
      [3, 0, 0.8],
      [5, 0.085, 1],
    ],
    string: { seconds: 1.5 },
  },
  captureLight: {
    loudness: 'feature',
    seconds: 2.2,
    notes: [
      [0, 0, 0.7],
      [3, 0.07, 0.8],
      [5, 0.14, 0.9],
      [7, 0.21, 1],
    ],
    string: { seconds: 2 },
    beside: shimmer,
  },
  yaku: {
    loudness: 'feature',
    seconds: 2.3,
    // The run slows a little on its way down to the low root.
    notes: [
      [9, 0, 0.55],
      [8, 0.058, 0.63],
      [7, 0.122, 0.71],
      [6, 0.192, 0.79],
      [5, 0.268, 0.87],
      [3, 0.35, 0.95],
      [-5, 0.52, 1],
    ],
    string: { seconds: 1.8, brightness: 6500 },
  },
  total: {
    loudness: 'feature',
    seconds: 2.2,
    notes: [
      [0, 0, 0.75],
      [2, 0.09, 0.83],
      [3, 0.18, 0.91],
      [5, 0.27, 0.99],
      [-5, 0.27, 0.8],
    ],
    string: { seconds: 1.8 },
  },
  month: {
    loudness: 'event',
    seconds: 2,
    notes: [[-5, 0.38, 0.9]],
    string: { seconds: 1.6 },
    bend: 40,
    beside: leaf,
  },
  win: {
    loudness: 'feature',
    seconds: 3.4,
    notes: [
      [0, 0, 0.75],
      [2, 0.24, 0.79],
      [3, 0.42, 0.83],
      [5, 0.6, 0.87],
      [7, 1.02, 0.91],
      [5, 1.3, 0.95],
      [10, 1.55, 0.99],
      [-5, 1.55, 0.8],
    ],
    string: { seconds: 1.8 },
  },
  lose: {
    loudness: 'event',
    seconds: 2.8,
    notes: [
      [0, 0, 0.7],
      [-1, 0.34, 0.7],
      [-2, 0.7, 0.7],
      [-4, 1.16, 0.7],
      [-5, 1.5, 0.7],
    ],
    string: { seconds: 1.3, brightness: 3200 },
  },
};

/** The recipe of a tuned cue: one layer for each note. */
export function tunedRecipe(cue: TunedCue): Recipe {
  const melody = melodies[cue];
  return {
    loudness: melody.loudness,
    seconds: melody.seconds,
    layers: (random, scale) => [
      ...melody.notes.map(([degree, at, velocity]) =>
        layer(() => koto(noteOf(scale, degree), melody, velocity, random), at),
      ),
      ...(melody.beside ? [melody.beside(random, scale)] : []),
    ],
  };
}
