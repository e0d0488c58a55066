/** What the bridge's calls about the record and its replays do. */
import { refuse } from '../shared/moves';
import type { Handlers } from './ipc';

export type RecordCall = Extract<keyof Handlers, `record:${string}`> | 'replay:open';

export const createRecordHandlers = (): Pick<Handlers, RecordCall> => ({
  'record:read': () => refuse('failed'),
  'record:fairness': () => refuse('failed'),
  'record:forget': () => refuse('failed'),
  'record:restore': () => refuse('failed'),
  'record:export': () => refuse('failed'),
  'record:import': () => refuse('failed'),
  'replay:open': () => refuse('failed'),
});
