/** The opponent's thread: answers each question with the policy's move. Knows nothing but the views it is sent. */
import { parentPort } from 'node:worker_threads';
import { seedRng } from '../engine/rng';
import { chooseMove } from './normalPolicy';
import type { Answer, Question } from './opponent';

parentPort?.on('message', ({ id, view, seed }: Question) => {
  const answer: Answer = { id, move: chooseMove(view, seedRng(seed)) };
  parentPort?.postMessage(answer);
});
