import { describe, expect, it } from 'vitest';
import { replay } from '../../main/matchLog';
import { CARD_IDS } from '../../shared/cards';
import { refuse } from '../../shared/moves';
import type { Move } from '../../shared/moves';
import type { Phase } from '../../shared/view';
import {
  FRESH,
  anyMove,
  normalOpponent,
  openScene,
  options,
  playUntil,
  sceneIn,
  silentOpponent,
} from '../support/session';
import type { Scene } from '../support/session';

const started = async (seed: number, months: 1 | 3 = 3): Promise<Scene> => {
  const scene = openScene(seed);
  await scene.session.start(options(months), false, FRESH);
  await scene.quiet();
  return scene;
};

/** Plays on until another seat is to move. */
async function untilOpponent(scene: Scene): Promise<void> {
  while (scene.last().view.turn === 0) {
    const { view, revision } = scene.last();
    await scene.session.play(anyMove(view, 0), revision);
  }
}

/** What a refused call must leave as it was. */
const facts = (scene: Scene) => ({
  last: scene.last(),
  updates: scene.updates.length,
  kept: scene.written.at(-1),
});

describe('a whole match', () => {
  it.each([1, 3, 6, 12])('of %i months is played to its end, every step kept and pushed', async (months) => {
    const scene = openScene(months);
    expect(await scene.session.start(options(months), false, FRESH)).toEqual({ ok: true, value: null });
    const end = await playUntil(scene, null);
    expect(end.view.phase).toBe('matchOver');
    expect(end.view.history).toHaveLength(months);
    expect(end.seed).toBe(months);
    expect(scene.updates.map(({ revision }) => revision)).toEqual(scene.updates.map((_, index) => index + 1));
    expect(scene.written.map(({ revision }) => revision)).toEqual(scene.updates.map((_, index) => index + 1));
    expect(scene.reports).toEqual([]);
  });

  it('tells the seed to nobody before it is over', async () => {
    const scene = await started(5, 1);
    await playUntil(scene, null);
    const seeds = scene.updates.map(({ seed }) => seed);
    expect(seeds.slice(0, -1).every((seed) => seed === null)).toBe(true);
    expect(seeds.at(-1)).toBe(5);
  });

  it('never shows the page a face of the hidden hand', async () => {
    const scene = await started(11, 1);
    const first = scene.updates[0];
    const dealt = first?.events.flatMap((event) => (event.type === 'cardsDealt' ? event.batches : []));
    const hidden = dealt?.filter(({ to }) => to === 1).flatMap(({ cards }) => cards);
    expect(hidden).toEqual(Array.from({ length: 8 }, () => null));
  });

  it('gives the same match for the same seed and moves', async () => {
    const [a, b] = [await started(21), await started(21)];
    await playUntil(a, null);
    await playUntil(b, null);
    expect(b.updates).toEqual(a.updates);
  });

  it('replays from what is written', async () => {
    const scene = await started(8);
    await playUntil(scene, null);
    for (const written of scene.written) expect(replay(written)).toEqual(written.state);
  });
});

describe('refusals leave everything unchanged', () => {
  const refusals: readonly (readonly [string, (scene: Scene) => Promise<unknown>])[] = [
    ['staleRevision', ({ session, last }) => session.play(anyMove(last().view, 1), last().revision - 1)],
    ['staleRevision', ({ session, last }) => session.play(anyMove(last().view, 1), last().revision + 1)],
    ['staleRevision', ({ session, last }) => session.nextMonth(last().revision - 1)],
    ['monthNotOver', ({ session, last }) => session.nextMonth(last().revision)],
    ['matchRunning', ({ session }) => session.start(options(1), false, FRESH)],
    ['wrongPhase', ({ session, last }) => session.play({ type: 'stop' }, last().revision)],
    ['wrongPhase', ({ session, last }) => session.play({ type: 'callKoiKoi' }, last().revision)],
    [
      'cardNotInHand',
      ({ session, last }) => {
        const { hand } = last().view;
        const strange = CARD_IDS.find((card) => !hand.includes(card)) ?? 'jan-crane';
        return session.play({ type: 'playCard', card: strange }, last().revision);
      },
    ],
  ];
  it.each(refusals)('%s', async (code, call) => {
    const scene = await started(3);
    await playUntil(scene, 'play');
    const before = facts(scene);
    expect(await call(scene)).toEqual(refuse(code));
    expect(facts(scene)).toEqual(before);
  });

  it('illegalMatch', async () => {
    const { scene } = await sceneIn('chooseHand');
    const { view, revision } = scene.last();
    const card = CARD_IDS.find((id) => !view.pending?.candidates.includes(id)) ?? 'jan-crane';
    const before = facts(scene);
    expect(await scene.session.play({ type: 'chooseMatch', card }, revision)).toEqual(refuse('illegalMatch'));
    expect(facts(scene)).toEqual(before);
  });

  it('notYourTurn while the opponent thinks', async () => {
    const scene = openScene(1, null, { opponent: silentOpponent });
    await scene.session.start(options(1), false, FRESH);
    await untilOpponent(scene);
    const before = facts(scene);
    const card = scene.last().view.hand[0] ?? 'jan-crane';
    expect(await scene.session.play({ type: 'playCard', card }, scene.last().revision)).toEqual(
      refuse('notYourTurn'),
    );
    expect(facts(scene)).toEqual(before);
  });

  it('noMatch before one is begun and after it is closed', async () => {
    const { session } = openScene(1);
    const move: Move = { type: 'stop' };
    for (const round of [0, 1]) {
      expect(await session.play(move, 0)).toEqual(refuse('noMatch'));
      expect(await session.nextMonth(0)).toEqual(refuse('noMatch'));
      expect(await session.resume()).toEqual(refuse('noMatch'));
      expect(await session.close()).toEqual(refuse('noMatch'));
      expect(session.summary()).toBeNull();
      if (round === 1) return;
      await session.start(options(1), false, FRESH);
      await session.close();
    }
  });
});

describe('calls that overlap', () => {
  it('accepts exactly one of many plays at once', async () => {
    const scene = await started(4);
    const { view, revision } = await playUntil(scene, 'play');
    const replies = await Promise.all(view.legal.map(({ move }) => scene.session.play(move, revision)));
    expect(replies.length).toBeGreaterThan(2);
    expect(replies.filter(({ ok }) => ok)).toHaveLength(1);
    expect(replies.filter((reply) => !reply.ok && reply.code === 'staleRevision')).toHaveLength(
      replies.length - 1,
    );
  });

  it('drops the opponent’s move for a match that was closed or replaced meanwhile', async () => {
    const answers: ((move: Move) => void)[] = [];
    const ask = (): Promise<Move> => new Promise((settle) => answers.push(settle));
    const scene = openScene(1, null, { opponent: { ...silentOpponent, ask } });
    await scene.session.start(options(1), false, FRESH);
    await untilOpponent(scene);
    expect(answers).toHaveLength(1);
    await scene.session.start(options(3), true, FRESH);
    const before = facts(scene);
    answers[0]?.({ type: 'playCard', card: 'jan-crane' });
    await new Promise((resolve) => setImmediate(resolve));
    expect(facts(scene)).toEqual(before);
    expect(scene.reports).toEqual([]);
  });

  it('reports an opponent that breaks the rules instead of hiding it', async () => {
    const scene = openScene(1, null, {
      opponent: { ...silentOpponent, ask: () => Promise.resolve({ type: 'stop' }) },
    });
    await scene.session.start(options(1), false, FRESH);
    await untilOpponent(scene);
    await new Promise((resolve) => setImmediate(resolve));
    expect(String(scene.reports[0])).toContain('wrongPhase');
  });

  it('never uses a revision twice, not even in the next match', async () => {
    const scene = await started(6);
    const old = scene.last().revision;
    await scene.session.start(options(1), true, FRESH);
    expect(scene.last().revision).toBeGreaterThan(old);
  });
});

describe('writing', () => {
  it('keeps before it shows', async () => {
    const order: string[] = [];
    const scene = openScene(1, null, {
      saves: {
        write: async ({ revision }) => {
          await new Promise((resolve) => setImmediate(resolve));
          order.push(`kept ${revision}`);
          return null;
        },
        clear: () => Promise.resolve(null),
      },
      opponent: normalOpponent,
      push: ({ revision }) => void order.push(`shown ${revision}`),
    });
    await scene.session.start(options(1), false, FRESH);
    expect(order.slice(0, 2)).toEqual(['kept 1', 'shown 1']);
  });

  it('goes on when it fails, tells so once, and again only after it has worked in between', async () => {
    let reason: string | null = 'disk full';
    const scene = openScene(9, null, {
      saves: { write: () => Promise.resolve(reason), clear: () => Promise.resolve(null) },
    });
    await scene.session.start(options(3), false, FRESH);
    await playUntil(scene, 'monthOver');
    expect(scene.notices).toEqual([{ type: 'saveFailed', reason: 'disk full' }]);
    reason = null;
    await scene.session.nextMonth(scene.last().revision);
    reason = 'read-only';
    await playUntil(scene, 'monthOver');
    expect(scene.notices.at(-1)).toEqual({ type: 'saveFailed', reason: 'read-only' });
  });
});

describe('resume', () => {
  const phases: readonly Phase[] = ['play', 'chooseHand', 'chooseDraw', 'decide', 'monthOver', 'matchOver'];

  it.each(phases)('in phase %s shows the same and deals the same cards to come', async (phase) => {
    const { scene, kept } = await sceneIn(phase);
    const again = openScene(999, kept);
    expect(again.session.summary()).toEqual(scene.session.summary());
    expect(await again.session.resume()).toEqual({ ok: true, value: null });
    expect(again.last()).toEqual({ ...scene.last(), events: [] });
    const [end, endAgain] = [await playUntil(scene, null), await playUntil(again, null)];
    expect(endAgain.view).toEqual(end.view);
    expect(endAgain.seed).toBe(end.seed);
  });

  it('moves nothing before it is asked for, and then lets the opponent go on', async () => {
    const scene = openScene(1, null, { opponent: silentOpponent });
    await scene.session.start(options(1), false, FRESH);
    await untilOpponent(scene);
    const again = openScene(1, scene.written.at(-1) ?? null);
    await new Promise((resolve) => setImmediate(resolve));
    expect(again.updates).toEqual([]);
    await again.session.resume();
    expect((await again.quiet()).revision).toBeGreaterThan(scene.last().revision);
  });

  it('asked for twice makes no move twice', async () => {
    const scene = openScene(1, null, { opponent: silentOpponent });
    await scene.session.start(options(1), false, FRESH);
    await untilOpponent(scene);
    const again = openScene(1, scene.written.at(-1) ?? null);
    await Promise.all([again.session.resume(), again.session.resume()]);
    await again.quiet();
    const revisions = again.updates.map(({ revision }) => revision);
    const moved = revisions.filter((revision) => revision > scene.last().revision);
    expect(new Set(moved).size).toBe(moved.length);
    expect(again.reports).toEqual([]);
  });

  it('forgets a closed match', async () => {
    const scene = await started(3);
    await scene.session.close();
    expect(scene.written).toEqual([]);
  });
});
