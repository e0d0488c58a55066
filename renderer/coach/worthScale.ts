/** Where points stand on the bars of one set of choices. Knows numbers only. */
import type { Advised } from '../../shared/coach';

export interface WorthScale {
  /** 0 … 1 along the bar, held inside it. */
  readonly share: (points: number) => number;
  /** Where no points are; null where that is the bar's beginning. */
  readonly zero: number | null;
}

/** Bars narrower than this many points would make trifles look like gulfs. */
const LEAST_SPAN = 2;

/** All bars begin at nothing, or at the least that anything here may be worth. */
export function worthScale(options: readonly Pick<Advised, 'points' | 'margin'>[]): WorthScale {
  const low = Math.min(0, ...options.map(({ points, margin }) => points - margin));
  const high = Math.max(low + LEAST_SPAN, ...options.map(({ points, margin }) => points + margin));
  const share = (points: number): number => Math.min(1, Math.max(0, (points - low) / (high - low)));
  return { share, zero: low < 0 ? share(0) : null };
}
