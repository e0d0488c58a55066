/** The opponent's thread: answers each question with a move. Knows nothing but the views it is sent. */
import { parentPort } from 'node:worker_threads';
import { moveInManner } from './manners';
import { keepMind } from './minds';
import type { Answer, Question } from './opponent';

const mindFor = keepMind();

parentPort?.on('message', ({ id, view, seed, who }: Question) => {
  const answer: Answer = { id, move: moveInManner(who, mindFor(view.ruleSet), view, seed) };
  parentPort?.postMessage(answer);
});
