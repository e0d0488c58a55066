/** January's pine: a fan of needles over a serrated half-moon. */
import { num, polar, smooth } from '../geometry';
import { C } from '../palette';
import { line, path, resist } from '../svg';

const NEEDLES = 19;

/** A fan with its bud at (0,0): radius, colours, half the opening in degrees. */
export function pineFan(radius = 84, dark = C.matsu, light = C.waka, spread = 104): string {
  let outline = 'M0 12';
  for (let i = 0; i <= NEEDLES * 2; i++) {
    const [x, y] = polar(i % 2 ? radius * 0.9 : radius, -90 - spread + (i * spread) / NEEDLES);
    outline += `L${num(x)} ${num(y)}`;
  }
  let needles = '';
  for (let i = 1; i < NEEDLES; i++) {
    const angle = -90 - spread + (2 * i * spread) / NEEDLES;
    const [x1, y1] = polar(radius * 0.2, angle);
    const [x2, y2] = polar(radius * 0.9, angle);
    needles += `M${num(x1)} ${num(y1)}L${num(x2)} ${num(y2)}`;
  }
  const bud = smooth('-13 14, -10 -6, 0 -15, 10 -6, 13 14', true);
  return path(outline + 'Z', dark, resist(3)) + line(needles, light, 2.1) + path(bud, C.tsuchi, resist(2));
}
