/**
 * One job at a time, each in a thread of its own, which ends with it; a job that breaks its thread is tried once more.
 * Knows nothing of what is worked on.
 */
import type { WorkerLike } from './ai/opponent';

export interface Job {
  /** What the thread is sent. */
  readonly request: unknown;
  /** What the thread tells; nothing of use counts as a broken thread. */
  hear(message: unknown): 'goesOn' | 'done' | 'useless';
  /** Two threads have broken over it. */
  failed(): void;
}

export interface OneJobParts {
  readonly spawn: () => WorkerLike;
  /** Told of a broken thread. */
  readonly log: (reason: string) => void;
  /** As the log calls it. */
  readonly thread: string;
  /** ms until a silent thread counts as hung; null = it may take its time. */
  readonly patience: number | null;
}

export interface OneJob {
  /** Takes the place of the job before. */
  begin(job: Job): void;
  readonly cancel: () => void;
}

export function createOneJob({ spawn, log, thread, patience }: OneJobParts): OneJob {
  let worker: WorkerLike | null = null;
  let alarm: NodeJS.Timeout | undefined;

  function cancel(): void {
    clearTimeout(alarm);
    const cancelled = worker;
    worker = null;
    void cancelled?.terminate();
  }

  function attempt(job: Job, again: boolean): void {
    const hired = spawn();
    const fail = (reason: string): void => {
      if (hired !== worker) return;
      cancel();
      log(`${thread} ${reason}.`);
      if (again) job.failed();
      else attempt(job, true);
    };
    worker = hired;
    if (patience !== null) alarm = setTimeout(() => fail('is silent'), patience);
    hired.on('message', (message) => {
      if (hired !== worker) return;
      const heard = job.hear(message);
      if (heard === 'useless') fail('told nothing of use');
      else if (heard === 'done' && hired === worker) cancel();
    });
    hired.on('error', (error) => fail(`crashed: ${error.message}`));
    hired.on('exit', () => fail('ended'));
    hired.unref();
    hired.postMessage(job.request);
  }

  return {
    begin(job) {
      cancel();
      attempt(job, false);
    },
    cancel,
  };
}
