/** What the table shows of the running match, told to the store. Knows no table. */
import { batch } from '@preact/signals';
import type { Told } from './playback';
import { month, reason, shown, waiting } from './store';

export const toldMatch: Told = {
  dress: (next) => void (month.value = next),
  begin: (next, update) =>
    batch(() => {
      month.value = next;
      shown.value = update;
    }),
  settle: (update) =>
    batch(() => {
      month.value = update.view.month;
      shown.value = update;
      reason.value = '';
      waiting.value = false;
    }),
};
