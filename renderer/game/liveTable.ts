/** The one table of the window while a match is shown: sets it up, joins it to queue, sound and store, takes it down. */
import { effect, signal, untracked, type ReadonlySignal } from '@preact/signals';
import gsap from 'gsap';
import type { Soundboard } from '../audio/soundboard';
import type { Queue } from '../motion/queue';
import { t } from '../strings';
import { createTable, type Table } from '../table/table';
import type { Actions } from './actions';
import type { Inbox } from './inbox';
import { createPlayback } from './playback';
import { watchPresses } from './presses';
import { playerOf } from './tableSounds';
import { toldMatch } from './toldMatch';
import { month, notices, overlays, reason, settings, shown, waiting } from './store';

export interface LiveTableParts {
  readonly actions: Actions;
  readonly inbox: Inbox;
  readonly sounds: Soundboard;
  readonly reduced: ReadonlySignal<boolean>;
  /** The table could not be set up: there is nothing to play on. */
  readonly onProblem: (error: unknown) => void;
}

/** Null until the cards' pictures are there. */
export const table = signal<Table | null>(null);
/** Something moves, or an answer is on its way. */
export const busy = signal(false);

/** Cards can be chosen whenever nothing moves: after an update, and again after a move that was refused. */
export function openInput(to: Pick<Table, 'setInput'>): void {
  const view = shown.value?.view;
  if (busy.value || view === undefined) return;
  untracked(() => to.setInput(view.legal.length > 0 && view.decision === null, view.legal));
}

/** Nothing goes on behind an open menu. */
export function pauseUnderMenus(): () => void {
  if (overlays.value.length + notices.value.length > 0) gsap.globalTimeline.pause();
  return () => void gsap.globalTimeline.resume();
}

/** A hidden window finishes what moves: no burst on return. */
function drainWhenHidden(queue: Queue): () => void {
  const hide = (): void => {
    if (document.hidden) queue.drain();
  };
  document.addEventListener('visibilitychange', hide);
  return () => document.removeEventListener('visibilitychange', hide);
}

/** Sets the table up in `host`, its announcements in `overlay`; what it returns takes it down again. */
export function setUpTable(host: HTMLElement, overlay: HTMLElement, parts: LiveTableParts): () => void {
  const { actions, inbox, sounds, reduced, onProblem } = parts;
  const playCue = playerOf(sounds, month);
  const stops: (() => void)[] = [];
  let gone = false;
  let queue: Queue | null = null;
  const start = async (): Promise<void> => {
    const made = await createTable(host, {
      settings,
      month,
      calm: () => reduced.value,
      onMove: (move) => void actions.play(move),
      onReason: (why) => (reason.value = t(`table:reason.${why}`)),
      onCue: (name) => playCue({ name }),
      beforeResize: () => queue?.skip(),
    });
    if (gone) return made.destroy();
    const playing = createPlayback({
      table: made,
      told: toldMatch,
      overlay,
      speed: () => settings.value.speed,
      pause: () => settings.value.pause,
      reduced: () => reduced.value,
      sound: playCue,
      random: Math.random,
    });
    queue = playing;
    table.value = made;
    // Back from a replay: the match stands as it was left.
    if (shown.value !== null) playing.lay(shown.value);
    stops.push(
      inbox.attach((update) => playing.add(update)),
      effect(() => void (busy.value = playing.busy.value || waiting.value)),
      effect(() => openInput(made)),
      effect(pauseUnderMenus),
      watchPresses(playing),
      drainWhenHidden(playing),
      () => playing.clear(),
      () => made.destroy(),
    );
  };
  start().catch(onProblem);
  return () => {
    gone = true;
    table.value = null;
    for (const stop of stops) stop();
  };
}
