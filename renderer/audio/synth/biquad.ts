/** Second-order filters after R. Bristow-Johnson's cookbook, in place; knows nothing of what it filters. */
import { SAMPLE_RATE, type Samples } from './signal';

export type FilterType = 'lowpass' | 'highpass' | 'bandpass' | 'peaking';

type Coefficients = readonly [b0: number, b1: number, b2: number, a0: number, a1: number, a2: number];

function coefficients(type: FilterType, frequency: number, q: number, gainDb: number): Coefficients {
  const omega = (2 * Math.PI * Math.min(frequency, SAMPLE_RATE * 0.45)) / SAMPLE_RATE;
  const cos = Math.cos(omega);
  const alpha = Math.sin(omega) / (2 * q);
  const amplitude = 10 ** (gainDb / 40);
  switch (type) {
    case 'lowpass':
      return [(1 - cos) / 2, 1 - cos, (1 - cos) / 2, 1 + alpha, -2 * cos, 1 - alpha];
    case 'highpass':
      return [(1 + cos) / 2, -(1 + cos), (1 + cos) / 2, 1 + alpha, -2 * cos, 1 - alpha];
    case 'bandpass':
      return [alpha, 0, -alpha, 1 + alpha, -2 * cos, 1 - alpha];
    case 'peaking': {
      const boost = alpha * amplitude;
      const cut = alpha / amplitude;
      return [1 + boost, -2 * cos, 1 - boost, 1 + cut, -2 * cos, 1 - cut];
    }
  }
}

/** Filters in place and returns the same buffer. Frequency in Hz; `gainDb` counts for 'peaking' only. */
export function biquad(
  samples: Samples,
  type: FilterType,
  frequency: number,
  q = Math.SQRT1_2,
  gainDb = 0,
): Samples {
  const [b0, b1, b2, a0, a1, a2] = coefficients(type, frequency, q, gainDb);
  return filterInPlace(samples, [b0 / a0, b1 / a0, b2 / a0], [a1 / a0, a2 / a0]);
}

/** Runs a normalised second-order section over the buffer; also serves the loudness meter, in double precision. */
export function filterInPlace<T extends Samples | Float64Array>(
  samples: T,
  [b0, b1, b2]: readonly [number, number, number],
  [a1, a2]: readonly [number, number],
): T {
  let x1 = 0;
  let x2 = 0;
  let y1 = 0;
  let y2 = 0;
  for (let i = 0; i < samples.length; i++) {
    const x = samples[i] ?? 0;
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
    x2 = x1;
    x1 = x;
    y2 = y1;
    y1 = y;
    samples[i] = y;
  }
  return samples;
}
