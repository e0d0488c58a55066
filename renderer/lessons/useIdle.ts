/** Tells once when nothing has been done for a good while. Knows nothing of what could be done. */
import { useEffect } from 'preact/hooks';

/** Long enough to look at every card, ms. */
export const IDLE_AFTER = 20_000;

const SIGNS = ['pointerdown', 'pointermove', 'keydown'] as const;

/** @param since anything that stands for the present moment: with another one the waiting begins anew; null = never */
export function useIdle(since: string | null, onIdle: () => void): void {
  useEffect(() => {
    if (since === null) return undefined;
    let timer = setTimeout(onIdle, IDLE_AFTER);
    const stop = new AbortController();
    const again = (): void => {
      clearTimeout(timer);
      timer = setTimeout(onIdle, IDLE_AFTER);
    };
    for (const sign of SIGNS) window.addEventListener(sign, again, { capture: true, signal: stop.signal });
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [since]);
}
