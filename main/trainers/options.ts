/** Lays out the options of a question. */
import type { TrainerReason } from '../../shared/trainers';
import type { Lot } from './lot';

export interface Option<T> {
  readonly value: T;
  readonly right: boolean;
  /** Why it is wrong; null where it is right. */
  readonly mistake: TrainerReason | null;
  /** What to say where it is right and was not marked. */
  readonly missed: TrainerReason | null;
}

export const rightOption = <T>(value: T, missed: TrainerReason | null = null): Option<T> => ({
  value,
  right: true,
  mistake: null,
  missed,
});

export const wrongOption = <T>(value: T, mistake: TrainerReason): Option<T> => ({
  value,
  right: false,
  mistake,
  missed: null,
});

/** What an exercise holds of its options, in the order in which they are shown. */
export const laidOut = <T>(options: readonly Option<T>[]) => ({
  values: options.map(({ value }) => value),
  judged: {
    answer: options.flatMap(({ right }, index) => (right ? [index] : [])),
    tossUp: false,
    mistakes: options.map(({ mistake }) => mistake),
    missed: options.map(({ missed }) => missed),
  },
});

/** Shuffled, but for one that always stands last. */
export const shuffledBut = <T>(
  lot: Lot,
  options: readonly Option<T>[],
  isLast: (value: T) => boolean,
): readonly Option<T>[] => [
  ...lot.shuffled(options.filter(({ value }) => !isLast(value))),
  ...options.filter(({ value }) => isLast(value)),
];
