// A set of ten from the first question to what is kept of it, and the stock of questions with a thread of the test's own.
import { EventEmitter } from 'node:events';
import { describe, expect, it } from 'vitest';
import { createCallStock } from '../../../main/trainers/call/callStock';
import type { CallRequest } from '../../../main/trainers/call/callThread';
import type { CallPosition } from '../../../main/trainers/call/position';
import { NO_TRAINING } from '../../../main/trainers/progress';
import type { KeptTraining } from '../../../main/trainers/progress';
import { createTrainerDesk } from '../../../main/trainers/trainerDesk';
import type { TrainerDesk } from '../../../main/trainers/trainerDesk';
import { presets } from '../../../shared/presets';
import { TRAINER_IDS } from '../../../shared/trainers';
import type { TrainerQuestion } from '../../../shared/trainers';
import { sketchView } from '../../support/policyPositions';

const NOW = new Date(2026, 4, 4, 12);

/** A decision in which one side is so many points better. */
const position = (edge: number): CallPosition => ({
  view: sketchView({ hand: ['jan-plain-1'] }),
  forTheMatch: false,
  advice: {
    options: [
      { move: { type: 'stop' }, points: 5, margin: 0, odds: 0.5, reasons: [] },
      { move: { type: 'callKoiKoi' }, points: 5 + edge, margin: 0.2, odds: 0.5, reasons: [] },
    ],
    call: { score: 0.5, rival: 0.3, nobody: 0.2 },
  },
});

class Thread extends EventEmitter {
  readonly asked: CallRequest[] = [];
  constructor(readonly finds: (request: CallRequest) => readonly CallPosition[]) {
    super();
  }
  postMessage(request: CallRequest): void {
    this.asked.push(request);
    setImmediate(() => this.emit('message', { id: request.id, found: this.finds(request) }));
  }
  terminate(): Promise<number> {
    return Promise.resolve(0);
  }
  unref(): void {}
}

const openStock = (finds: Thread['finds']) => {
  const threads: Thread[] = [];
  const logged: string[] = [];
  let seed = 0;
  const stock = createCallStock({
    spawn: () => {
      const thread = new Thread(finds);
      threads.push(thread);
      return thread;
    },
    freshSeed: () => (seed += 1),
    log: (reason) => void logged.push(reason),
  });
  return { stock, threads, logged };
};

const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 50; turn += 1) await new Promise(setImmediate);
};

describe('the stock', () => {
  const both = ({ seed }: CallRequest) => [position(seed % 2 === 0 ? 7 : -7)];

  it('rests once there are enough of both kinds', async () => {
    const { stock, threads } = openStock(both);
    stock.prepare(presets.modern, 1);
    await settled();
    expect(threads[0]?.asked).toHaveLength(6);
    const taken = await stock.take(['callKoiKoi']);
    expect(taken?.advice.options[1]?.points).toBe(12);
    await settled();
    expect(threads[0]?.asked.length).toBeGreaterThan(6);
  });

  it('waits for the kind that is asked for', async () => {
    const { stock } = openStock(({ seed }) => [position(seed === 30 ? 7 : -7)]);
    stock.prepare(presets.modern, 1);
    expect((await stock.take(['callKoiKoi']))?.advice.options[1]?.points).toBe(12);
  });

  it('takes any clear question where the level has none, and gives up where there is none at all', async () => {
    const { stock } = openStock(() => [position(-4)]);
    stock.prepare(presets.modern, 1);
    expect((await stock.take(['stop']))?.advice.options[1]?.points).toBe(1);
    const { stock: empty } = openStock(() => []);
    empty.prepare(presets.modern, 1);
    expect(await empty.take(['stop', 'callKoiKoi'])).toBeNull();
  });

  it('asks the last level of months that end a match, where there are any', async () => {
    const { stock, threads } = openStock(both);
    for (const rules of [
      presets.modern,
      presets.fifty,
      presets['fifty-subtract'],
      presets['classic-chips'],
    ]) {
      stock.prepare(rules, 5);
      await settled();
      const last = threads[0]?.asked.at(-1);
      expect(last?.isLast).toBe(rules.scoring === 'add');
    }
    stock.prepare(presets.modern, 4);
    await settled();
    expect(threads[0]?.asked.at(-1)?.isLast).toBe(false);
  });

  it('throws away what was found by other rules', async () => {
    const { stock, threads } = openStock(({ ruleSet }) => [position(ruleSet.players === 3 ? 8 : 7)]);
    stock.prepare(presets.modern, 1);
    await settled();
    stock.prepare(presets['classic-3p'], 1);
    expect((await stock.take(['callKoiKoi']))?.advice.options[1]?.points).toBe(13);
    expect(threads).toHaveLength(1);
  });

  it('goes on with a new thread after a crash, but not for ever', async () => {
    const { stock, threads, logged } = openStock(() => []);
    stock.prepare(presets.modern, 1);
    const waiting = stock.take(['stop']);
    threads[0]?.emit('error', new Error('lost'));
    expect(threads).toHaveLength(2);
    threads[1]?.emit('error', new Error('lost'));
    expect(await waiting).toBeNull();
    expect(logged).toHaveLength(2);
  });
});

interface Scene {
  readonly desk: TrainerDesk;
  kept: KeptTraining;
  writes: number;
}

function openScene(): Scene {
  let seed = 0;
  const scene: { desk?: TrainerDesk; kept: KeptTraining; writes: number } = { kept: NO_TRAINING, writes: 0 };
  const desk = createTrainerDesk({
    kept: {
      current: () => scene.kept,
      change(next) {
        scene.kept = next;
        scene.writes += 1;
      },
    },
    stock: {
      prepare: () => undefined,
      take: ([side]) => Promise.resolve(position(side === 'stop' ? -7 : 7)),
    },
    rules: () => presets.modern,
    now: () => NOW,
    freshSeed: () => (seed += 1),
  });
  return Object.assign(scene, { desk });
}

const opened = async (reply: ReturnType<TrainerDesk['next']>): Promise<TrainerQuestion> => {
  const answer = await reply;
  if (!answer.ok) throw new Error(answer.code);
  return answer.value;
};

const answerTo = ({ desk }: Scene, marked: readonly number[]) => {
  const answer = desk.answer(marked, 4_000);
  if (!answer.ok) throw new Error(answer.code);
  return answer.value;
};

describe.each(TRAINER_IDS)('a set of %s', (id) => {
  it('has ten questions, each answered once, and is counted', async () => {
    const scene = openScene();
    const { desk } = scene;
    let question = await opened(desk.start(id, null));
    for (let number = 1; number <= 10; number += 1) {
      expect(question).toMatchObject({ number, of: 10, level: 1 });
      expect(await desk.next()).toEqual({ ok: false, code: 'noLesson' });
      const result = answerTo(scene, [0]);
      expect(result.answer.length).toBeGreaterThan(0);
      expect(result.set === null).toBe(number < 10);
      expect(desk.answer([0], 1)).toEqual({ ok: false, code: 'noLesson' });
      if (number < 10) question = await opened(desk.next());
    }
    expect(await desk.next()).toEqual({ ok: false, code: 'noLesson' });
    expect(scene.kept.levels[id].sets).toBe(1);
    expect(desk.days()).toMatchObject({ days: 1 });
    expect(scene.kept.cards.length > 0).toBe(id === 'months');
  });
});

describe('the desk', () => {
  it('keeps each answer at once, and a level that is chosen', async () => {
    const scene = openScene();
    await opened(scene.desk.start('pays', 3));
    expect(scene.desk.progress()).toContainEqual({ id: 'pays', level: 3, streak: 0, longest: 0, sets: 0 });
    const writes = scene.writes;
    answerTo(scene, [0]);
    expect(scene.writes).toBe(writes + 1);
  });

  it('refuses what is not open, and marks that are no options', async () => {
    const { desk } = openScene();
    expect(desk.answer([0], 1)).toEqual({ ok: false, code: 'noLesson' });
    expect(await desk.next()).toEqual({ ok: false, code: 'noLesson' });
    await opened(desk.start('months', null));
    expect(desk.answer([9], 1)).toEqual({ ok: false, code: 'badPayload' });
    desk.close();
    expect(desk.answer([0], 1)).toEqual({ ok: false, code: 'noLesson' });
  });

  it('asks as often for the one call as for the other', async () => {
    const scene = openScene();
    let stops = 0;
    const sets = 100;
    for (let set = 0; set < sets; set += 1) {
      await opened(scene.desk.start('call', 1));
      for (let number = 1; number <= 10; number += 1) {
        if (answerTo(scene, [0]).right) stops += 1;
        if (number < 10) await opened(scene.desk.next());
      }
    }
    expect(stops / (10 * sets)).toBeGreaterThan(0.46);
    expect(stops / (10 * sets)).toBeLessThan(0.54);
  });

  it('gives an answer for a set that was left to nobody', async () => {
    const { desk } = openScene();
    const first = desk.start('call', null);
    const second = desk.start('yaku', null);
    expect(await first).toEqual({ ok: false, code: 'noLesson' });
    expect((await opened(second)).type).toBe('yaku');
  });
});
