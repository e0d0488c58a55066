/** Builds the audio graph behind all voices: room, limiter and the one level; knows no cue and no setting. */
import { decibels, seededRandom } from './synth/signal';

export interface AudioGraph {
  readonly context: AudioContext;
  /** Where voices connect. */
  readonly input: AudioNode;
  /** Moves the overall gain (0 to 1) in a straight line over `ms`. */
  readonly setLevel: (level: number, ms: number) => void;
}

/** input -> level -> limiter -> device, with a send at -16 dB through a small made room. */
export function buildGraph(context: AudioContext): AudioGraph {
  const input = context.createGain();
  const send = context.createGain();
  const room = context.createConvolver();
  const level = context.createGain();
  const limiter = context.createDynamicsCompressor();
  send.gain.value = decibels(-16);
  room.buffer = roomImpulse(context);
  level.gain.value = 0;
  limiter.threshold.value = -6;
  limiter.knee.value = 4;
  limiter.ratio.value = 12;
  limiter.attack.value = 0.002;
  limiter.release.value = 0.12;
  input.connect(level);
  input.connect(send).connect(room).connect(level);
  level.connect(limiter).connect(context.destination);
  return {
    context,
    input,
    setLevel: (target, ms) => rampTo(level.gain, target, context.currentTime, ms / 1000),
  };
}

/** A straight ramp from wherever the value is now: setTargetAtTime never quite arrives. */
export function rampTo(param: AudioParam, target: number, now: number, seconds: number): void {
  const from = param.value;
  param.cancelScheduledValues(now);
  param.setValueAtTime(from, now);
  param.linearRampToValueAtTime(target, now + seconds);
}

/** 1.1 s of decaying noise, softened: a quiet room with mats. Left and right differ, so it has width. */
function roomImpulse(context: AudioContext): AudioBuffer {
  // A convolver refuses any rate but its context's, which is the device's.
  const length = Math.round(1.1 * context.sampleRate);
  const buffer = context.createBuffer(2, length, context.sampleRate);
  for (const channel of [0, 1]) {
    const random = seededRandom(4 + channel);
    const samples = new Float32Array(length);
    let soft = 0;
    for (let i = 0; i < length; i++) {
      // e^-6.9 is -60 dB at the end.
      soft += 0.35 * ((random() * 2 - 1) * Math.exp((-6.9 * i) / length) - soft);
      samples[i] = soft;
    }
    buffer.copyToChannel(samples, channel);
  }
  return buffer;
}
