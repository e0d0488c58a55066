/** The check as it goes on: question, answer, question, end. */
import { useEffect, useState } from 'preact/hooks';
import type { PaidExample, RuleExample } from '../../shared/ruleExamples';
import { askedOf, isAnsweredRight } from './checkOptions';
import type { Asked } from './checkOptions';
import { checkRun, keepAnswer, QUESTIONS } from './checkRun';

export interface Check {
  /** Null at the end, and until what a pile pays is known. */
  readonly asked: Asked | null;
  readonly over: boolean;
  readonly marked: readonly number[];
  readonly told: boolean;
  readonly mark: (index: number) => void;
  readonly next: () => void;
}

const toggled = (marked: readonly number[], index: number): readonly number[] =>
  marked.includes(index) ? marked.filter((each) => each !== index) : [...marked, index];

/** @param example what a pile pays by the rules now chosen */
export function useCheck(example: (example: RuleExample) => Promise<PaidExample | null>): Check {
  const { part, marked: answers } = checkRun.value;
  const questions = QUESTIONS[part];
  // After a lesson that was shown again the question stands answered, as it was left.
  const [at, setAt] = useState(Math.max(0, answers.length - 1));
  const [marked, setMarked] = useState<readonly number[]>([]);
  const [asked, setAsked] = useState<Asked | null>(null);
  const question = questions[at];
  const given = answers[at];
  useEffect(() => {
    let stands = true;
    setAsked(null);
    setMarked([]);
    if (question === undefined) return undefined;
    const { answer } = question;
    const paid = answer.type === 'number' && answer.example !== null ? example(answer.example) : null;
    void Promise.resolve(paid).then((known) => stands && setAsked(askedOf(question, known)));
    return () => {
      stands = false;
    };
  }, [question]);
  useEffect(() => {
    if (answers.length === 0) setAt(0);
  }, [part, answers.length]);
  const told = given !== undefined;
  return {
    asked,
    over: question === undefined,
    marked: given ?? marked,
    told,
    mark(index) {
      if (asked === null || told || index >= asked.options.length) return;
      const next = toggled(marked, index);
      setMarked(next);
      if (next.length === asked.picks) keepAnswer(next, isAnsweredRight(asked, next));
    },
    next: () => told && setAt(at + 1),
  };
}
