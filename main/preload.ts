/** Puts the bridge on `window.hanagoyomi`. Runs sandboxed; hands out no Electron object and no channel beyond the contract's. */
import { contextBridge, ipcRenderer } from 'electron';
import type { IpcRendererEvent } from 'electron';
import { CALL_NAMES, PUSH_NAMES } from '../shared/ipc';
import type { Bridge, Pushes } from '../shared/ipc';

/** The page is the caller here, so names are checked as well as typed. */
function demand(names: readonly string[], name: string): void {
  if (!names.includes(name)) throw new TypeError(`Unknown channel: ${name}`);
}

const bridge: Bridge = {
  call(name, payload) {
    demand(CALL_NAMES, name);
    return ipcRenderer.invoke(name, payload);
  },
  listen<P extends keyof Pushes>(name: P, listener: (push: Pushes[P]) => void) {
    demand(PUSH_NAMES, name);
    const forward = (_event: IpcRendererEvent, push: Pushes[P]): void => listener(push);
    ipcRenderer.on(name, forward);
    return () => {
      ipcRenderer.off(name, forward);
    };
  },
};

contextBridge.exposeInMainWorld('hanagoyomi', bridge);
