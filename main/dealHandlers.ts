/** What the bridge's calls about deal codes do. */
import type { Reply } from '../shared/ipc';
import { ok, refuse } from '../shared/moves';
import { codeOfMatch, type DealDesk } from './deals/dealDesk';
import type { History } from './history';
import type { Handlers } from './ipc';

export interface DealParts {
  readonly deals: Pick<DealDesk, 'read'>;
  readonly history: Pick<History, 'find'>;
  /** Puts a text on the clipboard. */
  readonly copy: (text: string) => void | Promise<void>;
}

export type DealCall = Extract<keyof Handlers, `deals:${string}`>;

export function createDealHandlers({ deals, history, copy }: DealParts): Pick<Handlers, DealCall> {
  /** Only finished matches are kept, so no code tells the seed of a running one. */
  const codeOf = (id: string): Reply<string> => {
    const match = history.find(id);
    return match === null ? refuse('noSuchMatch') : ok(codeOfMatch(match));
  };

  return {
    'deals:read': ({ text }) => ok(deals.read(text)),
    'deals:code': ({ id }) => codeOf(id),
    'deals:copy': async ({ id }) => {
      const code = codeOf(id);
      if (!code.ok) return code;
      await copy(code.value);
      return ok(null);
    },
  };
}
