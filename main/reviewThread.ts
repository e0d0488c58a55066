/** The thread of one review: is sent a finished match, tells how far it is, and ends with the review. */
import { parentPort } from 'node:worker_threads';
import type { Review } from '../shared/coach';
import { createMind } from './ai/search/mind';
import type { KeptMatch } from './historyFormat';
import { HUMAN } from './matchLog';
import { reviewMatch } from './review';

/** What comes back; the review with the last one. */
export interface ReviewProgress {
  readonly progress: number;
  readonly review: Review | null;
}

const tell = (progress: number, review: Review | null): void =>
  parentPort?.postMessage({ progress, review } satisfies ReviewProgress);

parentPort?.on('message', (match: KeptMatch) => {
  const review = reviewMatch(match, createMind(match.ruleSet), HUMAN, (done) => {
    if (done < 1) tell(done, null);
  });
  tell(1, review);
});
