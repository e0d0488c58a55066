// The stop or koi-koi question, the last turn, and options of the table. Sources: rules matrix 2.2, 2.5, 2.7; edge cases 6-16.
import { describe, expect, it } from 'vitest';
import type { CardId } from '../../shared/cards';
import type { RuleSet } from '../../shared/ruleSet';
import { applyMove } from '../../main/engine/apply';
import { createMatch } from '../../main/engine/match';
import { legalMoves } from '../../main/engine/moves';
import { makeMove } from '../../main/engine/notation';
import { presets, withRounds } from '../../shared/presets';
import type { MatchState } from '../../main/engine/state';
import { KOI, play, playAll, position, STOP, typesOf } from '../support/playout';

const { modern, classic, fifty } = presets;

const legal = (state: MatchState): readonly string[] => legalMoves(state).map(makeMove);

const ANIMALS_4: readonly CardId[] = ['feb-warbler', 'apr-cuckoo', 'may-bridge', 'aug-geese'];

describe('the question', () => {
  const growing = {
    hands: [['nov-lightning', 'apr-plain-1'], ['may-plain-1']] satisfies CardId[][],
    field: ['nov-swallow'] satisfies CardId[],
    captured: [[...ANIMALS_4, 'sep-cup'], []] satisfies CardId[][],
  };

  it('comes once for two yaku in one turn, and a call counts once', () => {
    const start = position({
      hands: [['jun-plain-1', 'apr-plain-1'], ['may-plain-1']],
      field: ['jun-butterflies', 'mar-ribbon'],
      drawPile: ['mar-plain-1', 'dec-plain-1', 'dec-plain-2'],
      captured: [['oct-deer', 'jul-boar', 'jan-ribbon', 'feb-ribbon'], []],
    });
    const asked = playAll(start, play('jun-plain-1'));
    expect(typesOf(asked.events).slice(-2)).toEqual(['yakuFormed', 'decisionOpened']);
    expect(asked.events.at(-2)).toMatchObject({
      base: 10,
      fresh: [{ id: 'ino-shika-cho' }, { id: 'akatan' }],
    });
    const called = playAll(asked.state, KOI);
    expect(typesOf(called.events)).toEqual(['koiKoiCalled', 'turnStarted']);
    expect(called.state).toMatchObject({ calls: [1, 0], lastCaller: 0, phase: 'play', turn: 1 });
    expect(playAll(asked.state, STOP).state.result).toMatchObject({ points: 20, base: 10 });
  });

  it('comes for growth in modern, and in classic does not', () => {
    expect(playAll(position(growing), play('nov-lightning')).state.phase).toBe('decide');
    const grown = playAll(position(growing, classic), play('nov-lightning'));
    expect(grown.state.phase).toBe('play');
    expect(grown.events).toContainEqual(expect.objectContaining({ type: 'yakuFormed', base: 2 }));
  });

  it('comes again only when the sum rises over what was called with', () => {
    const start = position({
      ...growing,
      hands: [
        ['nov-lightning', 'apr-plain-1'],
        ['may-plain-1', 'jul-plain-1'],
      ],
    });
    const called = playAll(start, play('nov-lightning'), KOI, play('may-plain-1'), play('apr-plain-1'));
    expect(called.state.phase).toBe('play');
    expect(legal(called.state)).toEqual(['play:jul-plain-1']);
  });

  it('has only a stop when the calls are used up', () => {
    const rules: RuleSet = { ...modern, maxCalls: 1 };
    const { state } = playAll(position({ ...growing, calls: [1, 0] }, rules), play('nov-lightning'));
    expect(legal(state)).toEqual(['stop']);
    expect(applyMove(state, 0, KOI)).toEqual({ ok: false, code: 'callsUsedUp' });
  });

  it('does not come below the least sum, which then pays nothing', () => {
    const rules: RuleSet = { ...modern, minStop: 3 };
    expect(playAll(position(growing, rules), play('nov-lightning')).state.phase).toBe('play');
    const last = { ...growing, hands: [['nov-lightning'], []] satisfies CardId[][] };
    expect(playAll(position(last, rules), play('nov-lightning')).state.result).toMatchObject({
      points: 0,
      reason: 'exhausted',
    });
  });

  it('comes after the hand card as well where the rules say so, and a stop then leaves the draw undone', () => {
    const rules: RuleSet = { ...classic, promptTiming: 'after_capture' };
    const start = position(
      {
        hands: [['jun-plain-1', 'apr-plain-1'], ['may-plain-1']],
        field: ['jun-butterflies', 'mar-ribbon'],
        drawPile: ['mar-plain-1', 'dec-plain-1'],
        captured: [['oct-deer', 'jul-boar', 'jan-ribbon', 'feb-ribbon'], []],
      },
      rules,
    );
    const asked = playAll(start, play('jun-plain-1'));
    expect(asked.state).toMatchObject({ phase: 'decide', drawPile: ['mar-plain-1', 'dec-plain-1'] });
    expect(playAll(asked.state, STOP).state.result).toMatchObject({ points: 5 });
    expect(playAll(asked.state, KOI, STOP).state.result).toMatchObject({ base: 10, points: 20 });
  });
});

describe('the last turn', () => {
  const last = {
    hands: [[], ['jun-plain-1']] satisfies CardId[][],
    turn: 1,
    field: ['jun-butterflies'] satisfies CardId[],
    captured: [[], ANIMALS_4],
  };

  it('pays a yaku at once, without a question', () => {
    const { state, events } = playAll(position(last), play('jun-plain-1'));
    expect(typesOf(events).slice(-2)).toEqual(['yakuFormed', 'monthEnded']);
    expect(state.result).toMatchObject({ winner: 1, points: 1, reason: 'auto-stop' });
  });
  it('asks where the rules let it, and a call then ends in nothing', () => {
    const rules: RuleSet = { ...modern, lastTurn: 'prompt' };
    const asked = playAll(position(last, rules), play('jun-plain-1'));
    expect(asked.state.phase).toBe('decide');
    expect(playAll(asked.state, KOI).state.result).toMatchObject({ winner: null, reason: 'exhausted' });
  });
  it('of the first player is asked about, for the other still has one card', () => {
    const start = position({
      hands: [['jun-plain-1'], ['may-plain-1']],
      field: ['jun-butterflies'],
      captured: [ANIMALS_4, []],
    });
    expect(playAll(start, play('jun-plain-1')).state.phase).toBe('decide');
  });
  it('of a month without yaku gives fifty’s dealer a point', () => {
    const start = { hands: [[], ['may-plain-1']] satisfies CardId[][], turn: 1, dealer: 1 };
    expect(playAll(position(start, fifty), play('may-plain-1')).state.result).toMatchObject({
      winner: 1,
      points: 1,
      reason: 'oya-ken',
      nextDealer: 1,
    });
    expect(playAll(position(start), play('may-plain-1')).state.result).toMatchObject({
      winner: null,
      points: 0,
      reason: 'exhausted',
      nextDealer: 0,
    });
  });
});

describe('options of the table', () => {
  it('make a match compulsory only while the hand has one', () => {
    const rules: RuleSet = { ...modern, mustMatch: 'forced' };
    const start = position(
      { hands: [['apr-plain-1', 'jul-boar'], ['may-plain-1']], field: ['jul-plain-1'] },
      rules,
    );
    expect(legal(start)).toEqual(['play:jul-boar']);
    expect(applyMove(start, 0, play('apr-plain-1'))).toEqual({ ok: false, code: 'mustMatch' });
    expect(legal({ ...start, field: [] })).toEqual(['play:apr-plain-1', 'play:jul-boar']);
  });

  it('choose who deals first: agreed, by birthday, or by lot', () => {
    const dealerOf = (ruleSet: RuleSet, more: object): number =>
      createMatch({ ruleSet, seed: 4, ...more }).state.dealer;
    expect(dealerOf({ ...modern, firstDealer: 'agreed' }, { agreedDealer: 1 })).toBe(1);
    expect(dealerOf({ ...modern, firstDealer: 'agreed' }, {})).toBe(0);
    const birthday = createMatch({
      ruleSet: { ...modern, firstDealer: 'birthday' },
      seed: 4,
      birthMonths: [1, 7],
    });
    const [first] = birthday.events;
    expect(first).toMatchObject({ type: 'matchStarted', dealer: birthday.state.dealer });
    expect(() => createMatch({ ruleSet: { ...modern, firstDealer: 'birthday' }, seed: 4 })).toThrow(
      /birth month/,
    );
    const same = createMatch({
      ruleSet: { ...modern, firstDealer: 'birthday' },
      seed: 4,
      birthMonths: [7, 7],
    });
    expect([0, 1]).toContain(same.state.dealer);
    const lots = Array.from(
      { length: 20 },
      (_, seed) => createMatch({ ruleSet: { ...modern, firstDealer: 'random' }, seed }).state.dealer,
    );
    expect(new Set(lots)).toEqual(new Set([0, 1]));
  });

  it('let the other player begin', () => {
    const { state } = createMatch({ ruleSet: { ...modern, firstPlayer: 'other' }, seed: 4 });
    expect(state.turn).toBe(1 - state.dealer);
  });

  it('keep the draw for the dealer in sight, ties included', () => {
    const [first] = createMatch({ ruleSet: modern, seed: 54 }).events;
    expect(first).toMatchObject({
      type: 'matchStarted',
      dealerDraws: [expect.any(Array), expect.any(Array)],
    });
  });
});

describe('a match of one month', () => {
  it('ends with it', () => {
    const start = position(
      { hands: [[], ['may-plain-1']], turn: 1, round: 1, totals: [2, 1] },
      withRounds(modern, 1),
    );
    const { state, events } = playAll(start, play('may-plain-1'));
    expect(state).toMatchObject({ phase: 'matchOver', winner: 0 });
    expect(typesOf(events).slice(-2)).toEqual(['monthEnded', 'matchEnded']);
  });
});
