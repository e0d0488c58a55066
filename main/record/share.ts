/** How sure a share is. Knows no game. */
import type { Share } from '../../shared/record';

/** Standard deviations that hold 95 % of a normal distribution. */
const Z = 1.959963984540054;

/**
 * The share with its Wilson score interval, which stays within 0 … 1 and holds for few tries as well.
 * Source: E. B. Wilson, JASA 22 (1927), 209-212.
 *
 * @param won may be a fraction
 * @returns null without tries
 */
export function shareOf(won: number, tries: number): Share | null {
  if (tries === 0) return null;
  const share = won / tries;
  const widened = 1 + Z ** 2 / tries;
  const centre = (share + Z ** 2 / (2 * tries)) / widened;
  const reach = (Z / widened) * Math.sqrt((share * (1 - share)) / tries + (Z / (2 * tries)) ** 2);
  return { share, low: Math.max(0, centre - reach), high: Math.min(1, centre + reach) };
}
