/** Opens the page of shortcuts from anywhere, ahead of dialogs that keep their keys to themselves. Knows no page. */
import { useEffect } from 'preact/hooks';
import { SHORTCUTS, isShortcut } from './shortcuts';

/** Where a question mark is a letter like any other. */
const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type === 'text');

export function useShortcutsKey(open: () => void): void {
  useEffect(() => {
    const handle = (event: KeyboardEvent): void => {
      if (event.repeat || !isShortcut(event, SHORTCUTS.anywhere.shortcuts)) return;
      if (event.key === '?' && isWriting(event.target)) return;
      event.preventDefault();
      event.stopPropagation();
      open();
    };
    window.addEventListener('keydown', handle, { capture: true });
    return () => window.removeEventListener('keydown', handle, { capture: true });
  }, [open]);
}
