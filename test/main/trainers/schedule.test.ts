// When cards come back, by a clock of the test's own.
import { describe, expect, it } from 'vitest';
import { dayOf, morningOf } from '../../../main/trainers/clock';
import { createLot } from '../../../main/trainers/lot';
import { cardsOfSet, withAgain } from '../../../main/trainers/months/monthsSet';
import { lookAlikesOf } from '../../../main/trainers/months/plants';
import { monthsQuestion } from '../../../main/trainers/months/monthsQuestion';
import { answered, isDue, isKnown, isLeech } from '../../../main/trainers/months/schedule';
import type { CardRecord } from '../../../main/trainers/months/schedule';
import { CARD_IDS, monthOf } from '../../../shared/cards';
import type { CardId } from '../../../shared/cards';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const NOON = new Date(2026, 4, 4, 12);
const CARD: CardId = 'aug-moon';
const STEADY = 5_000;

const later = (date: Date, ms: number): Date => new Date(date.getTime() + ms);

interface Run {
  record: CardRecord;
  now: Date;
}

const answer = (record: CardRecord | null, now: Date, right = true, ms = STEADY): CardRecord =>
  answered(CARD, record, { right, ms, now });

/** Answers rightly so often, each time when the card is due. */
function learnt(times: number): Run {
  let now = NOON;
  let record = answer(null, now);
  for (let time = 1; time < times; time += 1) {
    now = new Date(record.due);
    record = answer(record, now);
  }
  return { record, now };
}

describe('right answers', () => {
  it('come back after ten minutes, then after ever more days', () => {
    expect(learnt(1).record.due - NOON.getTime()).toBe(10 * MINUTE);
    const intervals = [2, 3, 4, 5].map((times) => learnt(times).record.interval);
    expect(intervals[0]).toBeGreaterThanOrEqual(1);
    expect(intervals).toEqual([...intervals].sort((a, b) => a - b));
    for (const [index, interval] of intervals.slice(1).entries())
      expect(interval).toBeGreaterThan(intervals[index] ?? Infinity);
  });

  it('end with a longest interval', () => {
    for (let times = 7; times < 12; times += 1) expect(learnt(times).record.interval).toBeLessThanOrEqual(82);
    expect(learnt(9).record.interval).toBeGreaterThan(60);
  });

  it('make a card known once it comes back in a week or later', () => {
    const runs = [1, 2, 3, 4].map((times) => learnt(times).record);
    expect(runs.map(isKnown)).toEqual(runs.map(({ interval }) => interval >= 7));
    expect(runs.some(isKnown)).toBe(true);
    expect(isKnown(learnt(2).record)).toBe(false);
  });

  it('earn less when slow, more when quick', () => {
    const { record, now } = learnt(3);
    const due = new Date(record.due);
    const [slow, steady, quick] = [9_000, 5_000, 2_000].map((ms) => answer(record, due, true, ms).interval);
    expect(slow).toBeLessThan(steady ?? 0);
    expect(quick).toBeGreaterThan(steady ?? Infinity);
    expect(now.getTime()).toBeLessThan(due.getTime());
  });

  it('skip ahead once a card a day', () => {
    const first = answer(null, NOON, true, 2_000);
    expect(first.interval).toBeGreaterThan(1);
    const again = answer(first, later(NOON, HOUR), true, 2_000);
    const steady = answer(first, later(NOON, HOUR), true, STEADY);
    expect(again.interval).toBe(steady.interval);
    expect(answer(first, later(NOON, DAY), true, 2_000).skipped).toBe(dayOf(later(NOON, DAY)));
  });
});

describe('wrong answers', () => {
  it.each([1, 2, 3, 4, 5, 6])('after %i right ones bring the card back within the hour', (times) => {
    const { record } = learnt(times);
    const due = new Date(record.due);
    const fallen = answer(record, due, false);
    expect(fallen.due - due.getTime()).toBeLessThanOrEqual(HOUR);
    expect(fallen.due).toBeGreaterThan(due.getTime());
    expect(isKnown(fallen)).toBe(false);
    expect(fallen.stability).toBeLessThan(times === 1 ? Infinity : record.stability);
  });

  it('show a card beside its look-alike twice after four falls, and then as others', () => {
    let { record } = learnt(3);
    for (let fall = 1; fall <= 4; fall += 1) {
      expect(isLeech(record)).toBe(false);
      record = answer(record, new Date(record.due), false);
      if (fall < 4) while (record.interval < 1) record = answer(record, new Date(record.due));
    }
    expect(record.falls).toBe(4);
    const shown = [true, true, false];
    for (const beside of shown) {
      expect(isLeech(record)).toBe(beside);
      record = answer(record, new Date(record.due));
    }
  });

  it('of a card beside its look-alike always tell the difference', () => {
    const { asked, answer: right, told } = monthsQuestion(createLot(1), 1, CARD, true);
    if (asked.type !== 'plant') throw new Error('the plants lie beside each other');
    expect(right.map((index) => asked.options[index])).toEqual([monthOf(CARD)]);
    expect(asked.options.some((month) => lookAlikesOf(CARD).includes(month))).toBe(true);
    expect(told).toHaveLength(1);
  });
});

describe('days', () => {
  it('begin at four', () => {
    const night = new Date(2026, 4, 5, 3, 59);
    const morning = new Date(2026, 4, 5, 4, 0);
    expect(dayOf(night)).toBe(dayOf(NOON));
    expect(dayOf(morning)).toBe(dayOf(NOON) + 1);
    expect(morningOf(dayOf(NOON) + 1)).toEqual(morning);
  });

  it('make a card due with the morning, whenever it was answered', () => {
    const late = new Date(2026, 4, 4, 23, 30);
    const record = answer(answer(null, later(late, -HOUR)), late);
    const due = new Date(record.due);
    expect(due.getHours()).toBe(4);
    expect(dayOf(due) - dayOf(late)).toBe(record.interval);
    expect(isDue(record, later(due, -1))).toBe(false);
    expect(isDue(record, due)).toBe(true);
  });

  it('never make a card due before its last answer, where the clock is set back', () => {
    const { record, now } = learnt(4);
    for (const right of [true, false]) {
      for (const back of [HOUR, DAY, 400 * DAY]) {
        const after = answer(record, later(now, -back), right);
        expect(after.due).toBeGreaterThanOrEqual(record.last);
        expect(after.last).toBe(record.last);
      }
    }
  });
});

describe('a set', () => {
  const dueAt = (card: CardId, due: Date): CardRecord => ({ ...learnt(3).record, card, due: due.getTime() });

  it('begins with at most eight new cards, the striking ones first', () => {
    const set = cardsOfSet(createLot(1), 1, [], NOON);
    expect(set).toHaveLength(10);
    expect(set.slice(0, 4).map(({ card }) => card)).toEqual([
      'jan-crane',
      'mar-curtain',
      'aug-moon',
      'aug-geese',
    ]);
    expect(set.filter(({ counts }) => counts)).toHaveLength(8);
    expect(new Set(set.map(({ card }) => card)).size).toBe(8);
  });

  it('asks for due cards first, the longest waiting before the others', () => {
    const records = [
      dueAt('apr-ribbon', later(NOON, -HOUR)),
      dueAt('sep-cup', later(NOON, -DAY)),
      dueAt('oct-deer', later(NOON, DAY)),
    ];
    const set = cardsOfSet(createLot(1), 2, records, NOON).map(({ card }) => card);
    expect(set.slice(0, 2)).toEqual(['sep-cup', 'apr-ribbon']);
    expect(set.slice(2, 10).every((card) => !records.some((record) => record.card === card))).toBe(true);
  });

  it('is free practice where nothing is due', () => {
    const records = CARD_IDS.map((card) => dueAt(card, later(NOON, DAY)));
    const set = cardsOfSet(createLot(1), 2, records, NOON);
    expect(set).toHaveLength(10);
    expect(set.every(({ counts }) => !counts)).toBe(true);
    expect(new Set(set.map(({ card }) => card)).size).toBe(10);
  });

  it('brings a wrong card back after three others, and stays as long', () => {
    const set = cardsOfSet(createLot(1), 2, [], NOON);
    const again = withAgain(set, 1);
    expect(again[5]).toBe(set[1]);
    expect(again).toHaveLength(10);
    expect(withAgain(set, 8)).toEqual(set);
  });
});
