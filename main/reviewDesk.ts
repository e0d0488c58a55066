/** Where reviews are asked for: one at a time, each in a thread of its own, which ends with it. Knows no rules. */
import { z } from 'zod';
import type { Review, ReviewUpdate } from '../shared/coach';
import type { WorkerLike } from './ai/opponent';
import type { KeptMatch } from './historyFormat';

export interface ReviewDesk {
  /** Answered by pushes; another match, or null, cancels it at once. */
  open(match: KeptMatch | null): void;
}

export interface ReviewDeskParts {
  spawn(): WorkerLike;
  push(update: ReviewUpdate): void;
  /** Told of a broken thread. */
  log(reason: string): void;
}

const progressSchema = z.object({ progress: z.number(), review: z.custom<Review | null>() });

export function createReviewDesk(parts: ReviewDeskParts): ReviewDesk {
  let worker: WorkerLike | null = null;
  /** Made last: whoever comes back to it need not wait again. */
  let made: Review | null = null;

  const tell = (news: Partial<ReviewUpdate> & Pick<ReviewUpdate, 'id'>): void =>
    parts.push({ progress: 0, review: null, failed: false, ...news });

  function cancel(): void {
    const cancelled = worker;
    worker = null;
    void cancelled?.terminate();
  }

  /** A match that broke a thread is tried once more. */
  function fail(match: KeptMatch, broken: WorkerLike, reason: string, again: boolean): void {
    if (broken !== worker) return;
    cancel();
    parts.log(`The review's thread ${reason}.`);
    if (again) tell({ id: match.id, failed: true });
    else begin(match, true);
  }

  function begin(match: KeptMatch, again: boolean): void {
    const { id } = match;
    const hired = parts.spawn();
    worker = hired;
    hired.on('message', (message) => {
      if (hired !== worker) return;
      const told = progressSchema.safeParse(message);
      if (!told.success) return fail(match, hired, 'told nothing of use', again);
      const { progress, review } = told.data;
      if (review !== null) {
        made = review;
        cancel();
      }
      tell({ id, progress, review });
    });
    hired.on('error', (error) => fail(match, hired, `crashed: ${error.message}`, again));
    hired.on('exit', () => fail(match, hired, 'ended', again));
    hired.unref();
    hired.postMessage(match);
  }

  return {
    open(match) {
      cancel();
      if (match === null) return;
      if (made?.id === match.id) return tell({ id: match.id, progress: 1, review: made });
      tell({ id: match.id });
      begin(match, false);
    },
  };
}
