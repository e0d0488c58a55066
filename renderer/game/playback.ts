/** Joins the queue to the table: events become motion, and a settled update becomes what is shown. Knows no rules. */
import { batch } from '@preact/signals';
import type { Month } from '../../shared/cards';
import type { MatchUpdate } from '../../shared/ipc';
import { createQueue, type Queue } from '../motion/queue';
import { createStage, type StageParts } from '../motion/stage';
import type { Table, TableScene } from '../table/scene';
import { month, reason, shown, waiting } from './store';

type Parts = Omit<StageParts, 'scene' | 'onMonth'> & {
  readonly table: TableScene & Pick<Table, 'sync' | 'setInput'>;
};

/** Other events need a table on which everything before them has happened. */
const startsTable = ({ events: [first] }: MatchUpdate): boolean =>
  first?.type === 'matchStarted' || first?.type === 'monthStarted';

/** The view is the one after the deal: what lights on the field or a dealt yaku bring is not told before they lie there. */
const beforeDeal = (update: MatchUpdate): MatchUpdate => {
  const { result, seats } = update.view;
  const changes = result?.changes ?? [];
  const told = seats.map((seat) => ({
    ...seat,
    total: seat.total - (changes[seat.seat] ?? 0),
    multipliers: [],
  }));
  return { ...update, view: { ...update.view, result: null, seats: told } };
};

/** A queue whose updates play on `table` and end up in the store. */
export function createPlayback({ table, ...parts }: Parts): Queue {
  let laid = false;
  const settle = (update: MatchUpdate): void => {
    laid = true;
    table.sync(update.view);
    batch(() => {
      month.value = update.view.month;
      shown.value = update;
      reason.value = '';
      waiting.value = false;
    });
  };
  /** Names, scores and the month stand from its first moment. */
  const beginMonth = (next: Month, update: MatchUpdate): void =>
    batch(() => {
      month.value = next;
      shown.value = beforeDeal(update);
    });
  const perform = createStage({ ...parts, scene: table, onMonth: beginMonth });
  const queue = createQueue({
    perform(event, update) {
      // The rival may have moved while the match was being continued: the cards are laid out as they lie then.
      if (!laid && !startsTable(update)) return null;
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
