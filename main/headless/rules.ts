/**
 * `npm run -s rules -- FILE|CODE|PRESET`: whether a rule-set is well-formed and playable, how it differs from modern
 * rules, and its code. Exit 1 for one that is refused, 2 without an argument.
 */
import { presets } from '../../shared/presets';
import { differences } from '../../shared/ruleDifferences';
import { FORM_PROBLEMS } from '../../shared/ruleProblems';
import type { RuleProblem, RulesRead, RulesTextError } from '../../shared/ruleProblems';
import type { NamedRuleSet } from '../../shared/ruleSet';
import { makeRuleCode } from '../rules/ruleCode';
import { rulesFrom } from './rulesArgument';

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

const linesOf = (read: RulesRead): readonly string[] => {
  if (read.type === 'read') return ruleLines(read.rules);
  return read.reason === 'problems' ? problemLines(read.problems) : [REASONS[read.reason]];
};

/** Returns the exit code. */
const run = async (argument: string | undefined): Promise<number> => {
  if (argument === undefined) {
    console.error('usage: npm run -s rules -- FILE|CODE|PRESET');
    return 2;
  }
  const read = await rulesFrom(argument);
  console.log(linesOf(read).join('\n'));
  return read.type === 'read' ? 0 : 1;
};

process.exitCode = await run(process.argv[2]);
