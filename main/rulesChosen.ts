/** The rules that New match has chosen last. Knows no files. */
import { presets } from '../shared/presets';
import type { NamedRuleSet, RuleSet } from '../shared/ruleSet';
import type { Settings } from '../shared/settings';

/** @param kept rule-sets of the player's own; where the one chosen is not among them any more, the usual rules */
export const rulesChosen = ({ rules }: Settings, kept: readonly NamedRuleSet[]): RuleSet =>
  rules.type === 'preset'
    ? presets[rules.preset]
    : (kept.find(({ name }) => name === rules.name)?.ruleSet ?? presets.modern);
