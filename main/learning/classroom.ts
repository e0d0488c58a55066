/** Where lessons and exercises are taken: one file for both, and the threads behind them. Knows no windows. */
import type { RuleSet } from '../../shared/ruleSet';
import type { WorkerLike } from '../ai/opponent';
import type { LearningParts } from '../learningHandlers';
import { createLessonDesk } from '../lessons/lessonDesk';
import type { LessonDeskParts } from '../lessons/lessonDesk';
import { createLookBackDesk } from '../lessons/lookBackDesk';
import { createCallStock } from '../trainers/call/callStock';
import { createTrainerDesk } from '../trainers/trainerDesk';
import { openLearning } from './learningFile';
import type { LearningFileParts } from './learningFile';

export interface ClassroomParts extends LearningFileParts, Pick<LessonDeskParts, 'rules' | 'push'> {
  spawnLookBack(): WorkerLike;
  spawnCall(): WorkerLike;
  /** Of the exercises that are asked; the same ones where a run must be repeated. */
  seed(): number;
  /** Another one each time. */
  freshSeed(): number;
  /** Told of a broken thread. */
  log(reason: string): void;
}

export interface Classroom extends LearningParts {
  dispose(): void;
}

export function openClassroom(parts: ClassroomParts): Classroom {
  const file = openLearning(parts);
  const log = (reason: string): void => parts.log(reason);
  const rules = (): RuleSet => parts.rules();
  const stock = createCallStock({ spawn: () => parts.spawnCall(), freshSeed: () => parts.freshSeed(), log });
  const lookBacks = createLookBackDesk({ spawn: () => parts.spawnLookBack(), log });
  return {
    lessons: createLessonDesk({ file, lookBacks, rules, push: (update) => parts.push(update) }),
    trainers: createTrainerDesk({
      kept: {
        current: () => file.current().trainers,
        change: (trainers) => file.change({ ...file.current(), trainers }),
      },
      stock,
      rules,
      now: () => parts.now(),
      freshSeed: () => parts.seed(),
    }),
    dispose() {
      lookBacks.cancel();
      stock.dispose();
    },
  };
}
