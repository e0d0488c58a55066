/** How often chance alone strays so far: the chi-square distance and its distribution. Knows no game. */
import { FEWEST_EXPECTED } from '../../shared/record';
import { sum, times } from '../engine/lists';

/** Counts of which each was expected to be something, and how they sway together by chance. */
export interface Tally {
  readonly seen: readonly number[];
  readonly expected: readonly number[];
  /** Of the counts; each row for one. */
  readonly covariance: readonly (readonly number[])[];
}

export interface Distance {
  readonly chiSquare: number;
  readonly degrees: number;
  /** 0 … 1; null where there is nothing to compare. */
  readonly chance: number | null;
}

/** Neighbours join until each group is expected to hold enough; what is left over at the end joins the last. */
function groupsOf(expected: readonly number[]): readonly (readonly number[])[] {
  const groups: number[][] = [];
  let open: number[] = [];
  expected.forEach((_, index) => {
    open.push(index);
    if (sum(open.map((each) => expected[each] ?? 0)) < FEWEST_EXPECTED) return;
    groups.push(open);
    open = [];
  });
  groups.at(-1)?.push(...open);
  return groups;
}

/** The square of `offsets` in units of their own spread: y·y with L y = offsets and L Lᵀ = covariance (Cholesky). */
function squaredIn(covariance: readonly (readonly number[])[], offsets: readonly number[]): number {
  const rows: number[][] = [];
  const solved: number[] = [];
  offsets.forEach((offset, i) => {
    const row: number[] = [];
    const dot = (other: readonly number[]): number => sum(row.map((each, k) => each * (other[k] ?? 0)));
    for (const above of rows)
      row.push(((covariance[i]?.[row.length] ?? 0) - dot(above)) / (above.at(-1) ?? 1));
    const pivot = Math.sqrt((covariance[i]?.[i] ?? 0) - dot(row));
    solved.push((offset - dot(solved)) / pivot);
    rows.push([...row, pivot]);
  });
  return sum(solved.map((each) => each ** 2));
}

/** ln Γ(half / 2), exact for whole `half`. */
const logGammaOfHalf = (half: number): number =>
  half === 1 ? Math.log(Math.PI) / 2 : half === 2 ? 0 : Math.log(half / 2 - 1) + logGammaOfHalf(half - 2);

/** From here on the chance is zero for every purpose, and the series would leave the numbers' range. */
const BEYOND = 1_200;

/**
 * How often a chi-square of so many degrees is this large or larger, as one less its regularised gamma function.
 * Source: NIST Digital Library of Mathematical Functions, 8.7.1.
 */
export function chiSquareChance(chiSquare: number, degrees: number): number {
  if (chiSquare <= 0) return 1;
  if (chiSquare > BEYOND + degrees) return 0;
  const a = degrees / 2;
  const x = chiSquare / 2;
  let term = Math.exp(a * Math.log(x) - x - logGammaOfHalf(degrees + 2));
  let below = term;
  for (let n = 1; term > below * Number.EPSILON; n += 1) {
    term *= x / (a + n);
    below += term;
  }
  return Math.max(0, 1 - below);
}

/** The counts add up to what is known beforehand, so that the last group follows from the others. */
export function distanceOf({ seen, expected, covariance }: Tally): Distance {
  const groups = groupsOf(expected);
  const degrees = groups.length - 1;
  if (degrees < 1) return { chiSquare: 0, degrees: 0, chance: null };
  const free = groups.slice(0, -1);
  const offsets = free.map((group) => sum(group.map((cell) => (seen[cell] ?? 0) - (expected[cell] ?? 0))));
  const spread = free.map((a) =>
    free.map((b) => sum(a.flatMap((i) => b.map((j) => covariance[i]?.[j] ?? 0)))),
  );
  const chiSquare = squaredIn(spread, offsets);
  return { chiSquare, degrees, chance: chiSquareChance(chiSquare, degrees) };
}

/** Adds up tallies of the same cells. */
export const addTallies = (tallies: readonly Tally[], cells: number): Tally => {
  const each = (pick: (tally: Tally) => number): number => sum(tallies.map(pick));
  return {
    seen: times(cells, (i) => each(({ seen }) => seen[i] ?? 0)),
    expected: times(cells, (i) => each(({ expected }) => expected[i] ?? 0)),
    covariance: times(cells, (i) => times(cells, (j) => each(({ covariance }) => covariance[i]?.[j] ?? 0))),
  };
};
