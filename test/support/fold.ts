/** Folds events over what the table showed before them: what motion would show if it trusted events alone. */
import { byCalendar, type CardId } from '../../shared/cards';
import type { GameEvent } from '../../shared/events';
import type { Seat } from '../../shared/moves';
import type { PlayerView } from '../../shared/view';

/** The part of a view that lies on the table. */
export interface Table extends Pick<
  PlayerView,
  'round' | 'month' | 'dealer' | 'turn' | 'hand' | 'field' | 'drawPile' | 'lastCaller' | 'result' | 'winner'
> {
  readonly handCounts: readonly number[];
  readonly captured: readonly (readonly CardId[])[];
  readonly calls: readonly number[];
  readonly totals: readonly number[];
  readonly pending: CardId | null;
}

export const tableOf = (view: PlayerView): Table => {
  const { round, month, dealer, turn, hand, field, drawPile, lastCaller, result, winner, seats } = view;
  return {
    ...{ round, month, dealer, turn, hand, field, drawPile, lastCaller, result, winner },
    handCounts: seats.map(({ handCount }) => handCount),
    captured: seats.map(({ captured }) => captured),
    calls: seats.map(({ calls }) => calls),
    totals: seats.map(({ total }) => total),
    pending: view.pending?.card ?? null,
  };
};

const bumped = (counts: readonly number[], seat: Seat, by: number): readonly number[] =>
  counts.with(seat, (counts[seat] ?? 0) + by);

const gathered = (table: Table): Table => ({
  ...table,
  hand: [],
  handCounts: table.handCounts.map(() => 0),
  field: [],
  drawPile: 48,
  captured: table.captured.map(() => []),
});

const dealt = (table: Table, viewer: Seat, { batches }: Extract<GameEvent, { type: 'cardsDealt' }>): Table =>
  batches.reduce((now: Table, { to, cards }): Table => {
    const faces = cards.filter((card): card is CardId => card !== null);
    return {
      ...now,
      drawPile: now.drawPile - cards.length,
      field: to === 'field' ? [...now.field, ...faces] : now.field,
      hand: to === viewer ? [...now.hand, ...faces].toSorted(byCalendar) : now.hand,
      handCounts: to === 'field' ? now.handCounts : bumped(now.handCounts, to, cards.length),
    };
  }, table);

const folded = (table: Table, viewer: Seat, event: GameEvent): Table => {
  switch (event.type) {
    case 'monthStarted': {
      const { round, month, dealer } = event;
      const calls = table.calls.map(() => 0);
      return { ...table, round, month, dealer, calls, lastCaller: null, result: null, turn: null };
    }
    case 'cardsShuffled':
      return gathered(table);
    case 'cardsDealt':
      return dealt(table, viewer, event);
    case 'turnStarted':
      return { ...table, turn: event.seat };
    case 'cardPlayed':
      return {
        ...table,
        hand: table.hand.filter((card) => card !== event.card),
        handCounts: bumped(table.handCounts, event.seat, -1),
        pending: event.card,
      };
    case 'cardDrawn':
      return { ...table, drawPile: table.drawPile - 1, pending: event.card };
    case 'cardLaid':
      return { ...table, field: [...table.field, event.card], pending: null };
    case 'cardsCaptured':
      return {
        ...table,
        field: table.field.filter((card) => !event.taken.includes(card)),
        captured: table.captured.with(event.seat, [
          ...(table.captured[event.seat] ?? []),
          event.card,
          ...event.taken,
        ]),
        pending: null,
      };
    case 'koiKoiCalled':
      return { ...table, calls: table.calls.with(event.seat, event.calls), lastCaller: event.seat };
    case 'monthEnded':
      return { ...table, turn: null, totals: event.totals, result: event.result };
    case 'matchEnded':
      return { ...table, winner: event.winner };
    case 'matchStarted':
    case 'fieldVoid':
    case 'choiceOpened':
    case 'yakuFormed':
    case 'decisionOpened':
    case 'stopped':
      return table;
  }
};

export const foldEvents = (table: Table, viewer: Seat, events: readonly GameEvent[]): Table =>
  events.reduce((now, event) => folded(now, viewer, event), table);
