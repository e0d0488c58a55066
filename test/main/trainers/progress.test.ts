// Levels, streaks, days and what is kept of them.
import { describe, expect, it } from 'vitest';
import { daysNow, NO_DAYS, withSet } from '../../../main/trainers/days';
import type { KeptDays } from '../../../main/trainers/days';
import { atLevel, FIRST_LEVEL, withAnswer, withSetDone } from '../../../main/trainers/levels';
import type { KeptLevel } from '../../../main/trainers/levels';
import {
  NO_TRAINING,
  readTraining,
  withAnswerTo,
  withCardAnswer,
  withSetOver,
} from '../../../main/trainers/progress';

const on = (day: number, hour = 12): Date => new Date(2026, 4, day, hour);
const practised = (...days: readonly number[]): KeptDays =>
  days.reduce((kept, day) => withSet(kept, on(day)), NO_DAYS);

describe('days', () => {
  it.each([
    ['one', [1], 1],
    ['the same twice', [1, 1], 1],
    ['three in a row', [1, 2, 3], 3],
    ['one missed', [1, 2, 4], 3],
    ['two missed in a row', [1, 2, 5], 1],
    ['two missed within a week', [1, 3, 5], 1],
    ['two missed, a week apart', [1, 3, 4, 5, 6, 7, 8, 10], 8],
    ['a clock that was set back', [5, 6, 3], 2],
  ] as const)('%s', (_, days, count) => {
    expect(practised(...days).count).toBe(count);
  });

  it('end at four in the morning', () => {
    expect(withSet(practised(1), on(2, 3)).count).toBe(1);
    expect(withSet(practised(1), on(2, 4)).count).toBe(2);
  });

  it('stand until they are broken', () => {
    const kept = practised(1, 2, 3);
    expect([3, 4, 5, 6].map((day) => daysNow(kept, on(day)))).toEqual([3, 3, 3, 0]);
    expect(daysNow(practised(1, 2, 4), on(6))).toBe(0);
    expect(daysNow(NO_DAYS, on(1))).toBe(0);
  });
});

describe('levels', () => {
  const set = (kept: KeptLevel, right: number, points = right): KeptLevel =>
    withSetDone('yaku', kept, { level: kept.level, right, points, of: 10 });

  it('go up after two good sets running', () => {
    const once = set(FIRST_LEVEL, 9);
    expect(once).toMatchObject({ level: 1, sets: 1 });
    expect(set(once, 10)).toMatchObject({ level: 2, sets: 2, good: 0 });
    expect(set(set(once, 8), 9).level).toBe(1);
  });

  it('go down after a poor set, and never below the first or above the last', () => {
    const third = atLevel(FIRST_LEVEL, 3);
    expect(set(third, 4).level).toBe(2);
    expect(set(third, 5).level).toBe(3);
    expect(set(FIRST_LEVEL, 0).level).toBe(1);
    expect(set(set(atLevel(FIRST_LEVEL, 5), 10), 10).level).toBe(5);
  });

  it('of calls go by the points given away', () => {
    const call = (points: number): KeptLevel => {
      const result = { level: 1, right: 5, points, of: 10 } as const;
      return withSetDone('call', withSetDone('call', FIRST_LEVEL, result), result);
    };
    expect(call(8.5).level).toBe(2);
    expect(call(8.4).level).toBe(1);
  });

  it('are not moved by a set of another level', () => {
    const kept = atLevel(FIRST_LEVEL, 2);
    expect(withSetDone('pays', kept, { level: 1, right: 0, points: 0, of: 10 })).toMatchObject({
      level: 2,
      sets: 1,
    });
  });

  it('count right answers in a row', () => {
    const after = [true, true, false, true].reduce(withAnswer, FIRST_LEVEL);
    expect(after).toMatchObject({ streak: 1, longest: 2 });
  });
});

describe('what is kept', () => {
  const answer = { right: true, ms: 4_000, now: on(1) };
  const kept = withSetOver(
    withCardAnswer(withAnswerTo(NO_TRAINING, 'months', true), 'jan-crane', answer),
    'months',
    { level: 1, right: 9, points: 9, of: 10 },
    on(1),
  );

  it('is read as it was written', () => {
    const json: unknown = JSON.parse(JSON.stringify(kept));
    expect(readTraining(json)).toEqual({ content: kept, whole: true });
    expect(readTraining({})).toEqual({ content: NO_TRAINING, whole: true });
  });

  it.each([
    [
      'levels',
      { ...kept, levels: { ...kept.levels, yaku: { level: 9 } } },
      { ...kept, levels: NO_TRAINING.levels },
    ],
    ['cards', { ...kept, cards: [...kept.cards, ...kept.cards] }, { ...kept, cards: [] }],
    ['days', { ...kept, days: 7 }, { ...kept, days: NO_DAYS }],
    ['everything', 7, NO_TRAINING],
  ] as const)('loses only what cannot be read: %s', (_, json, content) => {
    expect(readTraining(json)).toEqual({ content, whole: false });
  });
});
