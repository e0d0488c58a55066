/** The recipes of all sounds without a scale, as a table; knows no browser API. */
import type { PlainCue } from '../cues';
import { modal } from './modal';
import { noise } from './noise';
import { pluck, type PluckShape } from './pluck';
import { layer, type Layer, type Recipe } from './recipe';
import { hertz } from './scales';
import type { Random } from './signal';
import { bell, bigClack, clack, contact, sealPress, taiko, tap, woodModes } from './strikes';

/** A damped low shamisen string: no. */
const mutedString: PluckShape = {
  seconds: 0.22,
  t60: 0.16,
  damping: 0.5,
  brightness: 1400,
  position: 0.3,
  plectrum: 0.15,
  velocity: 1,
  body: [
    [320, 2, 6],
    [760, 2, 4],
    [1500, 1.5, 2],
  ],
};

/** Five packets run off the thumb, each seven clicks and a tap, 112 ms apart. */
function riffle(random: Random): Layer[] {
  const packet = (start: number): Layer[] => {
    const clicks = Array.from({ length: 7 }, (_, i) => {
      const shape = { attack: 0.0004, t60: 0.012, band: 2000 + random() * 1400 };
      return layer(() => noise(0.014, shape, random), start + i * 0.009 + random() * 0.003, 0.35 + 0.08 * i);
    });
    return [...clicks, layer(() => tap(random), start + 0.068, 0.8)];
  };
  return [
    ...[0, 1, 2, 3, 4].flatMap((i) => packet(i * 0.112)),
    layer(() => modal(0.09, woodModes(1.05), {}, random), 0.58, 0.5),
  ];
}

function dealt(random: Random): Layer[] {
  const glide = { attack: 0.03, t60: 0.09, band: [1100, 2400], q: 1.1, below: 4200 } as const;
  return [
    layer(() => noise(0.1, glide, random), 0, 0.7),
    layer(
      () =>
        modal(
          0.09,
          [
            [230, 0.8, 0.05],
            [610, 0.6, 0.03],
            [1400, 0.35, 0.03],
          ],
          {},
          random,
        ),
      0.08,
      0.9,
    ),
    layer(() => contact(2000, 0.018, random), 0.08, 0.3),
  ];
}

function turned(random: Random): Layer[] {
  return [
    layer(() => noise(0.05, { attack: 0.006, t60: 0.04, band: [2600, 5200] }, random), 0, 0.8),
    layer(() => contact(3600, 0.014, random), 0.03, 0.8),
    layer(
      () =>
        modal(
          0.08,
          [
            [520, 0.4, 0.03],
            [1250, 0.3, 0.02],
          ],
          {},
          random,
        ),
      0.03,
      0.7,
    ),
  ];
}

const sliding = { attack: 0.05, t60: 0.14, band: [900, 2400], q: 1.2 } as const;
const brushing = { attack: 0.045, t60: 0.2, band: [700, 1900], q: 0.9, below: 3600 } as const;

export const plainRecipes: Record<PlainCue, Recipe> = {
  hover: {
    loudness: 'interface',
    seconds: 0.04,
    layers: (random) => [
      layer(() =>
        modal(
          0.04,
          [
            [1900, 0.5, 0.015],
            [3100, 0.25, 0.01],
          ],
          {},
          random,
        ),
      ),
      layer(() => contact(4200, 0.008, random), 0, 0.2),
    ],
  },
  click: {
    loudness: 'interface',
    seconds: 0.09,
    layers: (random) => [
      layer(() => modal(0.09, woodModes(1.25).slice(0, 3), {}, random)),
      layer(() => contact(3000, 0.012, random), 0, 0.3),
    ],
  },
  deny: {
    loudness: 'interface',
    seconds: 0.22,
    layers: (random) => [
      layer(() => pluck(hertz(45), mutedString, random)),
      layer(() => modal(0.22, [[120, 0.5, 0.09]], {}, random), 0, 0.6),
    ],
  },
  deal: { loudness: 'paper', seconds: 0.17, layers: dealt },
  slide: {
    loudness: 'paper',
    seconds: 0.17,
    layers: (random) => [layer(() => noise(0.17, sliding, random))],
  },
  turn: { loudness: 'paper', seconds: 0.12, layers: turned },
  tap: { loudness: 'knock', seconds: 0.12, layers: (random) => [layer(() => tap(random))] },
  clack: { loudness: 'knock', seconds: 0.2, layers: (random) => [layer(() => clack(random))] },
  clackBig: { loudness: 'event', seconds: 0.34, layers: (random) => [layer(() => bigClack(random))] },
  shuffle: { loudness: 'paper', seconds: 0.66, layers: riffle },
  brush: { loudness: 'paper', seconds: 0.2, layers: (random) => [layer(() => noise(0.2, brushing, random))] },
  taiko: { loudness: 'feature', seconds: 1.1, layers: (random) => [layer(() => taiko(random))] },
  taikoCall: {
    loudness: 'feature',
    seconds: 1.5,
    layers: (random) => [layer(() => taiko(random), 0, 0.72), layer(() => taiko(random), 0.16)],
  },
  seal: {
    loudness: 'knock',
    seconds: 0.3,
    layers: (random) => [
      layer(() => sealPress(random)),
      layer(() => noise(0.06, { attack: 0.0006, t60: 0.04, below: 2600 }, random), 0, 0.7),
      layer(() => noise(0.12, { attack: 0.03, t60: 0.08, band: 4200, q: 0.8 }, random), 0.09, 0.12),
    ],
  },
  bell: {
    loudness: 'feature',
    seconds: 3.6,
    layers: (random) => [
      layer(() => bell(random)),
      layer(() => noise(0.02, { attack: 0.0005, t60: 0.015, band: 2600 }, random), 0, 0.25),
    ],
  },
};
