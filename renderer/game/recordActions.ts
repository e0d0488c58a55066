/** The record of finished matches, over the bridge: each action is one call and its effect on the store. Counts nothing. */
import type { Bridge } from '../../shared/ipc';
import type { RecordDesk } from '../record/recordDesk';
import { forgotten } from './store';
import type { Accepted } from './accepted';

export function createRecordDesk(bridge: Bridge, accepted: Accepted): RecordDesk {
  return {
    async list() {
      return accepted(await bridge.call('history:list', null)) ?? null;
    },
    async read(filter) {
      return accepted(await bridge.call('record:read', filter)) ?? null;
    },
    async fairness() {
      return accepted(await bridge.call('record:fairness', null)) ?? null;
    },
    async forget(ids) {
      if (accepted(await bridge.call('record:forget', { ids })) === undefined) return false;
      forgotten.value = [...new Set([...forgotten.value, ...ids])];
      return true;
    },
    async restore(ids) {
      if (accepted(await bridge.call('record:restore', { ids })) === undefined) return false;
      forgotten.value = forgotten.value.filter((id) => !ids.includes(id));
      return true;
    },
    async export(format) {
      return accepted(await bridge.call('record:export', { format })) ?? null;
    },
    async import() {
      return accepted(await bridge.call('record:import', null)) ?? null;
    },
    async copyDeals(id) {
      return accepted(await bridge.call('deals:copy', { id })) !== undefined;
    },
  };
}
