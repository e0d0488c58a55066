/** December's paulownia: broad leaves, upright spikes of bells. */
import { num, smooth, type Point } from '../geometry';
import { C } from '../palette';
import { line, path, put, resist } from '../svg';

/** A three-lobed leaf hanging from (0,0). */
export function kiriLeaf(R = 92, colour = C.matsu, vein = C.waka): string {
  const half = [
    [0.16, -0.12, 0],
    [0.42, -0.08, 0],
    [0.7, 0.2, 1],
    [0.5, 0.34, 0],
    [0.4, 0.5, 0],
    [0.4, 0.66, 0],
    [0.22, 0.9, 0],
  ] as const;
  const right = half.map(([x, y, corner]): Point => [R * x, R * y, corner]);
  const left = right.map(([x, y, corner]): Point => [-x, y, corner]).reverse();
  const outline = smooth([[0, R * 0.02, 1], ...right, [0, R * 1.18, 1], ...left], true, 0.38);
  const at = (x: number, y: number) => `${num(R * x)} ${num(R * y)}`;
  const rib = (from: number, x: number, to: number) =>
    `M${at(0, from)}L${at(-x, to)}M${at(0, from)}L${at(x, to)}`;
  const veins =
    `M${at(0, 0.06)}L${at(0, 1)}M${at(0, 0.1)}Q${at(-0.3, 0.04)} ${at(-0.56, 0.17)}` +
    `M${at(0, 0.1)}Q${at(0.3, 0.04)} ${at(0.56, 0.17)}${rib(0.36, 0.28, 0.48)}${rib(0.64, 0.2, 0.77)}`;
  return path(outline, colour, resist(2.6)) + line(veins, vein, 1.8);
}

/** A hanging bell. */
export const bell = (colour = C.fuji, light = '#B9A3DB'): string =>
  path('M0 -13C-9 -12 -10 0 -12 9Q-8 12 -5 9Q0 15 5 9Q8 12 12 9C10 0 9 -12 0 -13Z', colour, resist(1.8)) +
  path('M0 -9C-3 -8 -4 0 -4 6Q0 9 4 6C4 0 3 -8 0 -9Z', light) +
  path('M-5 -11Q0 -18 5 -11Q0 -7 -5 -11Z', C.tsuchi);

/** An upright spike of bells in `tiers` tiers, rooted at (0,0). */
export function kiriSpike(tiers = 5, colour = C.fuji): string {
  const height = tiers * 26 - 14;
  let s = line(`M0 0L0 ${-height + 6}`, C.tsuchi, 3.4);
  for (let i = 0; i < tiers - 1; i++) {
    const y = -8 - i * 26;
    const scale = 1.3 - i * 0.1;
    s += put(bell(colour), -17 * scale, y, 20, scale) + put(bell(colour), 17 * scale, y, -20, scale);
  }
  return s + put(bell(colour), 0, -height + 4, 180);
}
