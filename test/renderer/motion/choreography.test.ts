// @vitest-environment happy-dom
import gsap from 'gsap';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { GameEventType } from '../../../shared/events';
import { createStage } from '../../../renderer/motion/stage';
import type { Motion } from '../../../renderer/motion/queue';
import type { Cue } from '../../../renderer/motion/take';
import type { Speed } from '../../../shared/settings';
import { createPaperScene, type PaperScene } from '../../support/paperScene';
import { randomMatch } from '../../support/randomMatch';

const rounded = (scene: PaperScene) =>
  [...scene.sprites]
    .map(([key, { x, y, width, rot, lift, hop, flip, z, alpha, ring, dim }]) =>
      [
        key,
        ...[x, y, width, rot, lift, hop, flip, z, alpha, ring, dim].map((value) => value.toFixed(3)),
      ].join(' '),
    )
    .sort();

/** Sprites exactly at rest: those of the model, where the model has them. */
function expectAtRest(scene: PaperScene, what: string): void {
  const rest = createPaperScene();
  rest.setModel(scene.model());
  rest.settle();
  expect(rounded(scene), what).toEqual(rounded(rest));
}

interface Stage {
  readonly scene: PaperScene;
  readonly overlay: HTMLElement;
  readonly cues: Cue[];
  readonly seen: Set<GameEventType>;
  /** Months whose colours the table took, in order. */
  readonly months: number[];
}

/** Plays a match; `finish` brings each motion to its end in its own way. */
async function playMatch(
  seed: number,
  finish: (motion: Motion, step: number) => void,
  { speed = 'normal', reduced = false }: { speed?: Speed; reduced?: boolean } = {},
): Promise<Stage> {
  const scene = createPaperScene();
  const overlay = document.createElement('div');
  const cues: Cue[] = [];
  const seen = new Set<GameEventType>();
  const months: number[] = [];
  const perform = createStage({
    scene,
    overlay,
    speed: () => speed,
    reduced: () => reduced,
    sound: (cue) => cues.push(cue),
    rivalName: () => 'Sakuya',
    onMonth: (month) => months.push(month),
    random: () => 0.4,
  });
  let step = 0;
  for (const update of randomMatch(seed, 3)) {
    for (const event of update.events) {
      seen.add(event.type);
      const motion = perform(event, update);
      if (motion) {
        finish(motion, step++);
        await motion.finished;
        const held = scene.model().held;
        // A card in the air waits for the event that says where it goes.
        if (held === null) expectAtRest(scene, `${event.type} of revision ${update.revision}, seed ${seed}`);
      }
      expect(overlay.childElementCount).toBe(0);
      expect(scene.scrim.alpha).toBe(0);
    }
    scene.sync(update.view);
  }
  return { scene, overlay, cues, seen, months };
}

/** Runs GSAP's clock by hand: seconds since the page began. */
let now = 0;
const runFor = (seconds: number, step = 1 / 60): void => {
  for (let end = now + seconds; now < end; now += step) gsap.updateRoot(now + step);
};

beforeEach(() => {
  gsap.ticker.lagSmoothing(0);
  gsap.ticker.sleep();
  now = gsap.ticker.time + 1000;
  gsap.updateRoot(now);
});
afterEach(() => gsap.ticker.wake());

describe('the motion of a match', { timeout: 60_000 }, () => {
  it('ends every event with the cards at rest, skipped at any instant', async () => {
    const all = new Set<GameEventType>();
    for (let seed = 1; seed <= 5; seed++) {
      const { seen } = await playMatch(seed, (motion, step) => {
        runFor((((step * 37 + seed * 11) % 100) / 100) * 1.5, 1 / 20);
        motion.skip();
      });
      for (const type of seen) all.add(type);
    }
    expect([...all]).toEqual(
      expect.arrayContaining([
        'matchStarted',
        'cardsDealt',
        'cardPlayed',
        'cardsCaptured',
        'choiceOpened',
        'yakuFormed',
        'koiKoiCalled',
        'monthEnded',
      ]),
    );
  });

  it('ends there when it is left to run', async () => {
    const { cues } = await playMatch(3, () => runFor(6, 1 / 30));
    expect(cues.filter(({ skipped }) => skipped === true)).toEqual([]);
    expect(new Set(cues.map(({ name }) => name))).toContain('shuffle');
  });

  it('ends there with reduced motion and with speed off', async () => {
    await playMatch(4, () => runFor(6, 1 / 30), { reduced: true });
    await playMatch(5, (motion) => motion.skip(), { speed: 'off' });
  });

  it('sounds only the last cue of what was skipped at once', async () => {
    const { cues, months } = await playMatch(6, (motion) => motion.skip());
    expect(cues.length).toBeGreaterThan(20);
    expect(cues.every(({ skipped }) => skipped === true)).toBe(true);
    expect(months, 'a skipped leaf turns the month all the same').toEqual([1, 2, 3]);
  });
});
