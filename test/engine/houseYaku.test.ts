// Yaku that families make up: scored, replaced, asked about and told like any other. Contract: shared/houseYaku.ts.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CARD_IDS, type CardId } from '../../shared/cards';
import { presets } from '../../shared/presets';
import type { RuleSet } from '../../shared/ruleSet';
import { mostPoints } from '../../main/engine/mostPoints';
import { makeRuleSetJson, parseRuleSetJson } from '../../main/engine/ruleSetNotation';
import { viewFor } from '../../main/engine/view';
import { baseOf, yakuOf, yakuReadings } from '../../main/engine/yaku';
import { HOUSE_CASES } from './houseYaku.table';
import { cards, kind, NOMI, withHouse } from '../support/houseRules';
import { KOI, play, playAll, position, STOP, typesOf } from '../support/playout';
import { anyRuleSet } from '../support/ruleSets';

const { modern } = presets;

const listed = (ruleSet: RuleSet, pile: readonly CardId[]): string =>
  yakuOf(ruleSet, pile, 1)
    .map(({ id, points }) => `${id} ${points}`)
    .join(', ');

describe('a table of house yaku', () => {
  it.each(HOUSE_CASES)('%s', (_, ruleSet, pile, expected) => {
    expect(listed(ruleSet, pile)).toBe(expected);
    expect(parseRuleSetJson(makeRuleSetJson(ruleSet))).toEqual({ ok: true, value: ruleSet });
  });

  it('names the cards that make it, further ones too', () => {
    const rules = withHouse(modern, [cards(1, 'jan-crane', 'feb-warbler'), 2, 1], [kind('plain', 2), 1]);
    const pile: readonly CardId[] = ['feb-warbler', 'jan-plain-1', 'dec-plain-3', 'jan-crane', 'apr-plain-1'];
    expect(yakuOf(rules, pile, 1)).toEqual([
      { id: 'house-1', points: 3, cards: ['feb-warbler', 'jan-crane'] },
      { id: 'house-2', points: 1, cards: ['jan-plain-1', 'dec-plain-3', 'apr-plain-1'] },
    ]);
  });
});

describe('in play', () => {
  const hands: readonly (readonly CardId[])[] = [
    ['jan-plain-1', 'apr-plain-1'],
    ['may-plain-1', 'jul-plain-1'],
  ];
  const start = {
    hands,
    field: ['jan-crane', 'nov-ribbon'] satisfies CardId[],
    drawPile: ['dec-plain-1', 'dec-plain-2', 'feb-plain-1', 'oct-ribbon'] satisfies CardId[],
  };
  const rules = withHouse(modern, [cards(1, 'jan-crane', 'dec-phoenix'), 4, 3]);

  it('asks the question and is paid with every doubling', () => {
    const asked = playAll(position(start, rules), play('jan-plain-1'));
    expect(typesOf(asked.events).slice(-2)).toEqual(['yakuFormed', 'decisionOpened']);
    expect(viewFor(asked.state, 0).decision?.fresh).toEqual([
      { id: 'house-1', points: 4, cards: ['jan-crane'] },
    ]);
    const doubled = { ...rules, sevenDouble: 4 };
    const stopped = playAll(position(start, doubled), play('jan-plain-1'), STOP).state.result;
    expect(stopped).toMatchObject({ winner: 0, base: 4, points: 8, yaku: [{ id: 'house-1', points: 4 }] });
  });

  it('asks again when it grows, and not when it stays', () => {
    const called = playAll(position(start, rules), play('jan-plain-1'), KOI).state;
    expect(called.held[0]).toEqual({ best: 4, points: { 'house-1': 4 } });
    const passed = playAll(called, play('may-plain-1')).state;
    expect(playAll(passed, play('apr-plain-1')).state.phase).toBe('play');
    const withPhoenix = {
      ...passed,
      field: [...passed.field, 'dec-plain-3' as const],
      drawPile: ['dec-phoenix' as const, ...passed.drawPile],
    };
    const grown = playAll(withPhoenix, play('apr-plain-1'));
    expect(grown.state.phase).toBe('decide');
    expect(viewFor(grown.state, 0).decision?.fresh).toMatchObject([{ id: 'house-1', points: 7 }]);
  });

  it('is a yaku that the dealer’s privilege respects', () => {
    const last = {
      hands: [[], ['may-plain-1']] satisfies CardId[][],
      turn: 1,
      captured: [['jan-crane'], []] satisfies CardId[][],
    };
    const privilege = { ...rules, oyaKen: 6 };
    expect(playAll(position(last, privilege), play('may-plain-1')).state.result?.reason).toBe('exhausted');
    const without = { ...privilege, houseYaku: [] };
    expect(playAll(position(last, without), play('may-plain-1')).state.result?.reason).toBe('oya-ken');
  });

  it('is told to the player whose move makes it', () => {
    const { legal } = viewFor(position(start, rules), 0);
    expect(legal.map(({ makes }) => makes.map(({ id }) => id))).toEqual([['house-1'], []]);
  });
});

describe('what is still in reach', () => {
  const reach = (ruleSet: RuleSet, own: readonly CardId[], rival: readonly CardId[] = []) =>
    viewFor(position({ captured: [own, rival] }, ruleSet), 0).seats[0]?.reach ?? [];
  const ids = (...args: Parameters<typeof reach>): readonly string[] => reach(...args).map(({ id }) => id);
  const nomi = withHouse(modern, [NOMI, 7, 0, ['tsukimi', 'hanami']]);

  it('holds house yaku with what they have and lack', () => {
    const found = reach(nomi, ['aug-moon', 'jan-plain-1']).find(({ id }) => id === 'house-1');
    expect(found).toMatchObject({ points: 7, have: ['aug-moon'], size: 3 });
    expect(found?.missing.map(({ card }) => card)).toEqual(['mar-curtain', 'sep-cup']);
  });
  it('holds none that is made, or of which too much is taken', () => {
    expect(ids(nomi, [...NOMI_CARDS])).not.toContain('house-1');
    expect(ids(nomi, [], ['sep-cup'])).not.toContain('house-1');
    const two = withHouse(modern, [cards(2, 'mar-curtain', 'aug-moon', 'sep-cup'), 7]);
    expect(ids(two, [], ['sep-cup'])).toContain('house-1');
  });
  it('holds none that a made house yaku replaces', () => {
    const rules = withHouse(modern, [kind('light', 1), 1, 0, ['hanami', 'house-2']], [kind('light', 2), 1]);
    expect(ids(rules, [])).toEqual(expect.arrayContaining(['hanami', 'house-2']));
    expect(ids(rules, ['jan-crane']).filter((id) => id === 'hanami' || id === 'house-2')).toEqual([]);
  });
  it('counts jokers among the plains where they may be some', () => {
    const rules = {
      ...withHouse(modern, [kind('plain', 2), 1]),
      joker: { 'sep-cup': 'either', 'may-bridge': 'animal' },
    } as const;
    expect(reach(rules, ['sep-cup']).find(({ id }) => id === 'house-1')?.have).toEqual(['sep-cup']);
  });
});

const NOMI_CARDS = ['mar-curtain', 'aug-moon', 'sep-cup'] as const;

describe('under any rules', { timeout: 60_000 }, () => {
  const anyPile = fc.shuffledSubarray([...CARD_IDS], { maxLength: 30 });

  it('a pile is worth its best reading, however quickly it is looked over', () => {
    fc.assert(
      fc.property(anyRuleSet, anyPile, fc.constantFrom(1, 6, 9, 12), (ruleSet, pile, month) => {
        const yaku = yakuOf(ruleSet, pile, month);
        expect(yaku).toEqual(yakuReadings(ruleSet, pile, month as 1)[0]);
        const sound = yaku.every(
          ({ points, cards: makers }) =>
            points > 0 &&
            new Set(makers).size === makers.length &&
            makers.every((card) => pile.includes(card)),
        );
        expect(sound).toBe(true);
      }),
      { numRuns: 1_000 },
    );
  });

  it('no pile is worth more than the bound says', () => {
    fc.assert(
      fc.property(anyRuleSet, fc.shuffledSubarray([...CARD_IDS], { minLength: 20 }), (ruleSet, pile) => {
        expect(baseOf(yakuOf(ruleSet, pile, 3))).toBeLessThanOrEqual(mostPoints(ruleSet));
      }),
      { numRuns: 1_000 },
    );
  });

  it('the order of capture changes no sum', () => {
    fc.assert(
      fc.property(anyRuleSet, anyPile, (ruleSet, pile) => {
        expect(baseOf(yakuOf(ruleSet, pile.toReversed(), 3))).toBe(baseOf(yakuOf(ruleSet, pile, 3)));
      }),
      { numRuns: 500 },
    );
  });
});
