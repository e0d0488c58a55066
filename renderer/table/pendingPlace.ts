/** Where a card waits while its player chooses what it takes: near the candidates, and over no card of the field. */
import type { CardId } from '../../shared/cards';
import { heightOf } from './measures';
import type { Layout } from './layout';
import type { Pose, SpriteKey } from './pose';

type Spot = Pick<Pose, 'x' | 'y' | 'width'>;

/** Rows of the field and the one between them. */
const ROWS = [0, 0.5, 1];
/** Cards lie a little askew: their corners reach this far out of their place, in shares of their width. */
const ASKEW = 0.02;

/**
 * @param field resting poses of the field's cards
 * @returns the free place of the field that is nearest to the candidates; on a full field the place of drawn cards.
 */
export function pendingPlace(
  candidates: readonly CardId[],
  field: ReadonlyMap<SpriteKey, Pose>,
  layout: Layout,
): Spot {
  const laid = [...field.values()];
  const wanted = candidates.flatMap((card) => field.get(card) ?? []);
  const middle = { x: meanOf(wanted.map(({ x }) => x)), y: meanOf(wanted.map(({ y }) => y)) };
  const far = (spot: Spot): number => Math.hypot(spot.x - middle.x, spot.y - middle.y);
  const free = spotsOn(layout).filter((spot) => laid.every((pose) => !touches(spot, pose)));
  return free.sort((a, b) => far(a) - far(b))[0] ?? revealSpot(layout);
}

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** Every column and every place between two, in both rows and between them. */
function spotsOn({ field, fieldColumns, fieldStep, card, cardGap }: Layout): Spot[] {
  const width = card.field;
  const down = heightOf(width) + cardGap;
  return Array.from({ length: 2 * fieldColumns - 1 }, (_, half) => (half / 2) * fieldStep).flatMap((across) =>
    ROWS.map((row) => ({
      x: field.x + across + width / 2,
      y: field.y + row * down + heightOf(width) / 2,
      width,
    })),
  );
}

/** Where drawn cards are shown: over the draw pile, clear of the field. */
export const revealSpot = ({ reveal }: Layout): Spot => ({
  x: reveal.x + reveal.width / 2,
  y: reveal.y + reveal.height / 2,
  width: reveal.width,
});

function touches(spot: Spot, pose: Spot): boolean {
  const apart = spot.width * (1 + ASKEW);
  const tall = heightOf(spot.width) + spot.width * ASKEW;
  return Math.abs(spot.x - pose.x) < apart && Math.abs(spot.y - pose.y) < tall;
}
