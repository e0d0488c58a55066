import { EventEmitter } from 'node:events';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { CALL_NAMES, PUSH_NAMES } from '../../shared/ipc';
import type { Bridge } from '../../shared/ipc';

const electron = vi.hoisted(() => ({
  exposed: new Map<string, unknown>(),
  invoke: vi.fn(),
}));
const ipcRenderer = Object.assign(new EventEmitter(), { invoke: electron.invoke });
vi.mock('electron', () => ({
  contextBridge: {
    exposeInMainWorld: (name: string, value: unknown) => electron.exposed.set(name, value),
  },
  get ipcRenderer() {
    return ipcRenderer;
  },
}));

let bridge: Bridge;
beforeAll(async () => {
  await import('../../main/preload');
  bridge = electron.exposed.get('hanagoyomi') as Bridge;
});

describe('the bridge', () => {
  it('is all that is exposed, and two functions are all of it', () => {
    expect([...electron.exposed.keys()]).toEqual(['hanagoyomi']);
    expect(Object.keys(bridge).toSorted()).toEqual(['call', 'listen']);
  });

  it('calls every channel of the contract with its one argument', async () => {
    electron.invoke.mockResolvedValue({ ok: true, value: null });
    for (const name of CALL_NAMES) {
      expect(await bridge.call(name as 'app:quit', null)).toEqual({ ok: true, value: null });
      expect(electron.invoke).toHaveBeenLastCalledWith(name, null);
    }
  });

  it.each(['electron-store-get-data', 'match:update', 'toString', ''])('knows no channel "%s"', (name) => {
    electron.invoke.mockClear();
    expect(() => bridge.call(name as 'app:quit', null)).toThrow(TypeError);
    expect(() =>
      bridge.listen(name === 'match:update' ? ('app:start' as 'notice') : (name as 'notice'), vi.fn()),
    ).toThrow(TypeError);
    expect(electron.invoke).not.toHaveBeenCalled();
  });

  it.each(PUSH_NAMES)('hands on %s without the event, until told to stop', (name) => {
    const heard = vi.fn();
    const stop = bridge.listen(name, heard);
    ipcRenderer.emit(name, { sender: 'secret' }, { type: 'opponentRestarted' });
    expect(heard.mock.calls).toEqual([[{ type: 'opponentRestarted' }]]);
    stop();
    ipcRenderer.emit(name, {}, {});
    expect(heard).toHaveBeenCalledTimes(1);
    expect(ipcRenderer.listenerCount(name)).toBe(0);
  });
});
