/** Plain results of scoring: yaku with their cards, factors with their causes, how a month ended. Computes nothing. */
import type { CardId, Month } from './cards';
import type { Seat } from './moves';
import type { YakuId } from './yaku';

export interface YakuScore {
  readonly id: YakuId;
  readonly points: number;
  /** The captured cards that make it. */
  readonly cards: readonly CardId[];
}

export type MultiplierCause = 'seven' | 'own-koi' | 'opp-koi' | 'field-lights';

export interface Multiplier {
  readonly cause: MultiplierCause;
  readonly factor: number;
}

/** What a sum pays: `points` = `base` times every factor. */
export interface Payout {
  readonly base: number;
  /** Only factors other than 1, in the order seven, own-koi, opp-koi, field-lights. */
  readonly multipliers: readonly Multiplier[];
  /** Causes that the rule-set knows but that do not apply now. */
  readonly idle: readonly MultiplierCause[];
  readonly points: number;
}

export type MonthEndReason =
  'stop' | 'auto-stop' | 'exhausted' | 'last-caller' | 'oya-ken' | 'hand-yaku' | 'hand-yaku-draw';

export interface MonthResult {
  readonly winner: Seat | null;
  readonly points: number;
  readonly reason: MonthEndReason;
  readonly yaku: readonly YakuScore[];
  readonly base: number;
  readonly multipliers: readonly Multiplier[];
  readonly nextDealer: Seat;
  /** Koi-koi calls of each seat in this month. */
  readonly calls: readonly number[];
  /** Cards left in each hand, shown once the month is over. */
  readonly hands: readonly (readonly CardId[])[];
  /** Each seat's change of total. */
  readonly changes: readonly number[];
}

/** `shared`: the highest totals are equal and win together; `draw`: they are equal and nobody wins. */
export type MatchWinner = Seat | 'draw' | 'shared';

/** One finished month in the match's table. */
export interface MonthRecord {
  /** Counted from 1. */
  readonly round: number;
  readonly month: Month;
  readonly dealer: Seat;
  readonly winner: Seat | null;
  readonly points: number;
  readonly changes: readonly number[];
}
