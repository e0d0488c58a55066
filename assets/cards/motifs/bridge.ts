/** The zigzag bridge of eight planks, of which three are seen. */
import { num } from '../geometry';
import { circle, line, path, resist } from '../svg';
import { C } from '../palette';

/** A plank from (x1, y1) to (x2, y2), `t` deep. */
function plank(x1: number, y1: number, x2: number, y2: number, t: number): string {
  const slant = 30;
  const at = (along: number, across: number): readonly [number, number] => [
    x1 + (x2 - x1) * along + slant * across,
    y1 + (y2 - y1) * along + t * across,
  ];
  const p = (along: number, across: number) => at(along, across).map(num).join(' ');
  let s =
    path(`M${p(0, 0)}L${p(1, 0)}L${p(1, 1)}L${p(0, 1)}Z`, '#D39A48', resist(3)) +
    path(`M${p(0, 1)}L${p(1, 1)}l0 13L${num(x1 + slant)} ${num(y1 + t + 13)}Z`, '#6B4124') +
    path(`M${p(0, 0)}L${p(0, 1)}l0 13L${x1} ${y1 + 13}Z`, '#4E2E1C');
  for (const across of [0.34, 0.67]) s += line(`M${p(0.01, across)}L${p(0.985, across)}`, C.tsuchi, 2.2);
  for (const along of [0.05, 0.95])
    for (const across of [0.17, 0.5, 0.83]) s += circle(...at(along, across), 2.2, '#6B4124');
  return s;
}

/** A post with the ripple at its foot. */
const post = (x: number, y: number, h: number): string =>
  path(`M${x - 8} ${y}L${x + 8} ${y}L${x + 8} ${y + h}L${x - 8} ${y + h}Z`, '#3A2620', resist(2)) +
  line(`M${x - 20} ${y + h}q10 7 20 0t20 0`, C.washi, 2.4);

/** In card coordinates. */
export function bridge(): string {
  return (
    post(214, 96, 90) +
    post(330, 66, 90) +
    plank(168, 62, 400, 20, 46) +
    post(150, 170, 120) +
    post(262, 190, 110) +
    plank(92, 112, 262, 166, 46) +
    post(52, 300, 110) +
    post(176, 268, 118) +
    plank(-50, 270, 186, 210, 50)
  );
}
