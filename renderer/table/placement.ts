/** Where every card of a model lies at rest: model and layout in, poses out. Moves and draws nothing. */
import { CARD_KINDS, isCardId } from '../../shared/cards';
import type { CardId } from '../../shared/cards';
import { slotPlace } from './fieldSlots';
import { heightOf } from './layout';
import type { Layout, Rect, RivalPlace } from './layout';
import { handKeys, pileColumn, rivalsOf } from './model';
import type { SeatModel, TableModel } from './model';
import { pendingPlace, revealSpot } from './pendingPlace';
import type { PileLayout } from './places';
import { placeColumn } from './pilePlacement';
import { FACE_DOWN, FACE_UP, backKey, deckKey, flatPose } from './pose';
import type { Pose, SpriteKey } from './pose';

type Placed = readonly (readonly [SpriteKey, Pose])[];

const DEGREE = Math.PI / 180;

/** @returns the resting pose of every sprite of the table: hands, field, piles, draw pile and a card in the air. */
export function placeAll(model: TableModel, layout: Layout): Map<SpriteKey, Pose> {
  const rivals = rivalsOf(model).flatMap((seat, index) => {
    const place = layout.rivals[index];
    const held = model.seats[seat];
    if (place === undefined || held === undefined) return [];
    return [...placePile(model, seat, place.pile), ...placeRival(place, layout.card.rival, held, seat)];
  });
  const field = placeField(model, layout);
  return new Map([
    ...placeDeck(model.drawPile, layout),
    ...field,
    ...placeHand(handKeys(model, model.seat), layout),
    ...placePile(model, model.seat, layout.ownPile),
    ...rivals,
    ...placeHeld(model, layout, new Map(field)),
  ]);
}

/** A card lies a little askew, by at most .56 degrees, and always the same way. */
export function restAngle(card: CardId): number {
  let sum = 0;
  for (const letter of card) sum = (sum * 31 + letter.charCodeAt(0)) % 997;
  return ((sum % 9) - 4) * 0.14 * DEGREE;
}

/** A field slot's resting pose, empty or not; `askew` turns it by its card's angle. */
export function placeSlot(model: TableModel, layout: Layout, slot: number, askew = 0): Pose {
  const { column, row } = slotPlace(model.field, slot);
  const width = layout.card.field;
  const height = heightOf(width);
  return flatPose({
    x: layout.field.x + column * layout.fieldStep + width / 2,
    y: layout.field.y + row * (height + layout.cardGap) + height / 2,
    width,
    rot: askew,
    z: 20 + column,
  });
}

function placeField(model: TableModel, layout: Layout): Placed {
  return model.field.slots.flatMap((card, slot) =>
    card === null ? [] : [[card, placeSlot(model, layout, slot, restAngle(card))] as const],
  );
}

/** A row, or a fan on a wide arc that sinks by no more than the outer safe margin. */
function placeHand(hand: readonly SpriteKey[], layout: Layout): Placed {
  const width = layout.card.hand;
  const step = hand.length > 1 ? Math.min(1.08 * width, (layout.hand.width - width) / (hand.length - 1)) : 0;
  const middle = (hand.length - 1) / 2;
  const turn = layout.handShape === 'fan' ? Math.min(2, 12 / Math.max(1, hand.length - 1)) * DEGREE : 0;
  const radius = turn > 0 ? step / turn : 0;
  const sink = radius * (1 - Math.cos(middle * turn));
  return hand.map((key, index) => {
    const flip = isCardId(key) ? FACE_UP : FACE_DOWN;
    const rot = (index - middle) * turn;
    const y = centreOf(layout.hand).y + radius * (1 - Math.cos(rot)) - sink / 2;
    return [
      key,
      flatPose({ x: centreOf(layout.hand).x + (index - middle) * step, y, width, rot, flip, z: 40 + index }),
    ];
  });
}

/** Shown cards lie further apart than backs, where there is room. */
const SHOWN_STEP = 0.9;

/** How a rival's `count` cards spread over their room. */
export function rivalSpread(
  { hand, lean, step }: RivalPlace,
  width: number,
  count: number,
): { readonly x: number; readonly width: number; readonly step: number } {
  const apart = Math.min(step * width, (hand.width - width) / Math.max(1, count - 1));
  const across = apart * Math.max(0, count - 1) + width;
  const rest = hand.width - across;
  const before = { left: 0, middle: rest / 2, right: rest }[lean];
  return { x: hand.x + before, width: across, step: apart };
}

/** How a rival's cards spread as they are held now, open or hidden. */
export function handSpread(place: RivalPlace, width: number, { shown, backs }: SeatModel) {
  const room = shown.length > 0 ? { ...place, step: Math.max(place.step, SHOWN_STEP) } : place;
  return rivalSpread(room, width, shown.length + backs.length);
}

function placeRival(place: RivalPlace, width: number, held: SeatModel, seat: number): Placed {
  const isShown = held.shown.length > 0;
  const keys: readonly SpriteKey[] = isShown ? held.shown : held.backs.map((slot) => backKey(seat, slot));
  const { x, step } = handSpread(place, width, held);
  const { y } = centreOf(place.hand);
  return keys.map((key, index) => {
    const at = {
      x: x + width / 2 + index * step,
      y,
      width,
      rot: (index - (keys.length - 1) / 2) * 0.5 * DEGREE,
      z: 30 + index,
    };
    return [key, flatPose(isShown ? at : { ...at, flip: FACE_DOWN })];
  });
}

function placePile(model: TableModel, seat: number, { columns }: PileLayout): Placed {
  return CARD_KINDS.flatMap((kind) => placeColumn(pileColumn(model, seat, kind), columns[kind]));
}

/** At most six cards stand for the whole pile; the last one is the top. */
function placeDeck(cards: number, layout: Layout): Placed {
  const shown = cards === 0 ? 0 : Math.min(5, Math.ceil(cards / 5)) + 1;
  const { x, y } = centreOf(layout.drawPile);
  return Array.from({ length: shown }, (_, height) => {
    const depth = shown - 1 - height;
    const at = {
      x: x + depth * 1.1 * layout.scale,
      y: y + depth * 1.6 * layout.scale,
      width: layout.card.field,
    };
    return [deckKey(height), flatPose({ ...at, flip: FACE_DOWN, z: height, shadow: height === 0 ? 1 : 0 })];
  });
}

/** Beside what it may take while a choice is open; else at the place where drawn cards are shown. */
function placeHeld(model: TableModel, layout: Layout, field: ReadonlyMap<SpriteKey, Pose>): Placed {
  if (model.held === null) return [];
  const { pending } = model;
  const place = pending === null ? revealSpot(layout) : pendingPlace(pending.candidates, field, layout);
  return [[model.held, flatPose({ ...place, lift: 0.6, z: 600 })]];
}

export const centreOf = (rect: Rect): { x: number; y: number } => ({
  x: rect.x + rect.width / 2,
  y: rect.y + rect.height / 2,
});
