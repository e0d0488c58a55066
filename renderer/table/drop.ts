/** What letting go of a dragged hand card means: play it, or go home and say why. Pure; knows no pointer and no sprite. */
import type { CardId } from '../../shared/cards';
import type { LegalMove } from '../../shared/view';
import { cardsOn } from './fieldSlots';
import type { Layout, Rect } from './layout';
import type { TableModel } from './model';
import type { Pose, SpriteKey } from './pose';

/** Why a press or a drop did nothing; words stand under `table:reason`. */
export type InputReason =
  /** It has a match, but was dropped beside it: nothing is ever laid down by accident. */
  | 'dropOnMatch'
  /** Dropped on a card of another month. */
  | 'otherMonth'
  /** The rule-set forces a match, and another hand card has one. */
  | 'mustMatch'
  /** A choice between field cards is open. */
  | 'chooseFirst';

export interface Drop {
  /** Where the card's centre was let go, in CSS px. */
  readonly x: number;
  readonly y: number;
  /** The whole way of the pointer, and how long it took in ms. */
  readonly dx: number;
  readonly dy: number;
  readonly ms: number;
}

export type Outcome =
  { readonly type: 'play' } | { readonly type: 'home'; readonly reason: InputReason | null };

/** An upward flick plays like a click does. */
const SWIPE = { ms: 300, rise: 40, steepness: 1.2 };
/** How near a card's centre counts as on it, in steps of the field: generous for a match, exact for a mistake. */
const ON_MATCH = 0.6;
const ON_OTHER = 0.35;

const PLAY: Outcome = { type: 'play' };
const home = (reason: InputReason | null): Outcome => ({ type: 'home', reason });

export function dropOutcome(
  drop: Drop,
  move: LegalMove,
  model: TableModel,
  layout: Layout,
  places: ReadonlyMap<SpriteKey, Pose>,
): Outcome {
  if (isSwipe(drop)) return PLAY;
  const isOn = (cards: readonly CardId[], reach: number): boolean =>
    cards.some((card) => isNear(drop, places.get(card), reach, layout));
  if (isOn(move.takes, ON_MATCH)) return PLAY;
  if (!isInside(drop, playArea(layout))) return home(null);
  if (move.takes.length > 0) return home('dropOnMatch');
  return isOn(cardsOn(model.field), ON_OTHER) ? home('otherMonth') : PLAY;
}

const isSwipe = ({ dx, dy, ms }: Drop): boolean =>
  ms <= SWIPE.ms && -dy >= SWIPE.rise && -dy >= SWIPE.steepness * Math.abs(dx);

/** The field with half a card of room round it, the draw pile left out. */
function playArea({ field, card, centre }: Layout): Rect {
  const right = centre.x + centre.width;
  const room = 0.5 * card.field;
  return { x: field.x, y: field.y - room, width: right - field.x, height: field.height + 2 * room };
}

const isInside = ({ x, y }: Drop, rect: Rect): boolean =>
  x >= rect.x && x <= rect.x + rect.width && y >= rect.y && y <= rect.y + rect.height;

const isNear = (drop: Drop, at: Pose | undefined, reach: number, { fieldStep, field }: Layout): boolean =>
  at !== undefined &&
  Math.abs(at.x - drop.x) <= reach * fieldStep &&
  Math.abs(at.y - drop.y) <= (reach * field.height) / 2;
