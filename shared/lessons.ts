/** The tutorial as the window shows it: what the teacher says and points at, what the learner tries. Main knows what is right. */
import type { CardId, CardKind, Month } from './cards';
import type { GameEvent } from './events';
import type { Move } from './moves';
import type { YakuScore } from './scoring';
import type { PlayerView } from './view';
import type { YakuId } from './yaku';

export const LESSON_IDS = ['months', 'capture', 'yaku', 'koikoi', 'reading', 'month'] as const;
export type LessonId = (typeof LESSON_IDS)[number];

/** How far the learner has come in one lesson. */
export interface LessonProgress {
  readonly id: LessonId;
  /** Scenes that it has by the rules now chosen, and those that are behind the learner this time. */
  readonly scenes: number;
  readonly reached: number;
  /** Gone through at least once. */
  readonly done: boolean;
}

/** What the teacher points at. */
export type LessonTarget =
  | { readonly type: 'card'; readonly card: CardId }
  | {
      readonly type: 'zone';
      readonly zone:
        'board' | 'hand' | 'field' | 'drawPile' | 'myPile' | 'theirPile' | 'yakuList' | 'score' | 'tally';
    }
  /** Of the learner's own pile. */
  | { readonly type: 'column'; readonly kind: CardKind }
  | { readonly type: 'yaku'; readonly yaku: YakuId }
  | { readonly type: 'button'; readonly button: 'stop' | 'koi' | 'coach' };

/** What the learner does. */
export type LessonTry =
  | { readonly type: 'next' }
  /** A card anywhere on the table, in piles too. */
  | { readonly type: 'touch'; readonly card: CardId }
  | { readonly type: 'zone'; readonly zone: 'drawPile' | 'theirHand' }
  | { readonly type: 'move'; readonly move: Move }
  /** Leaves this table for the next one; at the last it ends the lesson, which is not gone through by that. */
  | { readonly type: 'skip' }
  /** Asks for the way at once. */
  | { readonly type: 'showMe' }
  /** Nothing happened for a good while. */
  | { readonly type: 'idle' }
  /** Asks the lantern for a thought. */
  | { readonly type: 'coach' };

/** A sentence of the catalogue `lessons`, by its id there, with what it speaks of. */
export interface LessonLine {
  readonly id: string;
  /** Values of placeholders, such as base, final, seven, or the points of a yaku: akatan, ameShiko; `count` picks the plural. */
  readonly numbers: Readonly<Record<string, number>>;
  /** The touched card's month, and that of the other card. */
  readonly month: Month | null;
  readonly otherMonth: Month | null;
  readonly card: CardId | null;
  readonly missing: readonly CardId[];
  readonly yaku: YakuId | null;
  /** The tally's yaku. */
  readonly parts: readonly YakuScore[];
}

/** The teacher's answer to the latest try. */
export interface LessonAnswer {
  readonly kind: 'right' | 'wrong' | 'shown' | 'aside' | 'thought';
  readonly line: LessonLine;
}

/** What lies on the table. */
export type LessonTable =
  /** Cards laid out large to be touched; their names stay hidden until then. */
  | { readonly type: 'cards'; readonly cards: readonly CardId[] }
  /** A position at the real table; without events it stands at once. */
  | { readonly type: 'match'; readonly events: readonly GameEvent[]; readonly view: PlayerView }
  /** A decision of the month just played, looked at again. */
  | {
      readonly type: 'review';
      readonly view: PlayerView;
      readonly played: Move;
      readonly best: Move;
    };

export interface LessonUpdate {
  readonly lesson: LessonId;
  /** Grows with every update; a try sent with an older one is refused. */
  readonly revision: number;
  /** Both counted from 1; steps over the whole lesson. */
  readonly scene: number;
  readonly scenes: number;
  readonly step: number;
  readonly steps: number;
  readonly say: LessonLine;
  readonly answer: LessonAnswer | null;
  readonly point: readonly LessonTarget[];
  /** What glows as the way, after three wrong tries or when asked for. */
  readonly way: readonly LessonTarget[];
  /** What the step waits for. `move` stands for a choice and an answer too; `free` for a whole month. */
  readonly waits: 'next' | 'touch' | 'move' | 'free';
  /** Cards to be touched in this step that have been found. */
  readonly found: readonly CardId[];
  readonly table: LessonTable;
  /** The learner may ask for a thought. */
  readonly coach: boolean;
  /** The last step is behind the learner. */
  readonly over: boolean;
}
