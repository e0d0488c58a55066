/** What the bridge's calls about the record and its replays do. Knows no dialogs beyond those it is given. */
import writeFileAtomic from 'write-file-atomic';
import type { FinishedMatch } from '../shared/coach';
import type { Reply } from '../shared/ipc';
import { ok, refuse } from '../shared/moves';
import type { RecordFormat, RecordImported } from '../shared/record';
import type { History } from './history';
import type { Handlers } from './ipc';
import { replayKept } from './matchLog';
import type { RecordDesk } from './record/recordDesk';
import { makeRecordFile } from './record/recordFile';
import { replaySteps } from './record/replaySteps';
import type { RecordDialogs } from './recordDialogs';

export interface RecordParts {
  readonly history: Pick<History, 'list' | 'all' | 'find' | 'forget' | 'restore' | 'add'>;
  readonly record: RecordDesk;
  readonly recordDialogs: RecordDialogs;
  readonly now: () => Date;
}

export type RecordCall = Extract<keyof Handlers, `record:${string}`> | 'replay:open';

/** False where the file system refuses; then nothing of it is left. */
async function written(path: string, text: string): Promise<boolean> {
  try {
    await writeFileAtomic(path, text);
    return true;
  } catch {
    return false;
  }
}

export function createRecordHandlers(parts: RecordParts): Pick<Handlers, RecordCall> {
  const { history, record, recordDialogs, now } = parts;

  const left = (isWritten: boolean): Reply<readonly FinishedMatch[]> =>
    isWritten ? ok(history.list()) : refuse('notWritten');

  const exported = async (format: RecordFormat): Promise<string> =>
    format === 'csv' ? record.csv() : makeRecordFile(history.all());

  async function importFrom(path: string): Promise<Reply<RecordImported>> {
    const read = await record.open(path);
    if (read.type === 'refused') return ok(read);
    const added = await history.add(read.matches);
    if (added === null) return refuse('notWritten');
    return ok({ type: 'read', added, known: read.matches.length - added, broken: read.broken });
  }

  return {
    'record:read': async (filter) => ok(await record.read(filter)),
    'record:fairness': async () => ok(await record.fairness()),
    'record:forget': async ({ ids }) => left(await history.forget(ids)),
    'record:restore': async ({ ids }) => left(await history.restore(ids)),
    'record:export': async ({ format }) => {
      const day = now().toISOString().slice(0, 10);
      const path = await recordDialogs.pickToWrite(`hanagoyomi-${day}`, format);
      if (path === null) return ok(null);
      return (await written(path, await exported(format))) ? ok(path) : refuse('notWritten');
    },
    'record:import': async () => {
      const path = await recordDialogs.pickToOpen();
      return path === null ? ok(null) : importFrom(path);
    },
    'replay:open': ({ id }) => {
      const match = history.find(id);
      // What the rules of today refuse cannot be watched again.
      if (match === null || replayKept(match) === null) return refuse('noSuchMatch');
      return ok(replaySteps(match));
    },
  };
}
