/** One of the arena's threads: plays the share of the deals that it is sent, and sends each result as it is known. */
import { parentPort } from 'node:worker_threads';
import { playShare, type DealMessage, type Share } from './playDeals';

parentPort?.once('message', ({ programme, first, step }: Share) => {
  void playShare(programme, first, step, (index, result) => {
    const message: DealMessage = { index, result };
    parentPort?.postMessage(message);
  });
});
