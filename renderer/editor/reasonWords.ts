/** Why a choice is not open, in words: what would come of it. Judges nothing. */
import { PLAY_PROBLEMS } from '../../shared/ruleProblems';
import type { PlayProblem, RuleProblem } from '../../shared/ruleProblems';
import { problemInWords } from '../reference/problemInWords';
import { t } from '../strings';

const isPlayProblem = (code: string): code is PlayProblem => PLAY_PROBLEMS.some((each) => each === code);

export const reasonInWords = (problem: RuleProblem): string =>
  isPlayProblem(problem.code) ? t(`editor:cannot.${problem.code}`) : problemInWords(problem);
