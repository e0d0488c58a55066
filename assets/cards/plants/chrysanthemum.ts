/** September's chrysanthemum: full face, side view, lobed leaf. */
import { num, smooth } from '../geometry';
import { C } from '../palette';
import { circle, line, path, resist, ring, turned } from '../svg';
import { almond } from './common';

/** Outer petals, inner petals, heart. */
export type KikuColours = readonly [string, string, string];

/** A bloom seen from the front: rings of 16, 12 and 8 round petals. */
export function kiku(R = 56, colours: KikuColours = [C.kin, '#F6D583', C.shu]): string {
  const petal = (r: number, w: number, colour: string) =>
    path(
      `M0 0C${num(-w * 0.5)} ${num(-r * 0.3)} ${num(-w)} ${num(-r * 0.72)} ${num(-w)} ${num(-r + w)}` +
        `A${num(w)} ${num(w)} 0 0 1 ${num(w)} ${num(-r + w)}` +
        `C${num(w)} ${num(-r * 0.72)} ${num(w * 0.5)} ${num(-r * 0.3)} 0 0Z`,
      colour,
      resist(1.9),
    );
  const [outer, inner, heart] = colours;
  return (
    ring(16, () => petal(R, R * 0.205, outer), 180 / 16) +
    ring(12, () => petal(R * 0.72, R * 0.19, inner)) +
    ring(8, () => petal(R * 0.46, R * 0.17, outer), 22) +
    circle(0, 0, R * 0.17, heart, resist(1.8))
  );
}

/** A half flower seen from the side, opening upward. */
export function kikuSide(R = 48, colours: readonly [string, string] = [C.kin, '#F6D583']): string {
  const petal = (angle: number, r: number, colour: string) =>
    turned(path(almond(r, R * 0.17), colour, resist(1.8)), angle);
  const outer = [-84, 84, -63, 63, -42, 42, -21, 21, 0];
  const inner = [-66, 66, -40, 40, -14, 14];
  const cup = smooth(`${-R * 0.36} 2, 0 ${-R * 0.24}, ${R * 0.36} 2, 0 ${R * 0.3}`, true);
  return (
    outer.map((angle) => petal(angle, R * (1 - Math.abs(angle) / 420), colours[0])).join('') +
    inner.map((angle) => petal(angle, R * 0.68, colours[1])).join('') +
    path(cup, C.matsu, resist(1.8))
  );
}

/** A lobed leaf from (0,0) upward. */
export function kikuLeaf(l = 62, colour = C.matsu, vein = C.waka): string {
  const w = l * 0.36;
  const at = (x: number, y: number) => `${num(w * x)} ${num(-l * y)}`;
  const outline =
    `M0 0C${at(-0.5, 0.02)} ${at(-1.1, 0.14)} ${at(-1.05, 0.3)}Q${at(-0.8, 0.4)} ${at(-0.56, 0.4)}` +
    `Q${at(-1.2, 0.5)} ${at(-0.94, 0.68)}Q${at(-0.6, 0.72)} ${at(-0.42, 0.7)}Q${at(-0.5, 0.95)} ${at(0, 1)}` +
    `Q${at(0.5, 0.95)} ${at(0.42, 0.7)}Q${at(0.6, 0.72)} ${at(0.94, 0.68)}Q${at(1.2, 0.5)} ${at(0.56, 0.4)}` +
    `Q${at(0.8, 0.4)} ${at(1.05, 0.3)}C${at(1.1, 0.14)} ${at(0.5, 0.02)} 0 0Z`;
  const rib = (from: number, x: number, y: number) =>
    `M${at(0, from)}L${at(-x, y)}M${at(0, from)}L${at(x, y)}`;
  const veins = `M0 -3L${at(0, 0.86)}${rib(0.16, 0.74, 0.3)}${rib(0.42, 0.66, 0.6)}`;
  return path(outline, colour, resist(2)) + line(veins, vein, 1.4);
}
