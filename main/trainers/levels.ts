/** Streaks of one trainer, and when its level goes up or down. */
import { TRAINER_LEVELS } from '../../shared/trainers';
import type { TrainerId, TrainerLevel } from '../../shared/trainers';

export interface KeptLevel {
  readonly level: TrainerLevel;
  readonly streak: number;
  readonly longest: number;
  readonly sets: number;
  /** Sets at this level, one after another, that were good enough for the next. */
  readonly good: number;
}

export const FIRST_LEVEL: KeptLevel = { level: 1, streak: 0, longest: 0, sets: 0, good: 0 };

/** A set that is over. `right` counts answers, `points` adds up their scores; both of `of`. */
export interface SetResult {
  readonly level: TrainerLevel;
  readonly right: number;
  readonly points: number;
  readonly of: number;
}

/** Shares of a set. */
const GOOD = 0.9;
const GOOD_FOR_CALLS = 0.85;
const POOR = 0.5;
const GOOD_SETS = 2;

export const withAnswer = (kept: KeptLevel, right: boolean): KeptLevel => {
  const streak = right ? kept.streak + 1 : 0;
  return { ...kept, streak, longest: Math.max(kept.longest, streak) };
};

/** Another level, chosen by hand. */
export const atLevel = (kept: KeptLevel, level: TrainerLevel): KeptLevel =>
  level === kept.level ? kept : { ...kept, level, good: 0 };

const stepFrom = (level: TrainerLevel, step: 1 | -1): TrainerLevel =>
  TRAINER_LEVELS[TRAINER_LEVELS.indexOf(level) + step] ?? level;

/** Calls are judged by the points that they give away, everything else by right answers. */
const isGood = (id: TrainerId, { right, points, of }: SetResult): boolean =>
  id === 'call' ? points >= GOOD_FOR_CALLS * of : right >= GOOD * of;

const isPoor = (id: TrainerId, { right, points, of }: SetResult): boolean =>
  (id === 'call' ? points : right) < POOR * of;

/** Up after two good sets running, down after a poor one. */
export const withSetDone = (id: TrainerId, kept: KeptLevel, set: SetResult): KeptLevel => {
  const sets = kept.sets + 1;
  if (set.level !== kept.level) return { ...kept, sets };
  if (isPoor(id, set)) return { ...kept, sets, level: stepFrom(kept.level, -1), good: 0 };
  const good = isGood(id, set) ? kept.good + 1 : 0;
  return good < GOOD_SETS
    ? { ...kept, sets, good }
    : { ...kept, sets, level: stepFrom(kept.level, 1), good: 0 };
};
