import { Worker } from 'node:worker_threads';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { beginnersMove } from '../../main/ai/beginner';
import { chooseMove } from '../../main/ai/normalPolicy';
import { createOpponent } from '../../main/ai/opponent';
import type { Opponent, WorkerLike } from '../../main/ai/opponent';
import { createMatch } from '../../main/engine/match';
import type { OpponentChoice } from '../../shared/matchOptions';
import { presets } from '../../shared/presets';
import { seedRng } from '../../main/engine/rng';
import { viewFor } from '../../main/engine/view';
import type { PlayerView } from '../../shared/view';
import { MEDIUM } from '../support/session';

/** Threads with one habit each, in plain JavaScript; every one of them is a real thread. */
const thread = (onQuestion: string): WorkerLike =>
  new Worker(
    `const { parentPort } = require('node:worker_threads');
     parentPort.on('message', (question) => { ${onQuestion} });`,
    { eval: true },
  );
const LAST_LEGAL = 'parentPort.postMessage({ id: question.id, move: question.view.legal.at(-1).move })';

const viewOf = (seed: number): PlayerView => {
  const { state } = createMatch({ ruleSet: presets.modern, seed });
  return viewFor(state, state.turn);
};
const VIEW = viewOf(1);
const policyMove = chooseMove(VIEW, seedRng(5));

let opponent: Opponent;
const restarted = vi.fn();
const log = vi.fn();
const hire = (patience: number, ...threads: readonly (() => WorkerLike)[]): void => {
  let next = 0;
  restarted.mockClear();
  log.mockClear();
  const spawn = (): WorkerLike => {
    const start = threads[next];
    next += 1;
    if (start === undefined) throw new Error('More threads than expected');
    return start();
  };
  opponent = createOpponent({ spawn, restarted, log, patience });
};
afterEach(() => {
  opponent.dispose();
});

describe('the opponent’s thread', () => {
  it('answers with its own move, one thread for all questions', async () => {
    hire(5000, () => thread(LAST_LEGAL));
    for (const view of [VIEW, viewOf(2), viewOf(3)])
      expect(await opponent.ask(view, 5, MEDIUM)).toEqual(view.legal.at(-1)?.move);
    expect(restarted).not.toHaveBeenCalled();
  });

  it.each([
    ['hangs', 'for (;;);', 300],
    ['says nothing', '', 300],
    ['crashes', 'throw new Error("crash")', 5000],
    ['ends', 'process.exit(3)', 5000],
    ['answers nonsense', 'parentPort.postMessage("koi")', 5000],
    ['answers an illegal move', 'parentPort.postMessage({ id: question.id, move: { type: "stop" } })', 5000],
  ])('that %s is replaced; the policy’s move is made all the same', async (_habit, code, patience) => {
    hire(
      patience,
      () => thread(code),
      () => thread(LAST_LEGAL),
    );
    expect(await opponent.ask(VIEW, 5, MEDIUM)).toEqual(policyMove);
    expect(restarted).toHaveBeenCalledTimes(1);
    expect(log).toHaveBeenCalledTimes(1);
  });

  it('that crashes under a beginner is stood in for by a beginner', async () => {
    hire(5000, () => thread('throw new Error("crash")'));
    const easy: OpponentChoice = { level: 'easy', manner: 'bold' };
    expect(await opponent.ask(VIEW, 6, easy)).toEqual(beginnersMove(VIEW, 6));
  });

  it('that is cancelled leaves its question without a move at once, and raises no alarm', async () => {
    hire(200, () => thread('for (;;);'));
    const open = opponent.ask(VIEW, 5, MEDIUM);
    opponent.cancel();
    expect(await open).toBeNull();
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(restarted).not.toHaveBeenCalled();
  });

  it('that was replaced is followed by one that answers', async () => {
    hire(
      5000,
      () => thread('throw new Error("crash")'),
      () => thread(LAST_LEGAL),
    );
    await opponent.ask(VIEW, 5, MEDIUM);
    expect(await opponent.ask(VIEW, 5, MEDIUM)).toEqual(VIEW.legal.at(-1)?.move);
    expect(restarted).toHaveBeenCalledTimes(1);
  });

  it('that fails time after time is told of once, and once more after it has answered', async () => {
    const crash = () => thread('throw new Error("crash")');
    hire(5000, crash, crash, crash, () => thread(`if (question.seed === 0) throw 0; ${LAST_LEGAL}`));
    for (let question = 0; question < 3; question += 1) {
      expect(await opponent.ask(VIEW, 5, MEDIUM)).toEqual(policyMove);
    }
    expect(restarted).toHaveBeenCalledTimes(1);
    expect(await opponent.ask(VIEW, 5, MEDIUM)).toEqual(VIEW.legal.at(-1)?.move);
    await opponent.ask(VIEW, 0, MEDIUM);
    expect(restarted).toHaveBeenCalledTimes(2);
  });

  it('that ends between two questions is replaced without a word', async () => {
    const first = thread(LAST_LEGAL);
    hire(
      5000,
      () => first,
      () => thread(LAST_LEGAL),
    );
    await opponent.ask(VIEW, 5, MEDIUM);
    const ended = new Promise<void>((resolve) => first.on('exit', resolve));
    await first.terminate();
    await ended;
    expect(await opponent.ask(VIEW, 6, MEDIUM)).toEqual(VIEW.legal.at(-1)?.move);
    expect(restarted).not.toHaveBeenCalled();
  });

  it('forgets an older question when a newer one comes', async () => {
    hire(5000, () => thread(`setTimeout(() => ${LAST_LEGAL}, 50)`));
    const [older, newer] = await Promise.all([
      opponent.ask(VIEW, 5, MEDIUM),
      opponent.ask(viewOf(2), 5, MEDIUM),
    ]);
    expect(older).toBeNull();
    expect(newer).toEqual(viewOf(2).legal.at(-1)?.move);
  });

  it('once disposed of, leaves questions without a move and starts no thread', async () => {
    hire(5000, () => thread('for (;;);'));
    const open = opponent.ask(VIEW, 5, MEDIUM);
    opponent.dispose();
    expect(await open).toBeNull();
    expect(await opponent.ask(VIEW, 5, MEDIUM)).toBeNull();
    expect(restarted).not.toHaveBeenCalled();
  });
});
