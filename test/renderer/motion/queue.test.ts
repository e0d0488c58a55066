import { describe, expect, it } from 'vitest';
import { createQueue, type Motion } from '../../../renderer/motion/queue';
import { updateWith } from '../../support/updates';

/** A motion that ends when told to. */
function manualMotion() {
  let release = () => {};
  let finish = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const finished = new Promise<void>((resolve) => (finish = resolve));
  const state = { skipped: 0 };
  const motion: Motion = {
    released,
    finished,
    skip: () => {
      state.skipped += 1;
      release();
      finish();
    },
  };
  return { motion, state, release: () => release(), finish: () => (release(), finish()) };
}

const settleMicrotasks = async () => {
  for (let i = 0; i < 20; i++) await Promise.resolve();
};

function setUp() {
  const started: ReturnType<typeof manualMotion>[] = [];
  const settled: number[] = [];
  const queue = createQueue({
    perform: () => {
      const next = manualMotion();
      started.push(next);
      return next.motion;
    },
    settle: (update) => settled.push(update.revision),
  });
  return { queue, started, settled };
}

describe('the motion queue', () => {
  it('plays events in order and settles each update once', async () => {
    const { queue, started, settled } = setUp();
    queue.add(updateWith(1, 2));
    queue.add(updateWith(2, 1));
    expect(started).toHaveLength(1);
    started[0]?.finish();
    await settleMicrotasks();
    expect(started).toHaveLength(2);
    expect(settled).toEqual([]);
    started[1]?.finish();
    await settleMicrotasks();
    expect(settled).toEqual([1]);
    started[2]?.finish();
    await settleMicrotasks();
    expect(settled).toEqual([1, 2]);
    expect(queue.busy.value).toBe(false);
  });

  it('lets the next event start on release but waits for the end before it settles', async () => {
    const { queue, started, settled } = setUp();
    queue.add(updateWith(1, 2));
    started[0]?.release();
    await settleMicrotasks();
    expect(started).toHaveLength(2);
    started[1]?.finish();
    await settleMicrotasks();
    expect(settled).toEqual([]);
    started[0]?.finish();
    await settleMicrotasks();
    expect(settled).toEqual([1]);
  });

  it('uses up a press while it moves, and skips one event with it', async () => {
    const { queue, started } = setUp();
    expect(queue.press(0)).toBe(false);
    queue.add(updateWith(1, 3));
    expect(queue.press(1000)).toBe(true);
    await settleMicrotasks();
    expect(started).toHaveLength(2);
    expect(started[1]?.state.skipped).toBe(0);
  });

  it('drains to the end on a second press within 300 ms', async () => {
    const { queue, started, settled } = setUp();
    queue.add(updateWith(1, 4));
    queue.press(1000);
    await settleMicrotasks();
    queue.press(1250);
    await settleMicrotasks();
    expect(started.every((motion) => motion.state.skipped > 0)).toBe(true);
    expect(settled).toEqual([1]);
  });

  it('ends only what moves now when the size changes, however often', async () => {
    const { queue, started } = setUp();
    queue.add(updateWith(1, 3));
    queue.skip();
    queue.skip();
    await settleMicrotasks();
    expect(started).toHaveLength(2);
    expect(started[1]?.state.skipped).toBe(0);
  });

  it('animates again after a drain', async () => {
    const { queue, started } = setUp();
    queue.add(updateWith(1, 2));
    queue.drain();
    await settleMicrotasks();
    queue.add(updateWith(2, 1));
    expect(started).toHaveLength(3);
    expect(started[2]?.state.skipped).toBe(0);
  });

  it('settles nothing after it was cleared, and works on afterwards', async () => {
    const { queue, started, settled } = setUp();
    queue.add(updateWith(1, 2));
    queue.clear();
    await settleMicrotasks();
    expect(settled).toEqual([]);
    queue.add(updateWith(2, 1));
    started.at(-1)?.finish();
    await settleMicrotasks();
    expect(settled).toEqual([2]);
  });
});
