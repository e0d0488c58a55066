/** What the bridge's calls about lessons and exercises do. */
import { ok } from '../shared/moves';
import type { Handlers } from './ipc';
import type { LessonDesk } from './lessons/lessonDesk';
import type { TrainerDesk } from './trainers/trainerDesk';

export type LearningCall = Extract<
  keyof Handlers,
  `learning:${string}` | `lesson:${string}` | `trainer:${string}`
>;

export interface LearningParts {
  readonly lessons: LessonDesk;
  readonly trainers: TrainerDesk;
}

export const createLearningHandlers = ({
  lessons,
  trainers,
}: LearningParts): Pick<Handlers, LearningCall> => ({
  'learning:read': () => {
    trainers.makeReady();
    return ok({ lessons: lessons.progress(), trainers: trainers.progress(), days: trainers.days() });
  },
  'lesson:open': ({ id, again }) => {
    lessons.open(id, again);
    return ok(null);
  },
  'lesson:try': ({ tried, revision }) => lessons.try(tried, revision),
  'lesson:close': () => {
    lessons.close();
    return ok(null);
  },
  'trainer:start': ({ id, level }) => trainers.start(id, level),
  'trainer:answer': ({ marked, ms }) => trainers.answer(marked, ms),
  'trainer:next': () => trainers.next(),
  'trainer:close': () => {
    trainers.close();
    return ok(null);
  },
});
