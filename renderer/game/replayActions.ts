/** What opens and closes a replay: a call over the bridge and its effect on the store. The running match stays as it is. */
import type { Bridge } from '../../shared/ipc';
import { replay } from './store';
import type { Accepted } from './accepted';

export interface ReplayDesk {
  /** Opens a finished match to be watched again, over whatever stands. */
  open(id: string): Promise<void>;
  close(): void;
}

export function createReplayDesk(bridge: Bridge, accepted: Accepted): ReplayDesk {
  return {
    async open(id) {
      const opened = accepted(await bridge.call('replay:open', { id }));
      if (opened !== undefined) replay.value = opened;
    },
    close: () => void (replay.value = null),
  };
}
