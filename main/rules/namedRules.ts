/** What a rule-set of somebody's own may be called, and the shape in which it is kept and sent. Knows no texts and no files. */
import { z } from 'zod';
import type { NamedRuleSet } from '../../shared/ruleSet';
import { isPlainName } from '../engine/plainName';
import { ruleSetSchema } from '../engine/rules';

/** Characters as a reader counts them. */
export const LONGEST_RULES_NAME = 40;

/** Spaces around it are no part of a name. */
export const rulesNameSchema = z
  .string()
  .trim()
  .refine((name) => isPlainName(name, LONGEST_RULES_NAME));

export const namedRulesSchema = z.strictObject({
  name: rulesNameSchema,
  ruleSet: ruleSetSchema,
}) satisfies z.ZodType<NamedRuleSet>;
