/** August's pampas grass: slim stems with ears that nod one way. */
import { radians, taper, type Point } from '../geometry';
import { C } from '../palette';
import { path } from '../svg';

export interface PlumeStyle {
  /** Filaments of the ear. */
  readonly filaments?: number;
  /** Thickness of filaments and stem, 1 on the cards. */
  readonly weight?: number;
  readonly stem?: string;
  readonly fluff?: string;
  readonly edge?: string;
  /** Length of the ear, 1 on the cards. */
  readonly reach?: number;
  /** Share by which filaments differ in length, 0 on the cards. */
  readonly unevenness?: number;
}

/** A plume rooted at (0,0): long filaments leave one node and nod to one side (1 right, -1 left). */
export function plume(height = 220, side = 1, style: PlumeStyle = {}): string {
  const {
    filaments = 9,
    weight = 1,
    stem = C.kin,
    fluff = C.white,
    edge = '#A8731F',
    reach = 1,
    unevenness = 0,
  } = style;
  const node: Point = [side * height * 0.09, -height * 0.62];
  const stalk = taper(
    [[0, 0], [side, -height * 0.34], node, [side * height * 0.15, -height * 0.8]],
    [4.6, 4, 3.4, 2.4].map((w) => w * Math.sqrt(weight)),
    3,
  );
  const middle = (filaments - 1) / 2;
  // Outer filaments first, so that the middle of the ear lies on top.
  const order = Array.from({ length: filaments }, (_, i) => i).sort(
    (a, b) => Math.abs(b - middle) - Math.abs(a - middle),
  );
  const ear = order.map((i) =>
    path(
      taper(
        filament(node, height, side, i / (filaments - 1), reach * (1 - (unevenness * ((i * 5) % 4)) / 3)),
        [3, 7.4, 8, 6, 0].map((w) => w * weight),
        3,
      ),
      i % 2 ? stem : fluff,
      { stroke: edge, 'stroke-width': +(1.1 * Math.sqrt(weight)).toFixed(2), 'stroke-linejoin': 'round' },
    ),
  );
  return path(stalk, stem) + ear.join('');
}

function filament(node: Point, height: number, side: number, t: number, reach: number): readonly Point[] {
  const launch = -88 + t * 34;
  const length = reach * height * (0.4 + 0.06 * Math.sin(Math.PI * t));
  const x0 = node[0] + side * height * 0.05 * (1 - t);
  const y0 = node[1] - height * 0.16 * (1 - t);
  const at = (share: number, nod: number): Point => [
    x0 + side * length * share * Math.cos(radians(launch + nod)),
    y0 + length * share * Math.sin(radians(launch + nod)),
  ];
  return [[x0, y0], at(0.36, 0), at(0.66, 14), at(0.86, 34), at(0.98, 58 - t * 8)];
}
