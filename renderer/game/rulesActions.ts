/** Rule-sets of the player's own, over the bridge: each action is one call and its effect on the store. Reads no code. */
import type { Bridge } from '../../shared/ipc';
import { sameRules } from '../../shared/ruleDifferences';
import type { NamedRuleSet } from '../../shared/ruleSet';
import type { RulesDesk } from '../screens/rulesDesk';
import { ownRules } from './store';
import type { Accepted } from './accepted';

/** The one under a name that there was not. */
function newlyKept(before: readonly NamedRuleSet[], kept: readonly NamedRuleSet[]): NamedRuleSet | undefined {
  const names = new Set(before.map(({ name }) => name));
  return kept.find(({ name }) => !names.has(name));
}

/** Where nothing is new, these very rules were kept already: under this name, else under one like it. */
function sameAs({ name, ruleSet }: NamedRuleSet, kept: readonly NamedRuleSet[]): NamedRuleSet | null {
  const same = kept.filter((each) => sameRules(each.ruleSet, ruleSet));
  return same.find((each) => each.name === name) ?? same[0] ?? null;
}

export function createRulesDesk(bridge: Bridge, accepted: Accepted): RulesDesk {
  return {
    async read(text) {
      return accepted(await bridge.call('rules:read', { text })) ?? null;
    },
    async open() {
      return accepted(await bridge.call('rules:open', null)) ?? null;
    },
    async keep(rules) {
      const kept = accepted(await bridge.call('rules:keep', rules));
      if (kept === undefined) return null;
      const before = ownRules.value;
      ownRules.value = kept;
      return newlyKept(before, kept) ?? sameAs(rules, kept);
    },
    async replace(name, rules) {
      const kept = accepted(await bridge.call('rules:replace', { name, rules }));
      if (kept === undefined) return null;
      ownRules.value = kept;
      return rules;
    },
    async check(ruleSets) {
      return accepted(await bridge.call('rules:check', { ruleSets })) ?? null;
    },
    async example(ruleSet, example) {
      return accepted(await bridge.call('rules:example', { ruleSet, example })) ?? null;
    },
    async forget(name) {
      const kept = accepted(await bridge.call('rules:forget', { name }));
      if (kept !== undefined) ownRules.value = kept;
      return kept !== undefined;
    },
    async code(rules) {
      return accepted(await bridge.call('rules:code', rules)) ?? null;
    },
    async copy(rules) {
      return accepted(await bridge.call('rules:copy', rules)) !== undefined;
    },
    async save(rules) {
      return accepted(await bridge.call('rules:save', rules)) ?? null;
    },
  };
}
