/** What is agreed before a match begins: by which rules, against whom, who deals first. Plays nothing. */
import type { Month } from './cards';
import type { Seat } from './moves';
import { presets, withRounds } from './presets';
import type { NamedRuleSet, PresetId, RuleSet } from './ruleSet';

/** How well an opponent plays, from the gentlest on. None sees hidden cards. */
export const LEVEL_IDS = ['easy', 'medium', 'hard', 'master'] as const;
export type LevelId = (typeof LEVEL_IDS)[number];

/** What an opponent likes, at any level. */
export const MANNER_IDS = ['balanced', 'bold', 'cautious', 'lights'] as const;
export type MannerId = (typeof MANNER_IDS)[number];

export interface OpponentChoice {
  readonly level: LevelId;
  readonly manner: MannerId;
}

export type RulesChoice =
  /** `months`: another length than the preset's own; null = as the preset says. */
  | { readonly type: 'preset'; readonly preset: PresetId; readonly months: number | null }
  | { readonly type: 'own'; readonly rules: NamedRuleSet };

/** Takes the place of the rule-set's own `firstDealer`. */
export type FirstDealerChoice =
  | { readonly type: 'draw' }
  | { readonly type: 'random' }
  | { readonly type: 'agreed'; readonly seat: Seat }
  /** Birth months, one per seat. */
  | { readonly type: 'birthday'; readonly months: readonly Month[] };

export interface MatchOptions {
  readonly rules: RulesChoice;
  /** One per other seat, in seat order. */
  readonly opponents: readonly OpponentChoice[];
  readonly firstDealer: FirstDealerChoice;
}

/** The rules of the choice alone, whoever deals first. */
export const rulesOfChoice = (choice: RulesChoice): RuleSet => {
  if (choice.type === 'own') return choice.rules.ruleSet;
  const preset = presets[choice.preset];
  return choice.months === null ? preset : withRounds(preset, choice.months);
};

/** The rules that a match with these options is played by. */
export const rulesOfMatch = ({ rules, firstDealer }: MatchOptions): RuleSet => ({
  ...rulesOfChoice(rules),
  firstDealer: firstDealer.type,
});
