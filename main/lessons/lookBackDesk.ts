/** Where looks back are asked for: one at a time, each in a thread of its own, which ends with it. Knows no rules. */
import { z } from 'zod';
import type { WorkerLike } from '../ai/opponent';
import type { LookBack } from './lookBack';
import type { Decided } from './state';

export interface LookBackDesk {
  /** Answers once, unless it is cancelled: with null where no thread could do it. */
  open(decisions: readonly Decided[], answer: (lookBack: LookBack | null) => void): void;
  cancel(): void;
}

export interface LookBackDeskParts {
  spawn(): WorkerLike;
  /** Told of a broken thread. */
  log(reason: string): void;
  /** ms until a silent thread counts as hung. */
  readonly patience?: number;
}

const PATIENCE = 30_000;

const looked = z.custom<LookBack['best']>();
const answerSchema = z.object({ best: looked, costliest: looked });

export function createLookBackDesk(parts: LookBackDeskParts): LookBackDesk {
  let worker: WorkerLike | null = null;
  let alarm: NodeJS.Timeout | undefined;

  function cancel(): void {
    clearTimeout(alarm);
    const cancelled = worker;
    worker = null;
    void cancelled?.terminate();
  }

  /** A month that broke a thread is tried once more. */
  function begin(
    decisions: readonly Decided[],
    answer: (lookBack: LookBack | null) => void,
    again: boolean,
  ): void {
    const hired = parts.spawn();
    const fail = (reason: string): void => {
      if (hired !== worker) return;
      cancel();
      parts.log(`The thread of a look back ${reason}.`);
      if (again) answer(null);
      else begin(decisions, answer, true);
    };
    worker = hired;
    alarm = setTimeout(() => fail('is silent'), parts.patience ?? PATIENCE);
    hired.on('message', (message) => {
      if (hired !== worker) return;
      const told = answerSchema.safeParse(message);
      if (!told.success) return fail('told nothing of use');
      cancel();
      answer(told.data);
    });
    hired.on('error', (error) => fail(`crashed: ${error.message}`));
    hired.on('exit', () => fail('ended'));
    hired.unref();
    hired.postMessage(decisions);
  }

  return {
    open(decisions, answer) {
      cancel();
      begin(decisions, answer, false);
    },
    cancel,
  };
}
