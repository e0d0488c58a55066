/** What a learner sets in motion: calls over the bridge about lessons, and their effect on the store. Knows no table. */
import type { Bridge } from '../../shared/ipc';
import type { LessonId, LessonProgress, LessonTry, LessonUpdate } from '../../shared/lessons';
import { isAnswering, lesson, newcomer, overlays, screen } from './store';
import type { Screen } from './store';
import type { Accepted } from './accepted';

export interface LessonDesk {
  /** How far the learner has come in each lesson; null = refused. */
  progress(): Promise<readonly LessonProgress[] | null>;
  /** Opens a lesson where it was left. @param again from its beginning */
  open(id: LessonId, again: boolean): Promise<void>;
  /** The open lesson's table, set up anew. */
  restart(): Promise<void>;
  /** Does nothing while an answer is on its way. */
  attempt(tried: LessonTry): Promise<void>;
  /** Back to the lessons; how far the learner has come is kept. */
  leave(): void;
  /** Main has answered a try, or opened a lesson. */
  receive(update: LessonUpdate): void;
}

/** Screens that lead to a lesson, and the lesson itself. */
const OPENS_LESSONS: readonly Screen[] = ['learn', 'check', 'lesson'];

export function createLessonDesk(bridge: Bridge, accepted: Accepted): LessonDesk {
  const leave = (): void => {
    lesson.value = null;
    isAnswering.value = false;
    overlays.value = [];
    screen.value = 'learn';
    void bridge.call('lesson:close', null).then(accepted);
  };
  const open = async (id: LessonId, again: boolean): Promise<void> => {
    if (accepted(await bridge.call('lesson:open', { id, again })) === undefined) leave();
  };
  return {
    async progress() {
      return accepted(await bridge.call('learning:read', null))?.lessons ?? null;
    },
    open,
    async restart() {
      const id = lesson.value?.lesson;
      overlays.value = [];
      if (id !== undefined) await open(id, false);
    },
    async attempt(tried) {
      const revision = lesson.value?.revision;
      if (revision === undefined || isAnswering.value) return;
      isAnswering.value = true;
      const sent = accepted(await bridge.call('lesson:try', { tried, revision }));
      if (sent === undefined) isAnswering.value = false;
    },
    leave,
    receive(update) {
      // What is still on its way when the learner has left.
      if (!OPENS_LESSONS.some((each) => each === screen.value)) return;
      isAnswering.value = false;
      newcomer.value = false;
      lesson.value = update;
      screen.value = 'lesson';
    },
  };
}
