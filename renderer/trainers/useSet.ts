/** One set of ten as it goes on: question, answer, question, end. Judges nothing. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { TrainerId, TrainerLevel, TrainerQuestion, TrainerResult } from '../../shared/trainers';
import type { TrainerDesk } from './trainerDesk';

export type SetState =
  | { readonly at: 'waiting' }
  /** No question could be found. */
  | { readonly at: 'failed' }
  | { readonly at: 'asked'; readonly question: TrainerQuestion; readonly marked: readonly number[] }
  | {
      readonly at: 'answered';
      readonly question: TrainerQuestion;
      readonly marked: readonly number[];
      readonly result: TrainerResult;
    }
  | { readonly at: 'over'; readonly question: TrainerQuestion; readonly result: TrainerResult };

export interface ExerciseSet {
  readonly state: SetState;
  /** Of the questions answered so far: 0 … 1. */
  readonly scores: readonly number[];
  /** Marks the option, or takes the mark away; where one is enough, it is the answer. */
  readonly mark: (index: number) => void;
  /** Hands in what is marked. */
  readonly handIn: () => void;
  readonly next: () => void;
  /** Another set, where the learner stands now. */
  readonly again: () => void;
}

const takesMany = (question: TrainerQuestion): boolean => question.type === 'yaku' && question.many;

const toggled = (marked: readonly number[], index: number): readonly number[] =>
  marked.includes(index) ? marked.filter((each) => each !== index) : [...marked, index];

export function useSet(desk: TrainerDesk, id: TrainerId, level: TrainerLevel | null): ExerciseSet {
  const [state, setState] = useState<SetState>({ at: 'waiting' });
  const [scores, setScores] = useState<readonly number[]>([]);
  const since = useRef(0);
  const busy = useRef(false);

  /** One call at a time: what is pressed meanwhile does nothing. */
  const once = async (call: () => Promise<void>): Promise<void> => {
    if (busy.current) return;
    busy.current = true;
    await call();
    busy.current = false;
  };
  const show = (question: TrainerQuestion | null): void => {
    since.current = performance.now();
    setState(question === null ? { at: 'failed' } : { at: 'asked', question, marked: [] });
  };
  const begin = (from: TrainerLevel | null): Promise<void> =>
    once(async () => {
      setState({ at: 'waiting' });
      setScores([]);
      show(await desk.start(id, from));
    });
  const answer = (question: TrainerQuestion, marked: readonly number[]): Promise<void> =>
    once(async () => {
      const result = await desk.answer(marked, Math.round(performance.now() - since.current));
      if (result === null) return setState({ at: 'failed' });
      setScores((before) => [...before, result.score]);
      setState({ at: 'answered', question, marked, result });
    });

  useEffect(() => {
    void begin(level);
    return () => desk.close();
  }, []);

  return {
    state,
    scores,
    mark(index) {
      if (state.at !== 'asked') return;
      const { question, marked } = state;
      if (takesMany(question)) setState({ ...state, marked: toggled(marked, index) });
      else void answer(question, [index]);
    },
    handIn() {
      if (state.at === 'asked' && takesMany(state.question)) void answer(state.question, state.marked);
    },
    next() {
      if (state.at !== 'answered') return;
      const { question, result } = state;
      if (result.set !== null) return setState({ at: 'over', question, result });
      void once(async () => {
        // A position may still have to be found.
        const late = setTimeout(() => setState({ at: 'waiting' }), 200);
        const found = await desk.next();
        clearTimeout(late);
        show(found);
      });
    },
    again: () => void begin(null),
  };
}
