/** A pile and what it pays under a rule-set: how the rule editor shows what an option changes. Shapes only. */
import type { CardId, Month } from './cards';
import type { Payout, YakuScore } from './scoring';

export interface RuleExample {
  readonly month: Month;
  readonly pile: readonly CardId[];
  /** Koi-koi calls of the month's winner, and of all others. */
  readonly calls: number;
  readonly rivalCalls: number;
  /** Lights that lay on the dealt field. */
  readonly fieldLights: number;
}

export interface PaidExample {
  /** Koi-koi calls of each seat, as many of the example's as the rules allow; seat 0 wins the month. */
  readonly calls: readonly number[];
  readonly yaku: readonly YakuScore[];
  readonly payout: Payout;
}
