/** Where the coach is asked: passes questions to its thread, drops what is no longer wanted, replaces a broken thread. Knows no rules. */
import { z } from 'zod';
import type { Advice, AdviceUpdate } from '../shared/coach';
import type { RuleSet } from '../shared/ruleSet';
import type { PlayerView } from '../shared/view';
import type { CoachRequest } from './ai/coach/coachThread';
import type { WorkerLike } from './ai/opponent';

export interface CoachDesk {
  /** A match by these rules is on: the first answer will come at once. */
  prepare(ruleSet: RuleSet): void;
  /** Answered by pushes, until it is silenced or asked about something else. */
  ask(view: PlayerView, revision: number): void;
  silence(): void;
  dispose(): void;
}

export interface CoachDeskParts {
  spawn(): WorkerLike;
  push(update: AdviceUpdate): void;
  /** Told of a broken thread. */
  log(reason: string): void;
  /** ms until a silent thread counts as hung. */
  readonly patience?: number;
}

const PATIENCE = 10_000;

const answerSchema = z.object({ id: z.int(), advice: z.custom<Advice>(), final: z.boolean() });

interface Question {
  readonly id: number;
  readonly view: PlayerView;
  readonly revision: number;
  /** A thread has already broken over it. */
  readonly again: boolean;
}

export function createCoachDesk(parts: CoachDeskParts): CoachDesk {
  let worker: WorkerLike | null = null;
  let open: Question | null = null;
  let alarm: NodeJS.Timeout | undefined;
  let lastId = 0;
  let disposed = false;

  function hear(from: WorkerLike, message: unknown): void {
    if (from !== worker || open === null) return;
    const answer = answerSchema.safeParse(message);
    if (!answer.success) return replace(from, 'gave no advice');
    const { id, advice, final } = answer.data;
    if (id !== open.id) return;
    const { revision } = open;
    if (final) silence();
    else watch(from);
    parts.push({ revision, advice, final });
  }

  /** Its question goes to a new thread, but only once: a position that breaks every thread is given up. */
  function replace(broken: WorkerLike, reason: string): void {
    if (broken !== worker) return;
    worker = null;
    void broken.terminate();
    const question = open;
    silence();
    if (disposed || question === null) return;
    parts.log(`The coach's thread ${reason}.`);
    if (!question.again) put({ ...question, again: true });
  }

  function employ(): WorkerLike {
    const hired = parts.spawn();
    hired.on('message', (message) => hear(hired, message));
    hired.on('error', (error) => replace(hired, `crashed: ${error.message}`));
    hired.on('exit', () => replace(hired, 'ended'));
    hired.unref();
    return hired;
  }

  const send = (request: CoachRequest): void => (worker ??= employ()).postMessage(request);

  function watch(asked: WorkerLike | null): void {
    clearTimeout(alarm);
    if (asked !== null) alarm = setTimeout(() => replace(asked, 'is silent'), parts.patience ?? PATIENCE);
  }

  function put(question: Question): void {
    open = question;
    send({ type: 'ask', id: question.id, view: question.view });
    watch(worker);
  }

  function silence(): void {
    clearTimeout(alarm);
    if (open !== null) worker?.postMessage({ type: 'silence' } satisfies CoachRequest);
    open = null;
  }

  return {
    prepare(ruleSet) {
      if (!disposed) send({ type: 'prepare', ruleSet });
    },
    ask(view, revision) {
      if (!disposed) put({ id: (lastId += 1), view, revision, again: false });
    },
    silence,
    dispose() {
      disposed = true;
      silence();
      void worker?.terminate();
      worker = null;
    },
  };
}
