/** Joins the queue to the table: events become motion, and a settled update becomes what is shown. Knows no rules. */
import { batch } from '@preact/signals';
import type { Month } from '../../shared/cards';
import type { MatchUpdate } from '../../shared/ipc';
import { createQueue, type Queue } from '../motion/queue';
import { createStage, type StageParts } from '../motion/stage';
import type { Table } from '../table/table';
import { summaryOf } from './actions';
import { month, reason, saved, shown, waiting } from './store';

type Parts = Omit<StageParts, 'scene' | 'onMonth'> & { readonly table: Table };

/** A queue whose updates play on `table` and end up in the store. */
export function createPlayback({ table, ...parts }: Parts): Queue {
  const settle = (update: MatchUpdate): void => {
    table.sync(update.view);
    batch(() => {
      month.value = update.view.month;
      shown.value = update;
      saved.value = summaryOf(update);
      reason.value = '';
      waiting.value = false;
    });
    table.setInput(update.view.legal.length > 0 && update.view.decision === null, update.view.legal);
  };
  /** Before the deal there is nothing to give away: names, scores and the month stand from its first moment. */
  const beginMonth = (next: Month, update: MatchUpdate): void =>
    batch(() => {
      month.value = next;
      shown.value = update;
    });
  const perform = createStage({ ...parts, scene: table, onMonth: beginMonth });
  const queue = createQueue({
    perform(event, update) {
      // Who deals is drawn on the first month's table; who it is, the rails tell only then.
      if (event.type === 'matchStarted') month.value = update.view.month;
      return perform(event, update);
    },
    settle,
  });
  return {
    ...queue,
    add(update) {
      table.setInput(false);
      queue.add(update);
      // Nobody sees it: one burst on return would be worse than none.
      if (document.hidden) queue.drain();
    },
  };
}
