/** Joins the queue to the table: events become motion, and a settled update becomes what is told. Knows no rules. */
import type { Month } from '../../shared/cards';
import type { MatchUpdate } from '../../shared/ipc';
import { createQueue, type Queue } from '../motion/queue';
import { createStage, type StageParts } from '../motion/stage';
import type { HandsSeen } from '../table/model';
import type { Table, TableScene } from '../table/scene';

/** Whoever tells in words what the table shows. */
export interface Told {
  /** The table takes the month's colours, and nothing is said of it yet. */
  dress(month: Month): void;
  /** Names, scores and the month stand from its first moment. */
  begin(month: Month, update: MatchUpdate): void;
  /** Its motion is over. */
  settle(update: MatchUpdate): void;
}

type Parts = Omit<StageParts, 'scene' | 'onMonth'> & {
  readonly table: TableScene & Pick<Table, 'sync' | 'setInput'>;
  readonly told: Told;
  /** What is seen of the hands, where that is not what the view's seat sees. */
  readonly handsOf?: (update: MatchUpdate) => HandsSeen;
};

export interface Playback extends Queue {
  /** Forgets what waits, and lays an update out as it stands when its motion is over. */
  lay(update: MatchUpdate): void;
}

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

/** A queue whose updates play on `table` and are told when they have. */
export function createPlayback({ table, told, handsOf, ...parts }: Parts): Playback {
  let laid = false;
  const settle = (update: MatchUpdate): void => {
    laid = true;
    table.sync(update.view, handsOf?.(update));
    told.settle(update);
  };
  const perform = createStage({
    ...parts,
    scene: table,
    onMonth: (month, update) => told.begin(month, beforeDeal(update)),
  });
  const queue = createQueue({
    perform(event, update) {
      // The rival may have moved while the match was being continued: the cards are laid out as they lie then.
      if (!laid && !startsTable(update)) return null;
      // Who deals is drawn on the first month's table; who it is, the rails tell only then.
      if (event.type === 'matchStarted') told.dress(update.view.month);
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
    lay(update) {
      queue.clear();
      settle(update);
    },
  };
}
