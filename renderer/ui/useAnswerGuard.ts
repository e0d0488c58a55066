/** Keeps a press meant for the table from answering a question that has just opened. Knows no questions. */
import { useRef } from 'preact/hooks';

/** A question takes answers from this age on, and never two within it, ms. */
export const ANSWER_DELAY = 250;

export interface AnswerGuard {
  /** To be called on every pointerdown: a press that began too early, or was `spent` otherwise, answers nothing. */
  readonly press: (spent?: boolean) => void;
  /** Runs `give` unless the question is too young. `byPointer` = the answer is a click. */
  readonly answer: (give: () => void, byPointer: boolean) => void;
}

/** The age counts from the component's first render. */
export function useAnswerGuard(): AnswerGuard {
  const since = useRef(performance.now());
  const pressedEarly = useRef(false);
  const isYoung = (): boolean => performance.now() - since.current < ANSWER_DELAY;
  return {
    press: (spent = false) => {
      pressedEarly.current = spent || isYoung();
    },
    answer: (give, byPointer) => {
      if (isYoung() || (byPointer && pressedEarly.current)) return;
      since.current = performance.now();
      give();
    },
  };
}
