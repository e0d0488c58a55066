/** What the exercises ask main for. Null = refused. */
import type {
  LearningDays,
  TrainerId,
  TrainerLevel,
  TrainerProgress,
  TrainerQuestion,
  TrainerResult,
} from '../../shared/trainers';

export interface Training {
  readonly trainers: readonly TrainerProgress[];
  readonly days: LearningDays;
}

export interface TrainerDesk {
  progress(): Promise<Training | null>;
  /** Begins a set of ten. @param level null = where the learner stands */
  start(id: TrainerId, level: TrainerLevel | null): Promise<TrainerQuestion | null>;
  /** @param ms how long it took */
  answer(marked: readonly number[], ms: number): Promise<TrainerResult | null>;
  next(): Promise<TrainerQuestion | null>;
  /** Ends the set where it is; every answer so far is kept. */
  close(): void;
}
