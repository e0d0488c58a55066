// Lessons and exercises share one file, and neither overwrites the other's part.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Conf from 'conf';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openClassroom } from '../../../main/learning/classroom';
import type { Classroom } from '../../../main/learning/classroom';
import { NOTHING_LEARNT } from '../../../main/learning/learningFile';
import type { KeptLearning } from '../../../main/learning/learningFile';
import type { LessonUpdate } from '../../../shared/lessons';
import { presets } from '../../../shared/presets';

let folder: string;
let updates: LessonUpdate[];

const noThread = (): never => {
  throw new Error('nobody asks for a thread here');
};

const open = (): Classroom =>
  openClassroom({
    file: join(folder, 'learning.json'),
    openStore: () => new Conf<KeptLearning>({ configName: 'learning', cwd: folder }),
    now: () => new Date('2026-11-30T12:00:00Z'),
    tell: () => undefined,
    spawnLookBack: noThread,
    spawnCall: noThread,
    rules: () => presets.modern,
    push: (update) => void updates.push(update),
    seed: () => 7,
    freshSeed: () => 7,
    log: () => undefined,
  });

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hanagoyomi-classroom-'));
  updates = [];
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

it('keeps what lessons and exercises write in turn', async () => {
  const first = open();
  first.lessons.open('yaku', false);
  first.lessons.try({ type: 'skip' }, updates.at(-1)?.revision ?? -1);
  expect((await first.trainers.start('months', null)).ok).toBe(true);
  expect(first.trainers.answer([0], 1000).ok).toBe(true);
  first.lessons.open('capture', false);
  first.dispose();
  const written: unknown = JSON.parse(readFileSync(join(folder, 'learning.json'), 'utf8'));
  expect(written).toMatchObject({ lessons: { yaku: { scene: '3b' }, capture: { scene: '2a' } } });
  expect(Object(written)).not.toHaveProperty('trainers', NOTHING_LEARNT.trainers);
  const second = open();
  expect(second.lessons.progress()[2]).toMatchObject({ id: 'yaku', reached: 1 });
  expect(second.trainers.progress()).toEqual(first.trainers.progress());
  expect(second.trainers.days()).toEqual(first.trainers.days());
});
