/** The bush warbler. */
import { smooth, taper } from '../geometry';
import { circle, line, path, resist } from '../svg';
import { C } from '../palette';

/** Round (0,0), facing left. */
export function warbler(): string {
  let s = '';
  s += path(taper('64 40, 108 74, 140 108', [26, 20, 12], 3), '#4F6B34', resist(2.2)); // tail
  s += path(
    smooth('-46 -34, -20 -60, 14 -54, 40 -18, 74 30, 66 62!, 30 62, -12 46, -42 12', true),
    '#8DA63F',
    resist(2.4),
  ); // body
  s += path(smooth('-44 -22, -30 2, -2 30, 34 52, 56 60!, 28 62, -12 46, -44 12', true), '#F2E2A6'); // belly
  s += path(smooth('-4 -22!, 26 -12, 60 24, 96 70!, 60 60, 22 40, -2 10', true), '#55732F', resist(2.2)); // wing
  s += line('M12 6C34 14 58 36 84 62M8 18C28 28 50 44 68 58M14 -8C40 2 64 26 88 58', '#C9D27A', 2);
  s +=
    circle(-26, -34, 4.6, C.sumi) +
    circle(-27.4, -35.4, 1.5, C.white) +
    line('M-38 -40C-28 -48 -12 -46 -4 -36', C.white, 2.4);
  s += path('M-45 -36L-72 -30L-46 -24Z', C.sumi, resist(1.2));
  s += line('M2 54L-4 80M20 58L18 84', C.sumi, 4);
  return s;
}
