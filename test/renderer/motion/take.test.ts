import gsap from 'gsap';
import { describe, expect, test } from 'vitest';
import { createTake, runTake } from '../../../renderer/motion/take';
import type { Take } from '../../../renderer/motion/take';

const silent = { timeScale: 1, gap: 0, sound: () => {}, onFrame: () => {} };

/** Everything that GSAP would still hold on to. */
const held = (): number => gsap.globalTimeline.getChildren(true, true, true).length;

function moving(): Take {
  const take = createTake(false);
  take.to({ x: 0 }, { x: 100 }, 0, 200, 'none');
  return take;
}

describe('a take that is over leaves nothing behind in GSAP', () => {
  test('at speed off', async () => {
    const before = held();
    await runTake(moving(), { ...silent, instant: true }).finished;
    expect(held()).toBe(before);
  });

  test('skipped', async () => {
    const before = held();
    const motion = runTake(moving(), { ...silent, instant: false });
    motion.skip();
    await motion.finished;
    expect(held()).toBe(before);
  });

  test('played to its end', async () => {
    const before = held();
    await runTake(moving(), { ...silent, instant: false, timeScale: 100 }).finished;
    expect(held()).toBe(before);
  });
});
