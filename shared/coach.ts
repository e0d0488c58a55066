/** What the coach says of a decision, and what a review says of a match. Shapes only: nothing is weighed here. */
import type { CardId, Month } from './cards';
import type { DealOrigin } from './deals';
import type { MatchOptions } from './matchOptions';
import type { Move, Seat } from './moves';
import type { MonthResult, YakuScore } from './scoring';
import type { PlayerView } from './view';
import type { YakuId } from './yaku';

/** Why a move is good or bad: each is a fact of the position, checked before it is said. */
export type Reason =
  /** Completes or raises these yaku. */
  | { readonly type: 'makes'; readonly yaku: readonly YakuScore[] }
  /** Takes a card that brings a yaku nearer; `missing` = cards it then still needs. */
  | { readonly type: 'nearer'; readonly card: CardId; readonly yaku: YakuId; readonly missing: number }
  /** Takes a card that a rival's yaku needs; `missing` = what the rival lacked before, this card among it. */
  | {
      readonly type: 'denies';
      readonly card: CardId;
      readonly seat: Seat;
      readonly yaku: YakuId;
      readonly missing: number;
    }
  /** Leaves a card on the field that a rival's yaku needs. */
  | {
      readonly type: 'feeds';
      readonly card: CardId;
      readonly seat: Seat;
      readonly yaku: YakuId;
      readonly missing: number;
    }
  /** Keeps a card in the hand that would be laid, and that a rival's yaku needs. */
  | {
      readonly type: 'holds';
      readonly card: CardId;
      readonly seat: Seat;
      readonly yaku: YakuId;
      readonly missing: number;
    }
  /** Lays a card that nobody can take any more this month: the other cards of its month are gone or in the own hand. */
  | { readonly type: 'safe'; readonly card: CardId }
  /** Keeps the last card that could take this one later. */
  | { readonly type: 'keeps'; readonly card: CardId }
  /** Takes a card that counts towards these yaku, all of them still open; the nearest first. */
  | { readonly type: 'prize'; readonly card: CardId; readonly yaku: readonly YakuId[] }
  /** Takes a card towards a yaku that counts a kind: `have` of `size` are there then. */
  | {
      readonly type: 'counts';
      readonly card: CardId;
      readonly yaku: YakuId;
      readonly have: number;
      readonly size: number;
    }
  /** Lays a card that brings no rival points, and that none who is within two cards of a yaku needs for it. */
  | { readonly type: 'harmless'; readonly card: CardId }
  | CallReason;

/** Why to stop or to call koi-koi. */
export type CallReason =
  /** For a stop: these points are sure. `lead` = own total then, less the best of the others. */
  | { readonly type: 'secures'; readonly points: number; readonly lead: number }
  /** The stop ends the match with this lead: won, level at 0, or lost. */
  | { readonly type: 'decides'; readonly lead: number }
  /** A rival lacks one card; `doubled`: the call would double what the rival wins. Speaks for a stop, against a call. */
  | {
      readonly type: 'danger';
      readonly seat: Seat;
      readonly yaku: YakuId;
      readonly doubled: boolean;
      readonly against: boolean;
    }
  /**
   * For a call: one card is lacking, and `ways` cards would do. `field`: it lies there and the hand holds a card of its
   * month; `hand`: it is in the hand and one of its month lies on the field; `open`: neither.
   */
  | {
      readonly type: 'hopes';
      readonly card: CardId;
      readonly yaku: YakuId;
      readonly where: 'field' | 'hand' | 'open';
      readonly ways: number;
    }
  /** For a call: with one point more on the sum, doublings that come into force make a stop pay so much. */
  | { readonly type: 'grows'; readonly now: number; readonly points: number }
  /** Cards left in the own hand: many speak for a call, few against it. */
  | { readonly type: 'turns'; readonly cards: number; readonly against: boolean };

/** One move weighed, from the asking seat's side. */
export interface Advised {
  readonly move: Move;
  /** Expected points of this month: own ones, less what the others win. */
  readonly points: number;
  /** 95 % of the uncertainty of `points`; 0 where it is certain. */
  readonly margin: number;
  /** Chance to win the match, 0 … 1. */
  readonly odds: number;
  /** The most telling first, three at most. */
  readonly reasons: readonly Reason[];
}

/** How a month goes on after a call, in the coach's playouts; the three add up to 1. */
export interface CallOdds {
  /** The caller scores after all. */
  readonly score: number;
  /** Somebody else does. */
  readonly rival: number;
  readonly nobody: number;
}

/** Every option, best first; equal plains of a month stand for each other and are listed once. */
export interface Advice {
  readonly options: readonly Advised[];
  /** Only for stop or koi-koi. */
  readonly call: CallOdds | null;
}

/** Pushed while the coach thinks, once within a moment and once refined. */
export interface AdviceUpdate {
  /** Of the decision that was asked about; older ones are of no use. */
  readonly revision: number;
  readonly advice: Advice;
  readonly final: boolean;
}

/** One own decision of a finished match, looked at again. */
export interface ReviewedDecision {
  /** What the player saw. */
  readonly view: PlayerView;
  readonly move: Move;
  readonly advice: Advice;
  /** Expected points given away against the best move; 0 for the best. */
  readonly lost: number;
}

export interface ReviewedMonth {
  readonly round: number;
  readonly month: Month;
  readonly result: MonthResult;
  /** Points of the month for the player: own ones, less the others'. */
  readonly points: number;
  /** Of these: what the own decisions gave away (never positive), what the rivals' gave away (never negative), and the cards. */
  readonly played: number;
  readonly rivals: number;
  readonly cards: number;
}

export interface Review {
  readonly id: string;
  readonly options: MatchOptions;
  readonly seed: number;
  readonly practice: boolean;
  /** ISO 8601. */
  readonly finishedAt: string;
  readonly totals: readonly number[];
  readonly winner: Seat | 'draw' | 'shared';
  readonly decisions: readonly ReviewedDecision[];
  readonly months: readonly ReviewedMonth[];
}

export interface ReviewUpdate {
  readonly id: string;
  /** 0 … 1; the review itself comes with 1. */
  readonly progress: number;
  readonly review: Review | null;
  /** It could not be made: its thread broke, and broke again. Asking once more begins anew. */
  readonly failed: boolean;
}

/** One finished match as it is kept and listed. */
export interface FinishedMatch {
  readonly id: string;
  readonly finishedAt: string;
  readonly options: MatchOptions;
  readonly totals: readonly number[];
  readonly winner: Seat | 'draw' | 'shared';
  /** A move was taken back in it, or its deals had been played before: it does not count. */
  readonly practice: boolean;
  readonly deal: DealOrigin;
}
