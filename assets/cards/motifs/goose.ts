/** A wild goose in flight. */
import { smooth, taper } from '../geometry';
import { circle, ellipse, path, resist } from '../svg';
import { C } from '../palette';
import { quills } from '../plants/common';

/** Round (0,0), flying left. */
export function goose(): string {
  const d = '#332B3A',
    m = '#7B6B6C',
    cr = '#EFE6D2';
  let s = '';
  s += quills(44, 2, [96, 108, 84], [44, 40, 40], 9, d, resist(1.6));
  s += quills(-2, -4, [-26, -15, -4, 7, 18], [76, 92, 98, 92, 74], 12, m, resist(1.8));
  s += path(taper('-20 2, -54 -4, -84 2, -96 0', [30, 15, 12, 15], 4), d, resist(2));
  s += path(smooth('-34 -10, 0 -18, 40 -8, 64 4!, 40 18, 4 22, -28 14', true), d, resist(2));
  s += path(smooth('-30 8!, 4 10, 44 8, 58 7!, 36 18, 4 22, -26 15', true), cr);
  s +=
    quills(12, 0, [16, 28, 40, 52, 64, 76], [104, 116, 118, 110, 94, 72], 13, d, resist(1.8)) +
    quills(12, 0, [22, 42, 62], [60, 64, 54], 12, m, resist(1.6));
  s +=
    ellipse(-97, 0, 11, 8.5, d) +
    path('M-105 -4L-124 3L-104 6Z', '#E58A2E', resist(1.2)) +
    circle(-99, -2, 2.2, C.white);
  return s;
}
