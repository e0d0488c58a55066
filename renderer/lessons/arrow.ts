/** The golden arrow as an SVG path: from the teacher's sheet to what it speaks of. Knows rectangles only. */
import type { Rect } from '../table/layout';

interface Point {
  readonly x: number;
  readonly y: number;
}

const centre = ({ x, y, width, height }: Rect): Point => ({ x: x + width / 2, y: y + height / 2 });

/** Where the way from a rectangle's middle to a point leaves it, `away` px outside. */
function edge(rect: Rect, to: Point, away: number): Point {
  const from = centre(rect);
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const share = Math.min(
    dx === 0 ? Infinity : (rect.width / 2 + away) / Math.abs(dx),
    dy === 0 ? Infinity : (rect.height / 2 + away) / Math.abs(dy),
  );
  return { x: from.x + dx * share, y: from.y + dy * share };
}

const round = (value: number): string => value.toFixed(1);
const at = ({ x, y }: Point): string => `${round(x)} ${round(y)}`;

/** Px. */
const HEAD = 26;
const FROM_SHEET = 2;
const BEFORE_TARGET = 16;
/** Shorter than this it says nothing. */
const LEAST = 36;
/** How far it bends, as a share of its length. */
const BEND = 0.2;
/** Radians between the shaft and each side of the head. */
const SPREAD = 0.55;

export interface Arrow {
  readonly shaft: string;
  readonly head: string;
}

/** Bent like a brush stroke, hanging through; null where both lie too close. */
export function arrowFrom(sheet: Rect, target: Rect): Arrow | null {
  const start = edge(sheet, centre(target), FROM_SHEET);
  const end = edge(target, centre(sheet), BEFORE_TARGET);
  const length = Math.hypot(end.x - start.x, end.y - start.y);
  if (length < LEAST) return null;
  const towards = Math.sign(end.x - start.x) || 1;
  // Across the way, downwards: so it hangs.
  const across = { x: (-(end.y - start.y) / length) * towards, y: ((end.x - start.x) / length) * towards };
  const bent = (share: number): Point => ({
    x: start.x + (end.x - start.x) * share + across.x * BEND * length,
    y: start.y + (end.y - start.y) * share + across.y * BEND * length,
  });
  const before = bent(0.75);
  const angle = Math.atan2(end.y - before.y, end.x - before.x);
  const side = (turn: number): Point => ({
    x: end.x - HEAD * Math.cos(angle + turn),
    y: end.y - HEAD * Math.sin(angle + turn),
  });
  return {
    shaft: `M${at(start)}C${at(bent(0.25))} ${at(before)} ${at(end)}`,
    head: `M${at(side(SPREAD))}L${at(end)}L${at(side(-SPREAD))}`,
  };
}
