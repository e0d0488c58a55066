/** Short exercises: questions, answers and progress. Shapes only; main makes the questions and knows what is right. */
import type { CardId, CardKind, Month } from './cards';
import type { Advice } from './coach';
import type { Seat } from './moves';
import type { PaidExample } from './ruleExamples';
import type { RuleSet } from './ruleSet';
import type { PlayerView } from './view';
import type { YakuId } from './yaku';

export const TRAINER_IDS = ['months', 'yaku', 'call', 'pays'] as const;
export type TrainerId = (typeof TRAINER_IDS)[number];

export const TRAINER_LEVELS = [1, 2, 3, 4, 5] as const;
export type TrainerLevel = (typeof TRAINER_LEVELS)[number];

export interface TrainerProgress {
  readonly id: TrainerId;
  readonly level: TrainerLevel;
  /** Right answers in a row, now and at most. */
  readonly streak: number;
  readonly longest: number;
  /** Sets of ten that were gone through. */
  readonly sets: number;
}

export interface LearningDays {
  /** Days with at least one set; one missed day a week does not break them. */
  readonly days: number;
  /** Cards whose month sits firmly, of 48, and cards that are due now. */
  readonly known: number;
  readonly due: number;
}

/** A question of a set; `options` are answered by their index. */
export type TrainerQuestion = {
  /** Counted from 1, of ten. */
  readonly number: number;
  readonly of: number;
  readonly level: TrainerLevel;
} & (
  | { readonly type: 'plant'; readonly card: CardId; readonly options: readonly Month[] }
  | { readonly type: 'partner'; readonly card: CardId; readonly options: readonly CardId[] }
  | { readonly type: 'month'; readonly card: CardId; readonly options: readonly Month[] }
  | { readonly type: 'kind'; readonly card: CardId; readonly options: readonly CardKind[] }
  /** `many`: all that apply are to be marked. 'none' = no yaku yet. */
  | {
      readonly type: 'yaku';
      readonly ruleSet: RuleSet;
      readonly month: Month;
      readonly pile: readonly CardId[];
      readonly options: readonly (YakuId | 'none')[];
      readonly many: boolean;
    }
  /** The two options are stop and koi-koi, in this order; the view's `decision` tells what they pay. */
  | { readonly type: 'call'; readonly view: PlayerView; readonly forTheMatch: boolean }
  | {
      readonly type: 'pays';
      readonly ruleSet: RuleSet;
      readonly month: Month;
      readonly pile: readonly CardId[];
      readonly calls: number;
      readonly rivalCalls: number;
      readonly dealer: Seat;
      readonly options: readonly number[];
    }
);

/** Why an answer is wrong or right, as a sentence of the catalogue `trainers` with what it speaks of. */
export interface TrainerReason {
  readonly id: string;
  readonly card: CardId | null;
  readonly yaku: YakuId | null;
  readonly months: readonly Month[];
  readonly numbers: Readonly<Record<string, number>>;
}

export interface TrainerResult {
  readonly right: boolean;
  /** Indices of what should have been marked; both where it is a toss-up. */
  readonly answer: readonly number[];
  /** 0 … 1; for `call` it falls with the points given away. */
  readonly score: number;
  readonly reasons: readonly TrainerReason[];
  /** What stop and koi-koi are worth; only for `call`. */
  readonly advice: Advice | null;
  /** The bill; only for `pays` and `yaku`. */
  readonly paid: PaidExample | null;
  /** The set is over: what came of it. */
  readonly set: { readonly right: number; readonly of: number; readonly level: TrainerLevel } | null;
  readonly progress: TrainerProgress;
}
