// What a seat is shown: prospects, sure effects of each move, the question with its numbers.
import { describe, expect, it } from 'vitest';
import type { CardId } from '../../shared/cards';
import type { HouseYaku } from '../../shared/houseYaku';
import type { RuleSet } from '../../shared/ruleSet';
import type { YakuReach } from '../../shared/view';
import type { YakuId } from '../../shared/yaku';
import type { Position } from '../../main/engine/positions';
import { presets } from '../../shared/presets';
import { viewFor } from '../../main/engine/view';
import { play, playAll, position, STOP } from '../support/playout';

const { modern, classic } = presets;

const reach = (
  captured: readonly (readonly CardId[])[],
  parts: Partial<Position> = {},
  ruleSet: RuleSet = modern,
): readonly YakuReach[] => viewFor(position({ captured, ...parts }, ruleSet), 0).seats[0]?.reach ?? [];
const near = (yaku: readonly YakuReach[]): readonly string[] =>
  yaku.map(({ id, have, size }) => `${id} ${have.length}/${size}`);
const fourAnimals: HouseYaku = {
  id: 'house-1',
  name: 'Menagerie',
  pattern: { type: 'kind', kind: 'animal', need: 4 },
  points: 3,
  perFurther: 1,
  replaces: ['tane'],
};
const firstTwo: HouseYaku['pattern'] = { type: 'cards', cards: ['jan-ribbon', 'feb-ribbon'], need: 2 };
const LIGHT_IDS = ['goko', 'shiko', 'ame-shiko', 'sanko'];
const lights = (mine: readonly CardId[], theirs: readonly CardId[] = []): readonly string[] =>
  near(reach([mine, theirs]).filter(({ id }) => LIGHT_IDS.includes(id)));

describe('yaku within reach', () => {
  it('are every one that is played, the nearest first, the dearer before the cheaper', () => {
    expect(near(reach([[], []]))).toEqual([
      'tsukimi 0/2',
      'hanami 0/2',
      'sanko 0/3',
      'ino-shika-cho 0/3',
      'akatan 0/3',
      'aotan 0/3',
      'tane 0/5',
      'tanzaku 0/5',
      'kasu 0/10',
    ]);
  });

  it('leave out what is made, and what needs a card of another pile', () => {
    const theirs: readonly CardId[] = ['mar-curtain', 'jan-ribbon', 'oct-deer'];
    expect(near(reach([['aug-moon', 'sep-cup'], theirs]))).toEqual([
      'sanko 1/3',
      'aotan 0/3',
      'tane 1/5',
      'tanzaku 0/5',
      'kasu 0/10',
    ]);
  });

  it('leave out counts for which too few cards are left', () => {
    const theirs: readonly CardId[] = [
      'feb-warbler',
      'apr-cuckoo',
      'may-bridge',
      'jun-butterflies',
      'jul-boar',
    ];
    expect(reach([[], theirs]).some(({ id }) => id === 'tane')).toBe(false);
    expect(reach([[], theirs.slice(1)]).some(({ id }) => id === 'tane')).toBe(true);
  });

  it('name the missing cards and where they lie: hand, field, then unseen', () => {
    const parts: Partial<Position> = { hands: [['oct-ribbon'], ['sep-ribbon']], field: ['jun-ribbon'] };
    expect(reach([[], []], parts).find(({ id }) => id === 'aotan')?.missing).toEqual([
      { card: 'oct-ribbon', where: 'hand' },
      { card: 'jun-ribbon', where: 'field' },
      { card: 'sep-ribbon', where: 'unseen' },
    ]);
  });

  it('keep to what the rule-set plays', () => {
    expect(near(reach([[], []], {}, { ...modern, ...classic })).includes('akatan-aotan 0/6')).toBe(true);
    expect(reach([[], []], {}, { ...modern, viewing: 'never' }).some(({ id }) => id === 'tsukimi')).toBe(
      false,
    );
    const rain = { ...modern, viewingCancel: 'rain-both' } as const;
    expect(reach([['nov-rainman'], []], {}, rain).some(({ id }) => id === 'hanami')).toBe(false);
  });

  const poetry: readonly CardId[] = ['jan-ribbon', 'feb-ribbon', 'mar-ribbon'];
  const boarDeerButterflies: readonly CardId[] = ['jul-boar', 'oct-deer', 'jun-butterflies'];
  it.each<readonly [string, RuleSet, readonly CardId[], readonly YakuId[]]>([
    ['animals beside their set', presets.nintendo, boarDeerButterflies, ['tane']],
    ['ribbons beside either set', presets.nintendo, poetry, ['tanzaku']],
    ['both', presets.nintendo, [...poetry, ...boarDeerButterflies], ['tane', 'tanzaku']],
    ['neither, while a set lacks a card', presets.nintendo, poetry.slice(1), []],
    ['neither, where sets and counts add up', { ...presets.nintendo, setIncrement: 'stack' }, poetry, []],
    [
      'ribbons beside a set that a house yaku replaces',
      { ...presets.nintendo, houseYaku: [{ ...fourAnimals, pattern: firstTwo, replaces: ['akatan'] }] },
      poetry,
      ['tanzaku'],
    ],
    [
      'animals, where whoever has five has a house yaku',
      { ...modern, houseYaku: [fourAnimals] },
      [],
      ['tane'],
    ],
    [
      'neither, where six animals make the house yaku',
      { ...modern, houseYaku: [{ ...fourAnimals, pattern: { type: 'kind', kind: 'animal', need: 6 } }] },
      [],
      [],
    ],
  ])('leave out counts that can no longer pay: %s', (_, ruleSet, own, left) => {
    const listed = reach([own, []], {}, ruleSet).map(({ id }) => id);
    expect(['tane', 'tanzaku'].filter((id) => !listed.some((each) => each === id))).toEqual(left);
  });

  it.each<readonly [string, readonly CardId[], readonly CardId[], readonly string[]]>([
    ['two dry ones', ['jan-crane', 'aug-moon'], [], ['sanko 2/3']],
    ['one dry and the rain man', ['jan-crane', 'nov-rainman'], [], ['ame-shiko 2/4']],
    ['Sanko made', ['jan-crane', 'aug-moon', 'dec-phoenix'], [], ['shiko 3/4']],
    [
      'Sanko made, the last dry one lost',
      ['jan-crane', 'aug-moon', 'dec-phoenix'],
      ['mar-curtain'],
      ['ame-shiko 3/4'],
    ],
    [
      'Sanko made, nothing left',
      ['jan-crane', 'aug-moon', 'dec-phoenix'],
      ['mar-curtain', 'nov-rainman'],
      [],
    ],
    ['Ame-Shiko made', ['jan-crane', 'aug-moon', 'dec-phoenix', 'nov-rainman'], [], ['goko 4/5']],
    [
      'Shiko made, the rain man lost',
      ['jan-crane', 'aug-moon', 'dec-phoenix', 'mar-curtain'],
      ['nov-rainman'],
      [],
    ],
    ['two dry ones lost', [], ['jan-crane', 'aug-moon'], []],
    ['one dry one lost', ['jan-crane'], ['aug-moon'], ['sanko 1/3']],
  ])('show one line for the lights: %s', (_, mine, theirs, expected) => {
    expect(lights(mine, theirs)).toEqual(expected);
  });
});

describe('legal moves', () => {
  const start = position({
    hands: [['apr-plain-1', 'sep-plain-1', 'jul-plain-1', 'aug-geese'], ['may-plain-1']],
    field: ['apr-ribbon', 'sep-cup', 'sep-ribbon', 'aug-plain-1', 'aug-plain-2'],
    captured: [['aug-moon', 'jun-ribbon', 'oct-ribbon'], []],
  });

  it('tell what they take and what that makes; a choice by its better candidate', () => {
    const told = viewFor(start, 0).legal.map(({ takes, choice, makes }) => [
      takes,
      choice,
      makes.map(({ id }) => id),
    ]);
    expect(told).toEqual([
      [['apr-ribbon'], false, []],
      [['sep-cup', 'sep-ribbon'], true, ['tsukimi']],
      [[], false, []],
      [['aug-plain-1', 'aug-plain-2'], true, []],
    ]);
  });

  it('tell each candidate’s own effect once the choice is open', () => {
    const { legal, pending } = viewFor(playAll(start, play('sep-plain-1')).state, 0);
    expect(pending).toEqual({ source: 'hand', card: 'sep-plain-1', candidates: ['sep-cup', 'sep-ribbon'] });
    expect(legal.map(({ takes, makes }) => [takes, makes.map(({ id }) => id)])).toEqual([
      [['sep-cup'], ['tsukimi']],
      [['sep-ribbon'], ['aotan']],
    ]);
  });

  it('are shown to the seat to move alone', () => {
    expect(viewFor(start, 1).legal).toEqual([]);
    expect(viewFor(start, 1).turn).toBe(0);
  });
});

describe('the question', () => {
  const start = position({
    hands: [['sep-plain-1', 'apr-plain-1'], ['may-plain-1']],
    field: ['sep-cup'],
    captured: [['aug-moon', 'aug-plain-1'], []],
    calls: [0, 1],
    lastCaller: 1,
    totals: [3, 4],
  });
  const asked = playAll(start, play('sep-plain-1')).state;

  it('comes with the payout, each factor’s cause, and what may still come', () => {
    expect(viewFor(asked, 0).decision).toEqual({
      fresh: [{ id: 'tsukimi', points: 5, cards: ['aug-moon', 'sep-cup'] }],
      yaku: [{ id: 'tsukimi', points: 5, cards: ['aug-moon', 'sep-cup'] }],
      stop: { base: 5, multipliers: [{ cause: 'opp-koi', factor: 2 }], idle: ['seven'], points: 10 },
      totalsAfterStop: [13, 4],
      canCall: true,
      oneMore: { base: 6, multipliers: [{ cause: 'opp-koi', factor: 2 }], idle: ['seven'], points: 12 },
      rivalMultipliers: [[], [{ cause: 'opp-koi', factor: 2 }]],
      drawPile: 2,
    });
  });

  it('counts the call itself in what a later stop and every rival’s stop would pay', () => {
    const three = { ...presets['classic-3p'], ownKoi: 'per_call', oppKoi: 'per_call' } as const;
    const parts = {
      hands: [['sep-plain-1', 'apr-plain-1'], ['may-plain-1'], ['may-plain-2']],
      field: ['sep-cup'],
      captured: [['aug-moon', 'aug-plain-1'], [], []],
      calls: [1, 0, 2],
    } as const;
    const { decision } = viewFor(playAll(position(parts, three), play('sep-plain-1')).state, 0);
    expect(decision?.stop.multipliers).toEqual([
      { cause: 'own-koi', factor: 2 },
      { cause: 'opp-koi', factor: 4 },
    ]);
    expect(decision?.oneMore.multipliers).toEqual([
      { cause: 'own-koi', factor: 4 },
      { cause: 'opp-koi', factor: 4 },
    ]);
    expect(decision?.rivalMultipliers).toEqual([
      [],
      [{ cause: 'opp-koi', factor: 16 }],
      [
        { cause: 'own-koi', factor: 4 },
        { cause: 'opp-koi', factor: 4 },
      ],
    ]);
  });

  it('is for the deciding seat alone, and its numbers are what a stop pays', () => {
    expect(viewFor(asked, 1).decision).toBeNull();
    const { state } = playAll(asked, STOP);
    expect(state.totals).toEqual([13, 4]);
    expect(viewFor(state, 1)).toMatchObject({
      turn: null,
      legal: [],
      result: { points: 10, hands: [['apr-plain-1'], ['may-plain-1']] },
    });
  });
});
