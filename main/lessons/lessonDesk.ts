/** Where lessons are taken: one at a time, each try answered by an update, and how far one has come is kept. Knows no rules. */
import { LESSON_IDS } from '../../shared/lessons';
import type { LessonId, LessonProgress, LessonTry, LessonUpdate } from '../../shared/lessons';
import { ok, refuse } from '../../shared/moves';
import type { Result } from '../../shared/moves';
import type { RuleSet } from '../../shared/ruleSet';
import type { KeptLesson, LearningFile } from '../learning/learningFile';
import { lessonRulesFor } from './lessonRules';
import type { LookBackDesk } from './lookBackDesk';
import { screenOf } from './screen';
import { beginLesson, sceneOf, scenesBy } from './state';
import type { LessonState, Taught } from './state';
import { giveLookBack, teach } from './teacher';

export interface LessonDesk {
  /** No lesson was gone through, and none was left beyond its first scene. */
  isNew(): boolean;
  /** How far the learner has come in each lesson, by the rules now chosen. */
  progress(): readonly LessonProgress[];
  /** @param again from its beginning, wherever it was left */
  open(id: LessonId, again: boolean): void;
  try(tried: LessonTry, revision: number): Result<null, 'noLesson' | 'staleRevision'>;
  /** What was kept so far stays; the lesson can be taken up again at its scene. */
  close(): void;
}

export interface LessonDeskParts {
  readonly file: LearningFile;
  readonly lookBacks: LookBackDesk;
  /** Those chosen last for a match. */
  rules(): RuleSet;
  push(update: LessonUpdate): void;
}

const asOpened = (state: LessonState): Taught => ({ state, answer: null, events: [] });

export function createLessonDesk(parts: LessonDeskParts): LessonDesk {
  const { file, lookBacks } = parts;
  let open: LessonState | null = null;
  let revision = 0;

  const kept = (id: LessonId): KeptLesson => file.current().lessons[id];

  function keep(id: LessonId, lesson: Partial<KeptLesson>): void {
    const { lessons, ...others } = file.current();
    file.change({ ...others, lessons: { ...lessons, [id]: { ...lessons[id], ...lesson } } });
  }

  /** Where the lesson was left; a scene that it does not have by these rules is the first. */
  const reachedIn = (id: LessonId, ruleSet: RuleSet): number =>
    Math.max(
      0,
      scenesBy(id, ruleSet).findIndex((scene) => scene.id === kept(id).scene),
    );

  function keepScene(state: LessonState): void {
    const scene = state.over ? null : sceneOf(state).id;
    if (kept(state.lesson).scene !== scene) keep(state.lesson, { scene });
  }

  function show(taught: Taught): void {
    open = taught.state;
    revision += 1;
    parts.push({ ...screenOf(taught), revision });
  }

  /** The month is over and its decisions wait to be looked at. */
  function lookBack(before: LessonState, { match, decisions, lesson }: LessonState): void {
    const isOver = match !== null && match.result !== null && before.match?.result === null;
    if (!isOver || decisions.length === 0) return;
    lookBacks.open(decisions, (looked) => {
      if (open === null || open.lesson !== lesson) return;
      const waited = open.waiting;
      const taught = giveLookBack(open, looked);
      open = taught.state;
      if (waited) show(taught);
    });
  }

  function progress(): readonly LessonProgress[] {
    const ruleSet = lessonRulesFor(parts.rules());
    return LESSON_IDS.map((id) => ({
      id,
      scenes: scenesBy(id, ruleSet).length,
      reached: reachedIn(id, ruleSet),
      done: kept(id).done,
    }));
  }

  return {
    isNew: () => progress().every(({ done, reached }) => !done && reached === 0),
    progress,
    open(id, again) {
      lookBacks.cancel();
      const ruleSet = lessonRulesFor(parts.rules());
      const state = beginLesson(id, ruleSet, again ? 0 : reachedIn(id, ruleSet));
      keepScene(state);
      show(asOpened(state));
    },
    try(tried, seen) {
      if (open === null) return refuse('noLesson');
      if (seen !== revision) return refuse('staleRevision');
      const before = open;
      const taught = teach(before, tried);
      // Only who takes the last step has gone through the lesson.
      const isDone = taught.state.over && !before.over && tried.type !== 'skip';
      if (isDone) keep(before.lesson, { done: true });
      keepScene(taught.state);
      show(taught);
      lookBack(before, taught.state);
      return ok(null);
    },
    close() {
      lookBacks.cancel();
      open = null;
    },
  };
}
