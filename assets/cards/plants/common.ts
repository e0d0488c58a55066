/** What several plants share: leaves, feathers, boughs, stems and mist; knows no month. */
import { along, num, polar, taper, type Points } from '../geometry';
import { C } from '../palette';
import { group, path, transform, type Attributes } from '../svg';
import type { Sheet } from '../card';

/** Path data of an almond leaf from (0,0) upward: length, half width, sideways shift of the tip. */
export function almond(length: number, width: number, skew = 0): string {
  const low = num(-length * 0.3);
  const high = num(-length * 0.75);
  return (
    `M0 0C${num(-width)} ${low} ${num(-width * 0.7 + skew)} ${high} ${num(skew)} ${num(-length)}` +
    `C${num(width * 0.7 + skew)} ${high} ${num(width)} ${low} 0 0Z`
  );
}

/** Path data of a feather from (0,0) upward: narrow root, round tip. */
export function quill(length: number, width: number): string {
  const side = (m: number) =>
    [m * width * 0.5, -length * 0.3, m * width, -length * 0.62, m * width * 0.86, -length * 0.84].map(num);
  const [rx, ry, bx, by, tx, ty] = side(1);
  const tip = num(-length);
  return (
    `M0 0C${side(-1).join(' ')}Q${num(-width * 0.6)} ${tip} 0 ${tip}` +
    `Q${num(width * 0.6)} ${tip} ${tx} ${ty}C${bx} ${by} ${rx} ${ry} 0 0Z`
  );
}

/** A fan of feathers from one root; angles in degrees clockwise from up; one length or one per feather. */
export function quills(
  x: number,
  y: number,
  angles: readonly number[],
  lengths: number | readonly number[],
  width: number,
  colours: string | readonly string[],
  edge: Attributes = {},
): string {
  return angles
    .map((angle, i) => {
      const length = typeof lengths === 'number' ? lengths : (lengths[i] ?? 0);
      const colour = typeof colours === 'string' ? colours : (colours[i % colours.length] ?? C.sumi);
      return group(path(quill(length, width), colour, edge), { transform: transform(x, y, angle) });
    })
    .join('');
}

/** A bough as a brush stroke. It has no resist line: boughs must fuse at forks. */
export const branch = (line: Points, widths: readonly number[], colour = C.sumi): string =>
  path(taper(line, widths, 3), colour);

/** Mist bars `'x1 x2 y, …'` of one height. */
export function mist(bars: string, height: number, colour: string): string {
  return bars
    .split(',')
    .map((bar) => {
      const [x1 = 0, x2 = 0, y = 0] = bar.trim().split(/\s+/).map(Number);
      return `<rect x="${x1}" y="${y}" width="${x2 - x1}" height="${height}" rx="${height / 2}" fill="${colour}"/>`;
    })
    .join('');
}

/** A leaf on a stem: share of the stem, side, scale, stamp name, drawing, angle off the stem. */
export type StemLeaf = readonly [
  t: number,
  side: number,
  scale: number,
  name: string,
  draw: () => string,
  spread?: number,
];

/** A stem with leaves that really hang on it. */
export function plant(
  sheet: Sheet,
  stem: Points,
  widths: readonly number[],
  leaves: readonly StemLeaf[],
  colour = C.stem,
): void {
  const hung = leaves.map(([t, side, scale, name, draw, spread = 58]) => {
    const [x, y, heading] = along(stem, t);
    return sheet.use(name, draw, x, y, heading + 90 + side * spread, scale);
  });
  sheet.add(path(taper(stem, widths, 3), colour), ...hung);
}

/** Leaves radiating from behind a flower head; angles in degrees clockwise from up. */
export function collar(
  sheet: Sheet,
  x: number,
  y: number,
  radius: number,
  angles: readonly number[],
  name: string,
  draw: () => string,
  scale: number,
): void {
  for (const angle of angles) {
    const [dx, dy] = polar(radius, angle - 90);
    sheet.add(sheet.use(name, draw, x + dx, y + dy, angle, scale));
  }
}
