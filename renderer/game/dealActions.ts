/** Deal codes, over the bridge: each action is one call. Reads no code. */
import type { Bridge, Reply } from '../../shared/ipc';
import type { DealsDesk } from '../deals/dealsDesk';

/** @param accepted hands on the value, or reports the refusal and answers undefined */
export const createDealsDesk = (
  bridge: Bridge,
  accepted: <T>(reply: Reply<T>) => T | undefined,
): DealsDesk => ({
  async read(text) {
    return accepted(await bridge.call('deals:read', { text })) ?? null;
  },
  async copy(id) {
    return accepted(await bridge.call('deals:copy', { id })) !== undefined;
  },
});
