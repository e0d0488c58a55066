import { describe, expect, it } from 'vitest';
import { chooseMove } from '../../main/ai/normalPolicy';
import { presets } from '../../shared/presets';
import { drawNumber, seedRng } from '../../main/engine/rng';
import type { CardId } from '../../shared/cards';
import type { RuleSet } from '../../shared/ruleSet';
import type { Decision, PlayerView } from '../../shared/view';
import { sketchView as view } from '../support/policyPositions';

describe('koi-koi', () => {
  interface Question {
    readonly hand?: readonly CardId[];
    readonly own?: readonly CardId[];
    readonly totals?: readonly [own: number, theirs: number];
    readonly calls?: readonly [own: number, theirs: number];
    readonly points?: number;
    readonly round?: number;
    readonly canCall?: boolean;
    readonly ruleSet?: RuleSet;
  }

  /** Times out of 256 that a call is chosen; every outcome of the draw is asked for once. */
  function chance(question: Question): number {
    const { hand = ['apr-plain-2'], own = [], totals = [0, 0], calls = [0, 0], points = 7 } = question;
    const seen = view({ hand, own, totals, calls, round: question.round ?? 1 }, question.ruleSet);
    const decision: Decision = {
      fresh: [],
      yaku: [],
      stop: { base: points, multipliers: [], idle: [], points },
      totalsAfterStop: [totals[0] + points, totals[1]],
      canCall: question.canCall ?? true,
      oneMore: { base: points + 1, multipliers: [], idle: [], points: points + 1 },
      rivalMultipliers: [],
      drawPile: 8,
    };
    const asked: PlayerView = { ...seen, phase: 'decide', decision };
    return SEEDS.filter((seed) => chooseMove(asked, seedRng(seed)).type === 'callKoiKoi').length;
  }

  /** One seed for each number from 0 to 255 that the generator can draw first. */
  const SEEDS: readonly number[] = (() => {
    const found = new Map<number, number>();
    for (let seed = 0; found.size < 256; seed += 1) {
      const { value } = drawNumber(seedRng(seed), 256);
      if (!found.has(value)) found.set(value, seed);
    }
    return [...found.values()];
  })();

  const HAND: readonly CardId[] = [
    'apr-plain-2',
    'may-plain-1',
    'may-plain-2',
    'jul-plain-1',
    'jul-plain-2',
    'oct-plain-1',
    'oct-plain-2',
  ];

  it.each([12, 51, 128, 179, 204, 230, 243].map((expected, index) => [index + 1, expected]))(
    'with %i cards in hand: %i of 256',
    (cards, expected) => {
      expect(chance({ hand: HAND.slice(0, cards) })).toBe(expected);
    },
  );

  const lights: readonly CardId[] = ['jan-crane', 'aug-moon', 'dec-phoenix'];
  const animals: readonly CardId[] = ['feb-warbler', 'apr-cuckoo', 'aug-geese', 'nov-swallow'];
  const ribbons: readonly CardId[] = ['apr-ribbon', 'may-ribbon', 'jul-ribbon', 'nov-ribbon'];
  const plains: readonly CardId[] = [
    'jan-plain-1',
    'jan-plain-2',
    'feb-plain-1',
    'feb-plain-2',
    'mar-plain-1',
    'mar-plain-2',
    'jun-plain-1',
    'jun-plain-2',
    'sep-plain-1',
  ];
  it.each<readonly [string, Question, number]>([
    ['three lights and one in hand', { own: lights, hand: ['nov-rainman'] }, 12 + 153],
    ['three lights and none in hand', { own: lights }, 12],
    ['four animals and one in hand', { own: animals, hand: ['may-bridge'] }, 12 + 89],
    ['four ribbons and one in hand', { own: ribbons, hand: ['jan-ribbon'] }, 12 + 102],
    ['nine plains and one in hand', { own: plains }, 12 + 115],
    ['eight plains', { own: plains.slice(1) }, 12],
    ['the cup and the moon in hand', { own: ['sep-cup'], hand: ['aug-moon'] }, 12 + 204],
    ['the cup alone', { own: ['sep-cup'] }, 12 + 89],
    ['less than seven points', { points: 6 }, 12 + 64],
    ['4 behind even so', { totals: [0, 11] }, 12],
    ['5 behind', { totals: [0, 12] }, 12 + 89],
    ['10 behind', { totals: [0, 17] }, 12 + 102],
    ['15 behind', { totals: [0, 22] }, 12 + 128],
    ['all at once', { own: ['sep-cup', ...lights], hand: ['mar-curtain'], totals: [0, 40], points: 5 }, 256],
  ])('%s', (_text, question, expected) => {
    expect(chance(question)).toBe(expected);
  });

  it('never after a call by anybody, without a card, or without a call left', () => {
    const sure: Question = { own: ['sep-cup', ...lights], hand: ['mar-curtain'], points: 5, totals: [0, 40] };
    expect(chance({ ...sure, calls: [1, 0] })).toBe(0);
    expect(chance({ ...sure, calls: [0, 1] })).toBe(0);
    expect(chance({ ...sure, hand: [] })).toBe(0);
    expect(chance({ ...sure, canCall: false })).toBe(0);
  });

  it('in the last month stops if that wins, and otherwise always calls', () => {
    const ruleSet = { ...presets.modern, rounds: 3 };
    expect(chance({ ruleSet, round: 3, totals: [0, 6], points: 7 })).toBe(0);
    expect(chance({ ruleSet, round: 3, totals: [0, 7], points: 7 })).toBe(256);
    expect(chance({ ruleSet, round: 3, totals: [0, 30], points: 7 })).toBe(256);
    expect(chance({ ruleSet, round: 2, totals: [0, 6], points: 7 })).toBe(12);
    expect(chance({ ruleSet: { ...presets.modern, rounds: null, target: 50 }, round: 30, points: 7 })).toBe(
      12,
    );
  });
});
