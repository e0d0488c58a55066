/** How one column of a pile overlaps when it grows. Knows a rectangle and a list, not whose pile it is. */
import type { CardId } from '../../shared/cards';
import { heightOf } from './layout';
import type { Rect } from './layout';
import { flatPose } from './pose';
import type { Pose } from './pose';

/** Shares of a card's height: the usual step, and the least at which a card can still be told. */
const USUAL_STEP = 0.46;
const LEAST_STEP = 0.18;
/** In two half-columns a card is this wide, so that most of the left one stays in view. */
const HALF_WIDTH = 0.62;

/** Newest lowest and on top. Too many for one column: two half-columns, the older half on the left. */
export function placeColumn(cards: readonly CardId[], column: Rect): (readonly [CardId, Pose])[] {
  if (stepFor(cards.length, column.width, column.height) >= LEAST_STEP * heightOf(column.width)) {
    return stack(cards, column, 0);
  }
  const half = Math.ceil(cards.length / 2);
  const width = HALF_WIDTH * column.width;
  const right = { ...column, x: column.x + column.width - width, width };
  return [...stack(cards.slice(0, half), { ...column, width }, 0), ...stack(cards.slice(half), right, half)];
}

const stepFor = (count: number, width: number, room: number): number =>
  Math.min(USUAL_STEP * heightOf(width), (room - heightOf(width)) / Math.max(1, count - 1));

function stack(cards: readonly CardId[], column: Rect, below: number): (readonly [CardId, Pose])[] {
  const { width } = column;
  const step = stepFor(cards.length, width, column.height);
  return cards.map((card, index) => {
    const y = column.y + heightOf(width) / 2 + index * step;
    const shadow = index === cards.length - 1 ? 1 : 0;
    return [card, flatPose({ x: column.x + width / 2, y, width, z: 60 + below + index, shadow })];
  });
}
