/** The boar. */
import { num, smooth } from '../geometry';
import { circle, ellipse, line, path, resist } from '../svg';
import { C } from '../palette';
import { almond } from '../plants/common';

/** Facing left, hooves at y = 140. */
export function boar(): string {
  const b = '#4B3229',
    d = '#2E1F1D',
    li = '#8F6A44';
  let s = '';
  s +=
    path(smooth('214 70, 236 92, 238 140!, 216 140!, 206 104, 186 84', true), d, resist(2)) +
    path(smooth('10 70, 4 100, -10 140!, -34 136!, -26 100, -30 66', true), d, resist(2));
  s += path(
    smooth(
      '-128 40!, -116 14, -88 -14, -58 -36, -28 -62, 22 -88, 90 -90, 160 -72, 216 -40, 244 10, 250 60, 256 100, 276 134!, 246 140!, 222 104, 196 84, 150 92, 96 96, 66 92, 72 116, 68 140!, 42 140!, 28 108, 10 84, -24 78, -60 78, -96 70, -118 62',
      true,
    ),
    b,
    resist(2.6),
  );
  // mane
  let m = '';
  for (let i = 0; i < 17; i++) {
    const t = i / 16,
      x = -40 + 232 * t,
      y = -54 - 48 * Math.sin(Math.PI * Math.min(1, t * 1.05 + 0.06)) + t * 14;
    m += `<g transform="translate(${num(x)} ${num(y + 20)}) rotate(${num(28 + t * 34)})">${path(almond(38, 6), i % 2 ? d : li, resist(1.2))}</g>`;
  }
  s += m;
  s += line(
    'M20 -30Q40 -10 44 20M60 -40Q84 -14 88 22M104 -40Q130 -12 134 26M150 -30Q174 -4 178 34M196 -8Q212 16 214 44',
    li,
    2.6,
  );
  // face
  s +=
    path(smooth('-36 -46!, -30 -84, -8 -98!, 4 -66, -10 -40', true), d, resist(2)) +
    path(smooth('-28 -52, -22 -76, -10 -86!, -6 -62', true), '#C77F6A');
  s +=
    path(smooth('-128 38, -134 52, -128 64, -114 66, -106 52, -112 38', true), '#C77F6A', resist(2)) +
    ellipse(-124, 50, 2.6, 5, d) +
    ellipse(-114, 51, 2.4, 4.6, d);
  s += path(smooth('-92 66!, -104 44, -96 26!, -88 44, -76 62!', true), C.white, resist(1.6, d));
  s +=
    circle(-66, 4, 6.4, C.white) +
    circle(-67, 4.6, 3.6, d) +
    line('M-82 -8L-56 -10', d, 4) +
    line('M-98 70Q-70 76 -44 58', d, 2.6);
  s += line('M-48 30Q-20 46 -14 70', li, 2.4);
  s += line('M244 -10Q272 -14 270 16Q268 30 258 30', b, 6);
  s += path(
    'M276 134L246 140L244 128L268 122ZM68 140L42 140L42 128L70 128ZM238 140L216 140L216 130L238 130ZM-10 140L-34 136L-32 126L-6 130Z',
    C.sumi,
  );
  return s;
}
