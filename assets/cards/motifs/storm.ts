/** November's thunder: bolt, drum, claw, cloud. */
import { num, polar, rows, taper } from '../geometry';
import { C } from '../palette';
import { circle, ellipse, line, path, put, resist, ring } from '../svg';

/** The lightning, in card coordinates. */
export const bolt = (): string =>
  path(
    'M128 90L38 318L102 300L44 446L106 428L64 600L200 392L138 408L200 280L140 296L200 90Z',
    C.kin,
    resist(3.4, C.white),
  );

/** The thunder god's drum with three commas, its face at (-30,0). */
export function drum(): string {
  const comma =
    circle(0, -19, 13, C.sumi) +
    path(taper([[9, -21], polar(30, -52), polar(36, -22), polar(38, 14)], [22, 17, 9, 0], 4), C.sumi);
  let s =
    path('M-30 -66C30 -88 92 -60 96 0C92 60 30 88 -30 66Z', C.beni, resist(2.6)) +
    line('M30 -74Q52 0 30 74', C.kin, 5);
  for (let i = 0; i < 9; i++) {
    const [x, y] = polar(64, i * 22 - 88);
    s += circle(x * 0.5 - 2, y, 4, C.kin);
  }
  return (
    s +
    ellipse(-30, 0, 58, 68, C.kin, resist(2.6)) +
    ellipse(-30, 0, 49, 58, C.white) +
    put(
      ring(3, () => comma),
      -30,
      0,
      0,
      0.92,
    )
  );
}

/** The claw reaching down, its palm at (10,-12). */
export function claw(): string {
  const skin = '#C9CDB8';
  let s =
    path(taper('60 -170, 36 -100, 20 -30', [74, 54, 46], 4), skin, resist(2.6)) +
    path('M-4 -58L44 -50L40 -30L-8 -38Z', C.kin, resist(2));
  const fingers = '-78 52 -12 -14 20 | -48 92 -4 6 21 | -4 104 12 14 21 | 44 78 26 4 19';
  for (const [tipX, tipY, x, y, width] of rows(fingers)) {
    const bendX = x + (tipX - x) * 0.55 + (tipX < 0 ? -9 : 9);
    const bendY = y + (tipY - y) * 0.42;
    const finger = taper(
      `${x} ${y}, ${bendX} ${bendY}, ${tipX} ${tipY}`,
      [width + 5, width, width * 0.66],
      4,
    );
    const nail = path('M-5 -8C10 -10 22 -4 32 8C18 8 8 10 -5 8Z', C.white, resist(1.8, C.sumi));
    const turn = (Math.atan2(tipY - bendY, tipX - bendX) * 180) / Math.PI;
    s += path(finger, skin, resist(2.2)) + put(nail, tipX, tipY, turn);
  }
  return s + ellipse(10, -12, 31, 28, skin) + line('M-10 -4Q-2 8 -4 18M10 4Q14 14 12 24', '#6E7A62', 2.4);
}

/** A scalloped band: all outlines first, then all fills, so that the scallops fuse. Rows are x, r, dy. */
function tier(scallops: string, y: number, colour: string): string {
  const list = rows(scallops);
  const edge = list.map(([x, r, dy]) => circle(x, y + dy, r, colour, resist(6)));
  const fill = list.map(([x, r, dy]) => circle(x, y + dy, r, colour));
  const sky = `<rect x="-10" y="-10" width="380" height="${y + 22}" fill="${colour}"/>`;
  return edge.join('') + fill.join('') + sky;
}

/** The storm cloud along the top edge, in card coordinates. */
export function cloud(): string {
  let curls = '';
  const places = '52 62 19 1 | 116 80 15 -1 | 178 60 20 1 | 246 78 16 -1 | 306 58 19 1';
  for (const [x, y, r, hand] of rows(places)) {
    const arc = (radius: number) => `A${num(radius)} ${num(radius)} 0 1 ${hand > 0 ? 0 : 1} `;
    const d =
      `M${x + hand * r} ${y}${arc(r)}${num(x - hand * r * 0.3)} ${num(y + r * 0.95)}` +
      `${arc(r * 0.55)}${num(x + hand * r * 0.2)} ${num(y + r * 0.1)}`;
    curls += line(d, '#A58E8A', 2.4);
  }
  return (
    tier('20 46 10 | 84 38 34 | 146 44 14 | 214 40 36 | 280 46 14 | 340 40 30', 108, '#4A3038') +
    tier('0 34 16 | 52 40 2 | 116 36 20 | 178 42 0 | 246 38 18 | 306 42 -2 | 360 34 14', 60, C.sumi) +
    curls
  );
}
