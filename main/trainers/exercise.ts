/** A question with what is right, and why each other answer is not. Plain data: made by a trainer, judged here. */
import type { Advice } from '../../shared/coach';
import type { PaidExample } from '../../shared/ruleExamples';
import type { TrainerQuestion, TrainerReason } from '../../shared/trainers';

type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

/** A question before it has a place in a set. */
export type Asked = Without<TrainerQuestion, 'number' | 'of' | 'level'>;
export type AskedOf<T extends Asked['type']> = Extract<Asked, { readonly type: T }>;

export interface Exercise<A extends Asked = Asked> {
  readonly asked: A;
  /** Indices of what is to be marked. */
  readonly answer: readonly number[];
  /** Any one of `answer` is enough. */
  readonly tossUp: boolean;
  /** By option: what marking it is worth, 0 … 1; empty where nothing but right counts. */
  readonly worth: readonly number[];
  /** By option: the mistake behind it; null for a right one. */
  readonly mistakes: readonly (TrainerReason | null)[];
  /** By option: said when it should have been marked and was not. */
  readonly missed: readonly (TrainerReason | null)[];
  /** Said in any case. */
  readonly told: readonly TrainerReason[];
  readonly advice: Advice | null;
  readonly paid: PaidExample | null;
}

export interface Verdict {
  readonly right: boolean;
  /** 0 … 1 */
  readonly score: number;
  readonly reasons: readonly TrainerReason[];
}

/** A sentence of the catalogue with what it speaks of. */
export const reason = (id: string, about: Partial<Omit<TrainerReason, 'id'>> = {}): TrainerReason => ({
  id,
  card: null,
  yaku: null,
  months: [],
  numbers: {},
  ...about,
});

/** How many sentences are said of one answer. */
const MOST_REASONS = 3;

const present = (reasons: readonly (TrainerReason | null | undefined)[]): readonly TrainerReason[] =>
  reasons.filter((each) => each !== null && each !== undefined);

/** Half a point where exactly one is missing and none is wrong. */
const scoreOfMany = (marked: readonly number[], answer: readonly number[]): number => {
  const wrong = marked.filter((index) => !answer.includes(index)).length;
  const missing = answer.filter((index) => !marked.includes(index)).length;
  if (wrong > 0) return 0;
  return missing === 0 ? 1 : missing === 1 && answer.length > 1 ? 0.5 : 0;
};

/** @param marked indices of options, each once; none at all is wrong */
export const judge = (exercise: Exercise, marked: readonly number[]): Verdict => {
  const { answer, tossUp, worth, mistakes, missed, told } = exercise;
  const [only, ...others] = marked;
  const right = tossUp
    ? only !== undefined && others.length === 0 && answer.includes(only)
    : marked.length === answer.length && answer.every((index) => marked.includes(index));
  const given = only === undefined ? undefined : worth[only];
  const score = right ? 1 : (given ?? scoreOfMany(marked, answer));
  const why = right
    ? []
    : [
        ...marked.map((index) => mistakes[index]),
        ...answer.filter((index) => !marked.includes(index)).map((index) => missed[index]),
      ];
  return { right, score, reasons: present([...why, ...told]).slice(0, MOST_REASONS) };
};
