/** The lesson's table: what main tells becomes motion, and what the learner does there becomes tries. Knows no lesson. */
import { effect, signal, untracked } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import type { CardId } from '../../shared/cards';
import type { MatchUpdate } from '../../shared/ipc';
import type { LessonTry, LessonUpdate } from '../../shared/lessons';
import type { PlayerView } from '../../shared/view';
import type { Playback } from '../game/playback';
import { pauseUnderMenus } from '../game/liveTable';
import { watchPresses } from '../game/presses';
import { createSideTable } from '../game/sideTable';
import type { SideTable, SideTableParts } from '../game/sideTable';
import type { Table } from '../table/table';

export interface LessonTable extends SideTable {
  /** The update that the table has come to; null before its first. */
  readonly told: ReadonlySignal<LessonUpdate | null>;
}

export interface LessonTableParts extends SideTableParts {
  /** What main told last. */
  readonly lesson: ReadonlySignal<LessonUpdate | null>;
  /** A try is on its way. */
  readonly waiting: ReadonlySignal<boolean>;
  readonly onTry: (tried: LessonTry) => void;
}

/** What lies on the table; null where cards are laid out instead. */
export const viewOf = ({ table }: LessonUpdate): PlayerView | null =>
  table.type === 'cards' ? null : table.view;

/** Rails and motion ask a match for more than a lesson has: nothing of it is told. */
const asMatch = (update: LessonUpdate, view: PlayerView): MatchUpdate => ({
  revision: update.revision,
  events: update.table.type === 'match' ? update.table.events : [],
  view,
  options: {
    rules: { type: 'preset', preset: 'modern', months: null },
    opponents: [{ level: 'easy', manner: 'balanced' }],
    firstDealer: { type: 'agreed', seat: view.dealer },
  },
  practice: false,
  deal: { type: 'fresh' },
  canTakeBack: false,
  keptAs: null,
  seed: null,
});

/** Another table than before: it stands at once. */
const isAnother = (now: LessonUpdate, before: LessonUpdate | null): boolean =>
  before === null ||
  before.lesson !== now.lesson ||
  before.scene !== now.scene ||
  before.step > now.step ||
  now.table.type === 'review' ||
  before.table.type !== now.table.type;

/** Nothing happened at the table: a card that was tried in vain goes home by itself. */
const isSaid = ({ table }: LessonUpdate): boolean => table.type === 'match' && table.events.length === 0;

/** A card may be played: the step waits for it, and no question stands. */
export const canPlay = (update: LessonUpdate): boolean => {
  const view = viewOf(update);
  const waits = update.waits === 'move' || update.waits === 'free';
  return waits && !update.over && update.table.type === 'match' && view?.decision === null;
};

export function createLessonTable(parts: LessonTableParts): LessonTable {
  const { lesson, waiting, onTry } = parts;
  const updates = new Map<number, LessonUpdate>();
  const touch = (what: CardId | 'drawPile' | 'theirHand'): void =>
    onTry(
      what === 'drawPile' || what === 'theirHand'
        ? { type: 'zone', zone: what }
        : { type: 'touch', card: what },
    );
  const stand = createSideTable(parts, {
    onMove: (move) => onTry({ type: 'move', move }),
    onTouch: touch,
    attach: (playing, table) => attach(playing, table),
  });
  const told = signal<LessonUpdate | null>(null);

  /** Follows what main tells, one update after the other. */
  const follow = (playing: Playback): (() => void) => {
    let before: LessonUpdate | null = null;
    return effect(() => {
      const update = lesson.value;
      const view = update === null ? null : viewOf(update);
      if (update === null || view === null) return;
      updates.set(update.revision, update);
      const last = before;
      before = update;
      untracked(() => {
        if (isAnother(update, last)) playing.lay(asMatch(update, view));
        else if (isSaid(update) && !playing.busy.value) told.value = update;
        else playing.add(asMatch(update, view));
      });
    });
  };

  /** What is said comes with the end of its motion. */
  const tell = (): (() => void) =>
    effect(() => {
      const revision = stand.shown.value?.revision ?? -1;
      const update = updates.get(revision);
      for (const older of updates.keys()) if (older <= revision) updates.delete(older);
      if (update !== undefined) told.value = update;
    });

  /** Cards can be played whenever the step waits for it and nothing moves: also after a try that was not carried out. */
  const openInput = (playing: Playback, table: Table): (() => void) =>
    effect(() => {
      const now = told.value;
      const still = !playing.busy.value && !waiting.value;
      const view = now === null ? null : viewOf(now);
      untracked(() => table.setInput(still && now !== null && canPlay(now), view?.legal ?? []));
    });

  const attach = (playing: Playback, table: Table): (() => void) => {
    const stops = [
      tell(),
      follow(playing),
      openInput(playing, table),
      watchPresses(playing),
      effect(pauseUnderMenus),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  };
  return { ...stand, told };
}
