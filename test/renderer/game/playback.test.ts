// @vitest-environment happy-dom
// A table may open at any step of a match: what it is told first, it lays out as it lies then.
import { beforeEach, expect, it, vi } from 'vitest';
import { createPlayback } from '../../../renderer/game/playback';
import { shown } from '../../../renderer/game/store';
import { toldMatch } from '../../../renderer/game/toldMatch';
import { modelOf } from '../../../renderer/table/model';
import type { MatchUpdate } from '../../../shared/ipc';
import type { MonthResult } from '../../../shared/scoring';
import { createPaperScene } from '../../support/paperScene';
import { randomMatch } from '../../support/randomMatch';

function setUp() {
  const scene = createPaperScene();
  const setInput = vi.fn();
  const queue = createPlayback({
    table: { ...scene, setInput },
    told: toldMatch,
    overlay: document.createElement('div'),
    speed: () => 'normal',
    pause: () => 'normal',
    reduced: () => false,
    sound: () => undefined,
    random: () => 0.5,
  });
  return { scene, queue, setInput };
}

const match = [...randomMatch(11, 1)];

/** Runs what was added to its end. */
async function drained(queue: ReturnType<typeof setUp>['queue'], update: MatchUpdate): Promise<void> {
  queue.add(update);
  queue.drain();
  await vi.waitFor(() => expect(queue.busy.value).toBe(false), { interval: 1 });
}

beforeEach(() => void (shown.value = null));

const emptyResult: MonthResult = {
  winner: 0,
  points: 6,
  reason: 'hand-yaku',
  yaku: [],
  base: 6,
  multipliers: [],
  nextDealer: 0,
  calls: [0, 0],
  hands: [],
  changes: [],
};

it('shows any step of a match that a fresh table hears of first', async () => {
  for (const update of match) {
    const { scene, queue } = setUp();
    await drained(queue, update);
    expect(shown.value, `revision ${update.revision}`).toBe(update);
    expect(scene.model(), `revision ${update.revision}`).toEqual(modelOf(update.view, scene.model()));
    queue.clear();
  }
});

it('moves nothing then, and moves again with the next step', async () => {
  const { queue, scene } = setUp();
  const [, second, third] = match;
  if (second === undefined || third === undefined) throw new Error('a short match');
  queue.add(second);
  // No drain: a step in motion would keep the queue busy for long.
  await vi.waitFor(() => expect(queue.busy.value).toBe(false), { timeout: 100, interval: 1 });
  expect(scene.keys().length).toBeGreaterThan(20);
  queue.add(third);
  await Promise.resolve();
  expect(queue.busy.value).toBe(true);
  queue.clear();
});

it('tells neither what a dealt hand pays nor what lights on the field bring before the cards lie there', async () => {
  const [first] = match;
  if (first === undefined) throw new Error('a short match');
  const { view } = first;
  const result = { changes: [6, -6], hands: [[], []] } as const;
  const ending: MatchUpdate = {
    ...first,
    events: first.events.filter(({ type }) => type === 'monthStarted'),
    view: {
      ...view,
      seats: view.seats.map((seat, index) => ({
        ...seat,
        total: index === 0 ? 16 : 4,
        multipliers: [{ cause: 'field-lights', factor: 2 }],
      })),
      result: { ...emptyResult, ...result },
    },
  };
  const { queue } = setUp();
  queue.add(ending);
  await vi.waitFor(() => expect(shown.value).not.toBeNull(), { interval: 1 });
  const told = shown.value?.view;
  expect(told?.result).toBeNull();
  expect(told?.seats.map(({ total }) => total)).toEqual([10, 10]);
  expect(told?.seats.flatMap(({ multipliers }) => multipliers)).toEqual([]);
  queue.drain();
  await vi.waitFor(() => expect(shown.value).toBe(ending), { interval: 1 });
  queue.clear();
});
