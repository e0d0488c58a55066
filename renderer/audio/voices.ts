/** Starts, counts and ends the sounds that are playing; knows no settings and makes no sound itself. */
import { isTuned, type CueName } from './cues';
import { rampTo, type AudioGraph } from './graph';
import { decibels, type Random } from './synth/signal';

/** More at once is mud, not richness. */
export const MAX_VOICES = 6;

/** The same cue twice within this time sounds like one that is broken. */
const SAME_CUE_GAP_S = 0.045;

/** A voice that gives way to another fades in this time. */
const STEAL_S = 0.012;

export interface VoiceRequest {
  readonly cue: CueName;
  /** -1 left to 1 right, as seen on the table. */
  readonly pan: number;
  readonly delayMs: number;
  /** One of a run but not its last: 6 dB softer. */
  readonly inner: boolean;
}

interface Voice {
  readonly source: AudioBufferSourceNode;
  readonly gain: GainNode;
  /** Context time in seconds. */
  readonly endsAt: number;
}

export interface Voices {
  /** Plays the buffer unless the same cue starts within 45 ms of it. */
  readonly start: (buffer: AudioBuffer, request: VoiceRequest) => void;
  readonly count: () => number;
  /** Fades out and ends every voice, also those that have not begun. */
  readonly stopAll: (ms: number) => void;
}

export function createVoices({ context, input }: AudioGraph, random: Random): Voices {
  const live = new Set<Voice>();
  const lastStart = new Map<CueName, number>();
  const release = (voice: Voice, seconds: number): void => {
    live.delete(voice);
    rampTo(voice.gain.gain, 0, context.currentTime, seconds);
    voice.source.stop(context.currentTime + seconds);
  };
  return {
    start: (buffer, request) => {
      const startsAt = context.currentTime + request.delayMs / 1000;
      const last = lastStart.get(request.cue);
      if (last !== undefined && Math.abs(startsAt - last) < SAME_CUE_GAP_S) return;
      lastStart.set(request.cue, startsAt);
      const nearestEnd = [...live].reduce<Voice | undefined>(earlier, undefined);
      if (nearestEnd && live.size >= MAX_VOICES) release(nearestEnd, STEAL_S);

      const { source, gain, panner } = connectVoice(context, input, buffer, request, random);
      const voice: Voice = { source, gain, endsAt: startsAt + buffer.duration };
      live.add(voice);
      source.addEventListener('ended', () => {
        live.delete(voice);
        for (const node of [source, gain, panner]) node.disconnect();
      });
      source.start(startsAt);
    },
    count: () => live.size,
    stopAll: (ms) => live.forEach((voice) => release(voice, ms / 1000)),
  };
}

/** The voice with the least left to say is the least missed. */
function earlier(best: Voice | undefined, voice: Voice): Voice {
  return best && best.endsAt <= voice.endsAt ? best : voice;
}

/** No two knocks are alike: level in a span of 1.5 dB, speed of 2 %; a koto keeps its pitch. */
function connectVoice(
  context: AudioContext,
  output: AudioNode,
  buffer: AudioBuffer,
  { cue, pan, inner }: VoiceRequest,
  random: Random,
): { source: AudioBufferSourceNode; gain: GainNode; panner: StereoPannerNode } {
  const source = context.createBufferSource();
  const gain = context.createGain();
  const panner = context.createStereoPanner();
  source.buffer = buffer;
  if (!isTuned(cue)) source.playbackRate.value = 1 + (random() - 0.5) * 0.02;
  gain.gain.value = decibels((inner ? -6 : 0) + (random() - 0.5) * 1.5);
  // The table is in front of the player, not around: its edges sound from a third of the way out.
  panner.pan.value = 0.35 * Math.max(-1, Math.min(1, pan));
  source.connect(gain).connect(panner).connect(output);
  return { source, gain, panner };
}
