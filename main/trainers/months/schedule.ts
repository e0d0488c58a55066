/**
 * When each card should be shown again. The intervals are those of FSRS (ts-fsrs); here are its settings, what counts as
 * which grade, and what it does not know: days that begin at four, clocks that are set back, cards that are always forgotten.
 */
import { createEmptyCard, fsrs, Rating, State } from 'ts-fsrs';
import type { Card, Grade } from 'ts-fsrs';
import type { CardId } from '../../../shared/cards';
import { dayOf, morningOf } from '../clock';

/** What is kept of one card. Times are in ms since 1970. */
export interface CardRecord {
  readonly card: CardId;
  readonly due: number;
  /** When it was answered last. */
  readonly last: number;
  /** As FSRS counts them. */
  readonly stability: number;
  readonly difficulty: number;
  readonly state: number;
  readonly step: number;
  readonly interval: number;
  readonly reps: number;
  readonly falls: number;
  /** Falls since it was last shown beside its look-alike. */
  readonly freshFalls: number;
  /** How often it is still to be shown beside it. */
  readonly beside: number;
  /** The learning day on which it last skipped ahead. */
  readonly skipped: number | null;
}

export interface CardAnswer {
  readonly right: boolean;
  /** How long it took. */
  readonly ms: number;
  readonly now: Date;
}

/** Slower than this a right answer earns a shorter interval, and quicker than that a longer one. In ms. */
const SLOW = 8_000;
const QUICK = 3_000;

/** Falls that make a card one of those that do not stick, and how often it is then shown beside its look-alike. */
const MANY_FALLS = 4;
const TIMES_BESIDE = 2;

/** Days; a card that comes back in so many or later is known. */
const KNOWN = 7;

/** About 80 days at most; intervals are varied a little, by the card's own numbers, so that the twelve do not come back together. */
const scheduler = fsrs({ enable_fuzz: true, maximum_interval: 80 });

const STATES = [State.New, State.Learning, State.Review, State.Relearning] as const;

const toCard = (record: CardRecord | null, now: Date): Card => {
  if (record === null) return createEmptyCard(now);
  const { due, last, stability, difficulty, state, step, interval, reps, falls } = record;
  return {
    due: new Date(due),
    last_review: new Date(last),
    stability,
    difficulty,
    state: STATES[state] ?? State.New,
    learning_steps: step,
    scheduled_days: interval,
    elapsed_days: 0,
    reps,
    lapses: falls,
  };
};

const gradeOf = ({ right, ms }: CardAnswer, maySkip: boolean): Grade => {
  if (!right) return Rating.Again;
  if (ms > SLOW) return Rating.Hard;
  return ms < QUICK && maySkip ? Rating.Easy : Rating.Good;
};

/** Intervals of a day or more end with the morning of their day. */
const dueOf = ({ due, scheduled_days }: Card, now: Date): number => {
  if (scheduled_days < 1) return due.getTime();
  return Math.max(now.getTime(), morningOf(dayOf(due)).getTime());
};

/** @param record null for a card that was never shown */
export const answered = (card: CardId, record: CardRecord | null, answer: CardAnswer): CardRecord => {
  // A clock that was set back stands still until it has caught up.
  const now = new Date(Math.max(answer.now.getTime(), record?.last ?? 0));
  const today = dayOf(now);
  const maySkip = record?.skipped !== today;
  const grade = gradeOf(answer, maySkip);
  const { card: next } = scheduler.next(toCard(record, now), now, grade);
  const fell = next.lapses > (record?.falls ?? 0);
  const freshFalls = (record?.freshFalls ?? 0) + (fell ? 1 : 0);
  const beside = Math.max(0, (record?.beside ?? 0) - 1);
  const isLeech = freshFalls >= MANY_FALLS;
  return {
    card,
    due: dueOf(next, now),
    last: now.getTime(),
    stability: next.stability,
    difficulty: next.difficulty,
    state: next.state,
    step: next.learning_steps,
    interval: next.scheduled_days,
    reps: next.reps,
    falls: next.lapses,
    freshFalls: isLeech ? 0 : freshFalls,
    beside: isLeech ? TIMES_BESIDE : beside,
    skipped: grade === Rating.Easy ? today : (record?.skipped ?? null),
  };
};

export const isKnown = ({ interval, state }: CardRecord): boolean =>
  STATES[state] === State.Review && interval >= KNOWN;

export const isDue = ({ due }: CardRecord, now: Date): boolean => due <= now.getTime();

/** Does not stick: to be shown beside what it is taken for. */
export const isLeech = ({ beside }: CardRecord): boolean => beside > 0;
