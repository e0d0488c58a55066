/** Why a rule-set is refused, and what came of reading one that somebody sent. Codes and shapes only. */
import type { NamedRuleSet } from './ruleSet';

/** Not well-formed: the field itself is not there, is none of a rule-set's, or holds what it may not. */
export const FORM_PROBLEMS = ['missing', 'unknownField', 'wrongValue'] as const;

/** Well-formed, but nobody could play it; the field that each one names stands behind it. */
export const PLAY_PROBLEMS = [
  /** `deal.order`: does not name others, dealer and field once each. */
  'dealOrder',
  /** `handSize`: hands, field and one draw a turn take more than 48 cards. */
  'tooFewCards',
  /** `fieldSize`: over 16. */
  'fieldTooLarge',
  /** `rounds`: neither months nor a target nor chips end the match. */
  'neverEnds',
  /** `target`: no higher than the chips that everybody begins with. */
  'targetTooLow',
  /** `yaku`: none is played that could be made by itself. */
  'noYaku',
  /** `yaku.tane`, `yaku.tanzaku`, `yaku.kasu`: asks for more cards than there are. */
  'thresholdOutOfReach',
  /** `sevenDouble`: above every sum that a pile can make. */
  'sevenOutOfReach',
  /** `minStop`: above every sum that a pile can make. */
  'minStopOutOfReach',
  /** `houseYaku.0.id`: not numbered house-1, house-2 … in their order. */
  'houseIds',
  /** `houseYaku.1.name`: as an earlier one's. */
  'houseNames',
  /** `houseYaku.0.pattern.cards`: names a card twice. */
  'houseCardTwice',
  /** `houseYaku.0.pattern.need`: more than the pattern has cards. */
  'houseNeedOutOfReach',
  /** `houseYaku.0.replaces`: names a house yaku that there is not, or one yaku twice. */
  'houseReplacesUnknown',
  /** `houseYaku.0.replaces`: leads back to itself. */
  'houseReplacesItself',
] as const;

export type FormProblem = (typeof FORM_PROBLEMS)[number];
export type PlayProblem = (typeof PLAY_PROBLEMS)[number];

export interface RuleProblem {
  /** Dotted path of the field in the rule-set, lists counted from 0 (`houseYaku.0.name`); empty for the whole. */
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
