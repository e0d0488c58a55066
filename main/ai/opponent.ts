/** Asks the worker for a move and guards it: one that crashes or hangs is replaced. Knows no rules and no session. */
import { isDeepStrictEqual } from 'node:util';
import { Worker } from 'node:worker_threads';
import { z } from 'zod';
import type { OpponentChoice } from '../../shared/matchOptions';
import type { Move } from '../../shared/moves';
import type { PlayerView } from '../../shared/view';
import { seedRng } from '../engine/rng';
import { beginnersMove } from './beginner';
import { chooseMove } from './normalPolicy';

/** What goes to the worker. */
export interface Question {
  readonly id: number;
  readonly view: PlayerView;
  readonly seed: number;
  readonly who: OpponentChoice;
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
  /**
   * The move for a view in which it is this seat's turn; the same view, seed and opponent give the same move. Null once
   * it is cancelled, asked something newer, or disposed of.
   */
  ask(view: PlayerView, seed: number, who: OpponentChoice): Promise<Move | null>;
  /** The answer is of no use any more: whoever waits for it gets null at once. */
  cancel(): void;
  dispose(): void;
}

export interface OpponentParts {
  spawn(): WorkerLike;
  /** The worker was replaced; the move was made without it. Told once until one answers again. */
  restarted(): void;
  /** Told every time, with what was wrong with the worker. */
  log(reason: string): void;
  /** ms until a silent worker counts as hung. */
  readonly patience?: number;
}

/** The slowest level answers in a twentieth of a second; a busy machine may need a while to start the thread. */
const PATIENCE = 5_000;

/** The move itself is only compared with the legal ones. */
const answerSchema = z.strictObject({ id: z.int(), move: z.unknown() });

/** Starts the bundled thread. */
export const spawnThread = (script: URL): WorkerLike => new Worker(script);

/** A move in no time, a little below the level: rules of thumb for those who search, a beginner's move for a beginner. */
const simplerMove = ({ view, seed, who }: Question): Move =>
  who.level === 'easy' ? beginnersMove(view, seed) : chooseMove(view, seedRng(seed));

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

  /** Nobody waits for a broken thread: a simpler player answers here, a new thread takes the next question. */
  function replaceWorker(broken: WorkerLike, reason: string): void {
    if (broken !== worker) return;
    worker = null;
    void broken.terminate();
    if (disposed || waiting === null) return;
    parts.log(`The opponent's thread ${reason}; a simpler level makes the move.`);
    if (!failing) parts.restarted();
    failing = true;
    finish(simplerMove(waiting.question));
  }

  function hear(from: WorkerLike, message: unknown): void {
    if (from !== worker || waiting === null) return;
    const answer = answerSchema.safeParse(message);
    if (answer.success && answer.data.id !== waiting.question.id) return;
    const { legal } = waiting.question.view;
    const chosen = legal.find(({ move }) => isDeepStrictEqual(move, answer.data?.move));
    if (chosen === undefined) return replaceWorker(from, 'gave no legal move');
    failing = false;
    finish(chosen.move);
  }

  function employ(): WorkerLike {
    const hired = parts.spawn();
    hired.on('message', (message) => hear(hired, message));
    hired.on('error', (error) => replaceWorker(hired, `crashed: ${error.message}`));
    hired.on('exit', () => replaceWorker(hired, 'ended'));
    hired.unref();
    return hired;
  }

  return {
    ask: (view, seed, who) =>
      new Promise((settle) => {
        if (disposed) return settle(null);
        finish(null); // An older question is of no use any more.
        const asked = (worker ??= employ());
        const question: Question = { id: (lastId += 1), view, seed, who };
        const alarm = setTimeout(() => replaceWorker(asked, 'is silent'), parts.patience ?? PATIENCE);
        waiting = { question, settle, alarm };
        asked.postMessage(question);
      }),

    cancel: () => finish(null),

    dispose() {
      disposed = true;
      finish(null);
      void worker?.terminate();
      worker = null;
    },
  };
}
