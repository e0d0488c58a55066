/** How far the check has come, kept while the window stands: a lesson shown again leads back to the same question. */
import { signal } from '@preact/signals';
import { FIRST_TWELVE, TWELVE_MORE } from './checkQuestions.table';
import type { CheckQuestion } from './checkQuestions.table';

export type CheckPart = 'first' | 'more';

export interface CheckRun {
  readonly part: CheckPart;
  /** Of each question answered so far, in order. */
  readonly marked: readonly (readonly number[])[];
  readonly right: readonly boolean[];
}

export const QUESTIONS: Readonly<Record<CheckPart, readonly CheckQuestion[]>> = {
  first: FIRST_TWELVE,
  more: TWELVE_MORE,
};

/** Right answers that pass, of twelve. */
export const PASS = 10;

const begun = (part: CheckPart): CheckRun => ({ part, marked: [], right: [] });

export const checkRun = signal<CheckRun>(begun('first'));

export const beginCheck = (part: CheckPart): void => void (checkRun.value = begun(part));

export function keepAnswer(marked: readonly number[], right: boolean): void {
  const run = checkRun.value;
  checkRun.value = { ...run, marked: [...run.marked, marked], right: [...run.right, right] };
}
