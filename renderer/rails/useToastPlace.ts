/** Puts messages at the height of the log line, clear of the hand. Knows no messages. */
import { useLayoutEffect } from 'preact/hooks';
import type { Layout } from '../table/layout';

/** Sets `--toast-bottom` while a table of this layout stands, in CSS px. */
export function useToastPlace({ height, log, prompt }: Layout): void {
  const bottom = height - (log === null ? prompt.y : log.y + log.height);
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.setProperty('--toast-bottom', `${bottom}px`);
    return () => void style.removeProperty('--toast-bottom');
  }, [bottom]);
}
