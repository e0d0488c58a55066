/** Splines and brush strokes in art units (y down, degrees clockwise); knows no colours and no cards. */

/** x, y and, when the curve must turn sharply there, a 1. */
export type Point = readonly [x: number, y: number, corner?: number];

/** A list of points, or its text form `'12 40, 30 8!, -4 2'` in which `!` marks a corner. */
export type Points = string | readonly Point[];

/** Parses the text form of a point list; a list passes through. Throws on anything that is no number. */
export function points(source: Points): readonly Point[] {
  if (typeof source !== 'string') return source;
  return source.split(',').map((text) => {
    const corner = text.endsWith('!') ? 1 : 0;
    const [x = NaN, y = NaN] = text.replace('!', '').trim().split(/\s+/).map(Number);
    if (Number.isNaN(x + y)) throw new Error(`not a point: "${text}"`);
    return [x, y, corner];
  });
}

/** Parses rows of numbers, `'1 2 3 | 4 5 6'`, each at least five long (missing ones are 0). */
export function rows(text: string): readonly (readonly [number, number, number, number, number])[] {
  return text.split('|').map((row) => {
    const [a = 0, b = 0, c = 0, d = 0, e = 0] = row.trim().split(/\s+/).map(Number);
    return [a, b, c, d, e];
  });
}

/** A number as short as SVG needs it: one decimal. */
export const num = (value: number): string => String(+value.toFixed(1));

export const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The point at `radius` and `degrees` (0 = right, 90 = down) round a centre. */
export function polar(radius: number, degrees: number, cx = 0, cy = 0): readonly [number, number] {
  return [cx + radius * Math.cos(radians(degrees)), cy + radius * Math.sin(radians(degrees))];
}

/** Mulberry32: numbers in [0, 1), the same on every machine, so that a card is drawn alike everywhere. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0 || 1;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** List access that wraps round, as a closed outline does. */
export function wrap<T>(list: readonly T[], index: number): T {
  const item = list[((index % list.length) + list.length) % list.length];
  if (item === undefined) throw new Error('empty list');
  return item;
}

/** List access that stops at both ends, as an open line does. */
export function clampAt<T>(list: readonly T[], index: number): T {
  return wrap(list, Math.max(0, Math.min(list.length - 1, index)));
}

function direction(from: Point, to: Point): readonly [number, number] {
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  const length = Math.hypot(dx, dy) || 1;
  return [dx / length, dy / length];
}

const HANDLE = 0.36;

/**
 * Path data of a smooth curve through points. `handle` is the control arm as a share of the chord;
 * corner points have none.
 */
export function smooth(source: Points, closed = false, handle = HANDLE): string {
  const list = points(source);
  const at = closed ? wrap<Point> : clampAt<Point>;
  const tangents = list.map((p, i) => (p[2] ? null : direction(at(list, i - 1), at(list, i + 1))));
  const first = wrap(list, 0);
  let d = `M${num(first[0])} ${num(first[1])}`;
  const segments = closed ? list.length : list.length - 1;
  for (let i = 0; i < segments; i++) {
    const p = wrap(list, i);
    const q = wrap(list, i + 1);
    const arm = Math.hypot(q[0] - p[0], q[1] - p[1]) * handle;
    const out = wrap(tangents, i);
    const into = wrap(tangents, i + 1);
    const c1 = out ? [p[0] + out[0] * arm, p[1] + out[1] * arm] : [p[0], p[1]];
    const c2 = into ? [q[0] - into[0] * arm, q[1] - into[1] * arm] : [q[0], q[1]];
    const end = `${num(q[0])} ${num(q[1])}`;
    d += !out && !into ? `L${end}` : `C${[...c1, ...c2].map(num).join(' ')} ${end}`;
  }
  return d + (closed ? 'Z' : '');
}

/** Points along the open smooth curve, `per` of them to each segment. */
export function sample(source: Points, per = 4): readonly Point[] {
  const list = points(source);
  const tangents = list.map((_, i) => direction(clampAt(list, i - 1), clampAt(list, i + 1)));
  const out: Point[] = [];
  for (let i = 0; i < list.length - 1; i++) {
    const p = wrap(list, i);
    const q = wrap(list, i + 1);
    const [px, py] = wrap(tangents, i);
    const [qx, qy] = wrap(tangents, i + 1);
    const arm = Math.hypot(q[0] - p[0], q[1] - p[1]) * HANDLE;
    for (let j = 0; j < per; j++) {
      const t = j / per;
      out.push([
        bezier(t, p[0], p[0] + px * arm, q[0] - qx * arm, q[0]),
        bezier(t, p[1], p[1] + py * arm, q[1] - qy * arm, q[1]),
      ]);
    }
  }
  out.push(clampAt(list, list.length));
  return out;
}

function bezier(t: number, a: number, b: number, c: number, d: number): number {
  const u = 1 - t;
  return u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d;
}

function widthAt(widths: readonly number[], t: number): number {
  const x = t * (widths.length - 1);
  const i = Math.min(widths.length - 2, Math.floor(x));
  const from = clampAt(widths, i);
  return from + (clampAt(widths, i + 1) - from) * (x - i);
}

/** Outline of a brush stroke: a centre line and the widths along it, `per` samples to a segment. */
export function taper(source: Points, widths: readonly number[], per = 3): string {
  const line = sample(source, per);
  const left: Point[] = [];
  const right: Point[] = [];
  line.forEach((p, i) => {
    const [dx, dy] = direction(clampAt(line, i - 1), clampAt(line, i + 1));
    const half = widthAt(widths, i / (line.length - 1)) / 2;
    left.push([p[0] - dy * half, p[1] + dx * half]);
    right.push([p[0] + dy * half, p[1] - dx * half]);
  });
  return smooth(left) + smooth(right.reverse()).replace(/^M/, 'L') + 'Z';
}

/** Point and heading (degrees) at share `t` of a smooth line. */
export function along(source: Points, t: number): readonly [x: number, y: number, heading: number] {
  const line = sample(source, 8);
  return onPolyline(line, Math.min(0.999, Math.max(0, t)));
}

/** Point and heading (degrees) at share `t` of a line of straight pieces. */
export function onPolyline(source: Points, t: number): readonly [x: number, y: number, heading: number] {
  const line = points(source);
  const reach = (line.length - 1) * t;
  const i = Math.min(line.length - 2, Math.floor(reach));
  const p = clampAt(line, i);
  const q = clampAt(line, i + 1);
  const u = reach - i;
  const heading = (Math.atan2(q[1] - p[1], q[0] - p[0]) * 180) / Math.PI;
  return [p[0] + (q[0] - p[0]) * u, p[1] + (q[1] - p[1]) * u, heading];
}
