/** The deer that looks away. */
import { points, smooth, taper } from '../geometry';
import { circle, ellipse, line, path, put, resist } from '../svg';
import { C } from '../palette';

/** Hooves at y = 200, the head turned back to the right. */
export function deer(): string {
  const b = '#B8743A',
    d = '#7A4724',
    cr = '#F3E1BE';
  let s = '';
  const leg = (p: string, w: readonly number[], col: string) => path(taper(p, w, 3), col, resist(2));
  s +=
    leg('-46 60, -40 110, -50 150, -46 196', [30, 16, 11, 11], d) +
    leg('84 50, 74 104, 92 146, 84 196', [44, 20, 12, 11], d);
  s += path(smooth('124 -26!, 142 -34, 150 -10, 138 20!, 124 8', true), cr, resist(2));
  s += path(
    smooth(
      '-104 -8, -98 -50, -84 -86!, -44 -84!, -28 -48, 20 -40, 80 -46, 122 -30, 136 10, 128 60, 110 74!, 60 56, 0 60, -50 68, -84 50',
      true,
    ),
    b,
    resist(2.4),
  );
  s += path(smooth('-100 8!, -84 50, -50 68, 0 60, 60 56, 100 70!, 40 40, -20 44, -70 34', true), cr);
  s +=
    leg('-70 44, -66 104, -76 150, -72 200', [34, 17, 12, 12], b) +
    leg('112 36, 106 100, 124 146, 116 200', [52, 22, 13, 12], b);
  s += path(
    'M-79 186L-66 186L-64 202L-82 202ZM109 186L123 186L124 202L106 202ZM-52 184L-40 184L-39 198L-54 198ZM78 184L90 184L92 198L76 198Z',
    C.sumi,
  );
  for (const [x, y] of points(
    '-8 -18, 20 -24, 50 -26, 80 -26, 104 -12, 6 4, 36 0, 66 -2, 94 12, 20 24, 52 24, 80 34, -20 8, 112 28',
  ))
    s += circle(x, y, 5.4, cr);
  // neck + head looking back (to the right)
  s += path(
    smooth(
      '-102 -6!, -104 -60, -92 -110, -84 -140, -60 -152, -40 -140, -34 -112, -42 -84, -28 -46!, -60 -30',
      true,
    ),
    b,
  );
  s += line('M-102 -6C-106 -60 -92 -110 -84 -140M-28 -47C-40 -70 -42 -90 -36 -112', C.washi, 2.4);
  s += path(smooth('-92 -8!, -94 -50, -82 -96, -66 -108!, -70 -60, -74 -20', true), cr, { opacity: 0.9 });
  const ant = (m: number) =>
    path(taper(`0 0, ${m * 10} -34, ${m * 34} -60, ${m * 38} -100`, [9, 8, 6, 1], 3), d, resist(1.8)) +
    path(taper(`${m * 20} -46, ${m * 44} -56, ${m * 58} -78`, [6, 5, 1], 3), d, resist(1.6)) +
    path(taper(`${m * 6} -20, ${m * -10} -38, ${m * -10} -54`, [6, 5, 1], 3), d, resist(1.6));
  s += put(ant(-1), -72, -148, -4) + put(ant(1), -54, -150, 8);
  s +=
    path(smooth('-84 -132!, -112 -148, -124 -140!, -112 -122, -88 -118!', true), d, resist(2)) +
    path(smooth('-40 -136!, -22 -158, -8 -156!, -14 -138, -34 -124!', true), d, resist(2));
  s += path(
    smooth(
      '-88 -128, -80 -150, -56 -156, -34 -142, -8 -122, 14 -112, 20 -102, 10 -94, -18 -94, -46 -96, -76 -104',
      true,
    ),
    b,
    resist(2.4),
  );
  s +=
    path(smooth('-30 -98!, -8 -108, 12 -104, 18 -100, 10 -94, -14 -94', true), cr) +
    path(smooth('8 -113, 18 -108, 21 -102, 13 -101', true), C.sumi);
  s +=
    ellipse(-42, -128, 5.6, 4.6, C.sumi, { transform: 'rotate(20 -42 -128)' }) +
    circle(-43.6, -129.4, 1.6, C.white) +
    line('M-4 -98Q4 -97 10 -99', d, 1.8);
  return s;
}
