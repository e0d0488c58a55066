/** Reads rule-sets, on two levels: well-formed (ruleSetForm.ts) and playable (rulePlay.ts). Knows no preset. */
import type { z } from 'zod';
import { ok, refuse, type Result } from '../../shared/moves';
import type { RuleProblem } from '../../shared/ruleProblems';
import type { RuleSet } from '../../shared/ruleSet';
import { playProblems } from './rulePlay';
import { ruleSetForm } from './ruleSetForm';

const step = (value: unknown, key: PropertyKey): unknown =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).find(([name]) => name === String(key))?.[1]
    : undefined;

const formProblems = (json: unknown, issue: z.core.$ZodIssue): readonly RuleProblem[] => {
  const dotted = (...path: readonly PropertyKey[]): string => path.map(String).join('.');
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({ field: dotted(...issue.path, key), code: 'unknownField' }));
  }
  const isMissing = issue.path.length > 0 && issue.path.reduce<unknown>(step, json) === undefined;
  return [{ field: dotted(...issue.path), code: isMissing ? 'missing' : 'wrongValue' }];
};

/** Reads a rule-set from JSON, or says of each wrong field why; whether it can be played is asked once all are well-formed. */
export const parseRuleSet = (json: unknown): Result<RuleSet, readonly RuleProblem[]> => {
  const parsed = ruleSetForm.safeParse(json);
  if (!parsed.success) return refuse(parsed.error.issues.flatMap((issue) => formProblems(json, issue)));
  const problems = playProblems(parsed.data);
  return problems.length === 0 ? ok(parsed.data) : refuse(problems);
};

/** The same two levels for a larger shape that holds a rule-set. */
export const ruleSetSchema = ruleSetForm.refine((ruleSet) => playProblems(ruleSet).length === 0);
