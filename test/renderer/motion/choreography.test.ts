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
import type { RulesChoice } from '../../../shared/matchOptions';
import { presets } from '../../../shared/presets';
import { PRESET_IDS } from '../../../shared/ruleSet';
import type { RuleSet } from '../../../shared/ruleSet';
import type { MonthEndReason } from '../../../shared/scoring';
import type { TableModel } from '../../../renderer/table/model';

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

/** The order of marks tells nothing. */
const comparable = (model: TableModel) => ({ ...model, marked: [...model.marked].sort() });

interface Stage {
  readonly scene: PaperScene;
  readonly overlay: HTMLElement;
  readonly cues: Cue[];
  readonly seen: Set<GameEventType>;
  readonly endings: Set<MonthEndReason>;
  /** Months whose colours the table took, in order. */
  readonly months: number[];
}

interface PlayOptions {
  readonly speed?: Speed;
  readonly reduced?: boolean;
  readonly rules?: RulesChoice;
  /** Stops after that many. */
  readonly updates?: number;
}

const MODERN: RulesChoice = { type: 'preset', preset: 'modern', months: 3 };

/** Plays a match; `finish` brings each motion to its end in its own way. */
async function playMatch(
  seed: number,
  finish: (motion: Motion, step: number) => void,
  { speed = 'normal', reduced = false, rules = MODERN, updates = Infinity }: PlayOptions = {},
): Promise<Stage> {
  const scene = createPaperScene();
  const overlay = document.createElement('div');
  const cues: Cue[] = [];
  const seen = new Set<GameEventType>();
  const endings = new Set<MonthEndReason>();
  const months: number[] = [];
  const perform = createStage({
    scene,
    overlay,
    speed: () => speed,
    pause: () => 'normal',
    reduced: () => reduced,
    sound: (cue) => cues.push(cue),
    onMonth: (month) => months.push(month),
    random: () => 0.4,
  });
  let step = 0;
  for (const update of randomMatch(seed, null, rules)) {
    if (update.revision > updates) break;
    for (const event of update.events) {
      seen.add(event.type);
      if (event.type === 'monthEnded') endings.add(event.result.reason);
      const motion = perform(event, update);
      if (motion) {
        finish(motion, step++);
        await motion.finished;
        const held = scene.model().held;
        // A card in the air waits for the event that says where it goes.
        if (held === null) expectAtRest(scene, `${event.type} of revision ${update.revision}, seed ${seed}`);
      }
      expect(scene.drawCount.value).toBe(scene.model().drawPile);
      expect(overlay.childElementCount).toBe(0);
      expect(scene.scrim.alpha).toBe(0);
    }
    const folded = scene.model();
    scene.sync(update.view);
    expect(comparable(folded)).toEqual(comparable(scene.model()));
  }
  return { scene, overlay, cues, seen, endings, months };
}

/** Rules under which more lies on the table, less, or elsewhere than usual. */
const ODD: readonly Partial<RuleSet>[] = [
  { threeMatch: 'choose', mustMatch: 'forced', firstPlayer: 'other', promptTiming: 'after_capture' },
  { fieldRedeal: 'four-or-pairs', fieldSize: 16, handSize: 8, fieldLights: 'on' },
  { handSize: 11, fieldSize: 4, deal: { order: ['field', 'dealer', 'others'], batch: 1 } },
  { players: 3, handSize: 4, fieldSize: 14, threeMatch: 'choose', fieldRedeal: 'four-or-pairs' },
];

const stageOn = (scene: PaperScene) =>
  createStage({
    scene,
    overlay: document.createElement('div'),
    speed: () => 'normal',
    pause: () => 'normal',
    reduced: () => false,
    sound: () => undefined,
    onMonth: () => undefined,
    random: () => 0.4,
  });

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

  it.each(PRESET_IDS)('ends every event there by the rules of %s', async (preset) => {
    const rules: RulesChoice = { type: 'preset', preset, months: null };
    const at = PRESET_IDS.indexOf(preset);
    await playMatch(
      20 + at,
      (motion, step) => {
        runFor(((step * 29 + at) % 40) / 20, 1 / 20);
        motion.skip();
      },
      { rules, updates: 70 },
    );
  });

  it("ends every event there by three players' rules, left to run and with reduced motion", async () => {
    const rules: RulesChoice = { type: 'preset', preset: 'classic-3p', months: 3 };
    const { seen } = await playMatch(31, () => runFor(6, 1 / 30), { rules, updates: 50 });
    await playMatch(32, () => runFor(6, 1 / 30), { rules, updates: 50, reduced: true });
    await playMatch(33, (motion) => motion.skip(), { rules, speed: 'off' });
    expect([...seen]).toEqual(expect.arrayContaining(['matchStarted', 'cardsDealt', 'cardsCaptured']));
  });

  it('ends every event there by the oddest rules', async () => {
    const all = new Set<GameEventType>();
    const reasons = new Set<MonthEndReason>();
    const play = async (change: Partial<RuleSet>, seed: number, updates = Infinity): Promise<void> => {
      const ruleSet: RuleSet = {
        ...presets.modern,
        ...change,
        rounds: 2,
        handYaku: { teshi: 6, kuttsuki: 6 },
      };
      const rules: RulesChoice = { type: 'own', rules: { name: 'Odd', ruleSet } };
      const finish = (motion: Motion, step: number): void => {
        runFor(((step * 31 + seed) % 50) / 25, 1 / 20);
        motion.skip();
      };
      const { seen, endings } = await playMatch(seed, finish, { rules, updates });
      for (const type of seen) all.add(type);
      for (const reason of endings) reasons.add(reason);
    };
    for (const change of ODD) {
      await play(change, 40);
      // Only the deal: enough of them for void fields and for hands that are a yaku.
      for (let seed = 100; seed < 115; seed++) await play(change, seed, 1);
    }
    expect(all).toContain('fieldVoid');
    expect(reasons).toContain('hand-yaku');
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

  it('counts the draw pile down while cards are dealt', () => {
    const scene = createPaperScene();
    const perform = stageOn(scene);
    const [update] = randomMatch(7, 3);
    if (update === undefined) throw new Error('an empty match');
    const counts: number[] = [];
    for (const event of update.events) {
      const motion = perform(event, update);
      for (let tick = 0; event.type === 'cardsDealt' && tick < 40; tick++) {
        counts.push(scene.drawCount.value);
        runFor(0.1, 1 / 20);
      }
      motion?.skip();
    }
    const steps = [...new Set(counts)];
    expect(steps[0]).toBe(48);
    expect(steps.at(-1)).toBe(24);
    expect(steps.length).toBeGreaterThan(4);
    expect(steps).toEqual([...steps].sort((a, b) => b - a));
  });

  it('sounds only the last cue of what was skipped at once', async () => {
    const { cues, months } = await playMatch(6, (motion) => motion.skip());
    expect(cues.length).toBeGreaterThan(20);
    expect(cues.every(({ skipped }) => skipped === true)).toBe(true);
    expect(months, 'a skipped leaf turns the month all the same').toEqual([1, 2, 3]);
  });
});
