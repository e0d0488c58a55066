/** A short message at the bottom, one at a time, spoken politely, with an action at most. Knows no messages of its own. */
import { signal } from '@preact/signals';
import { Button } from './Button';
import './controls.css';

/** How long a message stays, ms; one that can be acted on is given time for it. */
const STAY = 4000;
const STAY_WITH_ACTION = 12_000;

/** What the message lets the player do, once. */
export interface ToastAction {
  readonly label: string;
  readonly run: () => void;
}

interface Message {
  readonly text: string;
  readonly action: ToastAction | null;
}

const message = signal<Message | null>(null);
let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows `text` for a while in place of whatever is shown now. */
export function showToast(text: string, action: ToastAction | null = null): void {
  clearTimeout(timer);
  message.value = { text, action };
  timer = setTimeout(() => (message.value = null), action === null ? STAY : STAY_WITH_ACTION);
}

function act({ run }: ToastAction): void {
  clearTimeout(timer);
  message.value = null;
  run();
}

/** Where messages appear: put once into the page. `--toast-bottom` sets its height over the hand. */
export function ToastPlace() {
  const shown = message.value;
  return (
    <div class="toastPlace" role="status" aria-live="polite">
      {shown !== null && (
        <div class="toast">
          {shown.text}
          {shown.action !== null && (
            <Button rank="quiet" size="small" onClick={() => shown.action && act(shown.action)}>
              {shown.action.label}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
