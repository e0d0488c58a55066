/** A rule-set that is being changed: where it began, what it is compared with, what was changed last. Knows no component. */
import { presets } from '../../shared/presets';
import { differences, sameRules } from '../../shared/ruleDifferences';
import { LONGEST_RULES_NAME, PRESET_IDS } from '../../shared/ruleSet';
import type { NamedRuleSet, PresetId, RuleSet } from '../../shared/ruleSet';

import { showableName } from '../../shared/plainName';
import type { Settings } from '../../shared/settings';
import { playedRules } from '../reference/playedRules';
import { t } from '../strings';
import { hasEffect } from './control';
import { GROUP_IDS, HOMES, LIST_IDS, optionsOf } from './options.table';
import type { GroupId, ListId, Option } from './options.table';

/** What was chosen to be changed: a preset, or rules of one's own by name. */
export type Origin = Settings['rules'];

export interface Draft {
  readonly origin: Origin;
  /** The preset that changes are counted from. */
  readonly base: PresetId;
  readonly rules: RuleSet;
  /** The rules before the last change; null where nothing was changed yet. */
  readonly before: RuleSet | null;
}

const distance = (id: PresetId, rules: RuleSet): number =>
  differences(playedRules(presets[id]), playedRules(rules)).length;

/** Rules of one's own do not say where they come from: the preset that they are most like. */
const nearestPreset = (rules: RuleSet): PresetId =>
  PRESET_IDS.reduce((nearest, id) => (distance(id, rules) < distance(nearest, rules) ? id : nearest));

const ownRules = (name: string, own: readonly NamedRuleSet[]): RuleSet | undefined =>
  own.find((each) => each.name === name)?.ruleSet;

/** The rules as they are kept; those of the default where the chosen ones are gone. */
export const keptRules = (origin: Origin, own: readonly NamedRuleSet[]): RuleSet =>
  origin.type === 'preset' ? presets[origin.preset] : (ownRules(origin.name, own) ?? presets.modern);

export function draftOf(chosen: Origin, own: readonly NamedRuleSet[]): Draft {
  const isGone = chosen.type === 'own' && ownRules(chosen.name, own) === undefined;
  const origin: Origin = isGone ? { type: 'preset', preset: 'modern' } : chosen;
  const rules = keptRules(origin, own);
  return {
    origin,
    base: origin.type === 'preset' ? origin.preset : nearestPreset(rules),
    rules,
    before: null,
  };
}

/** True where there is something to save. */
export const isChanged = ({ origin, rules }: Draft, own: readonly NamedRuleSet[]): boolean =>
  !sameRules(keptRules(origin, own), rules);

/** "Classic, my rules": a preset itself is never changed. */
export const ownNameOf = (base: PresetId): string =>
  showableName(t('editor:myRules', { name: t(`rules:preset.${base}.name`) }), LONGEST_RULES_NAME);

/** What the rules are called as they stand. */
export const draftName = (draft: Draft, own: readonly NamedRuleSet[]): string => {
  if (draft.origin.type === 'own') return draft.origin.name;
  return isChanged(draft, own) ? ownNameOf(draft.base) : t(`rules:preset.${draft.base}.name`);
};

/** The rows of a group that make a difference by these rules. */
export const shownOptions = (list: ListId, rules: RuleSet): readonly Option[] =>
  optionsOf(list).filter(({ control }) => hasEffect(control, rules));

/** True where an option says otherwise than the preset. */
export const isOptionChanged = ({ control }: Option, rules: RuleSet, base: RuleSet): boolean =>
  control.read(rules) !== control.read(base);

const isList = (group: GroupId): group is ListId => LIST_IDS.some((each) => each === group);
const isField = (name: string): name is keyof RuleSet => Object.hasOwn(HOMES, name);
const homeOf = (path: string): GroupId | null => {
  const [field = ''] = path.split('.');
  return isField(field) ? HOMES[field] : null;
};

function changesIn(group: GroupId, rules: RuleSet, base: RuleSet): number {
  if (isList(group))
    return shownOptions(group, rules).filter((option) => isOptionChanged(option, rules, base)).length;
  if (group === 'house') return Math.max(rules.houseYaku.length, base.houseYaku.length);
  return differences(base, rules).filter(({ field }) => homeOf(field) === group).length;
}

/** How many things each group says otherwise than the preset. */
export const changesByGroup = ({ rules, base }: Draft): ReadonlyMap<GroupId, number> =>
  new Map(GROUP_IDS.map((group) => [group, changesIn(group, rules, presets[base])]));

export const changesOf = (draft: Draft): number =>
  [...changesByGroup(draft).values()].reduce((sum, count) => sum + count, 0);
