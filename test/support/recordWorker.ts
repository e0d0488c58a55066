/** The record's thread without a thread: answers in this process, with copies as a thread would get them. */
import type { WorkerLike } from '../../main/ai/opponent';
import { answerFrom, createRecordWork } from '../../main/record/recordWork';
import type { RecordRequest } from '../../main/record/recordThread';

/** @param told hears of every request */
export function recordWorker(told: (request: RecordRequest) => void = () => undefined): WorkerLike {
  const work = createRecordWork();
  const listeners: ((message: unknown) => void)[] = [];
  return {
    on(event: string, listener: (message: never) => void) {
      if (event === 'message') listeners.push(listener as (message: unknown) => void);
    },
    postMessage(message: unknown) {
      const request = structuredClone(message) as RecordRequest;
      told(request);
      if (request.type === 'teach') return work.teach(request.matches);
      void answerFrom(work, request.ids, request.question).then((answer) =>
        listeners.forEach((listener) => listener(structuredClone({ answer }))),
      );
    },
    terminate: () => Promise.resolve(0),
    unref: () => undefined,
  };
}
