/** Plays cues at the player's volume; knows nothing of the game beyond the month that sets the scale. */
import { browserAudio, type AudioPort } from './audioPort';
import { createBank } from './bank';
import type { CueName } from './cues';
import { createDevice, HIDE_MS, type OnProblem } from './device';
import { createVoices, type Voices } from './voices';

export interface PlayOptions {
  /** -1 left to 1 right on the table. */
  readonly pan?: number;
  readonly delayMs?: number;
  /** 1 to 12: the scale of tuned cues; left out, the last one given or prepared holds. */
  readonly month?: number;
  /** One of a run but not its last: softer. */
  readonly inner?: boolean;
}

export interface Soundboard {
  /** Renders the month's cues in idle time; to be called once the first frame is shown, and at each new month. */
  readonly prepare: (month: number) => void;
  /**
   * Plays a cue. Silent without error while muted, hidden, before the first gesture, without a device, within 45 ms of
   * the same cue, and for a long cue that is not rendered yet (short ones are made on the spot).
   */
  readonly play: (cue: CueName, options?: PlayOptions) => void;
  /** 0 to 1, as on the slider; heard as its square. */
  readonly setVolume: (volume: number) => void;
  readonly setMuted: (muted: boolean) => void;
  /** Whether the window is out of sight: fades out and rests. */
  readonly setHidden: (hidden: boolean) => void;
  /** Opens or wakes the audio device; every pointerdown and keydown does so by itself. */
  readonly unlock: () => void;
  readonly dispose: () => void;
}

/** Long enough not to click, short enough to follow the slider. */
const LEVEL_RAMP_MS = 20;

/** `onProblem` hears once why there is no sound; the board then stays mute and does no harm. */
export function createSoundboard(onProblem: OnProblem, port: AudioPort = browserAudio): Soundboard {
  const bank = createBank(port);
  const heard: Heard = { volume: 1, muted: false, hidden: false };
  let voices: Voices | undefined;
  const device = createDevice(port, (graph) => (voices = createVoices(graph, port.random)), onProblem);
  const change = (part: Partial<Heard>): void => {
    Object.assign(heard, part);
    device.setLevel(levelOf(heard), LEVEL_RAMP_MS);
  };
  const unlock = (): void => {
    if (!heard.hidden) device.wake();
    change({});
  };
  const detach = listenForGestures(port.gestures, unlock);
  return {
    prepare: bank.prepare,
    play: (cue, { pan = 0, delayMs = 0, inner = false, month } = {}) => {
      if (levelOf(heard) === 0 || !device.running()) return;
      const buffer = bank.pick(cue, month);
      if (buffer) voices?.start(buffer, { cue, pan, delayMs, inner });
    },
    setVolume: (volume) => change({ volume: Math.max(0, Math.min(1, volume)) }),
    setMuted: (muted) => change({ muted }),
    setHidden: (hidden) => {
      heard.hidden = hidden;
      if (!hidden) return voices && unlock();
      voices?.stopAll(HIDE_MS);
      device.rest();
    },
    unlock,
    dispose: () => {
      detach();
      device.dispose();
      bank.dispose();
    },
  };
}

/** What the player and the window say about the sound. */
interface Heard {
  volume: number;
  muted: boolean;
  hidden: boolean;
}

/** Quadratic, because ears are not linear. */
function levelOf({ volume, muted, hidden }: Heard): number {
  return muted || hidden ? 0 : volume ** 2;
}

/** Capturing, so that no handler on the way can keep the gesture from us. Returns how to stop. */
function listenForGestures(target: EventTarget, onGesture: () => void): () => void {
  const kinds = ['pointerdown', 'keydown'];
  for (const kind of kinds) target.addEventListener(kind, onGesture, { capture: true });
  return () => {
    for (const kind of kinds) target.removeEventListener(kind, onGesture, { capture: true });
  };
}
