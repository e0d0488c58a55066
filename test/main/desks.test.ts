import { Worker } from 'node:worker_threads';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createMatch } from '../../main/engine/match';
import { viewFor } from '../../main/engine/view';
import { createCoachDesk } from '../../main/coachDesk';
import type { CoachDesk } from '../../main/coachDesk';
import type { WorkerLike } from '../../main/ai/opponent';
import type { KeptMatch } from '../../main/historyFormat';
import { createReviewDesk } from '../../main/reviewDesk';
import type { AdviceUpdate, ReviewUpdate } from '../../shared/coach';
import { presets } from '../../shared/presets';
import { FRESH, openScene, options, playUntil } from '../support/session';

/** Threads with one habit each, in plain JavaScript. */
const thread = (onMessage: string): WorkerLike =>
  new Worker(
    `const { parentPort } = require('node:worker_threads');
     parentPort.on('message', (message) => { ${onMessage} });`,
    { eval: true },
  );
/** The app's own threads, from their source. */
const realThread = (file: string): WorkerLike =>
  new Worker(
    `const { workerData } = require('node:worker_threads');
     import('tsx/esm/api').then(({ register }) => {
       register();
       return import(workerData);
     });`,
    { eval: true, workerData: new URL(`../../main/${file}`, import.meta.url).href },
  );

const spawnEach = (...threads: readonly (() => WorkerLike)[]): (() => WorkerLike) => {
  let next = 0;
  return () => {
    const start = threads[next];
    next += 1;
    if (start === undefined) throw new Error('More threads than expected');
    return start();
  };
};

const viewOf = (seed: number) => {
  const { state } = createMatch({ ruleSet: presets.modern, seed });
  return viewFor(state, state.turn);
};

const ADVICE = '{ options: [], call: null }';
const ANSWER = `if (message.type === 'ask') for (const final of [false, true])
  parentPort.postMessage({ id: message.id, advice: ${ADVICE}, final });`;
const log = vi.fn();

let desk: CoachDesk;
let updates: AdviceUpdate[] = [];
const openDesk = (patience: number, ...threads: readonly (() => WorkerLike)[]): void => {
  updates = [];
  log.mockClear();
  desk = createCoachDesk({
    spawn: spawnEach(...threads),
    push: (update) => void updates.push(update),
    log,
    patience,
  });
};
afterEach(() => desk.dispose());

const settled = (count: number): Promise<void> =>
  vi.waitFor(() => expect(updates).toHaveLength(count), { timeout: 20_000, interval: 5 });
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

describe('the coach’s desk', { timeout: 60_000 }, () => {
  it('has its own thread answer soon and once more, refined', async () => {
    openDesk(30_000, () => realThread('ai/coach/coachThread.ts'));
    desk.prepare(presets.modern);
    desk.ask(viewOf(1), 7);
    await settled(1);
    desk.prepare(presets.modern); // No reason to fall silent.
    await settled(2);
    const [soon, late] = updates;
    expect(soon).toMatchObject({ revision: 7, final: false });
    expect(late).toMatchObject({ revision: 7, final: true });
    const width = (update: AdviceUpdate | undefined) => update?.advice.options[0]?.margin ?? NaN;
    expect(width(late)).toBeLessThan(width(soon) / 2);
  });

  it('says nothing more once the match has moved on, and answers what is asked then', async () => {
    openDesk(30_000, () => realThread('ai/coach/coachThread.ts'));
    desk.ask(viewOf(1), 1);
    await settled(1);
    desk.silence();
    await pause(400);
    expect(updates).toHaveLength(1);
    desk.ask(viewOf(2), 2);
    desk.ask(viewOf(3), 3);
    await vi.waitFor(() => expect(updates.at(-1)?.final).toBe(true), { timeout: 20_000 });
    expect(updates.slice(1).map(({ revision }) => revision)).toEqual([3, 3]);
  });

  it.each([
    ['crashes', 'throw new Error("crash")', 20_000],
    ['ends', 'process.exit(3)', 20_000],
    ['hangs', 'for (;;);', 300],
    ['answers nonsense', 'parentPort.postMessage("koi")', 20_000],
  ])('replaces a thread that %s, and asks the new one', async (_habit, code, patience) => {
    openDesk(
      patience,
      () => thread(code),
      () => thread(ANSWER),
    );
    desk.ask(viewOf(1), 4);
    await settled(2);
    expect(updates.map(({ revision }) => revision)).toEqual([4, 4]);
    expect(log).toHaveBeenCalledTimes(1);
  });

  it('gives a position up that breaks every thread, and goes on with the next', async () => {
    const crash = () => thread(`if (message.view.round === 1) throw 0; ${ANSWER}`);
    openDesk(20_000, crash, crash, () => thread(ANSWER));
    desk.ask(viewOf(1), 1);
    await vi.waitFor(() => expect(log).toHaveBeenCalledTimes(2), { timeout: 10_000 });
    desk.ask({ ...viewOf(1), round: 2 }, 2);
    await settled(2);
    expect(updates.map(({ revision }) => revision)).toEqual([2, 2]);
  });

  it('once disposed of starts no thread', async () => {
    openDesk(300, () => thread('for (;;);'));
    desk.ask(viewOf(1), 1);
    desk.dispose();
    desk.ask(viewOf(2), 2);
    desk.prepare(presets.modern);
    await pause(400);
    expect(updates).toEqual([]);
    expect(log).not.toHaveBeenCalled();
  });
});

describe('the desk for reviews', { timeout: 120_000 }, () => {
  const keptMatch = async (seed: number): Promise<KeptMatch> => {
    const scene = openScene(seed);
    await scene.session.start(options(1), false, FRESH);
    await playUntil(scene, null);
    const match = scene.written.at(-1);
    if (match === undefined) throw new Error('nothing was written');
    const { totals } = match.state;
    const winner = match.state.winner ?? 'draw';
    return { ...match, id: `m${seed}`, finishedAt: '2026-11-30T03:57:43.120Z', totals, winner };
  };
  const told: ReviewUpdate[] = [];
  const openReviews = (...threads: readonly (() => WorkerLike)[]) => {
    told.length = 0;
    log.mockClear();
    return createReviewDesk({
      spawn: spawnEach(...threads),
      push: (update) => void told.push(update),
      log,
    });
  };
  const DONE = 'parentPort.postMessage({ progress: 1, review: { id: message.id } })';

  it('tells how far it is and ends with the review, which is at hand from then on', async () => {
    const match = await keptMatch(1);
    const { seed, moves, options: agreed, totals, winner } = match;
    const reviews = openReviews(() => realThread('reviewThread.ts'));
    reviews.open({ ...match, seed, moves, options: agreed, totals, winner });
    await vi.waitFor(() => expect(told.at(-1)?.progress).toBe(1), { timeout: 60_000 });
    const steps = told.map(({ progress }) => progress);
    expect(steps.length).toBeGreaterThan(5);
    expect(steps).toEqual(steps.toSorted((a, b) => a - b));
    expect(told.filter(({ review }) => review !== null)).toHaveLength(1);
    const { review } = told.at(-1) ?? { review: null };
    told.length = 0;
    reviews.open(match);
    expect(told).toEqual([{ id: 'm1', progress: 1, review, failed: false }]);
    expect(log).not.toHaveBeenCalled();
  });

  it('is cancelled by another one, and by none', async () => {
    const [one, two] = [await keptMatch(1), await keptMatch(2)];
    const reviews = openReviews(
      () => thread('for (;;);'),
      () => thread(DONE),
      () => thread('for (;;);'),
    );
    reviews.open(one);
    reviews.open(two);
    await vi.waitFor(() => expect(told.at(-1)?.progress).toBe(1), { timeout: 10_000 });
    expect(told.map(({ id }) => id)).toEqual(['m1', 'm2', 'm2']);
    reviews.open(one);
    reviews.open(null);
    await pause(200);
    expect(told.map(({ progress }) => progress)).toEqual([0, 0, 1, 0]);
    expect(log).not.toHaveBeenCalled();
  });

  it('tries a thread that breaks once more', async () => {
    const reviews = openReviews(
      () => thread('throw 0'),
      () => thread(DONE),
    );
    reviews.open(await keptMatch(1));
    await vi.waitFor(() => expect(told.at(-1)?.progress).toBe(1), { timeout: 10_000 });
    expect(log).toHaveBeenCalledTimes(1);
    expect(told.map(({ failed }) => failed)).toEqual([false, false]);
  });

  it.each([
    ['crashes', 'throw 0'],
    ['ends', 'process.exit(3)'],
    ['tells nonsense', 'parentPort.postMessage("koi")'],
  ])('says so when the second thread %s too, and begins anew when asked again', async (_habit, code) => {
    const match = await keptMatch(1);
    const broken = () => thread(code);
    const reviews = openReviews(broken, broken, () => thread(DONE));
    reviews.open(match);
    await vi.waitFor(() => expect(told.at(-1)?.failed).toBe(true), { timeout: 10_000 });
    expect(told).toEqual([
      { id: 'm1', progress: 0, review: null, failed: false },
      { id: 'm1', progress: 0, review: null, failed: true },
    ]);
    expect(log).toHaveBeenCalledTimes(2);
    reviews.open(match);
    await vi.waitFor(() => expect(told.at(-1)?.progress).toBe(1), { timeout: 10_000 });
    expect(told.slice(2).map(({ failed }) => failed)).toEqual([false, false]);
  });
});
