/** Tells the yaku of a bill one after the other. Knows no cards. */
import { useEffect, useState } from 'preact/hooks';

/** How long each is lit, ms. */
const EACH = 1100;

/**
 * The index of the yaku told just now; null before, and once all have been.
 * @param count how many there are; 0 = nothing to tell
 * @param still without motion: nothing is told by itself
 */
export function useTold(count: number, still: boolean): number | null {
  const [told, setTold] = useState<number | null>(null);
  useEffect(() => {
    if (count === 0 || still) {
      setTold(null);
      return undefined;
    }
    setTold(0);
    const timer = setInterval(
      () => setTold((before) => (before === null || before + 1 >= count ? null : before + 1)),
      EACH,
    );
    return () => clearInterval(timer);
  }, [count, still]);
  return told;
}
