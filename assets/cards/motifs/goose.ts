/** A wild goose in flight. */
import { smooth, taper } from '../geometry';
import { C } from '../palette';
import { circle, ellipse, path, resist } from '../svg';
import { quills } from '../plants/common';

const DARK = '#332B3A';
const GREY = '#7B6B6C';
const CREAM = '#EFE6D2';

/** The wing away from us, raised and a little forward. */
const farWing = (): string =>
  quills(-8, -14, [8, 22, 36], [62, 60, 54], 12, GREY, resist(1.6)) +
  quills(-20, -44, [-24, -11, 2, 15], [62, 70, 68, 56], 10, GREY, resist(1.6)) +
  path(smooth('-24 -8!, -30 -34, -26 -58, -16 -60, -6 -36, 6 -10!', true), '#94837F', resist(1.6));

/** The near wing, raised and swept back: long feathers from the wrist, shorter ones from the arm. */
const nearWing = (): string =>
  quills(14, -10, [44, 56, 68, 80], [74, 72, 64, 54], 13, DARK, resist(1.7)) +
  quills(22, -46, [16, 28, 40, 52, 64], [82, 88, 84, 74, 62], 11.5, DARK, resist(1.7)) +
  path(smooth('-12 -4!, 2 -32, 14 -58, 26 -64, 38 -54, 38 -28, 34 -2!', true), GREY, resist(1.8));

/** Round (0,0), flying left. */
export function goose(): string {
  return (
    quills(44, 2, [96, 108, 84], [44, 40, 40], 9, DARK, resist(1.6)) +
    farWing() +
    path(taper('-20 2, -54 -4, -84 2, -96 0', [30, 15, 12, 15], 4), DARK, resist(2)) +
    path(smooth('-34 -10, 0 -18, 40 -8, 64 4!, 40 18, 4 22, -28 14', true), DARK, resist(2)) +
    path(smooth('-30 8!, 4 10, 44 8, 58 7!, 36 18, 4 22, -26 15', true), CREAM) +
    nearWing() +
    ellipse(-97, 0, 11, 8.5, DARK) +
    path('M-105 -4L-124 3L-104 6Z', '#E58A2E', resist(1.2)) +
    circle(-99, -2, 2.2, C.white)
  );
}
