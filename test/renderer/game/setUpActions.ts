/** The actions over a main process that takes every call or refuses some, with all that it was asked. */
import { vi } from 'vitest';
import { createActions } from '../../../renderer/game/actions';
import { createInbox } from '../../../renderer/game/inbox';
import type { Bridge, CallName, Refusal } from '../../../shared/ipc';
import { ok, refuse } from '../../../shared/moves';

export function setUpActions(refused: Partial<Record<CallName, Refusal>> = {}) {
  const asked: [name: CallName, payload: unknown][] = [];
  const names: CallName[] = [];
  const bridge = {
    call: (name: CallName, payload: unknown) => {
      asked.push([name, payload]);
      names.push(name);
      const code = refused[name];
      return Promise.resolve(code === undefined ? ok(null) : refuse(code));
    },
    listen: () => () => undefined,
  } as Bridge;
  const onRefusal = vi.fn<(code: Refusal) => void>();
  return { asked, names, onRefusal, actions: createActions(bridge, onRefusal, createInbox()) };
}
