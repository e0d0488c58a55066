/** Plays the events of each update one after the other, then shows its view. Knows time and order, no game and no screen. */
import { signal, type ReadonlySignal } from '@preact/signals';
import type { GameEvent } from '../../shared/events';
import type { MatchUpdate } from '../../shared/ipc';

/** A second press within this many ms runs everything up to the player's next decision. */
const DOUBLE_PRESS_MS = 300;

/** One event in motion. */
export interface Motion {
  /** When the next event may start; a sweep lets the draw start before its last card has landed. */
  readonly released: Promise<void>;
  readonly finished: Promise<void>;
  /** Jumps to the end. Both promises resolve. Harmless when over. */
  skip(): void;
}

export interface QueueParts {
  /** Starts an event's motion; null = nothing to see. */
  readonly perform: (event: GameEvent, update: MatchUpdate) => Motion | null;
  /** All events of an update are over: snap to its view and show it. */
  readonly settle: (update: MatchUpdate) => void;
}

export interface Queue {
  /** True from the first event until the last update has settled: input is locked meanwhile. */
  readonly busy: ReadonlySignal<boolean>;
  add(update: MatchUpdate): void;
  /**
   * A click or key while something moves. Returns true when it was used up by skipping, so that it
   * must not play a card as well. `now` in ms.
   */
  press(now: number): boolean;
  /** Ends what moves now; the next event moves again. Its targets are wrong once the window has another size. */
  skip(): void;
  /** Runs everything that waits without motion: a held press, or a hidden window. */
  drain(): void;
  /** Forgets what waits and ends what runs, for leaving a match. Nothing more is settled. */
  clear(): void;
}

export function createQueue({ perform, settle }: QueueParts): Queue {
  const busy = signal(false);
  const waiting: MatchUpdate[] = [];
  const running = new Set<Motion>();
  let draining = false;
  let generation = 0;
  let lastPress = -Infinity;

  const skipRunning = (): void => {
    for (const motion of [...running]) motion.skip();
  };

  const track = (motion: Motion): Motion => {
    running.add(motion);
    void motion.finished.then(() => running.delete(motion));
    if (draining) motion.skip();
    return motion;
  };

  async function playEvents(update: MatchUpdate, mine: number): Promise<void> {
    for (const event of update.events) {
      const motion = perform(event, update);
      if (motion) await track(motion).released;
      if (mine !== generation) return;
    }
    await Promise.all([...running].map((motion) => motion.finished));
  }

  async function run(): Promise<void> {
    const mine = generation;
    for (let update = waiting.shift(); update; update = waiting.shift()) {
      await playEvents(update, mine);
      if (mine !== generation) return;
      settle(update);
    }
    draining = false;
    busy.value = false;
  }

  return {
    busy,
    add(update) {
      waiting.push(update);
      if (busy.value) return;
      busy.value = true;
      void run();
    },
    press(now) {
      if (!busy.value) return false;
      if (now - lastPress <= DOUBLE_PRESS_MS) draining = true;
      lastPress = now;
      skipRunning();
      return true;
    },
    skip: skipRunning,
    drain() {
      if (!busy.value) return;
      draining = true;
      skipRunning();
    },
    clear() {
      generation += 1;
      waiting.length = 0;
      skipRunning();
      running.clear();
      draining = false;
      busy.value = false;
    },
  };
}
