/** What the screens can have done with rule-sets of one's own. Main does it; a refusal is told by whoever calls main. */
import type { PaidExample, RuleExample } from '../../shared/ruleExamples';
import type { RuleProblem, RulesRead } from '../../shared/ruleProblems';
import type { NamedRuleSet, RuleSet } from '../../shared/ruleSet';

export interface RulesDesk {
  /** Reads a code; null when main refused the call. */
  read(text: string): Promise<RulesRead | null>;
  /** Lets the player pick a file; null when there is none. */
  open(): Promise<RulesRead | null>;
  /** Answers with the rule-set as it was kept, under a free name; null when it was not. */
  keep(rules: NamedRuleSet): Promise<NamedRuleSet | null>;
  /** Keeps other rules, or another name, in the place of those under `name`; answers as `keep` does. */
  replace(name: string, rules: NamedRuleSet): Promise<NamedRuleSet | null>;
  /** Why nobody could play each of them, in the order asked; null when main refused the call. */
  check(ruleSets: readonly RuleSet[]): Promise<readonly (readonly RuleProblem[])[] | null>;
  /** What a pile pays by these rules; null where nobody could play them. */
  example(ruleSet: RuleSet, example: RuleExample): Promise<PaidExample | null>;
  /** True when it is gone. */
  forget(name: string): Promise<boolean>;
  /** The rule-set as a short text. */
  code(rules: NamedRuleSet): Promise<string | null>;
  /** True when the code is on the clipboard. */
  copy(rules: NamedRuleSet): Promise<boolean>;
  /** Where it was written; null when it was not. */
  save(rules: NamedRuleSet): Promise<string | null>;
}
