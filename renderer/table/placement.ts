/** Where every card of a model lies at rest: model and layout in, poses out. Moves and draws nothing. */
import { CARD_KINDS } from '../../shared/cards';
import type { CardId } from '../../shared/cards';
import { slotPlace } from './fieldSlots';
import { heightOf } from './layout';
import type { Layout, Rect } from './layout';
import { pileColumn } from './model';
import type { SeatModel, TableModel } from './model';
import { pendingPlace } from './pendingPlace';
import { placeColumn } from './pilePlacement';
import { FACE_DOWN, backKey, deckKey, flatPose } from './pose';
import type { Pose, SpriteKey } from './pose';

type Placed = readonly (readonly [SpriteKey, Pose])[];

const DEGREE = Math.PI / 180;

/** @returns the resting pose of every sprite of the table: hands, field, piles, draw pile and a card in the air. */
export function placeAll(model: TableModel, layout: Layout): Map<SpriteKey, Pose> {
  const seats = model.seats.flatMap((seat, index) => [
    ...placePile(model, layout, index),
    ...(index === model.seat ? [] : placeRival(layout, seat, index)),
  ]);
  const field = placeField(model, layout);
  return new Map([
    ...placeDeck(model.drawPile, layout),
    ...field,
    ...placeHand(model.hand, layout),
    ...seats,
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
function placeHand(hand: readonly CardId[], layout: Layout): Placed {
  const width = layout.card.hand;
  const step = hand.length > 1 ? Math.min(1.08 * width, (layout.hand.width - width) / (hand.length - 1)) : 0;
  const middle = (hand.length - 1) / 2;
  const turn = layout.handShape === 'fan' ? Math.min(2, 12 / Math.max(1, hand.length - 1)) * DEGREE : 0;
  const radius = turn > 0 ? step / turn : 0;
  const sink = radius * (1 - Math.cos(middle * turn));
  return hand.map((card, index) => {
    const rot = (index - middle) * turn;
    const y = centreOf(layout.hand).y + radius * (1 - Math.cos(rot)) - sink / 2;
    return [
      card,
      flatPose({ x: centreOf(layout.hand).x + (index - middle) * step, y, width, rot, z: 40 + index }),
    ];
  });
}

function placeRival(layout: Layout, seat: SeatModel, index: number): Placed {
  const keys: readonly SpriteKey[] =
    seat.shown.length > 0 ? seat.shown : seat.backs.map((slot) => backKey(index, slot));
  const width = layout.card.rival;
  const step = Math.min(0.82 * width, (layout.rivalHand.width - width) / Math.max(1, keys.length - 1));
  const middle = (keys.length - 1) / 2;
  const { x, y } = centreOf(layout.rivalHand);
  return keys.map((key, place) => {
    const at = {
      x: x + (place - middle) * step,
      y,
      width,
      rot: (place - middle) * 0.5 * DEGREE,
      z: 30 + place,
    };
    return [key, flatPose(seat.shown.length > 0 ? at : { ...at, flip: FACE_DOWN })];
  });
}

function placePile(model: TableModel, layout: Layout, seat: number): Placed {
  const { columns } = seat === model.seat ? layout.ownPile : layout.rivalPile;
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
  const candidates = (model.pending?.candidates ?? []).flatMap((card) => field.get(card) ?? []);
  const place =
    candidates.length > 0
      ? pendingPlace(candidates, layout)
      : { ...centreOf(layout.reveal), width: layout.reveal.width };
  return [[model.held, flatPose({ ...place, lift: 0.6, z: 600 })]];
}

export const centreOf = (rect: Rect): { x: number; y: number } => ({
  x: rect.x + rect.width / 2,
  y: rect.y + rect.height / 2,
});
