/** What each event changes on the table model; every type is named, so a new one fails to compile. Knows no pixels. */
import { byCalendar } from '../../shared/cards';
import type { CardId } from '../../shared/cards';
import type { EventOf, GameEvent } from '../../shared/events';
import type { Seat } from '../../shared/moves';
import type { TurnTrace } from '../../shared/view';
import { dealField, layCard, takeCards } from './fieldSlots';
import { emptyModel, facesOf } from './model';
import type { SeatModel, TableModel } from './model';
import { backKey } from './pose';
import type { SpriteKey } from './pose';

const gathered = (model: TableModel): TableModel => emptyModel(model.seat, model.seats.length);

/** The table after an event. Folding all events of an update gives the table of its view. */
export function fold(model: TableModel, event: GameEvent): TableModel {
  switch (event.type) {
    case 'matchStarted':
    case 'monthStarted':
    case 'cardsShuffled':
    case 'fieldVoid':
      return gathered(model);
    case 'cardsDealt':
      return deal(model, event);
    case 'cardPlayed':
      return play(model, event);
    case 'cardDrawn':
      return mark(
        note({ ...model, drawPile: model.drawPile - 1, held: event.card }, { drawn: event.card }),
        event.seat,
        [event.card],
      );
    case 'choiceOpened': {
      const { source, card, candidates } = event;
      return { ...model, held: card, pending: { source, card, candidates } };
    }
    case 'cardLaid':
      return { ...model, held: null, pending: null, field: layCard(model.field, event.card) };
    case 'cardsCaptured':
      return capture(model, event);
    case 'monthEnded':
      return showHands(model, event);
    case 'turnStarted':
      return { ...model, turn: event.seat };
    case 'yakuFormed':
    case 'decisionOpened':
    case 'koiKoiCalled':
    case 'stopped':
    case 'matchEnded':
      return model;
  }
}

const changeSeat = (
  model: TableModel,
  seat: Seat,
  change: (old: SeatModel) => Partial<SeatModel>,
): readonly SeatModel[] =>
  model.seats.map((old, index) => (index === seat ? { ...old, ...change(old) } : old));

/** Rivals' cards are marked; the own ones are not. */
const mark = (model: TableModel, seat: Seat, cards: readonly CardId[]): TableModel =>
  seat === model.seat ? model : { ...model, marked: [...model.marked, ...cards] };

/** Adds to what the running turn has brought. */
const note = (model: TableModel, change: Partial<TurnTrace>): TableModel =>
  model.trace === null ? model : { ...model, trace: { ...model.trace, ...change } };

function deal(model: TableModel, event: EventOf<'cardsDealt'>): TableModel {
  return event.batches.reduce((table, batch) => {
    const drawPile = table.drawPile - batch.cards.length;
    const faces = batch.cards.filter((card) => card !== null);
    if (batch.to === 'field') {
      const field = dealField([...table.field.slots.filter((card) => card !== null), ...faces]);
      return { ...table, drawPile, field };
    }
    const isOwn = batch.to === table.seat;
    const hidden = batch.cards.filter((card) => card === null);
    const seats = changeSeat(table, batch.to, ({ backs, shown }) => ({
      backs: [...backs, ...hidden.map((_, index) => backs.length + index)],
      shown: isOwn ? shown : [...shown, ...faces].sort(byCalendar),
    }));
    const hand = isOwn ? [...table.hand, ...faces].sort(byCalendar) : table.hand;
    return { ...table, drawPile, seats, hand };
  }, model);
}

/**
 * The slot from which a hidden card seems to come. Any will do as long as it tells nothing of how the hand is sorted:
 * it follows from the card's letters alone.
 */
export function slotPlayed(backs: readonly number[], card: CardId): number {
  let sum = 7;
  for (const letter of card) sum = (sum * 31 + letter.charCodeAt(0)) % 9973;
  return backs[sum % Math.max(1, backs.length)] ?? 0;
}

/** The sprite that a seat's played card was until then: its face, or a back. */
export const keyPlayed = (model: TableModel, seat: Seat, card: CardId): SpriteKey =>
  facesOf(model, seat).includes(card)
    ? card
    : backKey(seat, slotPlayed(model.seats[seat]?.backs ?? [], card));

function play(model: TableModel, event: EventOf<'cardPlayed'>): TableModel {
  const { card, seat } = event;
  const trace: TurnTrace = { seat, played: card, playedTook: [], drawn: null, drawnTook: [] };
  const hand = model.hand.filter((other) => other !== card);
  const seats = changeSeat(model, seat, ({ backs, shown }) => {
    const slot = slotPlayed(backs, card);
    return { backs: backs.filter((other) => other !== slot), shown: shown.filter((other) => other !== card) };
  });
  const marked = seat === model.seat ? [] : model.marked;
  return mark({ ...model, hand, seats, held: card, trace, marked }, seat, [card]);
}

function capture(model: TableModel, event: EventOf<'cardsCaptured'>): TableModel {
  const { card, seat, taken } = event;
  const seats = changeSeat(model, seat, ({ captured }) => ({ captured: [...captured, card, ...taken] }));
  const field = takeCards(model.field, taken);
  const noted = note(model, event.source === 'hand' ? { playedTook: taken } : { drawnTook: taken });
  return mark({ ...noted, seats, field, held: null, pending: null }, seat, taken);
}

function showHands(model: TableModel, event: EventOf<'monthEnded'>): TableModel {
  const handOf = (seat: Seat): readonly CardId[] => (event.result.hands[seat] ?? []).toSorted(byCalendar);
  const seats = model.seats.map((seat, index) => ({
    ...seat,
    backs: [],
    shown: index === model.seat ? [] : handOf(index),
  }));
  return { ...model, hand: handOf(model.seat), seats, turn: null };
}
