/** What the sound needs of the browser, in one place so that tests can stand in for it; plays nothing itself. */
import { SAMPLE_RATE, type Random, type Samples } from './synth/signal';

/** Runs a task once, later, with the ms it may take; returns how to call it off. */
export type Schedule = (task: (budgetMs: number) => void) => () => void;

export interface AudioPort {
  /** Opens the audio device; may throw where there is none. */
  readonly openContext: () => AudioContext;
  /** A one-channel buffer; needs no device. */
  readonly createBuffer: (samples: Samples) => AudioBuffer;
  /** When the page has time to spare. */
  readonly whenIdle: Schedule;
  /** Where the player's first pointerdown or keydown arrives. */
  readonly gestures: EventTarget;
  /** Picks variants and the small differences between knocks. */
  readonly random: Random;
}

/** Half a frame at 60 frames per second at most, so that no animation stutters while sounds are made. */
const SLICE_MS = 6;

export const browserAudio: AudioPort = {
  openContext: () => new AudioContext({ latencyHint: 'interactive' }),
  createBuffer: (samples) => {
    const buffer = new AudioBuffer({ length: samples.length, sampleRate: SAMPLE_RATE, numberOfChannels: 1 });
    buffer.copyToChannel(samples, 0);
    return buffer;
  },
  whenIdle: (task) => {
    // The timeout keeps a long animation from starving the work: then it goes on one step at a time.
    const id = requestIdleCallback((idle) => task(Math.min(SLICE_MS, idle.timeRemaining())), {
      timeout: 250,
    });
    return () => cancelIdleCallback(id);
  },
  gestures: globalThis,
  random: Math.random,
};
