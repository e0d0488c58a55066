/** Where exercises are taken: one set of ten at a time, each answer judged and kept at once. Knows no rules. */
import { ok, refuse } from '../../shared/moves';
import type { Result } from '../../shared/moves';
import type { RuleSet } from '../../shared/ruleSet';
import type {
  LearningDays,
  TrainerId,
  TrainerLevel,
  TrainerProgress,
  TrainerQuestion,
  TrainerResult,
} from '../../shared/trainers';
import type { CallStock } from './call/callStock';
import type { Exercise, Verdict } from './exercise';
import { judge } from './exercise';
import { atLevel } from './levels';
import { createLot } from './lot';
import { SET } from './months/monthsSet';
import {
  allProgress,
  learningDays,
  progressOf,
  withAnswerTo,
  withCardAnswer,
  withLevel,
  withSetOver,
} from './progress';
import type { KeptTraining } from './progress';
import { callRules, sourceOf } from './sources';
import type { Source } from './sources';

export interface TrainerDesk {
  progress(): readonly TrainerProgress[];
  days(): LearningDays;
  /** The learner looks at the exercises: questions that take a while are looked for. */
  makeReady(): void;
  /** Begins a set; one that is open ends where it is. @param level null = where the learner stands */
  start(id: TrainerId, level: TrainerLevel | null): Promise<Result<TrainerQuestion, 'noLesson'>>;
  /** @param ms how long it took */
  answer(marked: readonly number[], ms: number): Result<TrainerResult, 'noLesson' | 'badPayload'>;
  next(): Promise<Result<TrainerQuestion, 'noLesson'>>;
  close(): void;
}

export interface TrainerDeskParts {
  readonly kept: { current(): KeptTraining; change(kept: KeptTraining): void };
  readonly stock: Pick<CallStock, 'prepare' | 'take'>;
  /** Those chosen last for a match. */
  rules(): RuleSet;
  now(): Date;
  freshSeed(): number;
}

interface OpenSet {
  readonly id: TrainerId;
  readonly level: TrainerLevel;
  readonly source: Source;
  /** Of the latest question, counted from 1. */
  number: number;
  /** Null while a question is awaited, and once it is answered. */
  exercise: Exercise | null;
  awaited: boolean;
  right: number;
  points: number;
}

export function createTrainerDesk(parts: TrainerDeskParts): TrainerDesk {
  const { kept } = parts;
  let open: OpenSet | null = null;

  async function ask(set: OpenSet): Promise<Result<TrainerQuestion, 'noLesson'>> {
    set.awaited = true;
    const exercise = await set.source.next();
    set.awaited = false;
    if (set !== open || exercise === null) return refuse('noLesson');
    set.exercise = exercise;
    set.number += 1;
    return ok({ number: set.number, of: SET, level: set.level, ...exercise.asked });
  }

  /** Keeps what the answer changes. */
  function keepAnswer(set: OpenSet, verdict: Verdict, ms: number): void {
    const now = parts.now();
    const card = set.source.heard(verdict);
    let next = withAnswerTo(kept.current(), set.id, verdict.right);
    if (card !== null) next = withCardAnswer(next, card, { right: verdict.right, ms, now });
    if (set.number === SET) {
      const { level, right, points } = set;
      next = withSetOver(next, set.id, { level, right, points, of: SET }, now);
    }
    kept.change(next);
  }

  return {
    progress: () => allProgress(kept.current()),
    days: () => learningDays(kept.current(), parts.now()),
    makeReady: () => parts.stock.prepare(callRules(parts.rules()), kept.current().levels.call.level),
    start(id, level) {
      const stands = kept.current().levels[id];
      const chosen = level ?? stands.level;
      if (chosen !== stands.level) kept.change(withLevel(kept.current(), id, atLevel(stands, chosen)));
      const source = sourceOf(id, {
        lot: createLot(parts.freshSeed()),
        level: chosen,
        ruleSet: parts.rules(),
        stock: parts.stock,
        now: parts.now(),
        cards: () => kept.current().cards,
      });
      open = { id, level: chosen, source, number: 0, exercise: null, awaited: false, right: 0, points: 0 };
      return ask(open);
    },
    answer(marked, ms) {
      const exercise = open?.exercise ?? null;
      if (open === null || exercise === null) return refuse('noLesson');
      const set = open;
      const each = [...new Set(marked)];
      if (each.some((index) => index >= exercise.mistakes.length)) return refuse('badPayload');
      const verdict = judge(exercise, each);
      set.exercise = null;
      set.right += verdict.right ? 1 : 0;
      set.points += verdict.score;
      keepAnswer(set, verdict, ms);
      const { answer, advice, paid } = exercise;
      return ok({
        ...verdict,
        answer,
        advice,
        paid,
        set:
          set.number < SET ? null : { right: set.right, of: SET, level: kept.current().levels[set.id].level },
        progress: progressOf(kept.current(), set.id),
      });
    },
    next() {
      const isReady = open !== null && open.exercise === null && !open.awaited && open.number < SET;
      return open !== null && isReady ? ask(open) : Promise.resolve(refuse('noLesson'));
    },
    close() {
      open = null;
    },
  };
}
