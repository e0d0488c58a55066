/** The cuckoo in flight. */
import { radians, smooth } from '../geometry';
import { circle, line, path, put, resist } from '../svg';
import { C } from '../palette';
import { quills } from '../plants/common';

/** Round (0,0), flying left. */
export function cuckoo(): string {
  const d = '#333C52',
    m = '#56627E',
    pale = '#D9D6DC';
  let s = '';
  // tail
  s +=
    quills(56, 26, [124, 113, 135], [116, 104, 104], 11, [d, m, m], resist(2)) +
    [0.42, 0.6, 0.78]
      .map((t) =>
        put(
          line('M-9 0L9 0', pale, 3),
          56 + Math.cos(radians(34)) * 112 * t,
          26 + Math.sin(radians(34)) * 112 * t,
          124,
        ),
      )
      .join('');
  // far wing (up)
  s +=
    quills(-14, -8, [-52, -41, -30, -19, -8, 3], [104, 124, 138, 140, 130, 112], 15, m, resist(2)) +
    quills(-14, -8, [-46, -30, -14, 0], [58, 68, 70, 60], 13, d, resist(1.8));
  // body
  s += path(
    smooth('-84 -12, -68 -32, -40 -32, -6 -22, 40 0, 76 34!, 40 46, -6 40, -44 26, -70 8', true),
    pale,
    resist(2.4),
  );
  s += line(
    'M-30 12Q-30 22 -22 34M-14 12Q-14 26 -4 40M4 14Q4 28 14 43M22 18Q22 30 34 44M40 22Q42 32 52 41',
    d,
    3.4,
  );
  s += path(smooth('-86 -12!, -68 -34, -40 -34, -4 -24, 44 -2, 78 34!, 36 18, -6 4, -46 2, -64 2', true), d);
  // near wing (down-back)
  s +=
    quills(4, 2, [14, 25, 36, 47, 58, 69, 80], [150, 164, 166, 158, 142, 120, 92], 16, d, resist(2)) +
    quills(4, 0, [18, 35, 52, 69], [84, 92, 88, 74], 15, m, resist(1.8)) +
    quills(4, -1, [20, 46, 72], [42, 48, 44], 13, d, resist(1.6));
  s +=
    circle(-62, -17, 5, C.kin) +
    circle(-62, -17, 2.6, C.sumi) +
    path('M-80 -20Q-98 -20 -110 -12Q-96 -10 -82 -8Z', C.kin, resist(1.2)) +
    line('M-84 -13L-104 -13', '#9A6A22', 1.2);
  return s;
}
