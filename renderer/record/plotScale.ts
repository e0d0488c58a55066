/** Round numbers along an axis. Knows no meaning of them. */

const ROUND = [1, 2, 5, 10];

/** Lines from nothing up to what holds `most`, at equal steps; `wanted` of them at most, beside that for nothing. */
export function plotScale(most: number, wanted = 4): readonly number[] {
  const least = Math.max(most, 1) / wanted;
  const ten = 10 ** Math.floor(Math.log10(least));
  const step = Math.max(1, ten * (ROUND.find((each) => each * ten >= least) ?? 10));
  return Array.from({ length: Math.ceil(Math.max(most, 1) / step) + 1 }, (_, index) => index * step);
}
