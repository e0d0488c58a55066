// Threads of look backs: the real one answers, broken ones are replaced once, cancelled ones stay silent.
import { Worker } from 'node:worker_threads';
import { describe, expect, it, vi } from 'vitest';
import type { WorkerLike } from '../../../main/ai/opponent';
import { createLookBackDesk } from '../../../main/lessons/lookBackDesk';
import type { LookBack } from '../../../main/lessons/lookBack';
import type { Decided } from '../../../main/lessons/state';
import { walk } from './walk';

vi.setConfig({ testTimeout: 60_000 });

const thread = (onMessage: string): WorkerLike =>
  new Worker(
    `const { parentPort } = require('node:worker_threads'); parentPort.on('message', () => { ${onMessage} });`,
    {
      eval: true,
    },
  );

const realThread = (): WorkerLike =>
  new Worker(
    `const { workerData } = require('node:worker_threads');
     import('tsx/esm/api').then(({ register }) => {
       register();
       return import(workerData);
     });`,
    { eval: true, workerData: new URL('../../../main/lessons/lookBackThread.ts', import.meta.url).href },
  );

const NOTHING = 'parentPort.postMessage({ best: null, costliest: null });';

interface Asked {
  readonly answer: Promise<LookBack | null>;
  readonly log: ReturnType<typeof vi.fn>;
  cancel(): void;
}

function ask(
  patience: number,
  decisions: readonly Decided[],
  ...threads: readonly (() => WorkerLike)[]
): Asked {
  const log = vi.fn();
  let spawned = 0;
  const desk = createLookBackDesk({
    spawn() {
      const start = threads[spawned];
      spawned += 1;
      if (start === undefined) throw new Error('more threads than expected');
      return start();
    },
    log,
    patience,
  });
  const answer = new Promise<LookBack | null>((resolve) => desk.open(decisions, resolve));
  return { answer, log, cancel: () => desk.cancel() };
}

const LONG = 60_000;

describe('a look back', () => {
  it(
    'is made by its own thread',
    async () => {
      const decisions =
        [...walk('month')].find(({ after }) => after.state.waiting)?.after.state.decisions ?? [];
      const { answer, log } = ask(LONG, decisions, realThread);
      expect(await answer).toMatchObject({ best: { line: 'review.best.stop' }, costliest: null });
      expect(log).not.toHaveBeenCalled();
    },
    LONG,
  );

  it.each([
    ['crashes', 'throw new Error("no");'],
    ['ends', 'process.exit(0);'],
    ['tells nothing of use', 'parentPort.postMessage(7);'],
  ])('is tried once more where a thread %s', async (_how, habit) => {
    const once = ask(
      LONG,
      [],
      () => thread(habit),
      () => thread(NOTHING),
    );
    expect(await once.answer).toEqual({ best: null, costliest: null });
    expect(once.log).toHaveBeenCalledTimes(1);
    const twice = ask(
      LONG,
      [],
      () => thread(habit),
      () => thread(habit),
    );
    expect(await twice.answer).toBeNull();
  });

  it('is given up where every thread is silent', async () => {
    const { answer } = ask(
      50,
      [],
      () => thread(''),
      () => thread(''),
    );
    expect(await answer).toBeNull();
  });

  it('is told to nobody once it is cancelled', async () => {
    const { answer, cancel } = ask(LONG, [], () => thread(NOTHING));
    cancel();
    const silence = new Promise((resolve) => setTimeout(() => resolve('silence'), 300));
    expect(await Promise.race([answer, silence])).toBe('silence');
  });
});
