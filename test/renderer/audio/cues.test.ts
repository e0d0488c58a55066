/** Every cue as samples: clean edges, right loudness, the same for the same seed, in the month's scale. */
import { describe, expect, it } from 'vitest';
import { cueNames, tunedCues, type CueName } from '../../../renderer/audio/cues';
import { momentaryLoudness, peakDb } from '../../../renderer/audio/synth/loudness';
import { PEAK_DB, recipeOf, renderCue, TARGET_LUFS } from '../../../renderer/audio/synth/render';
import { hertz, noteOf, scaleOfMonth } from '../../../renderer/audio/synth/scales';
import { SAMPLE_RATE, type Samples } from '../../../renderer/audio/synth/signal';

/** Level of one frequency over the whole buffer (Goertzel), Hann window. */
function levelAt(samples: Samples, frequency: number): number {
  let re = 0;
  let im = 0;
  samples.forEach((sample, i) => {
    const windowed = sample * (0.5 - 0.5 * Math.cos((2 * Math.PI * i) / samples.length));
    re += windowed * Math.cos((2 * Math.PI * frequency * i) / SAMPLE_RATE);
    im += windowed * Math.sin((2 * Math.PI * frequency * i) / SAMPLE_RATE);
  });
  return Math.hypot(re, im);
}

/** How far a note stands out over its two neighbours, a semitone away, in dB. */
function prominence(samples: Samples, note: number): number {
  const [below, own, above] = [-1, 0, 1].map((step) => levelAt(samples, hertz(note + step)));
  return 20 * Math.log10((own ?? 0) / Math.max(below ?? 0, above ?? 0));
}

function isSame(a: Samples, b: Samples): boolean {
  return a.length === b.length && a.every((sample, i) => sample === b[i]);
}

describe.each(cueNames.map((cue) => [cue]))('%s', (cue: CueName) => {
  const { loudness } = recipeOf(cue);
  const months = (tunedCues as readonly CueName[]).includes(cue) ? [1, 4, 7, 10] : [1];
  it.each(months)('is clean and as loud as its class in month %i', (month) => {
    for (const seed of months.length > 1 ? [month] : [1, 2, 3]) {
      const samples = renderCue(cue, seed, scaleOfMonth(month));
      expect(samples.every(Number.isFinite)).toBe(true);
      expect(Math.abs(samples[0] ?? 1)).toBeLessThan(0.001);
      expect(Math.abs(samples[samples.length - 1] ?? 1)).toBeLessThan(0.001);
      const peak = peakDb(samples);
      expect(peak).toBeLessThanOrEqual(PEAK_DB + 0.01);
      const short = TARGET_LUFS[loudness] - momentaryLoudness(samples);
      const peakLimited = peak > PEAK_DB - 0.01;
      expect(short).toBeGreaterThan(-1);
      expect(short).toBeLessThan(peakLimited ? 6 : 1);
    }
  });
});

it('renders the same samples for the same seed and others for another', () => {
  for (const cue of cueNames) {
    const first = renderCue(cue, 5, scaleOfMonth(4));
    expect(isSame(first, renderCue(cue, 5, scaleOfMonth(4))), cue).toBe(true);
    expect(isSame(first, renderCue(cue, 6, scaleOfMonth(4))), cue).toBe(false);
  }
});

describe('scales', () => {
  it('changes with the season', () => {
    const seasons = Array.from({ length: 12 }, (_, i) => scaleOfMonth(i + 1).season);
    const byQuarter = ['winter', 'winter', 'spring', 'spring', 'spring', 'summer', 'summer', 'summer'];
    expect(seasons).toEqual([...byQuarter, 'autumn', 'autumn', 'autumn', 'winter']);
  });

  it('refuses a month that does not exist', () => {
    for (const month of [0, 13, 1.5, Number.NaN]) expect(() => scaleOfMonth(month)).toThrow(RangeError);
  });

  it('counts degrees over and under the octave', () => {
    const autumn = scaleOfMonth(10);
    const degrees = [-6, -5, -1, 0, 1, 4, 5, 9];
    expect(degrees.map((degree) => noteOf(autumn, degree))).toEqual([46, 50, 58, 62, 63, 70, 74, 82]);
  });

  /** The four seasons' degrees 0, 2, 3, 5 and 7 as MIDI notes, written out from the scales' definitions. */
  const degrees: Record<number, Record<number, number>> = {
    1: { 0: 57, 2: 62, 3: 64, 5: 69, 7: 74 },
    4: { 0: 62, 2: 67, 3: 69, 5: 74, 7: 79 },
    7: { 0: 60, 2: 65, 3: 67, 5: 72, 7: 77 },
    10: { 0: 62, 2: 67, 3: 69, 5: 74, 7: 79 },
  };
  const captures: [CueName, number[]][] = [
    ['capturePlain', [0]],
    ['captureRibbon', [2]],
    ['captureAnimal', [3, 5]],
    ['captureLight', [0, 3, 5, 7]],
  ];
  it.each([1, 4, 7, 10])('the captures of month %i sound the degrees of its scale', (month) => {
    for (const [cue, notes] of captures) {
      const samples = renderCue(cue, 1, scaleOfMonth(month)).subarray(0.1 * SAMPLE_RATE, 1.1 * SAMPLE_RATE);
      for (const degree of notes) {
        const note = degrees[month]?.[degree] ?? Number.NaN;
        expect(prominence(samples, note), `${cue}, degree ${degree}`).toBeGreaterThan(20);
      }
    }
  });

  it('a note outside the scale does not stand out', () => {
    const samples = renderCue('captureLight', 1, scaleOfMonth(4));
    for (const note of [63, 65, 68, 70]) expect(prominence(samples, note)).toBeLessThan(10);
  });

  it('the fall of a lost match has the small steps of its season', () => {
    const beforeLast = (month: number): Samples =>
      renderCue('lose', 1, scaleOfMonth(month)).subarray(1.17 * SAMPLE_RATE, 1.5 * SAMPLE_RATE);
    expect(prominence(beforeLast(10), 51)).toBeGreaterThan(10);
    expect(prominence(beforeLast(4), 52)).toBeGreaterThan(10);
    expect(prominence(beforeLast(4), 51)).toBeLessThan(0);
  });
});
