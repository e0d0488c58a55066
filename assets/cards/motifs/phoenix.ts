/** The phoenix of many colours. */
import { points, smooth, taper } from '../geometry';
import { C } from '../palette';
import { circle, ellipse, line, path, put, resist } from '../svg';
import { quills } from '../plants/common';

const GREEN = '#2C7A6B';
const GOLD = '#F3B34A';
const TAIL_WIDTHS = [14, 24, 26, 20, 12];

/** One long tail feather along a line to its eye at (x, y), which is turned. */
function tailFeather(
  spine: string,
  x: number,
  y: number,
  turn: number,
  colour: string,
  middle: string,
): string {
  const whole = `${spine}, ${x} ${y}`;
  const eye =
    path('M0 26C-26 16 -26 -20 0 -38C26 -20 26 16 0 26Z', colour, resist(2.4)) +
    ellipse(0, 0, 12.5, 16, C.kin) +
    ellipse(0, 2, 8, 10.5, C.ai) +
    circle(0, 4, 3.6, C.white);
  const inner = taper(
    whole,
    TAIL_WIDTHS.map((w) => w * 0.36),
    4,
  );
  return path(taper(whole, TAIL_WIDTHS, 4), colour, resist(2.6)) + path(inner, middle) + put(eye, x, y, turn);
}

/** Round (0,0), flying left, its tail hanging down to the right. */
export function phoenix(): string {
  let s =
    tailFeather('60 44, 118 84, 142 160, 124 250', 84, 316, 30, C.fuji, '#C9B8E8') +
    tailFeather('64 40, 140 66, 182 140, 182 226', 150, 300, 18, GREEN, '#A9CF9A') +
    tailFeather('64 36, 140 34, 196 80, 216 150', 204, 222, 8, C.shu, GOLD) +
    tailFeather('52 46, 92 112, 86 194, 50 262', 4, 296, 40, C.shu, GOLD);
  // far wing
  s +=
    quills(
      -18,
      -10,
      [-34, -23, -12, -1, 10, 21],
      [112, 132, 144, 146, 140, 126],
      17,
      [C.beni, C.shu],
      resist(2.2),
    ) + quills(-18, -10, [-28, -10, 8], [74, 84, 84], 16, C.kin, resist(2));
  // body
  s += path(
    smooth('-70 -34, -40 -42, 0 -24, 46 12, 78 52!, 30 56, -22 42, -60 10', true),
    C.kin,
    resist(2.6),
  );
  let sc = '';
  for (const [x, y] of points('-50 2, -30 16, -8 28, 14 38, -36 -8, -14 8, 8 22, 32 36'))
    sc += `M${x - 10} ${y - 4}Q${x} ${y + 13} ${x + 11} ${y + 2}`;
  s += line(sc, '#B5661F', 2.2);
  // near wing raised and spread
  s +=
    quills(
      6,
      -4,
      [26, 37, 48, 59, 70, 81, 92],
      [158, 176, 184, 182, 172, 154, 126],
      19,
      [C.shu, C.beni],
      resist(2.2),
    ) +
    quills(6, -6, [30, 45, 60, 75, 90], [114, 126, 126, 116, 92], 18, C.kin, resist(2)) +
    quills(5, -7, [32, 52, 72, 92], [74, 82, 78, 62], 17, GREEN, resist(2)) +
    quills(4, -8, [38, 64, 90], [42, 46, 40], 15, C.fuji, resist(1.8));
  // neck + head
  s +=
    path(taper('-40 -6, -82 -36, -86 -80, -106 -106', [54, 34, 23, 22], 4), C.shu, resist(2.6)) +
    line(
      'M-70 -14Q-80 -22 -92 -18M-78 -32Q-90 -38 -101 -32M-78 -50Q-90 -56 -99 -49M-80 -68Q-90 -74 -97 -68',
      GOLD,
      2.4,
    );
  for (const [p, x, y, c1] of [
    ['-100 -116, -78 -142', -50, -146, C.shu],
    ['-104 -118, -94 -152', -68, -168, C.kin],
    ['-110 -118, -112 -152', -98, -180, GREEN],
  ] as const)
    s += path(taper(`${p}, ${x} ${y}`, [9, 11, 3], 3), c1, resist(1.6)) + circle(x, y, 6, c1, resist(1.4));
  s +=
    ellipse(-110, -108, 20, 16, C.kin, resist(2.2)) +
    path('M-124 -115Q-146 -116 -152 -97Q-137 -102 -124 -100Z', '#8A5833', resist(1.4)) +
    path(smooth('-122 -96, -119 -78, -108 -73, -105 -91', true), C.beni, resist(1.4)) +
    circle(-114, -111, 4.4, C.white) +
    circle(-115, -111, 2.6, C.sumi);
  return s;
}
