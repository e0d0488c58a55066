/** May's iris: blooms, buds, sword leaves. */
import { num, smooth, taper } from '../geometry';
import { C } from '../palette';
import { line, path, put, resist } from '../svg';
import { almond } from './common';

const PALE = '#B7A6DC';

/** A bloom with its heart at (0,0): three upright petals, two that fall to the sides, one in front. */
export function iris(dark = C.ai, light = C.fuji): string {
  const standard = (x: number, turn: number, length: number, width: number, colour = light) =>
    put(
      path(almond(length, width), colour, resist(2.2)) + line(`M0 -8L0 ${num(-length * 0.72)}`, PALE, 1.3),
      x,
      -8,
      turn,
    );
  const fall = (m: number) =>
    path(
      `M0 -6C${m * 22} -26 ${m * 52} -22 ${m * 62} 4C${m * 68} 24 ${m * 56} 44 ${m * 45} 46C${m * 40} 24 ${m * 24} 12 0 8Z`,
      dark,
      resist(2.4),
    ) +
    line(`M${m * 6} -2C${m * 24} -8 ${m * 44} 0 ${m * 49} 26`, PALE, 1.5) +
    path(`M${m * 4} 1C${m * 16} -8 ${m * 30} -6 ${m * 36} 4C${m * 24} 3 ${m * 14} 5 ${m * 4} 1Z`, C.kin);
  const front =
    path(
      'M0 -14C-20 -6 -25 26 -18 44C-12 58 -6 56 0 62C6 56 12 58 18 44C25 26 20 -6 0 -14Z',
      dark,
      resist(2.4),
    ) +
    line('M-9 16C-11 28 -9 38 -7 44M9 16C11 28 9 38 7 44M0 26L0 50', PALE, 1.4) +
    path('M0 -10C-8 0 -6 20 0 30C6 20 8 0 0 -10Z', C.kin);
  const standards = standard(-3, -27, 54, 16) + standard(3, 27, 54, 16) + standard(0, 0, 62, 17, dark);
  return standards + fall(-1) + fall(1) + front;
}

export const irisBud = (): string =>
  path(almond(58, 12), C.ai, resist(2)) +
  path(almond(40, 7, -4), C.fuji) +
  path('M-9 4C-9 -12 -4 -20 0 -26C4 -20 9 -12 9 4Z', C.matsu, resist(1.6));

/** A sword leaf from (0,0): height, sideways drift of the tip. */
export function sword(length: number, drift = 0, width = 17, colour = C.matsu, vein = C.waka): string {
  const blade = taper(
    `0 0, ${drift * 0.12} ${-length * 0.4}, ${drift * 0.45} ${-length * 0.75}, ${drift} ${-length}`,
    [width, width * 0.95, width * 0.7, 0],
    2,
  );
  const rib = smooth(`0 -4, ${drift * 0.12} ${-length * 0.4}, ${drift * 0.4} ${-length * 0.72}`);
  return path(blade, colour, resist(2)) + line(rib, vein, 1.4);
}
