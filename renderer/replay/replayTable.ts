/** The one table of the window while a match is watched again: sets it up, joins it to the watch, takes it down. */
import { effect, signal } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import type { Month } from '../../shared/cards';
import type { MatchUpdate } from '../../shared/ipc';
import type { Settings } from '../../shared/settings';
import type { Soundboard } from '../audio/soundboard';
import { createPlayback } from '../game/playback';
import type { Playback, Told } from '../game/playback';
import { playerOf } from '../game/tableSounds';
import { createTable } from '../table/table';
import type { Table } from '../table/table';
import type { Watch } from './watch';

/** What stands on the table and beside it. */
export interface ReplayTable {
  /** Null until the cards' pictures are there. */
  readonly table: ReadonlySignal<Table | null>;
  readonly busy: ReadonlySignal<boolean>;
  /** The step whose motion is over. */
  readonly shown: ReadonlySignal<MatchUpdate | null>;
  readonly month: ReadonlySignal<Month | null>;
  /** Ends what moves now. */
  skip(): void;
  /** Fills `host`, with announcements in `overlay`; what it returns takes it all down again. */
  setUp(host: HTMLElement, overlay: HTMLElement): () => void;
}

export interface ReplayTableParts {
  readonly settings: ReadonlySignal<Settings>;
  readonly sounds: Soundboard;
  readonly reduced: ReadonlySignal<boolean>;
  /** The table could not be set up: there is nothing to watch on. */
  readonly onProblem: (error: unknown) => void;
}

export function createReplayTable(watch: Watch, parts: ReplayTableParts): ReplayTable {
  const { settings, sounds, reduced, onProblem } = parts;
  const table = signal<Table | null>(null);
  const busy = signal(false);
  const shown = signal<MatchUpdate | null>(null);
  const month = signal<Month | null>(null);
  const told: Told = {
    dress: (next) => void (month.value = next),
    begin: (next, update) => {
      month.value = next;
      shown.value = update;
    },
    settle: (update) => {
      month.value = update.view.month;
      shown.value = update;
    },
  };
  const sound = playerOf(sounds, month);
  let playback: Playback | null = null;

  const start = async (host: HTMLElement, overlay: HTMLElement, isGone: () => boolean) => {
    const made = await createTable(host, {
      settings,
      month,
      calm: () => reduced.value,
      onMove: null,
      onReason: () => undefined,
      onCue: () => undefined,
      beforeResize: () => playback?.skip(),
    });
    if (isGone()) return [() => made.destroy()];
    const playing = createPlayback({
      table: made,
      told,
      handsOf: (update) => watch.handsOf(update),
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
      watch.attach(playing),
      stopWhenHidden(watch, playing),
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

/** Nobody watches a hidden window: it waits where it is. */
function stopWhenHidden(watch: Watch, playing: Playback): () => void {
  const hide = (): void => {
    if (!document.hidden) return;
    watch.pause();
    playing.drain();
  };
  document.addEventListener('visibilitychange', hide);
  return () => document.removeEventListener('visibilitychange', hide);
}
