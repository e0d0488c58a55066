/** What is kept of the exercises: levels and streaks, one record a card, days. Pure; the file is somebody else's. */
import { z } from 'zod';
import { CARD_IDS } from '../../shared/cards';
import type { CardId } from '../../shared/cards';
import { TRAINER_IDS, TRAINER_LEVELS } from '../../shared/trainers';
import type { LearningDays, TrainerId, TrainerProgress } from '../../shared/trainers';
import type { ReadContent } from '../keptFile';
import { daysNow, NO_DAYS, withSet } from './days';
import type { KeptDays } from './days';
import { FIRST_LEVEL, withAnswer, withSetDone } from './levels';
import type { KeptLevel, SetResult } from './levels';
import { answered, isDue, isKnown } from './months/schedule';
import type { CardAnswer, CardRecord } from './months/schedule';

export interface KeptTraining {
  readonly levels: Readonly<Record<TrainerId, KeptLevel>>;
  /** Cards that were shown at least once. */
  readonly cards: readonly CardRecord[];
  readonly days: KeptDays;
}

export const NO_TRAINING: KeptTraining = {
  levels: { months: FIRST_LEVEL, yaku: FIRST_LEVEL, call: FIRST_LEVEL, pays: FIRST_LEVEL },
  cards: [],
  days: NO_DAYS,
};

const count = z.int().min(0);
/** A moment that `Date` can hold. */
const time = z.number().min(0).max(8.64e15);

const levelSchema = z.strictObject({
  level: z.literal([...TRAINER_LEVELS]),
  streak: count,
  longest: count,
  sets: count,
  good: count,
}) satisfies z.ZodType<KeptLevel>;

const cardSchema = z.strictObject({
  card: z.enum(CARD_IDS),
  due: time,
  last: time,
  stability: z.number().min(0),
  difficulty: z.number().min(0).max(10),
  state: z.int().min(0).max(3),
  step: count,
  interval: count,
  reps: count,
  falls: count,
  freshFalls: count,
  beside: count,
  skipped: z.int().nullable(),
}) satisfies z.ZodType<CardRecord>;

const daysSchema = z.strictObject({
  count,
  last: z.int().nullable(),
  missed: z.int().nullable(),
}) satisfies z.ZodType<KeptDays>;

/** One record a card. */
const isEachOnce = (cards: readonly CardRecord[]): boolean =>
  new Set(cards.map(({ card }) => card)).size === cards.length;

const trainingSchema = z.strictObject({
  levels: z.record(z.enum(TRAINER_IDS), levelSchema),
  cards: z.array(cardSchema).refine(isEachOnce),
  days: daysSchema,
}) satisfies z.ZodType<KeptTraining>;

/** Part by part, so that a broken one costs only itself; a part that is not there yet is a fresh one. */
export function readTraining(json: unknown): ReadContent<KeptTraining> {
  const parts = z.record(z.string(), z.unknown()).safeParse(json);
  if (!parts.success) return { content: NO_TRAINING, whole: false };
  let whole = true;
  const read = <T>(schema: z.ZodType<T>, part: unknown, fresh: T): T => {
    const found = schema.safeParse(part);
    whole &&= found.success || part === undefined;
    return found.success ? found.data : fresh;
  };
  const { levels, cards, days } = trainingSchema.shape;
  const content = {
    levels: read<KeptTraining['levels']>(levels, parts.data['levels'], NO_TRAINING.levels),
    cards: read<KeptTraining['cards']>(cards, parts.data['cards'], NO_TRAINING.cards),
    days: read<KeptDays>(days, parts.data['days'], NO_TRAINING.days),
  };
  return { content, whole };
}

export const recordOf = ({ cards }: KeptTraining, card: CardId): CardRecord | null =>
  cards.find((record) => record.card === card) ?? null;

export const withLevel = (kept: KeptTraining, id: TrainerId, level: KeptLevel): KeptTraining => ({
  ...kept,
  levels: { ...kept.levels, [id]: level },
});

/** An answer in any trainer. */
export const withAnswerTo = (kept: KeptTraining, id: TrainerId, right: boolean): KeptTraining =>
  withLevel(kept, id, withAnswer(kept.levels[id], right));

/** An answer that moves a card's next time. */
export const withCardAnswer = (kept: KeptTraining, card: CardId, answer: CardAnswer): KeptTraining => ({
  ...kept,
  cards: [
    ...kept.cards.filter((record) => record.card !== card),
    answered(card, recordOf(kept, card), answer),
  ],
});

export const withSetOver = (kept: KeptTraining, id: TrainerId, set: SetResult, now: Date): KeptTraining => ({
  ...withLevel(kept, id, withSetDone(id, kept.levels[id], set)),
  days: withSet(kept.days, now),
});

export const progressOf = ({ levels }: KeptTraining, id: TrainerId): TrainerProgress => {
  const { level, streak, longest, sets } = levels[id];
  return { id, level, streak, longest, sets };
};

export const allProgress = (kept: KeptTraining): readonly TrainerProgress[] =>
  TRAINER_IDS.map((id) => progressOf(kept, id));

export const learningDays = ({ cards, days }: KeptTraining, now: Date): LearningDays => ({
  days: daysNow(days, now),
  known: cards.filter(isKnown).length,
  due: cards.filter((record) => isDue(record, now)).length,
});
