/** Rule-sets of somebody's own by chance, under any name. */
import fc from 'fast-check';
import { rulesNameSchema } from '../../main/rules/namedRules';
import { LONGEST_RULES_NAME } from '../../shared/ruleSet';
import type { NamedRuleSet } from '../../shared/ruleSet';
import { anyRuleSet } from './ruleSets';

const letters = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...'abc XYZ 129 .,-\'"{}\\/:é'.split('')) },
  fc.constantFrom(...'家のルール花札ßñ'.split(''), '👨‍👩‍👧', '🌸', 'é', 'ع'),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
);

export const anyRulesName: fc.Arbitrary<string> = fc
  .string({ unit: letters, minLength: 1, maxLength: LONGEST_RULES_NAME })
  .map((name) => name.trim())
  .filter((name) => rulesNameSchema.safeParse(name).success);

export const anyNamedRules: fc.Arbitrary<NamedRuleSet> = fc.record({
  name: anyRulesName,
  ruleSet: anyRuleSet,
});
