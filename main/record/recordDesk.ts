/** Where the record is asked about: in a thread of its own, so that no number of matches holds anybody up. Knows no rules. */
import { setImmediate as moment } from 'node:timers/promises';
import { z } from 'zod';
import type { FairnessAnswer, PlayRecord, RecordFilter } from '../../shared/record';
import type { WorkerLike } from '../ai/opponent';
import type { KeptMatch } from '../historyFormat';
import type { RecordRequest } from './recordThread';
import type { ReadMatches, RecordAnswers, RecordQuestion } from './recordWork';

/** Answers for the matches that are kept when a question comes to its turn; rejects where the thread breaks twice over it. */
export interface RecordDesk {
  read(filter: RecordFilter): Promise<PlayRecord>;
  fairness(): Promise<readonly FairnessAnswer[]>;
  csv(): Promise<string>;
  /** @param path of a file with matches */
  open(path: string): Promise<ReadMatches>;
  dispose(): void;
}

export interface RecordDeskParts {
  spawn(): WorkerLike;
  /** The oldest first. */
  matches(): readonly KeptMatch[];
  /** Told of a broken thread. */
  log(reason: string): void;
}

/** Matches handed over at once: between two handfuls the window's calls are heard. */
const HANDFUL = 20;

const answerSchema = z.object({ answer: z.unknown() });

interface Waiting {
  readonly settle: (answer: unknown) => void;
  readonly fail: (error: Error) => void;
}

export function createRecordDesk(parts: RecordDeskParts): RecordDesk {
  let worker: WorkerLike | null = null;
  /** Ids of the matches that the thread knows. */
  let taught = new Set<string>();
  let waiting: Waiting | null = null;
  /** One question at a time: what one of them has made the thread learn serves all that follow. */
  let queue: Promise<unknown> = Promise.resolve();

  function dismiss(broken: WorkerLike, reason: string): void {
    if (broken !== worker) return;
    worker = null;
    void broken.terminate();
    const error = new Error(`The record's thread ${reason}.`);
    parts.log(error.message);
    waiting?.fail(error);
    waiting = null;
  }

  function hear(from: WorkerLike, message: unknown): void {
    if (from !== worker) return;
    const heard = answerSchema.safeParse(message);
    if (!heard.success) return dismiss(from, 'told nothing of use');
    waiting?.settle(heard.data.answer);
    waiting = null;
  }

  function hire(): WorkerLike {
    const hired = parts.spawn();
    hired.on('message', (message) => hear(hired, message));
    hired.on('error', (error) => dismiss(hired, `crashed: ${error.message}`));
    hired.on('exit', () => dismiss(hired, 'ended'));
    hired.unref();
    taught = new Set();
    return hired;
  }

  const send = (to: WorkerLike, request: RecordRequest): void => to.postMessage(request);

  async function teach(to: WorkerLike, matches: readonly KeptMatch[]): Promise<void> {
    const news = matches.filter(({ id }) => !taught.has(id));
    for (let next = 0; next < news.length && to === worker; next += HANDFUL) {
      const handful = news.slice(next, next + HANDFUL);
      for (const { id } of handful) taught.add(id);
      send(to, { type: 'teach', matches: handful });
      await moment();
    }
  }

  async function put(question: RecordQuestion): Promise<unknown> {
    const asked = (worker ??= hire());
    const matches = question.type === 'open' ? [] : parts.matches();
    const answered = new Promise<unknown>((settle, fail) => (waiting = { settle, fail }));
    const posted = teach(asked, matches).then(() =>
      send(asked, { type: 'ask', ids: matches.map(({ id }) => id), question }),
    );
    const [answer] = await Promise.all([answered, posted]);
    return answer;
  }

  function ask<T extends RecordQuestion['type']>(
    question: RecordQuestion & { readonly type: T },
  ): Promise<RecordAnswers[T]> {
    const answered = queue.then(() => put(question).catch(() => put(question)));
    queue = answered.catch(() => undefined);
    return answered.then((answer) => z.custom<RecordAnswers[T]>().parse(answer));
  }

  return {
    read: (filter) => ask({ type: 'read', filter }),
    fairness: () => ask({ type: 'fairness' }),
    csv: () => ask({ type: 'csv' }),
    open: (path) => ask({ type: 'open', path }),
    dispose() {
      const dismissed = worker;
      worker = null;
      waiting?.fail(new Error('The record is closed.'));
      waiting = null;
      void dismissed?.terminate();
    },
  };
}
