/** What a rule-set of somebody's own may be called, and how one is read. Knows no texts and no files. */
import { z } from 'zod';
import type { RuleProblem, RulesRead, RulesTextError } from '../../shared/ruleProblems';
import { LONGEST_RULES_NAME } from '../../shared/ruleSet';
import type { NamedRuleSet } from '../../shared/ruleSet';
import { isPlainName } from '../../shared/plainName';
import { ruleSetSchema } from '../engine/rules';
import { isJsonObject, parseRuleSetJson } from '../engine/ruleSetNotation';

/** Spaces around it are no part of a name. */
export const rulesNameSchema = z
  .string()
  .trim()
  .refine((name) => isPlainName(name, LONGEST_RULES_NAME));

export const namedRulesSchema = z.strictObject({
  name: rulesNameSchema,
  ruleSet: ruleSetSchema,
}) satisfies z.ZodType<NamedRuleSet>;

export const refused = (
  reason: Exclude<RulesTextError, 'problems'>,
): Extract<RulesRead, { readonly type: 'refused' }> => ({ type: 'refused', reason, problems: [] });

/** @param json the rule-set as files spell it, whatever it is */
export function readNamedRules(name: unknown, json: unknown): RulesRead {
  const readName = rulesNameSchema.safeParse(name);
  const code = name === undefined ? 'missing' : 'wrongValue';
  const nameProblems: readonly RuleProblem[] = readName.success ? [] : [{ field: 'name', code }];
  if (!isJsonObject(json)) {
    const whole: RuleProblem = { field: '', code: json === undefined ? 'missing' : 'wrongValue' };
    return { type: 'refused', reason: 'problems', problems: [...nameProblems, whole] };
  }
  const ruleSet = parseRuleSetJson(json);
  if (readName.success && ruleSet.ok)
    return { type: 'read', rules: { name: readName.data, ruleSet: ruleSet.value } };
  return {
    type: 'refused',
    reason: 'problems',
    problems: [...nameProblems, ...(ruleSet.ok ? [] : ruleSet.code)],
  };
}
