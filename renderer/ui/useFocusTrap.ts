/** Keeps the keyboard focus inside a dialog and gives it back afterwards. Knows nothing of what the dialog asks. */
import { createFocusTrap } from 'focus-trap';
import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

/**
 * Traps the focus in the referenced element while the component stands.
 * `initial` = selector of what is focused first; null = the element itself, so that no answer is focused.
 */
export function useFocusTrap(ref: RefObject<HTMLElement | null>, initial: string | null): void {
  useLayoutEffect(() => {
    const container = ref.current;
    if (container === null) return undefined;
    // A message over the page belongs to whatever stands: what it offers is reached from there.
    const messages = document.querySelectorAll<HTMLElement>('.toastPlace');
    const trap = createFocusTrap([container, ...messages], {
      // Looked for inside the dialog: a bare selector would find the page's first match.
      initialFocus: () =>
        (initial === null ? null : container.querySelector<HTMLElement>(initial)) ?? container,
      fallbackFocus: container,
      // Esc and clicks outside are the dialog's own business: some dialogs must be answered.
      escapeDeactivates: false,
      clickOutsideDeactivates: false,
      delayInitialFocus: false,
      delayReturnFocus: false,
      preventScroll: true,
      tabbableOptions: { displayCheck: 'none' },
    });
    trap.activate();
    // Where what had the focus is gone, the keys would reach nobody.
    const keeper = new MutationObserver(() => {
      const isOnTop = [...document.querySelectorAll('[aria-modal=true]')].at(-1) === container;
      if (isOnTop && document.activeElement === document.body) container.focus({ preventScroll: true });
    });
    keeper.observe(container, { childList: true, subtree: true });
    return () => {
      keeper.disconnect();
      trap.deactivate();
    };
  }, [ref, initial]);
}
