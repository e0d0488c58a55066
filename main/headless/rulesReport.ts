/** What the command line says of a rule-set that was read. Reads and prints nothing. */
import { presets } from '../../shared/presets';
import { differences } from '../../shared/ruleDifferences';
import { FORM_PROBLEMS } from '../../shared/ruleProblems';
import type { RuleProblem, RulesRead, RulesTextError } from '../../shared/ruleProblems';
import type { NamedRuleSet } from '../../shared/ruleSet';
import { makeRuleCode } from '../rules/ruleCode';

const REASONS: Readonly<Record<Exclude<RulesTextError, 'problems'>, string>> = {
  damaged: 'damaged: something is missing or wrong in it',
  newer: 'made by a newer version of Hanagoyomi',
  notRules: 'not a preset, not a file of rules and not a code',
  tooLarge: 'too large for a rule-set',
  unreadable: 'cannot be read',
};

const isOfForm = ({ code }: RuleProblem): boolean => FORM_PROBLEMS.some((known) => known === code);

const show = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

const problemLines = (problems: readonly RuleProblem[]): readonly string[] => [
  ...(problems.some(isOfForm) ? ['well-formed: no'] : ['well-formed: yes', 'playable: no']),
  ...problems.map(({ field, code }) => `${field === '' ? '(the whole)' : field}: ${code}`),
];

const ruleLines = (rules: NamedRuleSet): readonly string[] => {
  const changed = differences(presets.modern, rules.ruleSet);
  return [
    'well-formed: yes',
    'playable: yes',
    `name: ${rules.name}`,
    changed.length === 0 ? 'differs from modern in nothing' : 'differs from modern in:',
    ...changed.map(({ field, from, to }) => `  ${field}: ${show(from)} → ${show(to)}`),
    `code: ${makeRuleCode(rules)}`,
  ];
};

/** Line by line: whether it can be played and why not, or its name, its differences and its code. */
export const rulesReport = (read: RulesRead): readonly string[] => {
  if (read.type === 'read') return ruleLines(read.rules);
  return read.reason === 'problems' ? problemLines(read.problems) : [REASONS[read.reason]];
};
