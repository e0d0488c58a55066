/** The poet in the rain: man, umbrella, frog. */
import { clampAt, num, polar, rows, smooth, taper, type Point } from '../geometry';
import { circle, line, path, resist } from '../svg';
import { C } from '../palette';

/** The poet, neck at (0,0), soles at y = 312. */
export function man(): string {
  const robe = '#3B2F7E',
    robe2 = '#6B50A3',
    skin = '#F3D2AE';
  let s = '';
  // hakama + geta
  s +=
    path('M-62 292L-12 292L-14 302L-60 302ZM24 300L74 300L72 310L26 310Z', C.sumi, resist(1.6)) +
    path('M-54 302l6 0l0 10l-6 0zM-26 302l6 0l0 10l-6 0zM34 310l6 0l0 9l-6 0zM60 310l6 0l0 9l-6 0z', C.sumi);
  s += path('M-50 276L-20 276L-18 294L-56 294Z', C.white) + path('M36 282L64 282L66 302L30 302Z', C.white);
  s += path(
    smooth('-50 140!, -74 220, -72 280!, -8 284!, 4 236!, 22 290!, 86 286!, 76 200, 54 140!', true),
    C.kin,
    resist(2.6),
  );
  s += line(
    'M-34 160Q-50 230 -48 278M-14 160Q-26 230 -24 280M20 160Q38 230 44 284M38 160Q60 230 66 284',
    '#A9741F',
    2.2,
  );
  // robe body
  s += path(
    smooth('-40 20!, -62 70, -66 150, -40 176, 0 180, 46 172, 62 140, 50 70, 34 20!', true),
    robe,
    resist(2.6),
  );
  // far sleeve up to the umbrella shaft
  s +=
    path(smooth('-26 34!, -58 30, -88 40!, -112 96, -100 132, -68 124, -36 92!', true), robe2, resist(2.4)) +
    line('M-87 42L-56 30', C.shu, 6);
  s +=
    path(smooth('-84 38, -76 20, -58 18, -52 34, -66 48', true), skin, resist(1.6)) +
    line('M-80 30L-60 26M-78 38L-58 35', '#C98F62', 1.6);
  // near sleeve, hanging
  s += path(
    smooth('30 26!, 60 40, 92 96, 110 168, 84 196!, 48 184, 24 130, 14 70!', true),
    robe,
    resist(2.4),
  );
  s += path(smooth('104 154!, 112 170, 84 198!, 52 188!, 84 180', true), C.shu);
  for (const [x, y, r] of rows('-10 104 15 | 26 150 13 | -40 140 13 | 62 112 14 | 78 152 11 | -86 92 12'))
    s +=
      circle(x, y, r, 'none', { stroke: C.kin, 'stroke-width': 2.4 }) +
      [0, 72, 144, 216, 288]
        .map((a) => {
          const q = polar(r * 0.4, a - 90);
          return circle(x + q[0], y + q[1], r * 0.27, C.kin);
        })
        .join('');
  // collars
  s += path('M-24 16L-6 64L22 18L12 8L-12 8Z', C.white, resist(1.6)) + line('M-24 16L-6 64L24 16', C.shu, 6);
  // head
  s += path(smooth('-32 -26, -34 -4, -24 16, -6 22, 12 12, 20 -8, 18 -30, -6 -42', true), skin, resist(2));
  s +=
    path(
      smooth('-30 -36!, -26 -66, -4 -96, 14 -92, 22 -62, 26 -28, 20 -8!, 12 -24, -8 -34', true),
      C.sumi,
      resist(2),
    ) +
    path('M-30 -38L24 -28L22 -20L-31 -30Z', C.sumi) +
    path(smooth('18 -66!, 44 -58, 54 -24, 42 -18, 30 -40', true), C.sumi, resist(1.6));
  s +=
    line('M-27 -14L-17 -15M-8 -15L3 -14', C.sumi, 2.6) +
    line('M-28 -22L-18 -25M-9 -25L4 -22', C.sumi, 2.2) +
    line('M-18 -10L-22 0L-16 2', '#A86A48', 1.8) +
    line('M-20 10L-10 10', C.beni, 2.6) +
    path('M-22 12L-10 13L-15 26Z', C.sumi);
  return s;
}

/** The umbrella, its top at (0,-84), 300 wide. */
export function umbrella(): string {
  let s = line('M0 -8L-16 236', '#4A2D22', 6.5);
  const n = 9,
    R = 150;
  const rim: Point[] = [];
  for (let i = 0; i <= n; i++) {
    const t = i / n,
      x = -R + 2 * R * t;
    rim.push([x, 62 - 30 * Math.sin(Math.PI * t) * 0.5]);
  }
  let d = `M0 -62C-60 -58 -128 -14 ${-R} 62`;
  for (let i = 0; i < n; i++) {
    const [x1, y1] = clampAt(rim, i);
    const [x2, y2] = clampAt(rim, i + 1);
    d += `Q${num((x1 + x2) / 2)} ${num((y1 + y2) / 2 - 13)} ${num(x2)} ${num(y2)}`;
  }
  d += `C128 -14 60 -58 0 -62Z`;
  s += path(d, C.kin, resist(2.8));
  for (let i = 0; i < n; i += 2) {
    const [x1, y1] = clampAt(rim, i);
    const [x2, y2] = clampAt(rim, i + 1);
    s += path(
      `M0 -60Q${num(x1 * 0.62)} ${num(-44)} ${num(x1)} ${num(y1)}Q${num((x1 + x2) / 2)} ${num((y1 + y2) / 2 - 13)} ${num(x2)} ${num(y2)}Q${num(x2 * 0.62)} -44 0 -60Z`,
      C.shu,
    );
  }
  for (const [x, y] of rim.slice(1, -1))
    s += line(`M0 -60Q${num(x * 0.62)} -44 ${num(x)} ${num(y)}`, C.sumi, 1.6);
  return s + path('M-13 -60Q0 -84 13 -60Z', C.sumi, resist(1.8)) + line('M0 -74L0 -84', C.sumi, 5);
}

/** Round (0,0), facing left. */
export function frog(): string {
  const gr = '#6E9A3F',
    dk = '#3F6A2E';
  let s = '';
  s += path(smooth('26 14, 54 -6, 66 18, 44 32, 70 40!, 30 42, 10 30', true), dk, resist(2));
  s += path(
    smooth('-42 -14, -30 -34, -6 -30, 22 -6, 44 22, 30 36, -4 34, -26 20, -40 2', true),
    gr,
    resist(2.2),
  );
  s += path(smooth('-40 -2, -24 14, -4 28, 24 34!, -6 35, -28 20', true), '#E5E0A0');
  s +=
    path(taper('-18 16, -30 34, -48 44', [13, 9, 7], 3), gr, resist(2)) +
    line('M-48 44l-12 -2M-48 44l-8 7M-48 44l2 9', gr, 4);
  s +=
    circle(-24, -34, 9, gr, resist(2)) +
    circle(-25, -35, 5, C.kin) +
    circle(-26, -35, 2.5, C.sumi) +
    line('M-42 -10Q-28 -4 -16 -8', dk, 2) +
    line('M-4 -20Q14 -8 28 10M-10 -8Q6 2 18 18', dk, 2.4);
  return s;
}
