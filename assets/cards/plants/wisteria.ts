/** April's wisteria: hanging racemes and pinnate leaves. */
import { num } from '../geometry';
import { C } from '../palette';
import { circle, line, path, put, resist } from '../svg';
import type { Sheet } from '../card';
import { almond } from './common';

/** Distance of two rows of florets. */
const STEP = 21;

/**
 * A raceme hanging from (0,0): rows of two-lobed florets that shrink downward. The floret becomes a
 * stamp of the sheet under `name`.
 */
export function raceme(
  sheet: Sheet,
  name: string,
  length = 200,
  width = 34,
  dark = C.fuji,
  light = '#B9A3DB',
): string {
  const count = Math.floor(length / STEP);
  let s = line(`M0 -14C2 ${num(length * 0.3)} -2 ${num(length * 0.7)} 0 ${num(length)}`, C.matsu, 2.4);
  for (let row = count; row >= 0; row--) {
    const t = row / count;
    const bulge = Math.sin(Math.PI * Math.min(1, 0.34 + t * 0.66));
    const reach = width * bulge * (1 - 0.28 * t) + 2;
    for (const x of floretsInRow(row, t))
      s += sheet.use(name, () => floret(dark, light), x * reach, row * STEP, x * -16, 1.32 - 0.7 * t);
  }
  return s;
}

function floretsInRow(row: number, t: number): readonly number[] {
  if (t > 0.86) return [0];
  if (t > 0.62) return [-0.55, 0.55];
  return row % 2 ? [-0.95, 0, 0.95] : [-0.62, 0.62];
}

export const floret = (dark: string, light: string): string =>
  path('M0 -10C-13 -13 -17 -2 -12 5C-8 10 -2 8 0 4C2 8 8 10 12 5C17 -2 13 -13 0 -10Z', dark, resist(1.9)) +
  path('M0 -7C-7 -8 -10 -2 -6 2C-3 4 0 2 0 -1C0 2 3 4 6 2C10 -2 7 -8 0 -7Z', light) +
  circle(0, 4.4, 2.6, C.kin, { opacity: 0.95 });

/** A feathered leaf from (0,0) upward. */
export function pinnate(length = 90, pairs = 5, colour = C.matsu, vein = C.waka): string {
  let s = '';
  for (let i = 0; i < pairs; i++) {
    const y = -length * (0.14 + (0.74 * i) / pairs);
    const leaflet = 31 - i * 2.4;
    const drawing =
      path(almond(leaflet, 8), colour, resist(1.8)) + line(`M0 -4L0 ${num(-leaflet * 0.75)}`, vein, 1.1);
    s += put(drawing, 0, y, -(62 - i * 3)) + put(drawing, 0, y, 62 - i * 3);
  }
  s += line(`M0 4L0 ${-length + 8}`, colour, 3);
  return s + put(path(almond(26, 8), colour, resist(1.8)), 0, -length + 12);
}
