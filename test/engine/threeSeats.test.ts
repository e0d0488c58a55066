// Three at the table: the deal, turns, doublings against two others, paying, dealing. Sources: rules matrix 2.2, 2.6, 2.9, 2.10.
import { describe, expect, it } from 'vitest';
import { CARD_IDS, cardsOfMonth, monthOf, type CardId } from '../../shared/cards';
import type { Move } from '../../shared/moves';
import { presets } from '../../shared/presets';
import type { RuleSet } from '../../shared/ruleSet';
import type { MonthResult } from '../../shared/scoring';
import { createMatch } from '../../main/engine/match';
import { legalMoves } from '../../main/engine/moves';
import { stateFromDecks, type Position } from '../../main/engine/positions';
import type { MatchState } from '../../main/engine/state';
import { viewFor } from '../../main/engine/view';
import { dealtOn, KOI, play, playAll, played, position, STOP } from '../support/playout';

const three = presets['classic-3p'];
const rules = (change: Partial<RuleSet>): RuleSet => ({ ...three, ...change });

/** Seat 0 is about to make Ino-Shika-Chō, undoubled 5. */
const ABOUT: Partial<Position> = {
  hands: [['jul-plain-1', 'apr-plain-1'], ['may-plain-1'], ['sep-plain-1']],
  field: ['jul-boar'],
  captured: [['oct-deer', 'jun-butterflies'], [], []],
  drawPile: ['dec-plain-1', 'feb-plain-1', 'mar-plain-1', 'oct-plain-1'],
};

const resultOf = (state: MatchState): MonthResult => {
  if (state.result === null) throw new Error('the month is not over');
  return state.result;
};

const stopped = (ruleSet: RuleSet, parts: Partial<Position> = {}): MonthResult =>
  resultOf(playAll(position({ ...ABOUT, ...parts }, ruleSet), play('jul-plain-1'), STOP).state);

describe('a month of three', () => {
  /** Never stops. */
  const onward = (state: MatchState, pick: number): Move => {
    const moves = legalMoves(state);
    const move = state.phase === 'decide' ? KOI : moves[pick % moves.length];
    if (move === undefined) throw new Error('no move is left');
    return move;
  };

  it.each([1, 2, 3, 4, 5, 6])('uses up pile and hands exactly, seven turns each (seed %d)', (seed) => {
    // No question may end it: koi-koi is always called.
    const forever = rules({ lastTurn: 'prompt', exhaustion: 'zero' });
    let { state } = createMatch({ ruleSet: forever, seed });
    expect(state.hands.map((hand) => hand.length)).toEqual([7, 7, 7]);
    expect([state.field.length, state.drawPile.length]).toEqual([6, 21]);
    const turns: number[] = [];
    for (let step = 0; state.phase !== 'monthOver'; step += 1) {
      if (state.phase === 'play') turns.push(state.turn);
      state = played(state, onward(state, step * seed)).state;
    }
    expect(turns).toEqual(Array.from({ length: 21 }, (_, turn) => (state.dealer + turn) % 3));
    expect(state.drawPile).toEqual([]);
    expect([...state.field, ...state.captured.flat()].toSorted()).toEqual([...CARD_IDS].toSorted());
    expect(resultOf(state)).toMatchObject({ winner: null, reason: 'exhausted', changes: [0, 0, 0] });
  });

  it('lets nobody see another’s hand', () => {
    const { state } = createMatch({ ruleSet: three, seed: 9 });
    for (const seat of [0, 1, 2]) {
      const view = viewFor(state, seat);
      expect(view.seats.map(({ handCount }) => handCount)).toEqual([7, 7, 7]);
      expect(view.hand.toSorted()).toEqual(state.hands[seat]?.toSorted());
      expect(view.legal.length > 0).toBe(seat === state.turn);
    }
  });
});

describe('calls and doublings of three', () => {
  it.each<
    readonly [string, Partial<RuleSet>, readonly number[], number, readonly (readonly [string, number])[]]
  >([
    ['one other called', { oppKoi: 'once', ownKoi: 'none' }, [0, 0, 2], 10, [['opp-koi', 2]]],
    ['both others called', { oppKoi: 'once', ownKoi: 'none' }, [0, 1, 1], 10, [['opp-koi', 2]]],
    ['the others’ calls add up', { oppKoi: 'per_call', ownKoi: 'none' }, [0, 1, 2], 40, [['opp-koi', 8]]],
    ['own calls alone', { oppKoi: 'once' }, [2, 0, 0], 20, [['own-koi', 4]]],
    [
      'own and others’ calls',
      { oppKoi: 'per_call' },
      [1, 1, 1],
      40,
      [
        ['own-koi', 2],
        ['opp-koi', 4],
      ],
    ],
    ['own calls added', { ownKoi: 'add' }, [3, 5, 5], 20, [['own-koi', 4]]],
    ['nobody’s calls count', { ownKoi: 'none', oppKoi: 'none' }, [3, 3, 3], 5, []],
  ])('%s', (_, change, calls, points, factors) => {
    const result = stopped(rules(change), { calls });
    expect(result.multipliers.map(({ cause, factor }) => [cause, factor])).toEqual(factors);
    expect(result).toMatchObject({ base: 5, points });
  });

  it('count for the seat that called, and ask each seat by itself', () => {
    const { state } = playAll(position(ABOUT, three), play('jul-plain-1'), KOI);
    expect(state).toMatchObject({ calls: [1, 0, 0], lastCaller: 0, turn: 1 });
  });
});

describe('what three pay', () => {
  it.each<readonly [string, Partial<RuleSet>, readonly number[], readonly number[], readonly number[]]>([
    ['only the winner’s total grows', { scoring: 'add' }, [1, 2, 3], [5, 0, 0], [6, 2, 3]],
    [
      'each loser hands over the points, below nothing too',
      { scoring: 'transfer' },
      [0, 2, 30],
      [10, -5, -5],
      [10, -3, 25],
    ],
    [
      'each loser pays the points in chips',
      { scoring: 'chips' },
      [100, 100, 100],
      [10, -5, -5],
      [110, 95, 95],
    ],
    ['a loser pays no more than he holds', { scoring: 'chips' }, [100, 3, 100], [8, -3, -5], [108, 0, 95]],
    ['one who has nothing pays nothing', { scoring: 'chips' }, [100, 0, 100], [5, 0, -5], [105, 0, 95]],
    [
      'the flat stake, whatever the points',
      { scoring: 'chips', chips: { start: 9, mode: 'flat', value: 4 } },
      [9, 9, 3],
      [7, -4, -3],
      [16, 5, 0],
    ],
  ])('%s', (_, change, totals, changes, after) => {
    const { state } = playAll(position({ ...ABOUT, totals }, rules(change)), play('jul-plain-1'), STOP);
    expect(resultOf(state).changes).toEqual(changes);
    expect(state.totals).toEqual(after);
    const over = change.scoring === 'chips' && after.some((total) => total <= 0);
    expect([state.phase, state.winner]).toEqual(over ? ['matchOver', 0] : ['monthOver', null]);
  });

  it('shows before the stop what it would bring to all', () => {
    const asked = playAll(
      position({ ...ABOUT, totals: [0, 2, 30] }, rules({ scoring: 'transfer' })),
      play('jul-plain-1'),
    );
    expect(viewFor(asked.state, 0).decision?.totalsAfterStop).toEqual([10, -3, 25]);
  });
});

describe('the dealer of three', () => {
  it.each<readonly [string, Partial<RuleSet>, number, number]>([
    ['goes round, whoever wins', { rotation: 'alternate' }, 2, 0],
    ['is the winner', { rotation: 'winner' }, 2, 0],
    ['is the winner, not the next', { rotation: 'winner' }, 1, 0],
    ['goes round from the middle', { rotation: 'alternate' }, 1, 2],
    ['goes round from the first', { rotation: 'alternate' }, 0, 1],
  ])('%s (%j, dealer %d): %d', (_, change, dealer, next) => {
    expect(stopped(rules(change), { dealer }).nextDealer).toBe(next);
  });

  it('after a month without a winner is the next or the same', () => {
    const last: Partial<Position> = { hands: [[], [], ['may-plain-1']], turn: 2, dealer: 2 };
    const nextAfter = (change: Partial<RuleSet>): number =>
      resultOf(playAll(position(last, rules(change)), play('may-plain-1')).state).nextDealer;
    expect(nextAfter({ rotation: 'winner', rotationDraw: 'other' })).toBe(0);
    expect(nextAfter({ rotation: 'winner', rotationDraw: 'same' })).toBe(2);
    expect(nextAfter({ rotation: 'alternate', rotationDraw: 'same' })).toBe(0);
  });

  it('deals the next month and plays first in it', () => {
    const { state } = playAll(position({ ...ABOUT, dealer: 1 }, three), play('jul-plain-1'), STOP);
    expect(dealtOn(state).state).toMatchObject({ dealer: 2, turn: 2, round: 2, month: 2 });
    const other = rules({ firstPlayer: 'other' });
    const end = playAll(position({ ...ABOUT, dealer: 1 }, other), play('jul-plain-1'), STOP).state;
    expect(dealtOn(end).state).toMatchObject({ dealer: 2, turn: 0 });
  });

  it('among three birthdays is the nearest around the year to the last card turned up', () => {
    const birthMonths = [1, 5, 9] as const;
    const apart = (card: CardId): readonly number[] =>
      birthMonths.map((birth) =>
        Math.min((monthOf(card) - birth + 12) % 12, (birth - monthOf(card) + 12) % 12),
      );
    const isTie = (distances: readonly number[]): boolean =>
      distances.filter((distance) => distance === Math.min(...distances)).length > 1;
    for (let seed = 0; seed < 30; seed += 1) {
      const [started] = createMatch({
        ruleSet: rules({ firstDealer: 'birthday' }),
        seed,
        birthMonths,
      }).events;
      if (started?.type !== 'matchStarted') throw new Error('a match begins with its dealer');
      const turned = started.dealerDraws.map(([card]) => apart(card ?? 'jan-crane'));
      expect(turned.map(isTie)).toEqual(turned.map((_, index) => index < turned.length - 1));
      const last = turned.at(-1) ?? [];
      expect(last.indexOf(Math.min(...last))).toBe(started.dealer);
    }
  });
});

describe('the hand yaku of three', () => {
  const withHands = rules({
    handYaku: { teshi: 6, kuttsuki: 6 },
    fieldRedeal: 'none',
    deal: { order: ['dealer', 'others', 'field'], batch: 8 },
  });
  const four = (month: 1 | 2 | 3): readonly CardId[] => cardsOfMonth(month);
  const loose = (count: number, used: readonly CardId[]): readonly CardId[] => {
    // One card a month makes no hand yaku.
    const firsts = [4, 5, 6, 7, 8, 9, 10, 11, 12].flatMap((month) => cardsOfMonth(month as 4).slice(0, 3));
    const spread = [0, 1, 2].flatMap((turn) => firsts.filter((_, index) => index % 3 === turn));
    return spread.filter((card) => !used.includes(card)).slice(0, count);
  };
  const dealt = (...sets: readonly (readonly CardId[])[]): MatchState => {
    const hands: (readonly CardId[])[] = [];
    for (const set of sets) hands.push([...set, ...loose(7 - set.length, hands.flat())]);
    const rest = CARD_IDS.filter((card) => !hands.flat().includes(card));
    return stateFromDecks(withHands, { decks: [[...hands.flat(), ...rest]], dealer: 0, month: 1 }).state;
  };

  it('of one hand pays that seat at once', () => {
    expect(dealt([], four(1), []).result).toMatchObject({ winner: 1, points: 6, reason: 'hand-yaku' });
  });
  it('of two hands of three cancel each other', () => {
    const { phase, result } = dealt(four(1), [], four(2));
    expect(phase).toBe('monthOver');
    expect(result).toMatchObject({ winner: null, points: 0, reason: 'hand-yaku-draw', changes: [0, 0, 0] });
  });
  it('of no hand lets the month begin', () => {
    expect(dealt([], [], []).phase).toBe('play');
  });
});
