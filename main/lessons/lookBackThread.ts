/** The thread of one look back: is sent the decisions of a month, and ends with what is to be said of them. */
import { parentPort } from 'node:worker_threads';
import { createMind } from '../ai/search/mind';
import { lookBackOn } from './lookBack';
import type { Decided } from './state';

parentPort?.on('message', (decisions: readonly Decided[]) => {
  const [first] = decisions;
  if (first === undefined) throw new Error('a month without a decision has nothing to look back at');
  parentPort?.postMessage(lookBackOn(createMind(first.view.ruleSet), decisions));
});
