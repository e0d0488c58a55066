/** Who lies where: the picture that the sprites stand for, as a view tells it. No pixels, no rules. */
import { CARD_IDS, byCalendar, kindOf } from '../../shared/cards';
import type { CardId, CardKind } from '../../shared/cards';
import type { Seat } from '../../shared/moves';
import type { PendingChoice, PlayerView, TurnTrace } from '../../shared/view';
import { EMPTY_FIELD, adoptField } from './fieldSlots';
import type { FieldSlots } from './fieldSlots';
import { backKey } from './pose';
import type { SpriteKey } from './pose';

export interface SeatModel {
  /** A hidden hand: slot numbers that are still held, from left to right. */
  readonly backs: readonly number[];
  /** A rival's hand where it is open: once the month is over, or to whoever watches the match again. */
  readonly shown: readonly CardId[];
  /** In the order taken. */
  readonly captured: readonly CardId[];
}

export interface TableModel {
  /** The seat that looks at the table. */
  readonly seat: Seat;
  /** The own hand; empty while only its backs are shown. */
  readonly hand: readonly CardId[];
  readonly field: FieldSlots;
  readonly drawPile: number;
  /** In the air: played or drawn, and neither laid nor captured yet. */
  readonly held: CardId | null;
  readonly pending: PendingChoice | null;
  readonly seats: readonly SeatModel[];
  /** Whose turn it is; null before the first turn and once the month is over. */
  readonly turn: Seat | null;
  /** The latest turn of the month as far as it has come. */
  readonly trace: TurnTrace | null;
  /** What the rivals played, drew and took since the own last move: these cards carry a corner mark. */
  readonly marked: readonly CardId[];
}

/** Every hand by seat, as it is seen; null = a card of which only the back is. */
export type HandsSeen = readonly (readonly (CardId | null)[])[];

/** The hands as the view's seat sees them. */
export const handsSeen = ({ seat: own, hand, seats, result }: PlayerView): HandsSeen =>
  seats.map(({ seat, handCount }) =>
    seat === own ? hand : (result?.hands[seat] ?? fromZero(handCount).map(() => null)),
  );

const fromZero = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

/** A table before the deal. */
export const emptyModel = (seat: Seat, players: number): TableModel => ({
  seat,
  hand: [],
  field: EMPTY_FIELD,
  drawPile: CARD_IDS.length,
  held: null,
  pending: null,
  seats: fromZero(players).map(() => ({ backs: [], shown: [], captured: [] })),
  turn: null,
  trace: null,
  marked: [],
});

/**
 * The table as a view tells it. What lay on the field in `previous` keeps its slot, hidden cards theirs.
 * @param hands what is seen of them, where that is more or less than the view's seat sees
 */
export function modelOf(
  view: PlayerView,
  previous: TableModel | null = null,
  hands: HandsSeen = handsSeen(view),
): TableModel {
  const before = previous !== null && previous.seats.length === view.seats.length ? previous : null;
  const facesIn = (seat: Seat): readonly CardId[] =>
    (hands[seat] ?? []).filter((card) => card !== null).sort(byCalendar);
  return {
    seat: view.seat,
    hand: facesIn(view.seat),
    field: adoptField(view.field, before?.field ?? null),
    drawPile: view.drawPile,
    held: view.pending?.card ?? null,
    pending: view.pending,
    seats: view.seats.map(({ seat, captured }) => {
      const hidden = (hands[seat] ?? []).filter((card) => card === null).length;
      return {
        backs: keepSlots(before?.seats[seat]?.backs ?? [], hidden),
        shown: seat === view.seat ? [] : facesIn(seat),
        captured,
      };
    }),
    turn: view.turn,
    trace: view.traces.at(-1) ?? null,
    marked: marksOf(view),
  };
}

const keepSlots = (backs: readonly number[], count: number): readonly number[] =>
  backs.length === count ? backs : fromZero(count);

/** The rivals' cards of the turns after the own last move. */
function marksOf(view: PlayerView): readonly CardId[] {
  const own = view.traces.findLastIndex((trace) => trace.seat === view.seat && trace.played !== null);
  return view.traces
    .slice(own + 1)
    .filter((trace) => trace.seat !== view.seat)
    .flatMap((trace) => [trace.played, ...trace.playedTook, trace.drawn, ...trace.drawnTook])
    .filter((card) => card !== null);
}

/** What a seat holds face up, the own one or a rival. */
export const facesOf = ({ seat: own, hand, seats }: TableModel, seat: Seat): readonly CardId[] =>
  seat === own ? hand : (seats[seat]?.shown ?? []);

/** The sprites of what a seat holds, from left to right. */
export const handKeys = (model: TableModel, seat: Seat): readonly SpriteKey[] => [
  ...facesOf(model, seat),
  ...(model.seats[seat]?.backs ?? []).map((slot) => backKey(seat, slot)),
];

/** A seat's captured cards of one kind, the oldest first. */
export const pileColumn = (model: TableModel, seat: Seat, kind: CardKind): readonly CardId[] =>
  (model.seats[seat]?.captured ?? []).filter((card) => kindOf(card) === kind);

/** The other seats in turn order after the own one: with three players the left rival, then the right one. */
export const rivalsOf = ({
  seat,
  seats,
}: {
  readonly seat: Seat;
  readonly seats: readonly unknown[];
}): readonly Seat[] => seats.slice(1).map((_, index) => (seat + 1 + index) % seats.length);

/** How many sit at the table, as its layout wants to know it. */
export const playersOf = ({ seats }: TableModel): 2 | 3 => (seats.length === 3 ? 3 : 2);
