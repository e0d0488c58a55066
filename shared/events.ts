/** What has happened, in order, as one seat may know it. The renderer animates these; it never guesses from differences. */
import type { CardId, Month } from './cards';
import type { Seat } from './moves';
import type { MatchWinner, MonthResult, YakuScore } from './scoring';

/** One handful of the deal. `null` = a card whose face this seat may not know. */
export interface DealBatch {
  /** A seat's hand, or the field. */
  readonly to: Seat | 'field';
  readonly cards: readonly (CardId | null)[];
}

export type CardSource = 'hand' | 'draw';

export type GameEvent =
  /** `dealerDraws`: rounds of turned-up cards, one card per seat, until the earliest month decides. */
  | {
      readonly type: 'matchStarted';
      readonly dealerDraws: readonly (readonly CardId[])[];
      readonly dealer: Seat;
    }
  | { readonly type: 'monthStarted'; readonly round: number; readonly month: Month; readonly dealer: Seat }
  | { readonly type: 'cardsShuffled' }
  | { readonly type: 'cardsDealt'; readonly batches: readonly DealBatch[] }
  /** The dealt field is void (four of a month): everything is gathered, shuffled and dealt again. */
  | { readonly type: 'fieldVoid'; readonly field: readonly CardId[] }
  | { readonly type: 'turnStarted'; readonly seat: Seat }
  /** A hand card is put down. `matches` = cards of its month on the field (0-3). */
  | {
      readonly type: 'cardPlayed';
      readonly seat: Seat;
      readonly card: CardId;
      readonly matches: readonly CardId[];
    }
  /** The top of the draw pile is turned up. */
  | {
      readonly type: 'cardDrawn';
      readonly seat: Seat;
      readonly card: CardId;
      readonly matches: readonly CardId[];
    }
  /** Two matches: the seat must choose. The card lies neither on the field nor in a pile. */
  | {
      readonly type: 'choiceOpened';
      readonly seat: Seat;
      readonly source: CardSource;
      readonly card: CardId;
      readonly candidates: readonly CardId[];
    }
  /** No match: the card stays on the field. */
  | { readonly type: 'cardLaid'; readonly seat: Seat; readonly source: CardSource; readonly card: CardId }
  /** `card` and what it takes go to the seat's pile. */
  | {
      readonly type: 'cardsCaptured';
      readonly seat: Seat;
      readonly source: CardSource;
      readonly card: CardId;
      readonly taken: readonly CardId[];
    }
  /** `fresh` = yaku new or grown this turn; `base` = the whole sum now. */
  | {
      readonly type: 'yakuFormed';
      readonly seat: Seat;
      readonly fresh: readonly YakuScore[];
      readonly base: number;
    }
  | { readonly type: 'decisionOpened'; readonly seat: Seat }
  /** `calls` = this seat's calls in this month, this one included. */
  | { readonly type: 'koiKoiCalled'; readonly seat: Seat; readonly calls: number }
  | { readonly type: 'stopped'; readonly seat: Seat }
  | { readonly type: 'monthEnded'; readonly result: MonthResult; readonly totals: readonly number[] }
  | { readonly type: 'matchEnded'; readonly winner: MatchWinner; readonly totals: readonly number[] };

export type GameEventType = GameEvent['type'];
export type EventOf<T extends GameEventType> = Extract<GameEvent, { type: T }>;
