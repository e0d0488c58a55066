import { describe, expect, it } from 'vitest';
import { replay } from '../../main/matchLog';
import type { Match } from '../../main/matchLog';
import { makeSave, parseSave } from '../../main/saveFormat';
import { refuse } from '../../shared/moves';
import type { Phase } from '../../shared/view';
import {
  FRESH,
  anyMove,
  openScene,
  options,
  optionsFor,
  playUntil,
  silentOpponent,
} from '../support/session';
import type { Scene } from '../support/session';

const MOMENT = new Date('2026-11-30T03:57:43.120Z');

/** Cards to come, whoever sees them. */
const pile = (match: Match | undefined) => match?.state.drawPile;
const written = ({ written: all }: Scene): Match => {
  const last = all.at(-1);
  if (last === undefined) throw new Error('nothing was written');
  return last;
};

const begun = async (seed: number, months = 3): Promise<Scene> => {
  const scene = openScene(seed);
  await scene.session.start(options(months), false, FRESH);
  await scene.quiet();
  return scene;
};

/** Plays by lot until a decision has been made that led into `phase`; the match just before that decision. */
async function comeTo(phase: Phase): Promise<{ readonly scene: Scene; readonly before: Match }> {
  for (let seed = 1; seed < 80; seed += 1) {
    const scene = await begun(seed);
    for (let step = 0; step < 60; step += 1) {
      const { view, revision } = await scene.quiet();
      if (view.phase === 'matchOver') break;
      if (view.phase === 'monthOver') {
        await scene.session.nextMonth(revision);
        continue;
      }
      const before = written(scene);
      await scene.session.play(anyMove(view, revision), revision);
      const after = await scene.quiet();
      if (after.view.phase === phase && after.canTakeBack) return { scene, before };
    }
  }
  throw new Error(`no match came into ${phase}`);
}

describe('a move taken back', () => {
  it.each<Phase>(['play', 'chooseHand', 'chooseDraw', 'decide', 'monthOver'])(
    'in phase %s brings the very position back in which it was decided, with the same cards to come',
    async (phase) => {
      const { scene, before } = await comeTo(phase);
      const { revision, practice } = scene.last();
      expect(practice).toBe(false);
      expect(await scene.session.takeBack(revision)).toEqual({ ok: true, value: null });
      const after = scene.last();
      expect(after).toMatchObject({ revision: revision + 1, events: [], practice: true, keptAs: null });
      expect(after.view.turn).toBe(0);
      expect(written(scene).state).toEqual(before.state);
      expect(written(scene).moves).toEqual(before.moves);
      expect(pile(written(scene))).toEqual(pile(before));
      expect(scene.reports).toEqual([]);
    },
  );

  it('again and again comes back to the month’s first own decision, and no further', async () => {
    const scene = await begun(3);
    await playUntil(scene, 'monthOver');
    while (scene.last().canTakeBack) {
      expect(await scene.session.takeBack(scene.last().revision)).toEqual({ ok: true, value: null });
    }
    const { view, revision } = scene.last();
    expect(view).toMatchObject({ phase: 'play', round: 1, turn: 0 });
    expect(view.hand).toHaveLength(8);
    expect(await scene.session.takeBack(revision)).toEqual(refuse('nothingToTakeBack'));
  });

  it('lets another be made, and the match go on to its end as practice', async () => {
    const scene = await begun(5, 1);
    await playUntil(scene, 'monthOver');
    const again = await begun(6, 1);
    const { view, revision } = again.last();
    await again.session.play(anyMove(view, 0), revision);
    await again.quiet();
    await again.session.takeBack(again.last().revision);
    const end = await playUntil(again, null);
    expect(end).toMatchObject({ practice: true, view: { phase: 'matchOver' } });
    expect(again.finished.map(({ match }) => match.practice)).toEqual([true]);
    expect(scene.finished.map(({ match }) => match.practice)).toEqual([false]);
  });

  it('sends an opponent who thinks about it away at once', async () => {
    let cancelled = 0;
    const answers: ((move: { readonly type: 'stop' }) => void)[] = [];
    const scene = openScene(1, null, {
      opponent: {
        ...silentOpponent,
        ask: () => new Promise((settle) => answers.push(settle)),
        cancel: () => (cancelled += 1),
      },
    });
    await scene.session.start(
      optionsFor({ type: 'preset', preset: 'modern', months: 3 }, { type: 'agreed', seat: 0 }),
      false,
      FRESH,
    );
    while (scene.last().view.turn === 0) {
      const { view, revision } = scene.last();
      await scene.session.play(anyMove(view, 0), revision);
    }
    expect(scene.last().canTakeBack).toBe(true);
    const before = cancelled;
    await scene.session.takeBack(scene.last().revision);
    expect(cancelled).toBeGreaterThan(before);
    const { revision } = scene.last();
    answers[0]?.({ type: 'stop' });
    await new Promise((resolve) => setImmediate(resolve));
    expect(scene.last()).toMatchObject({ revision, view: { turn: 0 } });
    expect(scene.reports).toEqual([]);
  });

  it('survives a kill: the kept text leads to the same state, still practice', async () => {
    const { scene } = await comeTo('monthOver');
    await scene.session.takeBack(scene.last().revision);
    const kept = written(scene);
    expect(replay(kept)).toEqual(kept.state);
    expect(parseSave(makeSave(kept, MOMENT))).toEqual({ ok: true, value: kept });
    const again = openScene(999, kept);
    await again.session.resume();
    expect(again.last()).toEqual(scene.last());
  });
});

describe('nothing is taken back', () => {
  it.each<readonly [string, (scene: Scene) => Promise<unknown>]>([
    ['before the first own decision', (scene) => scene.quiet()],
    [
      'in the next month',
      async (scene) => {
        await playUntil(scene, 'monthOver');
        await scene.session.nextMonth(scene.last().revision);
        await scene.quiet();
      },
    ],
    ['once the match is over and kept', (scene) => playUntil(scene, null)],
  ])('%s', async (_when, goThere) => {
    const scene = await begun(7, 3);
    await goThere(scene);
    const before = scene.last();
    expect(before.canTakeBack).toBe(false);
    expect(await scene.session.takeBack(before.revision)).toEqual(refuse('nothingToTakeBack'));
    expect(scene.last()).toBe(before);
  });

  it('with an old revision, or without a match', async () => {
    const scene = await begun(3);
    await playUntil(scene, 'monthOver');
    expect(await scene.session.takeBack(scene.last().revision - 1)).toEqual(refuse('staleRevision'));
    await scene.session.close();
    expect(await scene.session.takeBack(scene.last().revision)).toEqual(refuse('noMatch'));
  });
});

describe('a match that ends', () => {
  it('is kept once, under the id that its last step tells, however often it is resumed', async () => {
    const scene = await begun(2, 1);
    const end = await playUntil(scene, null);
    expect(scene.finished).toEqual([{ match: written(scene), id: end.keptAs }]);
    expect(scene.updates.slice(0, -1).every(({ keptAs }) => keptAs === null)).toBe(true);
    const again = openScene(999, written(scene));
    await again.session.resume();
    await again.session.resume();
    expect(again.last().keptAs).toBe(end.keptAs);
    expect(again.finished).toEqual(scene.finished);
  });

  it('tells whoever thinks about it with every step that it has moved on', async () => {
    let moved = 0;
    const scene = openScene(2, null, { movedOn: () => (moved += 1) });
    await scene.session.start(options(1), false, FRESH);
    await playUntil(scene, null);
    expect(moved).toBe(scene.updates.length);
    await scene.session.close();
    expect(moved).toBe(scene.updates.length + 1);
  });
});

describe('the open decision', () => {
  it('is told only to who asks for the present one, and only at the own turn', async () => {
    const scene = openScene(1, null, { opponent: silentOpponent });
    expect(scene.session.openDecision(0)).toEqual(refuse('noMatch'));
    await scene.session.start(
      optionsFor({ type: 'preset', preset: 'modern', months: 3 }, { type: 'agreed', seat: 0 }),
      false,
      FRESH,
    );
    const { view, revision } = scene.last();
    expect(scene.session.openDecision(revision)).toEqual({ ok: true, value: view });
    expect(scene.session.openDecision(revision - 1)).toEqual(refuse('staleRevision'));
    while (scene.last().view.turn === 0) {
      const now = scene.last();
      await scene.session.play(anyMove(now.view, 0), now.revision);
    }
    expect(scene.session.openDecision(scene.last().revision)).toEqual(refuse('notYourTurn'));
  });
});
