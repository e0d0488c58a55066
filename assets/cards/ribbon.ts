/** Poem ribbons, with brush kana drawn as strokes in our own hand; knows no month. */
import { smooth, taper, type Point } from './geometry';
import { C } from './palette';
import { line, path, put, resist } from './svg';

export type RibbonKind = 'red' | 'blue' | 'akayoroshi' | 'miyoshino';

/** Strokes of a sign in a box of 100: centre line and widths. */
type Stroke = readonly [line: string, widths: readonly number[]];

const KANA = {
  a: [
    ['18 27, 48 25, 80 19', [7, 9, 5]],
    ['46 7, 42 40, 50 86', [7, 10, 4]],
    ['68 38, 55 66, 30 85, 15 72, 28 51, 58 44, 84 56, 80 80, 54 95', [5, 9, 8, 9, 7, 8, 10, 9, 2]],
  ],
  ka: [
    ['26 22, 48 17, 70 15', [8, 8, 5]],
    ['66 22, 50 52, 30 80, 15 68, 24 46, 52 36, 80 46, 84 70, 58 93', [4, 9, 8, 9, 7, 8, 10, 9, 2]],
  ],
  yo: [
    ['52 33, 78 28', [6, 9]],
    ['50 6, 51 40, 50 72, 36 89, 19 80, 32 68, 56 74, 84 92', [7, 10, 8, 8, 8, 7, 8, 3]],
  ],
  ro: [
    ['26 20, 48 16, 70 13', [7, 8, 9]],
    ['70 13, 44 42, 20 66', [9, 6, 7]],
    ['20 66, 50 46, 78 54, 80 77, 58 92, 36 93', [7, 6, 10, 9, 7, 2]],
  ],
  shi: [['38 6, 34 48, 38 80, 58 90, 82 68', [8, 10, 9, 8, 2]]],
  mi: [
    ['22 21, 54 15', [7, 9]],
    ['54 15, 40 52, 22 81, 11 73, 20 60, 46 60, 88 80', [9, 7, 8, 8, 7, 8, 3]],
    ['72 38, 70 66, 54 96', [8, 9, 2]],
  ],
  no: [['54 22, 46 54, 28 82, 13 66, 21 36, 50 17, 80 32, 85 62, 58 93', [6, 9, 8, 9, 7, 8, 10, 9, 2]]],
} as const satisfies Record<string, readonly Stroke[]>;

type Kana = keyof typeof KANA;

const POEMS: Readonly<Record<RibbonKind, readonly Kana[]>> = {
  red: [],
  blue: [],
  akayoroshi: ['a', 'ka', 'yo', 'ro', 'shi'],
  miyoshino: ['mi', 'yo', 'shi', 'no'],
};

/** One sign centred on (x, y); `scale` 1 is 100 units. */
function kana(sign: Kana, x: number, y: number, scale: number): string {
  const strokes = KANA[sign].map(([centre, widths]) =>
    path(
      taper(
        centre,
        widths.map((w) => w * 1.12),
        3,
      ),
      C.sumi,
    ),
  );
  return put(strokes.join(''), x - 50 * scale, y - 50 * scale, 0, scale);
}

const HALF = 186;
const HALF_WIDTH = 41;

/** The long edge at x, gently bent; `trim` shortens both ends. */
function edgeLine(x: number, trim: number): readonly Point[] {
  const bends = [7, 2, -2.5, 0, 2.5, -2, -7];
  const heights = [-HALF + trim, -HALF * 0.7, -HALF * 0.3, 0, HALF * 0.3, HALF * 0.7, HALF - trim];
  return bends.map((bend, i): Point => [x + bend, heights[i] ?? 0]);
}

/** A ribbon centred on (0,0), 82 by 372 units. */
export function ribbon(kind: RibbonKind): string {
  const blue = kind === 'blue';
  const [main, shade, hem] = blue ? ['#4B3F99', '#2C2768', '#BFB2E6'] : [C.shu, C.beni, '#F3B34A'];
  const outline =
    smooth(edgeLine(-HALF_WIDTH, 0)) +
    smooth([...edgeLine(HALF_WIDTH, 0)].reverse()).replace(/^M/, 'L') +
    'Z';
  const top = 10 - HALF;
  const inset = HALF_WIDTH - 14;
  const hems =
    smooth(edgeLine(7 - HALF_WIDTH, 10)) +
    smooth(edgeLine(HALF_WIDTH - 7, 10)) +
    `M${-inset} ${top}L${HALF_WIDTH} ${top}M${-HALF_WIDTH} ${-top}L${inset} ${-top}`;
  const signs = POEMS[kind];
  const [step, scale] = signs.length === 5 ? [62, 0.62] : [74, 0.68];
  return (
    path(outline, shade, { ...resist(3), transform: 'translate(5 5)' }) +
    path(outline, main, resist(2.2)) +
    line(hems, hem, 1.8) +
    signs.map((sign, i) => kana(sign, 0, (i - (signs.length - 1) / 2) * step, scale)).join('')
  );
}
