/** Kana written with a brush: centre lines with widths, cut off at how far the brush has come. Our own hand, no font. */

/** x, y in a box of 100, and the brush's width there. */
type BrushPoint = readonly [x: number, y: number, width: number];
type Stroke = readonly BrushPoint[];

const KO: readonly Stroke[] = [
  [
    [22, 26, 9],
    [50, 22, 7],
    [76, 24, 8],
    [70, 34, 3],
  ],
  [
    [24, 62, 4],
    [30, 76, 9],
    [56, 82, 8],
    [84, 74, 5],
  ],
];
const I: readonly Stroke[] = [
  [
    [18, 26, 7],
    [20, 52, 10],
    [32, 74, 8],
    [40, 64, 3],
  ],
  [
    [66, 28, 5],
    [78, 44, 9],
    [82, 62, 7],
  ],
];

/** Points between two given ones: enough to look round at 4K. */
const STEPS = 14;

/** A stroke as a fine line in px. */
export interface BrushLine {
  readonly points: Stroke;
  /** px */
  readonly length: number;
  /** Which of the four kana it belongs to. */
  readonly kana: number;
}

const blend = (a: number, b: number, c: number, d: number, t: number): number =>
  0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t);

/** Catmull-Rom through the stroke's points. */
function refine(stroke: Stroke): BrushPoint[] {
  const at = (index: number): BrushPoint =>
    stroke[Math.min(stroke.length - 1, Math.max(0, index))] ?? [0, 0, 0];
  const fine: BrushPoint[] = [];
  for (let index = 0; index < stroke.length - 1; index++) {
    const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    for (let step = 0; step < STEPS; step++) {
      const t = step / STEPS;
      fine.push([
        blend(a[0], b[0], c[0], d[0], t),
        blend(a[1], b[1], c[1], d[1], t),
        blend(a[2], b[2], c[2], d[2], t),
      ]);
    }
  }
  return [...fine, at(stroke.length - 1)];
}

/** こいこい written from (x, y), each kana `step` px after the other and `size` px large. */
export function koiKoiLines(x: number, y: number, size: number, step: number): readonly BrushLine[] {
  const unit = size / 100;
  return [KO, I, KO, I].flatMap((strokes, kana) =>
    strokes.map((stroke) => {
      const points = refine(stroke).map(([px, py, width]): BrushPoint => [
        x + kana * step + px * unit,
        y + py * unit,
        Math.max(2, width * 0.66 * unit),
      ]);
      const length = points.slice(1).reduce((sum, [px, py], index) => {
        const [qx, qy] = points[index] ?? [px, py];
        return sum + Math.hypot(px - qx, py - qy);
      }, 0);
      return { points, length, kana };
    }),
  );
}

/** The stroke's outline up to `progress` (0 … 1) as path data; '' before it begins. */
export function brushPath({ points }: BrushLine, progress: number): string {
  if (progress <= 0) return '';
  const reach = progress * (points.length - 1);
  const whole = Math.floor(reach);
  const written = points.slice(0, whole + 1);
  const [from, to] = [points[whole], points[whole + 1]];
  if (from && to) {
    const part = reach - whole;
    written.push([
      from[0] + (to[0] - from[0]) * part,
      from[1] + (to[1] - from[1]) * part,
      from[2] + (to[2] - from[2]) * part,
    ]);
  }
  const left: string[] = [];
  const right: string[] = [];
  written.forEach(([x, y, width], index) => {
    const [ax, ay] = written[Math.max(0, index - 1)] ?? [x, y];
    const [bx, by] = written[Math.min(written.length - 1, index + 1)] ?? [x, y];
    const length = Math.hypot(bx - ax, by - ay) || 1;
    const [nx, ny] = [(-(by - ay) / length) * width, ((bx - ax) / length) * width];
    left.push(`${(x + nx).toFixed(1)} ${(y + ny).toFixed(1)}`);
    right.unshift(`${(x - nx).toFixed(1)} ${(y - ny).toFixed(1)}`);
  });
  return `M${[...left, ...right].join('L')}Z`;
}
