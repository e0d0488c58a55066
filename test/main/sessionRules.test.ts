import { describe, expect, it } from 'vitest';
import { beginMatch, replay } from '../../main/matchLog';
import type { Match } from '../../main/matchLog';
import { makeSave, parseSave } from '../../main/saveFormat';
import type { HouseYaku } from '../../shared/houseYaku';
import type { MatchUpdate } from '../../shared/ipc';
import { rulesOfMatch } from '../../shared/matchOptions';
import type { FirstDealerChoice, MatchOptions, RulesChoice } from '../../shared/matchOptions';
import { presets } from '../../shared/presets';
import { PRESET_IDS } from '../../shared/ruleSet';
import type { PresetId, RuleSet } from '../../shared/ruleSet';
import type { PlayerView } from '../../shared/view';
import { FRESH, normalOpponent, openScene, optionsFor, playUntil } from '../support/session';
import type { Scene } from '../support/session';

const MOMENT = new Date('2026-11-30T03:57:43.120Z');

const preset = (id: PresetId, months: number | null = null): RulesChoice => ({
  type: 'preset',
  preset: id,
  months,
});
const own = (base: RuleSet, patch: Partial<RuleSet> = {}): RulesChoice => ({
  type: 'own',
  rules: { name: 'Oma', ruleSet: { ...base, ...patch } },
});

/** A scene that writes down which views the opponents were asked about. */
function openWatched(
  seed: number,
  kept: Match | null = null,
): Scene & { readonly asked: readonly PlayerView[] } {
  const asked: PlayerView[] = [];
  const ask: typeof normalOpponent.ask = (view, number, who) => {
    asked.push(view);
    return normalOpponent.ask(view, number, who);
  };
  return { ...openScene(seed, kept, { opponent: { ...normalOpponent, ask } }), asked };
}

async function playWhole(seed: number, options: MatchOptions) {
  const scene = openWatched(seed);
  expect(await scene.session.start(options, false, FRESH)).toEqual({ ok: true, value: null });
  const end = await playUntil(scene, null);
  return { scene, end };
}

/** The kept text at every step leads to the very match, and so do its moves. */
function expectKept(matches: readonly Match[]): void {
  for (const match of matches) {
    expect(replay(match)).toEqual(match.state);
    expect(parseSave(makeSave(match, MOMENT))).toEqual({ ok: true, value: match });
  }
}

/** A target, or chips run out, may end it before its months do. */
function expectEnded({ view }: MatchUpdate, { rounds, target, scoring }: RuleSet): void {
  const totals = view.seats.map(({ total }) => total);
  const reached = target !== null && Math.max(...totals) >= target;
  const broke = scoring === 'chips' && Math.min(...totals) === 0;
  expect(view.phase).toBe('matchOver');
  expect(view.winner).not.toBeNull();
  if (!reached && !broke) expect(view.history).toHaveLength(rounds ?? NaN);
}

describe('a match by every preset', () => {
  it.each(PRESET_IDS)('%s is played to its end, step by step', async (id) => {
    const options = optionsFor(preset(id));
    const { scene, end } = await playWhole(7, options);
    expectEnded(end, presets[id]);
    const steps = scene.updates.map((_, index) => index + 1);
    expect(scene.updates.map(({ revision }) => revision)).toEqual(steps);
    expect(scene.written.map(({ revision }) => revision)).toEqual(steps);
    expect(end.options).toEqual(options);
    expect(scene.reports).toEqual([]);
    expectKept(
      [scene.written.at(0), scene.written.at(steps.length >> 1), scene.written.at(-1)].filter(
        (each) => each !== undefined,
      ),
    );
  });

  it.each(PRESET_IDS)('%s asks a rival only for its own move, while a month is played', async (id) => {
    const { scene } = await playWhole(11, optionsFor(preset(id)));
    expect(scene.asked.length).toBeGreaterThan(0);
    for (const view of scene.asked) {
      expect(view.seat).not.toBe(0);
      expect(view.turn).toBe(view.seat);
      expect(view.legal).not.toEqual([]);
      expect(['monthOver', 'matchOver']).not.toContain(view.phase);
    }
    const seats = new Set(scene.asked.map(({ seat }) => seat));
    expect([...seats].toSorted()).toEqual(presets[id].players === 3 ? [1, 2] : [1]);
  });

  it.each<readonly [string, MatchOptions]>([
    ['classic-3p', optionsFor(preset('classic-3p', 3))],
    ['wikipedia', optionsFor(preset('wikipedia', 1))],
    [
      'chips',
      optionsFor(own(presets['classic-chips'], { chips: { start: 12, mode: 'per-point', value: 1 } })),
    ],
    ['a birthday', optionsFor(preset('classic-4'), { type: 'birthday', months: [4, 10] })],
  ])('%s is kept so that a kill at any step loses nothing', async (_id, options) => {
    const { scene } = await playWhole(5, options);
    expectKept(scene.written);
  });
});

describe('three players', () => {
  it('move one after another: what the page is told never skips a seat', async () => {
    const { scene } = await playWhole(3, optionsFor(preset('classic-3p', 3)));
    const turns = scene.updates
      .flatMap(({ events }) => events)
      .map((event) =>
        event.type === 'monthStarted' ? '|' : event.type === 'turnStarted' ? String(event.seat) : '',
      );
    const months = turns.join('').split('|').slice(1);
    expect(months).toHaveLength(3);
    for (const month of months) expect('012'.repeat(8)).toContain(month);
  });

  it('are never shown a rival’s hand', async () => {
    const { scene } = await playWhole(3, optionsFor(preset('classic-3p', 3)));
    for (const { events } of scene.updates)
      for (const event of events)
        for (const { to, cards } of event.type === 'cardsDealt' ? event.batches : [])
          if (to === 1 || to === 2) expect(cards.every((card) => card === null)).toBe(true);
  });

  it('go on after a kill between the two rivals’ moves', async () => {
    const { scene, end } = await playWhole(9, optionsFor(preset('classic-3p', 3)));
    const between = scene.written.find(
      ({ state }) => state.turn === 2 && state.phase === 'play' && state.round === 2,
    );
    const again = openWatched(9, between ?? null);
    expect(await again.session.resume()).toEqual({ ok: true, value: null });
    expect((await playUntil(again, null)).view).toEqual(end.view);
  });
});

describe('a hand yaku at the deal', () => {
  /** The first seed whose first month is over with its deal. */
  const seedFor = (options: MatchOptions): number => {
    for (let seed = 1; seed < 2000; seed += 1) {
      const { state } = beginMatch({ options, ruleSet: rulesOfMatch(options), seed });
      if (state.result?.reason === 'hand-yaku') return seed;
    }
    throw new Error('no seed deals one');
  };

  it('ends the month at once: nobody is asked, and the next month can be dealt, after a kill too', async () => {
    const options = optionsFor(preset('wikipedia', 3));
    const scene = openWatched(seedFor(options));
    await scene.session.start(options, false, FRESH);
    expect(scene.last().view).toMatchObject({ phase: 'monthOver', turn: null, legal: [] });
    expect(scene.last().view.result?.points).toBe(6);
    expect(scene.asked).toEqual([]);
    expectKept(scene.written);

    const again = openWatched(1, scene.written.at(-1) ?? null);
    await again.session.resume();
    expect(again.last().view).toEqual(scene.last().view);
    expect(again.asked).toEqual([]);
    expect(await again.session.nextMonth(again.last().revision)).toEqual({ ok: true, value: null });
    expect(again.last().view.round).toBe(2);
    expect((await playUntil(again, null)).view.history).toHaveLength(3);
  });

  it('ends a match of one month with its deal', async () => {
    const options = optionsFor(preset('nintendo', 1));
    const scene = openWatched(seedFor(options));
    await scene.session.start(options, false, FRESH);
    expect(scene.last()).toMatchObject({ revision: 1, view: { phase: 'matchOver' } });
    expect(scene.last().seed).not.toBeNull();
    expect(scene.asked).toEqual([]);
    expect(await scene.session.start(options, false, FRESH)).toEqual({ ok: true, value: null });
  });
});

describe('who deals first', () => {
  const begun = async (rules: RulesChoice, firstDealer: FirstDealerChoice, seed = 4) => {
    const scene = openScene(seed);
    await scene.session.start(optionsFor(rules, firstDealer), false, FRESH);
    const [update] = scene.updates;
    const match = scene.written.at(0);
    if (update === undefined || match === undefined) throw new Error('nothing was begun');
    expectKept([match]);
    const [started] = update.events.flatMap((event) => (event.type === 'matchStarted' ? [event] : []));
    return { dealer: started?.dealer, draws: started?.dealerDraws ?? [], ruleSet: match.ruleSet };
  };

  it.each([
    ['modern', 0],
    ['modern', 1],
    ['classic-3p', 0],
    ['classic-3p', 1],
    ['classic-3p', 2],
  ] as const)('as agreed, in %s: seat %i', async (id, seat) => {
    const { dealer, draws, ruleSet } = await begun(preset(id), { type: 'agreed', seat });
    expect(dealer).toBe(seat);
    expect(draws).toEqual([]);
    expect(ruleSet.firstDealer).toBe('agreed');
  });

  it('by lot, each of them sometimes and the same for the same seed', async () => {
    const seeds = Array.from({ length: 20 }, (_, index) => index + 1);
    const dealers = await Promise.all(
      seeds.map(async (seed) => (await begun(preset('classic-3p'), { type: 'random' }, seed)).dealer),
    );
    expect(new Set(dealers)).toEqual(new Set([0, 1, 2]));
    expect((await begun(preset('classic-3p'), { type: 'random' }, 3)).dealer).toBe(dealers[2]);
  });

  it('by birthday: one card is turned up until one birthday is nearest', async () => {
    const { draws, dealer } = await begun(preset('modern'), { type: 'birthday', months: [2, 8] });
    expect(draws.length).toBeGreaterThan(0);
    for (const cards of draws) expect(cards).toHaveLength(1);
    const swapped = await begun(preset('modern'), { type: 'birthday', months: [8, 2] });
    expect(swapped.draws).toEqual(draws);
    expect(swapped.dealer).toBe(1 - (dealer ?? NaN));
  });

  it('by a draw of one card each', async () => {
    const { draws } = await begun(preset('classic-3p'), { type: 'draw' });
    for (const cards of draws) expect(cards).toHaveLength(3);
  });

  it('as chosen for the match, whatever rules of one’s own say', async () => {
    const { dealer, ruleSet } = await begun(own(presets.modern, { firstDealer: 'birthday' }), {
      type: 'agreed',
      seat: 1,
    });
    expect(dealer).toBe(1);
    expect(ruleSet.firstDealer).toBe('agreed');
  });
});

describe('rules of one’s own', () => {
  const anyLight: HouseYaku = {
    id: 'house-1',
    name: 'Any light',
    pattern: { type: 'kind', kind: 'light', need: 1 },
    points: 2,
    perFurther: 1,
    replaces: [],
  };

  it('are played with their house yaku, kept with them, and told to the page as they are', async () => {
    const rules = own(presets.modern, { rounds: 2, houseYaku: [anyLight] });
    const { scene, end } = await playWhole(2, optionsFor(rules));
    expect(end.view.ruleSet.houseYaku).toEqual([anyLight]);
    expect(end.options.rules).toEqual(rules);
    const made = scene.updates.flatMap(({ view }) =>
      view.seats.flatMap(({ yaku }) => yaku.map(({ id }) => id)),
    );
    expect(made).toContain('house-1');
    expectKept(scene.written);
  });

  it('with a target and no months are played until somebody reaches it', async () => {
    const { end } = await playWhole(6, optionsFor(own(presets.fifty, { target: 15 })));
    expect(Math.max(...end.view.seats.map(({ total }) => total))).toBeGreaterThanOrEqual(15);
  });
});
