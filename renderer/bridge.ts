/** The renderer's end of the typed bridge that the preload script puts on `window`. */
import type { Bridge } from '../shared/ipc';

declare global {
  interface Window {
    readonly hanagoyomi: Bridge;
  }
}

export const bridge: Bridge = window.hanagoyomi;
