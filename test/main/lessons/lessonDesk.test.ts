// The desk: updates with their revision, progress that outlives a run, and a look back from a thread of its own.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Conf from 'conf';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openLearning } from '../../../main/learning/learningFile';
import type { KeptLearning } from '../../../main/learning/learningFile';
import { createLessonDesk } from '../../../main/lessons/lessonDesk';
import type { LessonDesk } from '../../../main/lessons/lessonDesk';
import type { LookBack } from '../../../main/lessons/lookBack';
import { beginLesson, sayingOf } from '../../../main/lessons/state';
import type { Decided } from '../../../main/lessons/state';
import { teach } from '../../../main/lessons/teacher';
import type { Notice } from '../../../shared/ipc';
import { LESSON_IDS } from '../../../shared/lessons';
import type { LessonId, LessonLine, LessonUpdate } from '../../../shared/lessons';
import { ok, refuse } from '../../../shared/moves';
import { presets } from '../../../shared/presets';
import type { RuleSet } from '../../../shared/ruleSet';
import { modelTry, rulesOf, walk } from './walk';

vi.setConfig({ testTimeout: 60_000 });

let folder: string;
let notices: Notice[];
let updates: LessonUpdate[];
let rules: RuleSet;
/** Look backs that were asked for and wait for their answer. */
let asked: { readonly decisions: readonly Decided[]; readonly answer: (lookBack: LookBack | null) => void }[];

const openDesk = (): LessonDesk =>
  createLessonDesk({
    file: openLearning({
      file: join(folder, 'learning.json'),
      openStore: () => new Conf<KeptLearning>({ configName: 'learning', cwd: folder }),
      now: () => new Date('2026-11-30T03:57:43.120Z'),
      tell: (notice) => void notices.push(notice),
    }),
    lookBacks: {
      open: (decisions, answer) => void asked.push({ decisions, answer }),
      cancel: () => void (asked = []),
    },
    rules: () => rules,
    push: (update) => void updates.push(update),
  });

const last = (): LessonUpdate => {
  const update = updates.at(-1);
  if (update === undefined) throw new Error('nothing was shown');
  return update;
};

/** Takes so many model steps of a lesson that has just been opened. */
function take(desk: LessonDesk, lesson: LessonId, scene: number, count: number): void {
  let state = beginLesson(lesson, rulesOf('modern'), scene);
  for (let taken = 0; taken < count && !state.over && !state.waiting; taken += 1) {
    const tried = modelTry(state);
    expect(desk.try(tried, last().revision)).toEqual(ok(null));
    ({ state } = teach(state, tried));
  }
}

const sayingOfScene = (lesson: LessonId, scene: number): LessonLine =>
  sayingOf(beginLesson(lesson, rulesOf('modern'), scene));

/** More steps than any lesson has. */
const MANY = 200;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hanagoyomi-lessons-'));
  notices = [];
  updates = [];
  asked = [];
  rules = presets.modern;
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe('a lesson', () => {
  it('is shown when opened, and again with each try, under a growing revision', () => {
    const desk = openDesk();
    desk.open('months', false);
    expect(last()).toMatchObject({
      lesson: 'months',
      scene: 1,
      step: 1,
      say: { id: '1a1.say' },
      over: false,
    });
    const { revision } = last();
    expect(desk.try({ type: 'next' }, revision)).toEqual(ok(null));
    expect(last()).toMatchObject({ revision: revision + 1, step: 2, say: { id: '1a2.say' } });
    expect(desk.try({ type: 'next' }, revision)).toEqual(refuse('staleRevision'));
    expect(updates).toHaveLength(2);
  });

  it('is refused before one is open and after it is closed', () => {
    const desk = openDesk();
    expect(desk.try({ type: 'next' }, 0)).toEqual(refuse('noLesson'));
    desk.open('months', false);
    desk.close();
    expect(desk.try({ type: 'next' }, last().revision)).toEqual(refuse('noLesson'));
  });

  it.each(LESSON_IDS)('%s is taken up again at its scene after every step', (lesson) => {
    const desk = openDesk();
    desk.open(lesson, true);
    for (const { before, after } of walk(lesson)) {
      if (after.state.over || after.state.waiting) break;
      desk.try(modelTry(before), last().revision);
      const shown = last();
      const nextRun = openDesk();
      const reached = shown.scene - 1;
      expect(nextRun.progress().find(({ id }) => id === lesson)).toMatchObject({ reached, done: false });
      nextRun.open(lesson, false);
      expect(last()).toMatchObject({ scene: shown.scene, answer: null, say: sayingOfScene(lesson, reached) });
      updates.push(shown);
    }
    expect(notices).toEqual([]);
  });

  it('is done once its last step is taken, and then begins anew', () => {
    const desk = openDesk();
    desk.open('capture', false);
    take(desk, 'capture', 0, MANY);
    expect(last().over).toBe(true);
    expect(openDesk().progress()[1]).toEqual({ id: 'capture', scenes: 1, reached: 0, done: true });
    desk.open('capture', false);
    expect(last()).toMatchObject({ step: 1, over: false });
  });

  it('is not done by skipping', () => {
    const desk = openDesk();
    desk.open('yaku', false);
    desk.try({ type: 'skip' }, last().revision);
    expect(last()).toMatchObject({ scene: 2, say: { id: '3b1.say' } });
    expect(desk.progress()[2]).toEqual({ id: 'yaku', scenes: 4, reached: 1, done: false });
    for (let scene = 2; scene <= 4; scene += 1) desk.try({ type: 'skip' }, last().revision);
    expect(last().over).toBe(true);
    expect(desk.progress()[2]).toEqual({ id: 'yaku', scenes: 4, reached: 0, done: false });
  });

  it('has the scenes of the rules chosen', () => {
    rules = presets.flash;
    expect(
      openDesk()
        .progress()
        .find(({ id }) => id === 'reading')?.scenes,
    ).toBe(1);
    rules = presets.modern;
    expect(
      openDesk()
        .progress()
        .find(({ id }) => id === 'reading')?.scenes,
    ).toBe(2);
  });
});

describe('the look back', () => {
  const toTheEnd = (desk: LessonDesk): void => {
    desk.open('month', false);
    take(desk, 'month', 0, MANY);
  };

  it('is asked for when the month is over, waited for, and told', () => {
    const desk = openDesk();
    toTheEnd(desk);
    expect(asked).toHaveLength(1);
    expect(asked[0]?.decisions).toHaveLength(7);
    expect(last().answer?.line.id).toBe('reflex.lookingBack');
    asked[0]?.answer({ best: null, costliest: null });
    expect(last()).toMatchObject({
      say: { id: '6a5.say' },
      answer: { kind: 'thought', line: { id: 'review.best.none' } },
    });
  });

  it('is left out where it could not be made', () => {
    const desk = openDesk();
    toTheEnd(desk);
    asked[0]?.answer(null);
    expect(last()).toMatchObject({ say: { id: '6a7.say' }, table: { type: 'match' } });
  });

  it('comes to nobody who has left', () => {
    const desk = openDesk();
    toTheEnd(desk);
    const [open] = asked;
    desk.open('months', true);
    const shown = updates.length;
    open?.answer({ best: null, costliest: null });
    expect(updates).toHaveLength(shown);
  });
});

describe('what is kept', () => {
  const put = (content: unknown): void =>
    writeFileSync(
      join(folder, 'learning.json'),
      typeof content === 'string' ? content : JSON.stringify(content),
    );

  it('keeps the exercises’ part as it is', () => {
    const trainers = { days: { count: 3, last: 20_000, missed: null } };
    put({ version: 1, lessons: {}, trainers });
    openDesk().open('months', false);
    const kept: unknown = JSON.parse(readFileSync(join(folder, 'learning.json'), 'utf8'));
    expect(kept).toMatchObject({ version: 1, lessons: { months: { done: false, scene: '1a' } }, trainers });
  });

  it('is set aside, unchanged, where it cannot be read', () => {
    put('{');
    openDesk();
    expect(notices).toMatchObject([{ type: 'learningDamaged' }]);
    expect(readdirSync(folder).filter((name) => name.startsWith('learning.damaged'))).toHaveLength(1);
  });

  it('is set aside where a newer version wrote it', () => {
    put({ version: 2, lessons: {}, trainers: {} });
    openDesk();
    expect(notices).toMatchObject([{ type: 'learningTooNew' }]);
  });

  it('loses only the lesson that is broken', () => {
    put({ version: 1, lessons: { months: { done: true, scene: null }, yaku: 7 }, trainers: {} });
    const progress = openDesk().progress();
    expect(progress[0]).toMatchObject({ done: true });
    expect(progress[2]).toMatchObject({ done: false, reached: 0 });
    expect(notices).toMatchObject([{ type: 'learningDamaged' }]);
  });

  it('takes a scene that is no more for the first', () => {
    put({ version: 1, lessons: { yaku: { done: false, scene: '9z' } }, trainers: {} });
    openDesk().open('yaku', false);
    expect(last()).toMatchObject({ scene: 1 });
  });
});
