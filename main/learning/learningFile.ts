/** What the file of lessons and exercises may hold: reads it part by part, so that a broken one costs only itself. */
import { z } from 'zod';
import type { Notice } from '../../shared/ipc';
import { LESSON_IDS } from '../../shared/lessons';
import type { LessonId } from '../../shared/lessons';
import { ok, refuse } from '../../shared/moves';
import type { Result } from '../../shared/moves';
import { openKeptFile } from '../keptFile';
import type { KeptFile, KeptFileError, KeptFileParts, ReadContent } from '../keptFile';
import { NO_TRAINING, readTraining } from '../trainers/progress';
import type { KeptTraining } from '../trainers/progress';

/** Grows with every change of the format. */
export const LEARNING_VERSION = 1;

/** How far the learner has come in one lesson. `scene` = the id of that to take it up again at; null = the first. */
export interface KeptLesson {
  readonly done: boolean;
  readonly scene: string | null;
}

export type KeptLessons = Readonly<Record<LessonId, KeptLesson>>;

export interface KeptLearning {
  readonly version: number;
  readonly lessons: KeptLessons;
  readonly trainers: KeptTraining;
}

const NOT_BEGUN: KeptLesson = { done: false, scene: null };

const lessonsOf = (kept: Readonly<Record<string, KeptLesson | undefined>>): KeptLessons => ({
  months: kept['months'] ?? NOT_BEGUN,
  capture: kept['capture'] ?? NOT_BEGUN,
  yaku: kept['yaku'] ?? NOT_BEGUN,
  koikoi: kept['koikoi'] ?? NOT_BEGUN,
  reading: kept['reading'] ?? NOT_BEGUN,
  month: kept['month'] ?? NOT_BEGUN,
});

export const NOTHING_LEARNT: KeptLearning = {
  version: LEARNING_VERSION,
  lessons: lessonsOf({}),
  trainers: NO_TRAINING,
};

/** Takes the content of a file of version `index + 1` to the next one. */
type Migration = (content: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;
const MIGRATIONS: readonly Migration[] = [];

const versionSchema = z.looseObject({ version: z.int().min(1) });
const lessonSchema = z.object({ done: z.boolean(), scene: z.string().nullable() });
const partSchema = z.record(z.string(), z.unknown());

/** The lessons that can be read, and whether that was all of them. */
function readLessons(part: unknown): ReadContent<KeptLessons> {
  const entries = partSchema.safeParse(part);
  if (!entries.success) return { content: lessonsOf({}), whole: false };
  const kept: Record<string, KeptLesson> = {};
  let whole = true;
  for (const id of LESSON_IDS) {
    const lesson = lessonSchema.safeParse(entries.data[id]);
    if (lesson.success) kept[id] = lesson.data;
    else whole &&= entries.data[id] === undefined;
  }
  return { content: lessonsOf(kept), whole };
}

/** @param content the file's content, parsed as JSON */
export function readLearning(content: unknown): Result<ReadContent<KeptLearning>, KeptFileError> {
  const versioned = versionSchema.safeParse(content);
  if (!versioned.success) return refuse('damaged');
  if (versioned.data.version > LEARNING_VERSION) return refuse('tooNew');
  const { lessons: lessonPart, trainers: trainerPart } = MIGRATIONS.slice(versioned.data.version - 1).reduce<
    Readonly<Record<string, unknown>>
  >((older, migrate) => migrate(older), versioned.data);
  const lessons = readLessons(lessonPart);
  const trainers = readTraining(trainerPart ?? {});
  return ok({
    content: {
      version: LEARNING_VERSION,
      lessons: lessons.content,
      trainers: trainers.content,
    },
    whole: lessons.whole && trainers.whole,
  });
}

export type LearningFile = KeptFile<KeptLearning>;

export interface LearningFileParts extends Pick<KeptFileParts<KeptLearning>, 'file' | 'openStore' | 'now'> {
  tell(notice: Notice): void;
}

/** Opens the file; what cannot be read of it is set aside and told of. */
export const openLearning = (parts: LearningFileParts): LearningFile =>
  openKeptFile<KeptLearning>({
    file: parts.file,
    openStore: () => parts.openStore(),
    read: readLearning,
    fresh: NOTHING_LEARNT,
    now: () => parts.now(),
    tellUnread: (error, file) =>
      parts.tell({ type: error === 'tooNew' ? 'learningTooNew' : 'learningDamaged', file }),
    tellFailed: (reason) => parts.tell({ type: 'learningFailed', reason }),
  });
