/** A short message at the bottom, one at a time, spoken politely. Knows no messages of its own. */
import { signal } from '@preact/signals';
import './controls.css';

/** How long a message stays, ms. */
const STAY = 4000;

const message = signal<string | null>(null);
let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows `text` for four seconds in place of whatever is shown now. */
export function showToast(text: string): void {
  clearTimeout(timer);
  message.value = text;
  timer = setTimeout(() => {
    message.value = null;
  }, STAY);
}

/** Where messages appear: put once into the page. `--toast-bottom` sets its height over the hand. */
export function ToastPlace() {
  return (
    <div class="toastPlace" role="status" aria-live="polite">
      {message.value !== null && <div class="toast">{message.value}</div>}
    </div>
  );
}
