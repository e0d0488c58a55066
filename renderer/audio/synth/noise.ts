/** Bursts of filtered noise: the rustle of paper and the edge of every knock. Knows no instrument. */
import { biquad } from './biquad';
import { decayPerSample, SAMPLE_RATE, silence, type Random, type Samples } from './signal';

export interface NoiseShape {
  /** Seconds of linear rise. */
  readonly attack: number;
  /** Seconds in which the sound then falls by 60 dB. */
  readonly t60: number;
  readonly gain?: number;
  /** Centre of a bandpass in Hz, or its way from one frequency to another. */
  readonly band?: number | readonly [from: number, to: number];
  /** Width of that bandpass. */
  readonly q?: number;
  /** Hz below which nothing passes. */
  readonly above?: number;
  /** Hz above which nothing passes. */
  readonly below?: number;
}

export function noise(seconds: number, shape: NoiseShape, random: Random): Samples {
  const samples = burst(seconds, shape, random);
  const { band, q = 1, above, below } = shape;
  if (typeof band === 'number') biquad(samples, 'bandpass', band, q);
  else if (band) sweepBand(samples, band, q);
  if (above !== undefined) biquad(samples, 'highpass', above);
  if (below !== undefined) biquad(samples, 'lowpass', below);
  return samples;
}

function burst(seconds: number, { attack, t60, gain = 1 }: NoiseShape, random: Random): Samples {
  const samples = silence(seconds);
  const rise = attack * SAMPLE_RATE;
  const decay = decayPerSample(t60);
  let level = gain;
  for (let i = 0; i < samples.length; i++) {
    samples[i] = (random() * 2 - 1) * (i < rise ? (level * i) / rise : level);
    if (i >= rise) level *= decay;
  }
  return samples;
}

/** A state-variable filter, because its centre may move on every sample without clicks. */
function sweepBand(samples: Samples, [from, to]: readonly [number, number], q: number): void {
  const step = (to / from) ** (1 / samples.length);
  let frequency = from;
  let low = 0;
  let band = 0;
  for (let i = 0; i < samples.length; i++) {
    const tune = 2 * Math.sin((Math.PI * frequency) / SAMPLE_RATE);
    low += tune * band;
    band += tune * ((samples[i] ?? 0) - low - band / q);
    samples[i] = band;
    frequency *= step;
  }
}
