/** Who lies where: the picture that the sprites stand for, as a view tells it. No pixels, no rules. */
import { CARD_IDS, byCalendar, kindOf } from '../../shared/cards';
import type { CardId, CardKind } from '../../shared/cards';
import type { Seat } from '../../shared/moves';
import type { PendingChoice, PlayerView, TurnTrace } from '../../shared/view';
import { EMPTY_FIELD, adoptField } from './fieldSlots';
import type { FieldSlots } from './fieldSlots';

export interface SeatModel {
  /** A hidden hand: slot numbers that are still held, from left to right. Empty for the own seat. */
  readonly backs: readonly number[];
  /** A rival's remaining hand once the month is over and all hands are shown. */
  readonly shown: readonly CardId[];
  /** In the order taken. */
  readonly captured: readonly CardId[];
}

export interface TableModel {
  /** The seat that looks at the table. */
  readonly seat: Seat;
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

/** The table as a view tells it. What lay on the field in `previous` keeps its slot, hidden cards theirs. */
export function modelOf(view: PlayerView, previous: TableModel | null = null): TableModel {
  const before = previous !== null && previous.seats.length === view.seats.length ? previous : null;
  return {
    seat: view.seat,
    hand: [...view.hand].sort(byCalendar),
    field: adoptField(view.field, before?.field ?? null),
    drawPile: view.drawPile,
    held: view.pending?.card ?? null,
    pending: view.pending,
    seats: view.seats.map((seat) => {
      const shown = seat.seat === view.seat ? [] : (view.result?.hands[seat.seat] ?? []);
      const hidden = seat.seat === view.seat || shown.length > 0 ? 0 : seat.handCount;
      return {
        backs: keepSlots(before?.seats[seat.seat]?.backs ?? [], hidden),
        shown: [...shown].sort(byCalendar),
        captured: seat.captured,
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
