/** The camp curtain under the cherries. */
import { num, polar, smooth, type Point } from '../geometry';
import { circle, line, path, put, resist } from '../svg';
import { C } from '../palette';

const STRIPES = 8;
const STRIPE = 360 / STRIPES;

/** The hanging line of the rope at x. */
const top = (x: number): number => 356 + 34 * Math.sin((x / 360) * Math.PI);

/** The rope's line between two x, moved down. */
const edge = (x0: number, x1: number, down: number): Point[] =>
  [0, 1, 2, 3, 4].map((i): Point => {
    const x = x0 + ((x1 - x0) * i) / 4;
    return [x, top(x) + down];
  });

/** A piece of cloth between two x, from one depth under the rope to another. */
const band = (x0: number, x1: number, from: number, to: number, colour: string): string =>
  path(smooth(edge(x0, x1, from)) + smooth(edge(x0, x1, to).reverse()).replace(/^M/, 'L') + 'Z', colour);

/** In card coordinates, hung across the whole width. */
export function curtain(): string {
  let s = '';
  s += band(-4, 364, -4, 300, C.washi);
  for (let i = 0; i < STRIPES; i++) s += band(i * STRIPE, (i + 1) * STRIPE, 0, 260, i % 2 ? C.white : C.shu);
  s += band(-4, 364, 0, 66, '#3B2F7E');
  s +=
    line(smooth(edge(-4, 364, 66)), C.kin, 4) +
    line(smooth(edge(-4, 364, 0)), C.washi, 5) +
    line(smooth(edge(-4, 364, -1)), C.kin, 3);
  // crests on the band
  for (const x of [60, 180, 300])
    s += put(
      [0, 72, 144, 216, 288]
        .map((a) => {
          const q = polar(10, a - 90);
          return circle(q[0], q[1], 8.4, C.white);
        })
        .join('') + circle(0, 0, 5.4, C.kin),
      x,
      top(x) + 33,
      0,
    );
  // folds
  for (let i = 0; i <= STRIPES; i++) {
    const x = i * STRIPE;
    s += line(`M${num(x)} ${num(top(x) + 68)}L${num(x)} 590`, C.sumi, 1.2, { opacity: 0.35 });
  }
  // cords with tassels
  for (const x of [120, 240]) {
    const y = top(x) + 60;
    s +=
      line(`M${x} ${num(y - 58)}C${x - 7} ${num(y)} ${x + 7} ${num(y + 30)} ${x} ${num(y + 64)}`, C.kin, 5) +
      put(
        path('M-9 0L9 0L13 44L-13 44Z', C.kin, resist(2)) +
          line('M-5 6L-7 42M0 6L0 42M5 6L7 42', C.tsuchi, 1.4) +
          circle(0, -3, 8, C.tsuchi, resist(2)),
        x,
        y + 66,
      );
  }
  return s;
}
