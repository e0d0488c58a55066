/** Where a card waits while its player chooses what it takes: near the candidates, never over them. */
import { heightOf } from './layout';
import type { Layout } from './layout';
import type { Pose } from './pose';

type Spot = Pick<Pose, 'x' | 'y' | 'width'>;

/** Places around the midpoint, in card widths and heights. */
const OFFSETS = [-2, -1.5, -1, -0.5, 0, 0.5, 1, 1.5, 2].flatMap((x) =>
  [-0.5, -0.25, 0, 0.25, 0.5].map((y) => ({ x, y })),
);
/** Shares of a candidate that may be covered: its corner at most. */
const COVER = 0.06;

/** @returns the nearest place to the candidates' midpoint from which both can still be seen. */
export function pendingPlace(candidates: readonly Pose[], layout: Layout): Spot {
  const width = layout.card.field;
  const height = heightOf(width);
  const middle = {
    x: candidates.reduce((sum, pose) => sum + pose.x, 0) / candidates.length,
    y: candidates.reduce((sum, pose) => sum + pose.y, 0) / candidates.length,
  };
  const left = layout.centre.x + width / 2;
  const right = layout.centre.x + layout.centre.width - width / 2;
  const spots = OFFSETS.map((offset) => ({
    x: Math.min(right, Math.max(left, middle.x + offset.x * (width + layout.cardGap))),
    y: middle.y + offset.y * (height + layout.cardGap),
    width,
    far: Math.hypot(offset.x * width, offset.y * height),
  })).sort((a, b) => a.far - b.far);
  const clear = spots.find((spot) => candidates.every((pose) => covered(spot, pose) <= COVER));
  const { x, y } = clear ?? { x: middle.x, y: middle.y };
  return { x, y, width };
}

/** Share of `pose` under a card of the same size at `spot`. */
function covered(spot: Spot, pose: Spot): number {
  const height = heightOf(pose.width);
  const across = Math.max(0, pose.width - Math.abs(spot.x - pose.x));
  const down = Math.max(0, height - Math.abs(spot.y - pose.y));
  return (across * down) / (pose.width * height);
}
