/** The swallow. */
import { smooth, taper } from '../geometry';
import { circle, line, path, resist } from '../svg';
import { C } from '../palette';

/** Round (0,0), flying left. */
export function swallow(): string {
  const b = '#25345F',
    l = '#4E66A0';
  let s = '';
  s +=
    path(taper('60 34, 110 74, 140 130, 146 190', [20, 15, 9, 0], 3), b, resist(2)) +
    path(taper('54 44, 92 100, 96 160, 84 214', [20, 15, 9, 0], 3), b, resist(2));
  s +=
    path(smooth('10 -8!, 40 -62, 92 -104, 164 -120!, 128 -70, 92 -32, 50 12!', true), b, resist(2.4)) +
    line('M30 -20L128 -104M42 -8L118 -74', l, 2.4);
  s += path(
    smooth('-74 -18, -58 -36, -32 -34, 10 -14, 54 18, 76 48!, 40 52, 0 40, -40 18', true),
    C.white,
    resist(2.4),
  );
  s += path(smooth('-76 -18!, -58 -38, -32 -36, 10 -16, 54 16, 78 50!, 36 30, -6 6, -40 -10', true), b);
  s += path(smooth('-74 -16!, -44 -8, -24 10!, -36 22, -58 8', true), C.shu);
  s +=
    path(smooth('-12 4!, -44 50, -62 104, -66 166!, -28 128, 6 84, 34 36!', true), b, resist(2.4)) +
    line('M2 22L-50 132M16 30L-26 116', l, 2.4);
  s += circle(-56, -22, 3.2, C.white) + path('M-74 -22L-98 -18L-72 -12Z', C.sumi, resist(1));
  return s;
}
