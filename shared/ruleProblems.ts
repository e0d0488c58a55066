/** Why a rule-set is refused, and what came of reading one that somebody sent. Codes and shapes only. */
import type { NamedRuleSet } from './ruleSet';

/** Not well-formed: the field itself is wrong. */
export const FORM_PROBLEMS = ['missing', 'unknownField', 'wrongValue'] as const;

/** Well-formed, but nobody could play it. */
export const PLAY_PROBLEMS = [
  'dealOrder',
  'tooFewCards',
  'fieldTooLarge',
  'neverEnds',
  'noYaku',
  'thresholdOutOfReach',
  'sevenOutOfReach',
  'minStopOutOfReach',
  'houseCards',
  'houseIds',
  'houseNames',
  'houseReplacesItself',
] as const;

export type FormProblem = (typeof FORM_PROBLEMS)[number];
export type PlayProblem = (typeof PLAY_PROBLEMS)[number];

export interface RuleProblem {
  /** Dotted path of the field in the rule-set; empty for the whole. */
  readonly field: string;
  readonly code: FormProblem | PlayProblem;
}

/**
 * Why a code or file was refused. `damaged`: letters missing or wrong; `newer`: made by a later version;
 * `notRules`: something else altogether; `tooLarge`; `unreadable`: the file could not be read; `problems`: see the list.
 */
export type RulesTextError = 'damaged' | 'newer' | 'notRules' | 'tooLarge' | 'unreadable' | 'problems';

export type RulesRead =
  | { readonly type: 'read'; readonly rules: NamedRuleSet }
  /** `problems` is empty unless `reason` is `problems`. */
  | { readonly type: 'refused'; readonly reason: RulesTextError; readonly problems: readonly RuleProblem[] };
