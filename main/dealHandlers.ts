/** What the bridge's calls about deal codes do. */
import { refuse } from '../shared/moves';
import type { Handlers } from './ipc';

export type DealCall = Extract<keyof Handlers, `deals:${string}`>;

export const createDealHandlers = (): Pick<Handlers, DealCall> => ({
  'deals:read': () => refuse('failed'),
  'deals:code': () => refuse('failed'),
  'deals:copy': () => refuse('failed'),
});
