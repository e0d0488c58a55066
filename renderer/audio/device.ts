/** Opens the audio device at the player's first gesture and tells once when there is none; knows no cue. */
import type { AudioPort } from './audioPort';
import { buildGraph, type AudioGraph } from './graph';

/** Why nothing can be heard: no device could be opened, or one was opened and never began to run. */
export interface SoundProblem {
  readonly code: 'noAudioDevice' | 'audioNotRunning';
  readonly cause?: unknown;
}

export type OnProblem = (problem: SoundProblem) => void;

/** A device that answers at all does so much sooner. */
const RESUME_PATIENCE_MS = 4000;

/** The time in which the sound fades before it is suspended. */
export const HIDE_MS = 150;

export interface Device {
  /** Opens or wakes the device; to be called from a gesture, as browsers demand one. */
  readonly wake: () => void;
  /** Fades out, then lets the device rest until woken. */
  readonly rest: () => void;
  /** The graph while it can be heard. */
  readonly running: () => AudioGraph | undefined;
  readonly setLevel: (level: number, ms: number) => void;
  readonly dispose: () => void;
}

type OnOpen = (graph: AudioGraph) => void;

/** `onOpen` is called with the graph when the device has been opened; `onProblem` at most once, ever. */
export function createDevice(port: AudioPort, onOpen: OnOpen, onProblem: OnProblem): Device {
  let graph: AudioGraph | undefined;
  let wanted = false;
  let resting: ReturnType<typeof setTimeout> | undefined;
  const report = once(onProblem);
  const running = (): AudioGraph | undefined => (graph?.context.state === 'running' ? graph : undefined);
  const notRunning = (cause?: unknown): void => {
    if (wanted && !running()) report({ code: 'audioNotRunning', cause });
  };
  const open = once(() => {
    const context = openOrReport(port, report);
    if (!context) return;
    graph = buildGraph(context);
    onOpen(graph);
    setTimeout(notRunning, RESUME_PATIENCE_MS);
  });
  return {
    wake: () => {
      wanted = true;
      clearTimeout(resting);
      open();
      // Also when it runs: a suspension may be on its way.
      graph?.context.resume().catch(notRunning);
    },
    rest: () => {
      wanted = false;
      graph?.setLevel(0, HIDE_MS);
      clearTimeout(resting);
      resting = setTimeout(() => graph?.context.suspend().catch(notRunning), HIDE_MS);
    },
    running,
    setLevel: (level, ms) => graph?.setLevel(level, ms),
    dispose: () => {
      wanted = false;
      clearTimeout(resting);
      graph?.context.close().catch(notRunning);
      graph = undefined;
    },
  };
}

/** Only the opening may fail: a graph that cannot be built is a bug and throws. */
function openOrReport(port: AudioPort, report: OnProblem): AudioContext | undefined {
  try {
    return port.openContext();
  } catch (cause) {
    report({ code: 'noAudioDevice', cause });
    return undefined;
  }
}

/** Runs the task at the first call and never again. */
function once<A extends unknown[]>(task: (...args: A) => void): (...args: A) => void {
  let done = false;
  return (...args) => {
    if (done) return;
    done = true;
    task(...args);
  };
}
