/** What the bridge's calls about lessons and exercises do. */
import { refuse } from '../shared/moves';
import type { Handlers } from './ipc';

export type LearningCall = Extract<
  keyof Handlers,
  `learning:${string}` | `lesson:${string}` | `trainer:${string}`
>;

export const createLearningHandlers = (): Pick<Handlers, LearningCall> => ({
  'learning:read': () => refuse('failed'),
  'lesson:open': () => refuse('failed'),
  'lesson:try': () => refuse('failed'),
  'lesson:close': () => refuse('failed'),
  'trainer:start': () => refuse('failed'),
  'trainer:answer': () => refuse('failed'),
  'trainer:next': () => refuse('failed'),
  'trainer:close': () => refuse('failed'),
});
