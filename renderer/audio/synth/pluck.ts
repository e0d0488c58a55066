/** A plucked string (Karplus-Strong with an allpass for exact tuning) and its wooden body; knows no melody. */
import { biquad } from './biquad';
import { noise } from './noise';
import { mixInto, SAMPLE_RATE, scale, silence, type Random, type Samples } from './signal';

/** A resonance of the body: Hz, width, dB. */
export type BodyPeak = readonly [frequency: number, q: number, gainDb: number];

export interface PluckShape {
  readonly seconds: number;
  /** Seconds in which the string falls by 60 dB. */
  readonly t60: number;
  /** How much of its brightness the string loses on each round trip, 0 to 0.5. */
  readonly damping: number;
  /** Hz up to which a full stroke excites the string. */
  readonly brightness: number;
  /** Where the string is plucked, as a part of its length. */
  readonly position: number;
  /** Strength of the plectrum's own noise. */
  readonly plectrum: number;
  /** Force of the stroke, 0 to 1: level and brightness. */
  readonly velocity: number;
  readonly body: readonly BodyPeak[];
}

/** One note; frequency in Hz, exact within a cent between MIDI notes 50 and 86. */
export function pluck(frequency: number, shape: PluckShape, random: Random): Samples {
  // The averaging in the loop delays by `damping` samples, the allpass by 0.3 to 1.3: the line holds the rest.
  const period = SAMPLE_RATE / frequency - shape.damping;
  const length = Math.floor(period - 0.3);
  const line = excitation(length, shape, random);
  const samples = ring(line, period - length, shape, 10 ** (-3 / (frequency * shape.t60)));
  const nail = noise(
    0.012,
    { attack: 0.0003, t60: 0.008, band: 3400, q: 0.9, gain: 1.6 * shape.plectrum },
    random,
  );
  mixInto(samples, nail, 0, shape.velocity);
  for (const [centre, q, gainDb] of shape.body) biquad(samples, 'peaking', centre, q, gainDb);
  biquad(samples, 'highpass', 60);
  return scale(softenOnset(samples), shape.velocity);
}

/** Filtered noise, comb-filtered by the place of the pluck and free of direct current. */
function excitation(length: number, { brightness, position, velocity }: PluckShape, random: Random): Samples {
  const burst = new Float32Array(length);
  for (let i = 0; i < length; i++) burst[i] = random() * 2 - 1;
  biquad(burst, 'lowpass', Math.min(16_000, brightness * (0.5 + 0.5 * velocity)), 0.6);
  const offset = Math.max(1, Math.round(position * length));
  const line = new Float32Array(length);
  // A ring minus its own rotation sums to zero, so no direct current enters the loop.
  for (let i = 0; i < length; i++) line[i] = (burst[i] ?? 0) - (burst[(i + length - offset) % length] ?? 0);
  return line;
}

function ring(line: Samples, fraction: number, { seconds, damping }: PluckShape, loopGain: number): Samples {
  const samples = silence(seconds);
  const allpass = (1 - fraction) / (1 + fraction);
  let position = 0;
  let previous = 0;
  let allpassIn = 0;
  let allpassOut = 0;
  for (let i = 0; i < samples.length; i++) {
    const value = line[position] ?? 0;
    samples[i] = value;
    const damped = loopGain * ((1 - damping) * value + damping * previous);
    previous = value;
    allpassOut = allpass * damped + allpassIn - allpass * allpassOut;
    allpassIn = damped;
    line[position] = allpassOut;
    position = position + 1 === line.length ? 0 : position + 1;
  }
  return samples;
}

/** The line starts anywhere on its wave: a rise of 0.25 ms takes the click and leaves the attack. */
function softenOnset(samples: Samples): Samples {
  const rise = 0.00025 * SAMPLE_RATE;
  for (let i = 0; i < rise; i++) samples[i] = ((samples[i] ?? 0) * i) / rise;
  return samples;
}

/** Pulls the pitch up by `cents` from `at` seconds on, within 90 ms, as a hand pressing the string does. */
export function bendUp(samples: Samples, cents: number, at: number): Samples {
  const bent = new Float32Array(samples.length);
  const start = at * SAMPLE_RATE;
  const press = 0.09 * SAMPLE_RATE;
  // Each sample of the press raises the reading speed by the same small interval.
  const step = 2 ** (cents / 1200 / press);
  let speed = 1;
  let position = 0;
  for (let i = 0; i < bent.length; i++) {
    const index = Math.floor(position);
    const part = position - index;
    bent[i] = (samples[index] ?? 0) * (1 - part) + (samples[index + 1] ?? 0) * part;
    if (i >= start && i < start + press) speed *= step;
    position += speed;
  }
  return bent;
}
