/** Reads rule-sets, on two levels: well-formed (ruleSetForm.ts) and playable (rulePlay.ts). Knows no preset. */
import type { z } from 'zod';
import { ok, refuse, type Result } from '../../shared/moves';
import type { RuleProblem } from '../../shared/ruleProblems';
import type { RuleSet } from '../../shared/ruleSet';
import { showableName } from '../../shared/plainName';
import { playProblems } from './rulePlay';
import { ruleSetForm } from './ruleSetForm';

/** Characters of a field's name that is none of ours; anything can stand there. */
const LONGEST_FIELD = 40;

const step = (value: unknown, key: PropertyKey): unknown =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).find(([name]) => name === String(key))?.[1]
    : undefined;

const formProblems = (json: unknown, issue: z.core.$ZodIssue): readonly RuleProblem[] => {
  const dotted = (...path: readonly PropertyKey[]): string => path.map(String).join('.');
  if (issue.code === 'unrecognized_keys') {
    const names = issue.keys.map((key) => showableName(key, LONGEST_FIELD));
    return names.map((name) => ({ field: dotted(...issue.path, name), code: 'unknownField' }));
  }
  const isMissing = issue.path.length > 0 && issue.path.reduce<unknown>(step, json) === undefined;
  return [{ field: dotted(...issue.path), code: isMissing ? 'missing' : 'wrongValue' }];
};

/** One value can break two bounds at once, and names that were cut can be the same. */
const eachOnce = (problems: readonly RuleProblem[]): readonly RuleProblem[] => [
  ...new Map(problems.map((problem) => [`${problem.field} ${problem.code}`, problem])).values(),
];

/** Reads a rule-set from JSON, or says of each wrong field why; whether it can be played is asked once all are well-formed. */
export const parseRuleSet = (json: unknown): Result<RuleSet, readonly RuleProblem[]> => {
  const parsed = ruleSetForm.safeParse(json);
  if (!parsed.success)
    return refuse(eachOnce(parsed.error.issues.flatMap((issue) => formProblems(json, issue))));
  const problems = playProblems(parsed.data);
  return problems.length === 0 ? ok(parsed.data) : refuse(problems);
};

/** The same two levels for a larger shape that holds a rule-set. */
export const ruleSetSchema = ruleSetForm.refine((ruleSet) => playProblems(ruleSet).length === 0);
