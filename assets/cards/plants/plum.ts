/** February's plum: round petals and buds. */
import { num, polar } from '../geometry';
import { C } from '../palette';
import { circle, line, path, resist, ring } from '../svg';

/** A blossom round (0,0). */
export function plum(radius = 30, colour = C.shu, heart = C.kin): string {
  let threads = '';
  let anthers = '';
  for (let i = 0; i < 10; i++) {
    const [x, y] = polar(radius * (i % 2 ? 0.46 : 0.36), i * 36 - 90);
    threads += `M0 0L${num(x)} ${num(y)}`;
    const [ax, ay] = polar(radius * (i % 2 ? 0.48 : 0.38), i * 36 - 90);
    anthers += circle(ax, ay, 1.9, heart);
  }
  const petals = ring(5, () => circle(0, -radius * 0.5, radius * 0.44, colour, resist(2.2)));
  const centre = circle(0, 0, radius * 0.3, colour);
  return petals + centre + line(threads, heart, 1.5) + anthers + circle(0, 0, radius * 0.13, heart);
}

/** A bud on its short stalk, pointing up. */
export function plumBud(r = 10, colour = C.shu): string {
  const stalk = line(`M0 ${r * 0.4}L0 ${r * 1.7}`, C.sumi, 3.4);
  const [wide, low] = [r * 0.75, r * 0.6];
  const cup = `M${-wide} ${-r * 0.2}Q0 ${-r * 0.9} ${wide} ${-r * 0.2}Q${r * 0.4} ${low} 0 ${low}Q${-r * 0.4} ${low} ${-wide} ${-r * 0.2}Z`;
  return stalk + circle(0, -r * 0.8, r, colour, resist(2.2)) + path(cup, C.sumi);
}
