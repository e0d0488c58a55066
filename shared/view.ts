/** What one seat may see: the only picture of the game that the renderer and the opponents get. */
import type { CardId, Month } from './cards';
import type { CardSource } from './events';
import type { Move, Seat } from './moves';
import type { RuleSet } from './ruleSet';
import type { MatchWinner, MonthRecord, MonthResult, Multiplier, Payout, YakuScore } from './scoring';
import type { YakuId } from './yaku';

export type Phase = 'play' | 'chooseHand' | 'chooseDraw' | 'decide' | 'monthOver' | 'matchOver';

/** Where a card lies, as the viewing seat knows it. `unseen` = draw pile or a hidden hand. */
export type Whereabouts = 'hand' | 'field' | 'unseen';

/** A yaku that can still be made this month. */
export interface YakuReach {
  readonly id: YakuId;
  readonly points: number;
  /** Captured cards that count towards it. */
  readonly have: readonly CardId[];
  /** Cards it takes in all: `size - have.length` are missing. */
  readonly size: number;
  /** Cards that would bring it nearer and are not captured by anybody. */
  readonly missing: readonly { readonly card: CardId; readonly where: Whereabouts }[];
}

export interface SeatView {
  readonly seat: Seat;
  readonly handCount: number;
  /** In the order taken. */
  readonly captured: readonly CardId[];
  /** Koi-koi calls this month. */
  readonly calls: number;
  /** Points of the match so far (chips where the rule-set plays for chips). */
  readonly total: number;
  readonly yaku: readonly YakuScore[];
  /** Sum of `yaku`, undoubled. */
  readonly base: number;
  /** Nearest first; every yaku that is played, not complete and not blocked. */
  readonly reach: readonly YakuReach[];
  /** Factors that a stop by this seat would bring now, beside the sum's own (`seven`). */
  readonly multipliers: readonly Multiplier[];
}

/** One move that is legal now, with what it is sure to do. */
export interface LegalMove {
  readonly move: Move;
  /** Field cards it takes; for two matches both candidates, with `choice` true. */
  readonly takes: readonly CardId[];
  readonly choice: boolean;
  /** Yaku new or grown by this capture alone (for a choice: by the better candidate). */
  readonly makes: readonly YakuScore[];
}

export interface PendingChoice {
  readonly source: CardSource;
  readonly card: CardId;
  readonly candidates: readonly CardId[];
}

/** The stop or koi-koi question, with all that is needed to answer it. */
export interface Decision {
  readonly fresh: readonly YakuScore[];
  readonly yaku: readonly YakuScore[];
  readonly stop: Payout;
  /** Totals of all seats if it stops now. */
  readonly totalsAfterStop: readonly number[];
  /** False when the rule-set's calls are used up: then only a stop is left. */
  readonly canCall: boolean;
  /** What a later stop would pay with one point more on the sum, the call that goes before it counted. */
  readonly oneMore: Payout;
  /** By seat: factors that a rival's stop would bring once this seat has called, beside the sum's own; own seat: none. */
  readonly rivalMultipliers: readonly (readonly Multiplier[])[];
  readonly drawPile: number;
}

/** A seat's latest turn, so that it can be followed after the animation. */
export interface TurnTrace {
  readonly seat: Seat;
  readonly played: CardId | null;
  readonly playedTook: readonly CardId[];
  readonly drawn: CardId | null;
  readonly drawnTook: readonly CardId[];
}

export interface PlayerView {
  readonly seat: Seat;
  readonly ruleSet: RuleSet;
  readonly phase: Phase;
  /** Counted from 1. */
  readonly round: number;
  readonly month: Month;
  readonly dealer: Seat;
  /** Whose move it is; null when the month is over. */
  readonly turn: Seat | null;
  /** Own hand, in calendar order. */
  readonly hand: readonly CardId[];
  /** In the order laid. */
  readonly field: readonly CardId[];
  /** Cards left in the draw pile. */
  readonly drawPile: number;
  /** Who called koi-koi last this month. */
  readonly lastCaller: Seat | null;
  readonly pending: PendingChoice | null;
  /** All seats, by seat number. */
  readonly seats: readonly SeatView[];
  /** Empty unless this seat is to move. */
  readonly legal: readonly LegalMove[];
  /** Only for the deciding seat. */
  readonly decision: Decision | null;
  /** The latest turn of each seat this month, oldest first. */
  readonly traces: readonly TurnTrace[];
  /** Set while the month is over. */
  readonly result: MonthResult | null;
  readonly history: readonly MonthRecord[];
  /** Set when the match is over. */
  readonly winner: MatchWinner | null;
}
