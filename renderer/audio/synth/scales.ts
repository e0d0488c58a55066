/** The scale of each season and the pitches of its degrees; knows no instrument. Scales after Koizumi's tetrachords. */

export interface Scale {
  readonly season: 'spring' | 'summer' | 'autumn' | 'winter';
  /** MIDI note of degree 0. */
  readonly root: number;
  /** Semitones of the five degrees over the root. */
  readonly steps: readonly [number, number, number, number, number];
}

const ritsu: Scale = { season: 'spring', root: 62, steps: [0, 2, 5, 7, 9] };
const ryukyu: Scale = { season: 'summer', root: 60, steps: [0, 4, 5, 7, 11] };
const miyakoBushi: Scale = { season: 'autumn', root: 62, steps: [0, 1, 5, 7, 8] };
const minyo: Scale = { season: 'winter', root: 57, steps: [0, 3, 5, 7, 10] };

/** Winter is December to February, spring starts in March. Throws for a month outside 1 to 12. */
export function scaleOfMonth(month: number): Scale {
  if (!Number.isInteger(month) || month < 1 || month > 12) throw new RangeError(`No such month: ${month}`);
  if (month <= 2 || month === 12) return minyo;
  if (month <= 5) return ritsu;
  return month <= 8 ? ryukyu : miyakoBushi;
}

/** MIDI note of a degree: 5 degrees make an octave, negative ones lie below the root. */
export function noteOf({ root, steps }: Scale, degree: number): number {
  const octave = Math.floor(degree / steps.length);
  return root + (steps[degree - octave * steps.length] ?? 0) + 12 * octave;
}

/** Frequency in Hz of a MIDI note. */
export function hertz(midi: number): number {
  return 440 * 2 ** ((midi - 69) / 12);
}
