/** Which slot of the field a card takes: cards never move once laid, freed slots are filled first. Knows no pixels. */
import { MONTHS, byCalendar, monthOf } from '../../shared/cards';
import type { CardId } from '../../shared/cards';
import { FIELD_COLUMNS } from './layout';

/** Slot 2c is the upper, 2c + 1 the lower place of the c-th filled column. */
export interface FieldSlots {
  readonly slots: readonly (CardId | null)[];
  /** Over twelve cards: ordered by month, columns from left to right. Stays so until the field is empty. */
  readonly crowded: boolean;
}

export const EMPTY_FIELD: FieldSlots = { slots: [], crowded: false };

/** From the middle outward, so that few cards lie in front of the player. */
const COLUMN_ORDER = [2, 3, 1, 4, 0, 5] as const;
const CALM_SLOTS = 2 * FIELD_COLUMNS;

export const cardsOn = (field: FieldSlots): readonly CardId[] => field.slots.filter((card) => card !== null);

/** Columns that the field needs now: at least six. */
export const columnsOf = (field: FieldSlots): number =>
  Math.max(FIELD_COLUMNS, Math.ceil(field.slots.length / 2));

/** Column from the left and row from the top of a slot. */
export function slotPlace(
  field: FieldSlots,
  slot: number,
): { readonly column: number; readonly row: number } {
  const filled = Math.floor(slot / 2);
  return { column: field.crowded ? filled : (COLUMN_ORDER[filled] ?? filled), row: slot % 2 };
}

/** A whole field at once: cards of one month one above the other, a third beside its pair. */
export function dealField(cards: readonly CardId[]): FieldSlots {
  if (cards.length > CALM_SLOTS) return { slots: [...cards].sort(byCalendar), crowded: true };
  const groups = MONTHS.map((month) => cards.filter((card) => monthOf(card) === month));
  const ofSize = (size: number): CardId[][] => groups.filter((group) => group.length === size);
  const [first = [], second = [], ...more] = ofSize(3);
  const even = [...ofSize(4), ...ofSize(2), ...more].flat();
  const single = ofSize(1).flat();
  if (second.length === 0) {
    const beside = first.length > 0 ? single.splice(0, 1) : [];
    return { slots: [...first, ...beside, ...even, ...single], crowded: false };
  }
  // Three and three: a pair left of the middle, one right of it, the other pair (slots 6 and 7) right of that.
  const rest = [...even, ...single];
  const slots = [...first, ...second.slice(0, 1), ...rest.slice(0, 2), ...second.slice(1), ...rest.slice(2)];
  return { slots, crowded: false };
}

/** One more card: into the first free slot. Past twelve cards everything is put in order by month, once. */
export function layCard(field: FieldSlots, card: CardId): FieldSlots {
  const free = field.slots.indexOf(null);
  if (free >= 0) return { ...field, slots: field.slots.with(free, card) };
  const slots = [...field.slots, card];
  if (field.crowded || slots.length <= CALM_SLOTS) return { ...field, slots };
  return { slots: slots.filter((laid) => laid !== null).sort(byCalendar), crowded: true };
}

/** Takes cards off; their slots stay open for the next ones. */
export function takeCards(field: FieldSlots, cards: readonly CardId[]): FieldSlots {
  const slots = field.slots.map((card) => (card !== null && cards.includes(card) ? null : card));
  return slots.every((card) => card === null) ? EMPTY_FIELD : { ...field, slots };
}

/** The slots for a known set of cards: those that lie there keep theirs. */
export function adoptField(cards: readonly CardId[], previous: FieldSlots | null): FieldSlots {
  const old = previous === null ? [] : cardsOn(previous);
  if (previous === null || !old.some((card) => cards.includes(card))) return dealField(cards);
  const gone = old.filter((card) => !cards.includes(card));
  return cards
    .filter((card) => !old.includes(card))
    .reduce((field, card) => layCard(field, card), takeCards(previous, gone));
}

/** Where a card without a match would come to lie. */
export function nextSlot(field: FieldSlots): number {
  const free = field.slots.indexOf(null);
  return free >= 0 ? free : field.slots.length;
}
