/**
 * A lesson as data: tables to sit at, and steps to take there. Shapes only; no words and no numbers. What is said is
 * in the catalogue `lessons` under the step's id: `say`, `wrong.<index>`, `way`.
 */
import type { CardId, CardKind, Month } from '../../shared/cards';
import type { LessonId, LessonTarget } from '../../shared/lessons';
import type { MultiplierCause } from '../../shared/scoring';
import type { PileYakuId } from '../../shared/yaku';
import type { MoveText } from '../engine/notation';
import type { Position } from '../engine/positions';

/** A move as short text, spelt as everywhere in the engine. */
export type LessonMove = MoveText;

/** What a learner does at the table. */
export type LessonAct = LessonMove | `touch:${CardId}`;

/** A wrong try that was foreseen. `play:nomatch` = a card without a partner on the field. */
export type WrongTry =
  | LessonAct
  | `touch:month=${Month}`
  | `touch:kind=${CardKind}`
  | 'touch:theirPile'
  | 'touch:*'
  | 'play:nomatch'
  | 'play:*';

type TargetOf<T extends LessonTarget['type']> = Extract<LessonTarget, { type: T }>;
export type Zone = TargetOf<'zone'>['zone'];
export type Button = TargetOf<'button'>['button'];

/** What the teacher points at, as short text. A column is one of the learner's own pile. */
export type Pointer =
  `card:${CardId}` | `zone:${Zone}` | `column:${CardKind}` | `yaku:${PileYakuId}` | `button:${Button}`;

/** All that is given must hold. */
export interface Condition {
  /** How moon and cherry viewing pay by the rules. */
  readonly viewing?: 'always' | 'bonus' | 'either';
  /** A rival's call doubles. */
  readonly oppKoi?: true;
  /** What doubled the sum of the month that is over: exactly these. */
  readonly paid?: readonly MultiplierCause[];
  /** How the month ended for the learner. */
  readonly outcome?: 'won' | 'lost' | 'drawn';
}

/** `next` = read and go on; `any`: the first is the model; `all`: in any order; `month` = plays until it is over. */
export type Expectation =
  | 'next'
  | 'month'
  | LessonAct
  | { readonly any: readonly LessonAct[] }
  | { readonly all: readonly `touch:${CardId}`[] };

export interface LessonStep {
  readonly id: string;
  /** The step is left out where this does not hold. */
  readonly when?: Condition;
  /** Ids under which it may speak instead of its own: the first that holds. */
  readonly says?: readonly { readonly when?: Condition; readonly id: string }[];
  readonly point?: readonly Pointer[];
  readonly expect: Expectation;
  /** The first that fits says why; none of them is carried out. */
  readonly wrong?: readonly WrongTry[];
  /** What the other player does once the step is taken. */
  readonly opponent?: readonly LessonMove[];
  /** The decision of the month just played that is looked at again. */
  readonly lookBack?: 'best' | 'costliest';
}

/** The learner deals and begins. It may hold fewer than 48 cards. */
export type LessonDeal = Pick<Position, 'month' | 'hands' | 'field' | 'drawPile' | 'captured'>;

/** One table; where a lesson can be taken up again. */
export type LessonScene = {
  readonly id: string;
  readonly when?: Condition;
  readonly steps: readonly LessonStep[];
} & ({ readonly show: readonly CardId[] } | { readonly deal: LessonDeal });

export interface Lesson {
  readonly id: LessonId;
  readonly scenes: readonly LessonScene[];
}
