/** Where a replay stands and where it goes: step, back, jump, play. Moves no card itself and knows no rules. */
import { batch, effect, signal, untracked } from '@preact/signals';
import type { ReadonlySignal } from '@preact/signals';
import type { MatchUpdate } from '../../shared/ipc';
import type { Seat } from '../../shared/moves';
import type { Replay } from '../../shared/replay';
import type { Speed } from '../../shared/settings';
import type { HandsSeen } from '../table/model';
import { marksOf, monthFrom } from './marks';
import type { Mark } from './marks';
import { restAfter } from './pace';
import { asPlayed, handsAt, stepAt, turned, updateAt } from './seen';
import type { OpenHands } from './seen';

/** The table on which it is shown. */
export interface Showing {
  readonly busy: ReadonlySignal<boolean>;
  /** With its motion. */
  add(update: MatchUpdate): void;
  /** At once, whatever moves. */
  lay(update: MatchUpdate): void;
}

export interface Watch {
  readonly replay: Replay;
  readonly marks: readonly Mark[];
  /** The last step's place. */
  readonly last: number;
  /** The step that is shown, or on its way. */
  readonly index: ReadonlySignal<number>;
  readonly playing: ReadonlySignal<boolean>;
  readonly open: ReadonlySignal<OpenHands>;
  /** Grows whenever the table changes without motion. */
  readonly jumps: ReadonlySignal<number>;
  handsOf(update: MatchUpdate): HandsSeen;
  /** One step with its motion; a press while something moves lands that at once. Playing stops. */
  forward(): void;
  back(): void;
  /** Goes on playing, if it plays. */
  jump(step: number): void;
  month(by: -1 | 1): void;
  /** Plays, or stops; from the beginning once it is at its end. */
  toggle(): void;
  pause(): void;
  turnHand(seat: Seat, isOpen: boolean): void;
  /** Begins on a table; what it returns ends it there. */
  attach(to: Showing): () => void;
}

export function createWatch(replay: Replay, speed: ReadonlySignal<Speed>): Watch {
  const index = signal(0);
  const playing = signal(false);
  const open = signal(asPlayed(replay));
  const jumps = signal(0);
  const marks = marksOf(replay);
  const last = replay.steps.length - 1;
  let table: Showing | null = null;

  const updateOf = (step: number): MatchUpdate => updateAt(replay, step, open.value);
  const jump = (step: number): void =>
    untracked(() => {
      index.value = Math.min(last, Math.max(0, step));
      table?.lay(updateOf(index.value));
      jumps.value += 1;
    });
  const go = (step: number): void =>
    untracked(() => {
      // What moves belongs to the step before, and a step needs a table on which that has happened.
      if (table?.busy.value === true) table.lay(updateOf(index.value));
      index.value = step;
      table?.add(updateOf(step));
    });
  /** Rests after each step, then goes on. */
  const playOn = (to: Showing): (() => void) =>
    effect(() => {
      if (!playing.value || to.busy.value) return undefined;
      const at = index.value;
      if (at === last) {
        playing.value = false;
        return undefined;
      }
      const rest = setTimeout(() => go(at + 1), restAfter(stepAt(replay, at), speed.value));
      return () => clearTimeout(rest);
    });

  return {
    replay,
    marks,
    last,
    index,
    playing,
    open,
    jumps,
    handsOf: ({ revision }) => handsAt(stepAt(replay, revision), open.value),
    forward() {
      playing.value = false;
      if (index.value < last) go(index.value + 1);
      else jump(last);
    },
    back() {
      playing.value = false;
      jump(index.value - 1);
    },
    jump,
    month: (by) => jump(monthFrom(marks, index.value, by, last)),
    toggle() {
      const plays = !playing.value;
      if (plays && index.value === last) go(0);
      playing.value = plays;
    },
    pause: () => void (playing.value = false),
    turnHand: (seat, isOpen) =>
      batch(() => {
        open.value = turned(open.value, seat, isOpen);
        jump(index.value);
      }),
    attach(to) {
      table = to;
      go(index.value);
      playing.value = true;
      const stop = playOn(to);
      return () => {
        stop();
        table = null;
      };
    },
  };
}
