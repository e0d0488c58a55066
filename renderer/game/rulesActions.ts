/** Rule-sets of the player's own, over the bridge: each action is one call and its effect on the store. Reads no code. */
import type { Bridge, Reply } from '../../shared/ipc';
import type { RulesDesk } from '../screens/rulesDesk';
import { ownRules } from './store';

/** @param accepted hands on the value, or reports the refusal and answers undefined */
export function createRulesDesk(bridge: Bridge, accepted: <T>(reply: Reply<T>) => T | undefined): RulesDesk {
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
      const names = new Set(ownRules.value.map(({ name }) => name));
      ownRules.value = kept;
      // Its name may have been taken: then it is the one under a name that there was not.
      return kept.find(({ name }) => !names.has(name)) ?? null;
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
