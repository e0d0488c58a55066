/** The string's tuning and bend, and the meters the other tests lean on, against known signals. */
import { describe, expect, it } from 'vitest';
import { biquad } from '../../../renderer/audio/synth/biquad';
import { momentaryLoudness, peakDb } from '../../../renderer/audio/synth/loudness';
import { modal } from '../../../renderer/audio/synth/modal';
import { bendUp, pluck } from '../../../renderer/audio/synth/pluck';
import { hertz } from '../../../renderer/audio/synth/scales';
import { SAMPLE_RATE, seededRandom, silence, type Samples } from '../../../renderer/audio/synth/signal';

function sine(frequency: number, seconds: number, gain = 1): Samples {
  return silence(seconds).map((_, i) => gain * Math.sin((2 * Math.PI * frequency * i) / SAMPLE_RATE));
}

/** Phase in turns of `frequency` around `at` seconds, over a Hann window of half a second. */
function phaseAt(samples: Samples, frequency: number, at: number): number {
  const start = Math.round(at * SAMPLE_RATE);
  const length = SAMPLE_RATE / 2;
  let re = 0;
  let im = 0;
  for (let i = 0; i < length; i++) {
    const angle = (2 * Math.PI * frequency * (i + start)) / SAMPLE_RATE;
    const value = (samples[i + start] ?? 0) * (0.5 - 0.5 * Math.cos((2 * Math.PI * i) / length));
    re += value * Math.cos(angle);
    im -= value * Math.sin(angle);
  }
  return Math.atan2(im, re) / (2 * Math.PI);
}

/** Cents by which the fundamental lies over `frequency`: the drift of its phase within 200 ms. */
function centsOff(samples: Samples, frequency: number, from = 0.05): number {
  const drift = phaseAt(samples, frequency, from + 0.2) - phaseAt(samples, frequency, from);
  const turns = drift - Math.round(drift);
  return 1200 * Math.log2((frequency + turns / 0.2) / frequency);
}

const string = {
  seconds: 1.5,
  t60: 3,
  damping: 0.26,
  brightness: 5200,
  position: 0.13,
  plectrum: 0.5,
  velocity: 1,
  body: [],
};

describe('pluck', () => {
  it.each([50, 57, 62, 65, 69, 74, 81, 86])('MIDI note %i is in tune within a cent', (note) => {
    const samples = pluck(hertz(note), string, seededRandom(3));
    expect(Math.abs(centsOff(samples, hertz(note)))).toBeLessThan(1);
  });

  it('the ruler itself sees 5 cents', () => {
    expect(centsOff(sine(440 * 2 ** (5 / 1200), 1), 440)).toBeCloseTo(5, 1);
  });

  it('falls by about 60 dB in its t60', () => {
    const samples = pluck(hertz(62), { ...string, seconds: 2.2, t60: 2 }, seededRandom(3));
    const level = (at: number): number => peakDb(samples.slice(at * SAMPLE_RATE, (at + 0.05) * SAMPLE_RATE));
    expect(level(0.5) - level(1.5)).toBeGreaterThan(25);
    expect(level(0.5) - level(1.5)).toBeLessThan(40);
  });

  it('bends by the cents asked for', () => {
    const bent = bendUp(sine(300, 2), 12, 0.18);
    expect(centsOff(bent, 300, 0.5)).toBeCloseTo(12, 1);
  });
});

describe('modal', () => {
  it('rings at its frequency and falls by 60 dB in its t60', () => {
    const samples = modal(1, [[600, 1, 0.8]], {}, seededRandom(1));
    const expected = silence(1).map((_, i) => {
      const t = i / SAMPLE_RATE;
      return Math.sin(2 * Math.PI * 600 * t + seededRandom(1)() * 0.6) * 10 ** ((-3 * t) / 0.8);
    });
    for (const i of [100, 4_000, 20_000, 40_000])
      expect(samples[i]).toBeCloseTo(expected[i] ?? Number.NaN, 5);
  });
});

describe('meters', () => {
  it('a full-scale sine of 997 Hz reads -3.01 LUFS, as BS.1770 says', () => {
    expect(momentaryLoudness(sine(997, 1))).toBeCloseTo(-3.01, 1);
  });

  it('half the level is 6 dB less', () => {
    expect(peakDb(sine(1000, 0.5, 0.5))).toBeCloseTo(-6.02, 1);
    expect(momentaryLoudness(sine(997, 1, 0.5))).toBeCloseTo(-9.03, 1);
  });

  it('a highpass at 1 kHz takes 12 dB an octave', () => {
    const low = biquad(sine(125, 1), 'highpass', 1000).slice(SAMPLE_RATE / 2);
    expect(peakDb(low)).toBeLessThan(-35);
    expect(peakDb(biquad(sine(8000, 1), 'highpass', 1000))).toBeGreaterThan(-0.5);
  });
});
