/** A question or a message over the table: scrim, sheet, focus kept inside. Knows nothing of what it asks. */
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { Sheet } from './Sheet';
import { useFocusTrap } from './useFocusTrap';
import './dialog.css';

export interface DialogProps {
  readonly children: ComponentChildren;
  /** Id of the heading that names the dialog. */
  readonly labelledBy: string;
  /** Id of the text that a screen reader adds to the name. */
  readonly describedBy?: string;
  /** Esc and a click on the scrim close it. Left out when an answer is needed: then both do nothing. */
  readonly onDismiss?: () => void;
  /** Selector of what is focused first; null = nothing but the dialog itself. */
  readonly initialFocus?: string | null;
  /** For a question that interrupts. */
  readonly role?: 'dialog' | 'alertdialog';
  /** Width in rem. */
  readonly width?: number;
  /** Held away, to look at the table beneath. */
  readonly peeled?: boolean;
  readonly class?: string;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
}

/** Scrim and centred sheet with `role="dialog"`. */
export function Dialog(props: DialogProps) {
  const { onDismiss, onKeyDown, initialFocus = 'button' } = props;
  const ref = useRef<HTMLDivElement>(null);
  useFocusTrap(ref, initialFocus);
  const handleKey = (event: KeyboardEvent): void => {
    // No key of a dialog may reach the table's own shortcuts.
    event.stopPropagation();
    onKeyDown?.(event);
    if (event.key !== 'Escape') return;
    event.preventDefault();
    onDismiss?.();
  };
  return (
    <div
      ref={ref}
      class={`dialog ${props.class ?? ''}`}
      role={props.role ?? 'dialog'}
      aria-modal="true"
      aria-labelledby={props.labelledBy}
      aria-describedby={props.describedBy}
      tabIndex={-1}
      data-peeled={props.peeled === true}
      style={{ '--dialog-width': `${props.width ?? 30}rem` }}
      onKeyDown={handleKey}
    >
      <div class="dialogScrim" onClick={onDismiss} />
      <Sheet>{props.children}</Sheet>
    </div>
  );
}
