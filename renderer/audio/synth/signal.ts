/** Sample buffers and what all sounds share to fill them; knows no instrument and no browser API. */

/** Samples per second of everything in this folder. */
export const SAMPLE_RATE = 48_000;

/** One channel of audio at SAMPLE_RATE, full scale at 1. */
export type Samples = Float32Array<ArrayBuffer>;

/** Returns the next number of a sequence, 0 <= n < 1. */
export type Random = () => number;

/** A sequence that is the same for the same seed (mulberry32). */
export function seededRandom(seed: number): Random {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function silence(seconds: number): Samples {
  return new Float32Array(Math.round(seconds * SAMPLE_RATE));
}

/** Adds `source` to `target` from `at` seconds on; what does not fit is cut off. Returns `target`. */
export function mixInto(target: Samples, source: Samples, at = 0, gain = 1): Samples {
  const offset = Math.round(at * SAMPLE_RATE);
  const length = Math.min(source.length, target.length - offset);
  for (let i = 0; i < length; i++) {
    target[i + offset] = (target[i + offset] ?? 0) + (source[i] ?? 0) * gain;
  }
  return target;
}

/** Multiplies in place and returns the same buffer. */
export function scale(samples: Samples, gain: number): Samples {
  for (let i = 0; i < samples.length; i++) samples[i] = (samples[i] ?? 0) * gain;
  return samples;
}

/** The largest absolute sample. */
export function peakOf(samples: Samples): number {
  let peak = 0;
  for (const sample of samples) peak = Math.max(peak, Math.abs(sample));
  return peak;
}

/** Bends the peaks over with tanh, in place: it tames the crest of a knock and adds overtones small speakers need. */
export function saturate(samples: Samples, drive: number): Samples {
  const peak = peakOf(samples);
  if (peak === 0) return samples;
  for (let i = 0; i < samples.length; i++) samples[i] = Math.tanh(((samples[i] ?? 0) / peak) * drive);
  return samples;
}

/** Fades the end out in place, so that a cut tail does not click. */
export function fadeEnd(samples: Samples, seconds = 0.006): Samples {
  const length = Math.min(samples.length, Math.round(seconds * SAMPLE_RATE));
  for (let i = 0; i < length; i++) {
    const index = samples.length - 1 - i;
    samples[index] = ((samples[index] ?? 0) * i) / length;
  }
  return samples;
}

/** The factor by which a sound fades from one sample to the next if it falls by 60 dB in `t60` seconds. */
export function decayPerSample(t60: number): number {
  return 10 ** (-3 / (t60 * SAMPLE_RATE));
}

export const decibels = (db: number): number => 10 ** (db / 20);
