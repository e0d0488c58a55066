// The marks of the time line: a tick for each month, a mark for each yaku, call and month's end, where they happen.
import { describe, expect, it } from 'vitest';
import { marksOf, monthFrom } from '../../../renderer/replay/marks';
import { markWords } from '../../../renderer/replay/markWords';
import { spokenStep } from '../../../renderer/replay/stepWords';
import { setLanguage } from '../../../renderer/strings';
import { LANGUAGES } from '../../../shared/settings';
import { replayOf, THREE } from '../../support/replays';

/** A match with calls of both. */
const replay = replayOf(4);
const marks = marksOf(replay);

describe('marks', () => {
  it('stand at every month, yaku, call and end, and nowhere else', () => {
    const kinds = {
      month: 'monthStarted',
      yaku: 'yakuFormed',
      call: 'koiKoiCalled',
      end: 'monthEnded',
    } as const;
    for (const [kind, type] of Object.entries(kinds)) {
      const steps = replay.steps.flatMap(({ events }, step) =>
        events.flatMap((event) => (event.type === type ? [step] : [])),
      );
      expect(marks.filter((mark) => mark.kind === kind).map(({ step }) => step)).toEqual(steps);
      expect(steps.length).toBeGreaterThan(0);
    }
  });

  it('lead month by month, and back to the beginning of the month first', () => {
    const last = replay.steps.length - 1;
    const [first = -1, second = -1, third = -1] = marks
      .filter(({ kind }) => kind === 'month')
      .map(({ step }) => step);
    expect(first).toBe(0);
    expect(monthFrom(marks, second + 2, -1, last)).toBe(second);
    expect(monthFrom(marks, second, -1, last)).toBe(first);
    expect(monthFrom(marks, first, -1, last)).toBe(0);
    expect(monthFrom(marks, first, 1, last)).toBe(second);
    expect(monthFrom(marks, third + 1, 1, last)).toBe(last);
  });

  it.each(LANGUAGES)('and steps have words in %s', (language) => {
    setLanguage(language);
    for (const each of [replay, replayOf(5, THREE)]) {
      for (const mark of marksOf(each)) expect(markWords(each, mark)).not.toMatch(/[{}*]|^$/);
      for (const step of each.steps) expect(spokenStep(step)).not.toMatch(/[{}*]|^$|\.\.|。。/);
    }
  });
});
