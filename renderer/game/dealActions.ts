/** Deal codes, over the bridge: each action is one call. Reads no code. */
import type { Bridge } from '../../shared/ipc';
import type { DealsDesk } from '../deals/dealsDesk';
import type { Accepted } from './accepted';

export const createDealsDesk = (bridge: Bridge, accepted: Accepted): DealsDesk => ({
  async read(text) {
    return accepted(await bridge.call('deals:read', { text })) ?? null;
  },
  async copy(id) {
    return accepted(await bridge.call('deals:copy', { id })) !== undefined;
  },
});
