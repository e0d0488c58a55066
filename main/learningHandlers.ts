/** What the bridge's calls about lessons and exercises do. */
import { ok, refuse } from '../shared/moves';
import type { Handlers } from './ipc';
import type { LessonDesk } from './lessons/lessonDesk';

export type LearningCall = Extract<
  keyof Handlers,
  `learning:${string}` | `lesson:${string}` | `trainer:${string}`
>;

export interface LearningParts {
  readonly lessons: LessonDesk;
}

export const createLearningHandlers = ({ lessons }: LearningParts): Pick<Handlers, LearningCall> => ({
  'learning:read': () =>
    ok({ lessons: lessons.progress(), trainers: [], days: { days: 0, known: 0, due: 0 } }),
  'lesson:open': ({ id, again }) => {
    lessons.open(id, again);
    return ok(null);
  },
  'lesson:try': ({ tried, revision }) => lessons.try(tried, revision),
  'lesson:close': () => {
    lessons.close();
    return ok(null);
  },
  'trainer:start': () => refuse('failed'),
  'trainer:answer': () => refuse('failed'),
  'trainer:next': () => refuse('failed'),
  'trainer:close': () => refuse('failed'),
});
