/** Measures loudness as ITU-R BS.1770 does, so that cues sit where their class belongs; knows no cue. */
import { filterInPlace } from './biquad';
import { peakOf, SAMPLE_RATE, type Samples } from './signal';

/** The window of a momentary measurement: 400 ms. */
const WINDOW = SAMPLE_RATE * 0.4;

/** The loudest 400 ms in LUFS; -120 or so for silence. A sound shorter than the window counts as padded with silence. */
export function momentaryLoudness(samples: Samples): number {
  // The two stages of the K-weighting, coefficients of BS.1770-4 for 48 kHz.
  const weighted = Float64Array.from(samples);
  filterInPlace(
    weighted,
    [1.53512485958697, -2.69169618940638, 1.19839281085285],
    [-1.69065929318241, 0.73248077421585],
  );
  filterInPlace(weighted, [1, -2, 1], [-1.99004745483398, 0.99007225036621]);
  let energy = 0;
  let loudest = 0;
  for (let i = 0; i < weighted.length; i++) {
    energy += (weighted[i] ?? 0) ** 2 - (i >= WINDOW ? (weighted[i - WINDOW] ?? 0) ** 2 : 0);
    loudest = Math.max(loudest, energy);
  }
  return -0.691 + 10 * Math.log10(loudest / WINDOW + 1e-12);
}

/** The largest sample in dB below full scale. */
export function peakDb(samples: Samples): number {
  return 20 * Math.log10(peakOf(samples) + 1e-9);
}
