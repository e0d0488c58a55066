/** Struck bodies as sums of damped sine waves: wood, skin, bronze. Knows nothing of what strikes them. */
import { decayPerSample, SAMPLE_RATE, silence, type Random, type Samples } from './signal';

/** One way in which a body rings: Hz, level, seconds to fall by 60 dB. */
export type Mode = readonly [frequency: number, gain: number, t60: number];

export interface ModalShape {
  /** Seconds of linear rise. */
  readonly attack?: number;
  /** A skin struck hard starts sharp: the factor on the frequency at the start, and the seconds of its fall to 1/e. */
  readonly glide?: { readonly from: number; readonly seconds: number };
}

export function modal(seconds: number, modes: readonly Mode[], shape: ModalShape, random: Random): Samples {
  const samples = silence(seconds);
  const rise = (shape.attack ?? 0.0008) * SAMPLE_RATE;
  for (const mode of modes) {
    const phase = random() * 0.6;
    if (shape.glide) addGliding(samples, mode, phase, shape.glide);
    else addSteady(samples, mode, phase);
  }
  for (let i = 0; i < rise && i < samples.length; i++) samples[i] = ((samples[i] ?? 0) * i) / rise;
  return samples;
}

/** Each mode as a pair `split` Hz apart, which beats as a real bell does. */
export function beating(modes: readonly (readonly [...Mode, split: number])[]): Mode[] {
  return modes.flatMap(([frequency, gain, t60, split]): Mode[] => [
    [frequency - split / 2, gain * 0.55, t60],
    [frequency + split / 2, gain * 0.45, t60],
  ]);
}

/** Samples until a mode has fallen by 120 dB: past that it costs time and is not heard. */
function audibleLength(samples: Samples, t60: number): number {
  return Math.min(samples.length, Math.ceil(2 * t60 * SAMPLE_RATE));
}

/** A two-pole resonator: the same wave as sin() times an envelope, at two multiplications a sample. */
function addSteady(samples: Samples, [frequency, gain, t60]: Mode, phase: number): void {
  const omega = (2 * Math.PI * frequency) / SAMPLE_RATE;
  const decay = decayPerSample(t60);
  const feedback = 2 * decay * Math.cos(omega);
  const damping = decay * decay;
  let before = (gain * Math.sin(phase - omega)) / decay;
  let now = gain * Math.sin(phase);
  const length = audibleLength(samples, t60);
  for (let i = 0; i < length; i++) {
    samples[i] = (samples[i] ?? 0) + now;
    const next = feedback * now - damping * before;
    before = now;
    now = next;
  }
}

function addGliding(
  samples: Samples,
  [frequency, gain, t60]: Mode,
  startPhase: number,
  glide: { readonly from: number; readonly seconds: number },
): void {
  const omega = (2 * Math.PI * frequency) / SAMPLE_RATE;
  const decay = decayPerSample(t60);
  const settle = Math.exp(-1 / (glide.seconds * SAMPLE_RATE));
  let phase = startPhase;
  let level = gain;
  let sharp = glide.from - 1;
  const length = audibleLength(samples, t60);
  for (let i = 0; i < length; i++) {
    samples[i] = (samples[i] ?? 0) + Math.sin(phase) * level;
    phase += omega * (1 + sharp);
    level *= decay;
    sharp *= settle;
  }
}
