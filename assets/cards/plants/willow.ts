/** November's willow: hanging strands of alternate leaves. */
import { onPolyline, points, seededRandom, taper, type Points } from '../geometry';
import { C } from '../palette';
import { path, put, resist } from '../svg';
import type { Sheet } from '../card';
import { almond } from './common';

export interface StrandOptions {
  readonly seed?: number;
  readonly leaves?: number;
  readonly colour?: string;
  /** Colour of every third leaf. */
  readonly second?: string;
  readonly length?: number;
  readonly width?: number;
}

/** A strand along a line; its two leaves become stamps of the sheet. */
export function willow(sheet: Sheet, strand: Points, options: StrandOptions = {}): string {
  const { seed = 5, leaves = 14, colour = C.matsu, second = C.waka, length = 30, width = 4.8 } = options;
  const random = seededRandom(seed);
  const leaf = (fill: string) => () => path(almond(length, width, 2), fill, resist(1.4));
  let s = path(taper(strand, [4, 3, 2.2, 1], 4), colour);
  for (let i = 1; i < leaves; i++) {
    const t = i / leaves;
    const [x, y, heading] = onPolyline(strand, t);
    const hand = i % 2 ? 1 : -1;
    const turn = heading + 90 + hand * (26 + random() * 10);
    const [name, fill] = i % 3 ? ['wl', colour] : ['wa', second];
    s += sheet.use(name, leaf(fill), x, y, turn, 1.05 - 0.3 * t, hand < 0);
  }
  const line = points(strand);
  const [x, y] = line[line.length - 1] ?? [0, 0];
  const [, , heading] = onPolyline(line, 0.9999);
  return s + put(path(almond(length * 0.7, width), colour, resist(1.4)), x, y, heading + 90);
}
