/** July's bush clover: arching sprays with trefoils and pea flowers. */
import { num, onPolyline, polar, taper, type Points } from '../geometry';
import { C } from '../palette';
import { circle, line, path, put, resist } from '../svg';
import type { Sheet } from '../card';

export interface SprayOptions {
  /** Which side the first leaf grows on. */
  readonly side?: 1 | -1;
  readonly leaves?: number;
  /** Share of the stem below the first leaf. */
  readonly from?: number;
  readonly scale?: number;
}

/** One spray along a line; leaf and flower become stamps of the sheet. */
export function cloverSpray(sheet: Sheet, stem: Points, options: SprayOptions = {}): string {
  const { side = 1, leaves = 8, from = 0.1, scale = 1.62 } = options;
  let leafage = '';
  let flowers = '';
  for (let i = 0; i < leaves; i++) {
    const t = from + ((1 - from) * i) / (leaves - 0.6);
    const [x, y, heading] = onPolyline(stem, t);
    const hand = (i % 2 ? 1 : -1) * side;
    const size = scale * (1.06 - 0.4 * t);
    leafage += sheet.use('tri', trefoil, x, y, heading + 90 + hand * 58, size);
    if (t <= 0.16) continue;
    const [nx, ny] = polar(17 * size, heading - hand * 62);
    flowers += sheet.use('pea', peaFlower, x + nx, y + ny, heading - hand * 30 + 90, size * 1.3);
    if (i % 3 === 0) continue;
    const [fx, fy] = polar(30 * size, heading - hand * 40);
    flowers += sheet.use('pea', peaFlower, x + fx, y + fy, heading - hand * 14 + 90, size * 1.06);
  }
  return path(taper(stem, [8, 6.4, 5, 3], 4), C.tsuchi) + leafage + flowers;
}

function oval(l: number, w: number): string {
  const [low, high] = [num(-l * 0.2), num(-l * 0.95)];
  return `M0 0C${-w} ${low} ${-w} ${high} 0 ${-l}C${w} ${high} ${w} ${low} 0 0Z`;
}

export function trefoil(): string {
  const leaflet = path(oval(27, 11), C.matsu, resist(1.8)) + line('M0 -6L0 -20', C.waka, 1.2);
  return put(leaflet, 0, -6, -62) + put(leaflet, 0, -6, 62) + put(leaflet, 0, -6);
}

export const peaFlower = (): string =>
  path(
    'M0 3C-12 2 -14 -12 -6 -15C-3 -16 -1 -13 0 -11C1 -13 3 -16 6 -15C14 -12 12 2 0 3Z',
    '#C8376B',
    resist(1.8),
  ) +
  path('M0 3C-5 0 -5 -7 0 -9C5 -7 5 0 0 3Z', C.white) +
  circle(0, 2, 2.4, C.beni);
