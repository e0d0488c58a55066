/** A table apart from the running match: sets it up, joins it to queue and sound, takes it down. Told by whoever uses it. */
import { effect, signal } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import type { Month } from '../../shared/cards';
import type { MatchUpdate } from '../../shared/ipc';
import type { Settings } from '../../shared/settings';
import type { Soundboard } from '../audio/soundboard';
import { createTable } from '../table/table';
import type { Table, TableHooks } from '../table/table';
import { createPlayback } from './playback';
import type { Playback, Told } from './playback';
import { playerOf } from './tableSounds';
import type { HandsSeen } from '../table/model';

/** What stands on the table and beside it. */
export interface SideTable {
  /** Null until the cards' pictures are there. */
  readonly table: ReadonlySignal<Table | null>;
  readonly busy: ReadonlySignal<boolean>;
  /** The update whose motion is over. */
  readonly shown: ReadonlySignal<MatchUpdate | null>;
  readonly month: ReadonlySignal<Month | null>;
  /** Ends what moves now. */
  skip(): void;
  /** Fills `host`, with announcements in `overlay`; what it returns takes it all down again. */
  setUp(host: HTMLElement, overlay: HTMLElement): () => void;
}

export interface SideTableParts {
  readonly settings: ReadonlySignal<Settings>;
  readonly sounds: Soundboard;
  readonly reduced: ReadonlySignal<boolean>;
  /** The table could not be set up. */
  readonly onProblem: (error: unknown) => void;
}

/** What its user does with it. */
export interface SideTableUse extends Partial<Pick<TableHooks, 'onMove' | 'onReason' | 'onCue' | 'onTouch'>> {
  /** What is seen of the hands, where that is not what the view's seat sees. */
  readonly handsOf?: (update: MatchUpdate) => HandsSeen;
  /** Joins the table that now stands to what it shows; what it returns ends that. */
  readonly attach: (playing: Playback, table: Table) => () => void;
}

/** Keeps what the table has shown; names and month stand from a month's first moment. */
function createTold() {
  const shown = signal<MatchUpdate | null>(null);
  const month = signal<Month | null>(null);
  const tell = (next: Month, update: MatchUpdate): void => {
    month.value = next;
    shown.value = update;
  };
  const told: Told = {
    dress: (next) => void (month.value = next),
    begin: tell,
    settle: (update) => tell(update.view.month, update),
  };
  return { shown, month, told };
}

export function createSideTable(parts: SideTableParts, use: SideTableUse): SideTable {
  const { settings, sounds, reduced, onProblem } = parts;
  const table = signal<Table | null>(null);
  const busy = signal(false);
  const { shown, month, told } = createTold();
  const sound = playerOf(sounds, month);
  let playback: Playback | null = null;

  const start = async (host: HTMLElement, overlay: HTMLElement, isGone: () => boolean) => {
    const made = await createTable(host, {
      settings,
      month,
      calm: () => reduced.value,
      onMove: use.onMove ?? null,
      onReason: use.onReason ?? (() => undefined),
      onCue: use.onCue ?? (() => undefined),
      ...(use.onTouch && { onTouch: use.onTouch }),
      beforeResize: () => playback?.skip(),
    });
    if (isGone()) return [() => made.destroy()];
    const playing = createPlayback({
      table: made,
      told,
      ...(use.handsOf && { handsOf: use.handsOf }),
      overlay,
      speed: () => settings.value.speed,
      pause: () => settings.value.pause,
      reduced: () => reduced.value,
      sound,
      random: Math.random,
    });
    playback = playing;
    table.value = made;
    return [
      effect(() => void (busy.value = playing.busy.value)),
      use.attach(playing, made),
      () => playing.clear(),
      () => made.destroy(),
    ];
  };

  return {
    table,
    busy,
    shown,
    month,
    skip: () => playback?.skip(),
    setUp(host, overlay) {
      let gone = false;
      let stops: readonly (() => void)[] = [];
      const end = (): void => {
        for (const stop of stops) stop();
      };
      start(host, overlay, () => gone).then((made) => {
        stops = made;
        if (gone) end();
      }, onProblem);
      return () => {
        gone = true;
        table.value = null;
        playback = null;
        end();
      };
    },
  };
}
