// @vitest-environment happy-dom
// However a take ends, GSAP keeps nothing of it.
import gsap from 'gsap';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStage } from '../../../renderer/motion/stage';
import { createTake, runTake } from '../../../renderer/motion/take';
import type { RunOptions } from '../../../renderer/motion/take';
import type { Speed } from '../../../shared/settings';
import { createPaperScene } from '../../support/paperScene';
import { randomMatch } from '../../support/randomMatch';

const kept = (): number => gsap.globalTimeline.getChildren(true, true, true).length;

beforeEach(() => gsap.globalTimeline.clear());
afterEach(() => gsap.globalTimeline.clear());

const run = (options: Partial<RunOptions>) => {
  const take = createTake(false);
  const target = { x: 0 };
  const clean = vi.fn();
  take.to(target, { x: 10 }, 0, 20, 'none');
  take.cue({ name: 'tap' }, 5);
  take.onEnd(clean);
  const motion = runTake(take, {
    timeScale: 1,
    instant: false,
    gap: 0,
    sound: () => undefined,
    onFrame: () => undefined,
    ...options,
  });
  return { motion, target, clean };
};

describe('of a take nothing is kept', () => {
  it('that jumped to its end at once', async () => {
    const { motion, target, clean } = run({ instant: true });
    await motion.finished;
    expect(target.x).toBe(10);
    expect(clean).toHaveBeenCalledOnce();
    expect(kept()).toBe(0);
  });

  it('that was skipped', async () => {
    const { motion, target, clean } = run({});
    motion.skip();
    await motion.finished;
    expect(target.x).toBe(10);
    expect(clean).toHaveBeenCalledOnce();
    expect(kept()).toBe(0);
  });

  it('that played to its end', async () => {
    const { motion, target, clean } = run({});
    await motion.finished;
    await vi.waitFor(() => expect(kept()).toBe(0));
    expect(target.x).toBe(10);
    expect(clean).toHaveBeenCalledOnce();
  });

  it('that waited a moment at speed off', async () => {
    const { motion } = run({ instant: true, gap: 10 });
    await motion.finished;
    await vi.waitFor(() => expect(kept()).toBe(0));
  });
});

it.each<Speed>(['off', 'normal'])('nothing is kept of a whole match, speed %s', async (speed) => {
  const scene = createPaperScene();
  const perform = createStage({
    scene,
    overlay: document.createElement('div'),
    speed: () => speed,
    pause: () => 'normal',
    reduced: () => false,
    sound: () => undefined,
    onMonth: () => undefined,
    random: () => 0.5,
  });
  for (const update of randomMatch(5, 1)) {
    for (const event of update.events) perform(event, update)?.skip();
    scene.sync(update.view);
  }
  await vi.waitFor(() => expect(kept()).toBe(0));
});
