/** The thread that plays months against itself and weighs their decisions. One month a request, so that it can be stopped. */
import { parentPort } from 'node:worker_threads';
import type { RuleSet } from '../../../shared/ruleSet';
import { keepMind } from '../../ai/minds';
import { createLot } from '../lot';
import type { CallPosition } from './position';
import { weighed } from './position';
import { decisionsOfMonth } from './selfPlay';

/** What goes to the thread. */
export interface CallRequest {
  readonly id: number;
  readonly ruleSet: RuleSet;
  readonly seed: number;
  /** The match hangs on the month. */
  readonly isLast: boolean;
}

/** What comes back: decisions that can be asked about, often none. */
export interface CallFound {
  readonly id: number;
  readonly found: readonly CallPosition[];
}

const mindFor = keepMind();

parentPort?.on('message', ({ id, ruleSet, seed, isLast }: CallRequest) => {
  const mind = mindFor(ruleSet);
  const found = decisionsOfMonth(mind, createLot(seed), isLast).flatMap((view) => {
    const position = weighed(mind, view, isLast);
    return position === null ? [] : [position];
  });
  parentPort?.postMessage({ id, found } satisfies CallFound);
});
