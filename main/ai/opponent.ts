/** Asks the worker for a move and guards it: one that crashes or hangs is replaced. Knows no rules and no session. */
import { isDeepStrictEqual } from 'node:util';
import { Worker } from 'node:worker_threads';
import { z } from 'zod';
import type { Move } from '../../shared/moves';
import type { PlayerView } from '../../shared/view';
import { seedRng } from '../engine/rng';
import { chooseMove } from './normalPolicy';

/** What goes to the worker. */
export interface Question {
  readonly id: number;
  readonly view: PlayerView;
  readonly seed: number;
}

/** What comes back. */
export interface Answer {
  readonly id: number;
  readonly move: Move;
}

/** As much of a worker thread as is used here. */
export type WorkerLike = Pick<Worker, 'postMessage' | 'terminate' | 'unref'> & {
  on(event: 'message', listener: (message: unknown) => void): unknown;
  on(event: 'error', listener: (error: Error) => void): unknown;
  on(event: 'exit', listener: () => void): unknown;
};

export interface Opponent {
  /** The move for a view in which it is this seat's turn; the same view and seed give the same move. Null once disposed. */
  ask(view: PlayerView, seed: number): Promise<Move | null>;
  dispose(): void;
}

export interface OpponentParts {
  spawn(): WorkerLike;
  /** The worker was replaced; the move was made without it. Told once until one answers again. */
  restarted(): void;
  /** ms until a silent worker counts as hung. */
  readonly patience?: number;
}

/** The policy answers in well under a millisecond; a busy machine may need a while to start the thread. */
const PATIENCE = 5_000;

/** The move itself is only compared with the legal ones. */
const answerSchema = z.strictObject({ id: z.int(), move: z.unknown() });

/** Starts the bundled thread. */
export const spawnThread = (script: URL): WorkerLike => new Worker(script);

interface Waiting {
  readonly question: Question;
  readonly settle: (move: Move | null) => void;
  readonly alarm: NodeJS.Timeout;
}

export function createOpponent(parts: OpponentParts): Opponent {
  let worker: WorkerLike | null = null;
  let waiting: Waiting | null = null;
  let lastId = 0;
  let disposed = false;
  let failing = false;

  function finish(move: Move | null): void {
    if (waiting === null) return;
    clearTimeout(waiting.alarm);
    const { settle } = waiting;
    waiting = null;
    settle(move);
  }

  /** Nobody waits for a broken thread: the same pure policy answers here, a new thread takes the next question. */
  function replaceWorker(broken: WorkerLike): void {
    if (broken !== worker) return;
    worker = null;
    void broken.terminate();
    if (disposed || waiting === null) return;
    const { view, seed } = waiting.question;
    if (!failing) parts.restarted();
    failing = true;
    finish(chooseMove(view, seedRng(seed)));
  }

  function hear(from: WorkerLike, message: unknown): void {
    if (from !== worker || waiting === null) return;
    const answer = answerSchema.safeParse(message);
    if (answer.success && answer.data.id !== waiting.question.id) return;
    const { legal } = waiting.question.view;
    const chosen = legal.find(({ move }) => isDeepStrictEqual(move, answer.data?.move));
    if (chosen === undefined) return replaceWorker(from);
    failing = false;
    finish(chosen.move);
  }

  function employ(): WorkerLike {
    const hired = parts.spawn();
    hired.on('message', (message) => hear(hired, message));
    hired.on('error', () => replaceWorker(hired));
    hired.on('exit', () => replaceWorker(hired));
    hired.unref();
    return hired;
  }

  return {
    ask: (view, seed) =>
      new Promise((settle) => {
        if (disposed) return settle(null);
        finish(null); // An older question is of no use any more.
        const asked = (worker ??= employ());
        const question: Question = { id: (lastId += 1), view, seed };
        const alarm = setTimeout(() => replaceWorker(asked), parts.patience ?? PATIENCE);
        waiting = { question, settle, alarm };
        asked.postMessage(question);
      }),

    dispose() {
      disposed = true;
      finish(null);
      void worker?.terminate();
      worker = null;
    },
  };
}
