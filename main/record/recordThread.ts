/** The thread of the record: is taught finished matches and answers questions about them. */
import { parentPort } from 'node:worker_threads';
import type { KeptMatch } from '../historyFormat';
import { answerFrom, createRecordWork, type RecordQuestion } from './recordWork';

/** What goes to the thread. */
export type RecordRequest =
  | { readonly type: 'teach'; readonly matches: readonly KeptMatch[] }
  | { readonly type: 'ask'; readonly ids: readonly string[]; readonly question: RecordQuestion };

const work = createRecordWork();

parentPort?.on('message', (request: RecordRequest) => {
  if (request.type === 'teach') return work.teach(request.matches);
  const { ids, question } = request;
  // A throw ends the thread, and the desk tries once more with another.
  void answerFrom(work, ids, question).then((answer) => parentPort?.postMessage({ answer }));
});
