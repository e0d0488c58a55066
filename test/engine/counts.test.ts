// Counts of deals against closed forms: all 377,348,994 hands of eight, by how many cards of each month they hold.
import { describe, expect, it } from 'vitest';
import { cardsOfMonth, MONTHS, type CardId } from '../../shared/cards';
import { handYakuOf, isVoidField } from '../../main/engine/deal';
import { legalMoves } from '../../main/engine/moves';
import { createMatch } from '../../main/engine/match';
import { presets } from '../../shared/presets';
import { applyMove } from '../../main/engine/apply';
import { isMonthOver, type MatchState } from '../../main/engine/state';
import { position } from '../support/playout';

/** Ways to pick 0 … 4 cards of one month. */
const WAYS = [1, 4, 6, 4, 1];

interface Spread {
  /** Cards of each month, January first. */
  readonly counts: readonly number[];
  /** Hands that are spread so. */
  readonly ways: number;
}

function* spreads(left: number, counts: readonly number[] = [], ways = 1): Generator<Spread> {
  if (counts.length === MONTHS.length) {
    if (left === 0) yield { counts, ways };
    return;
  }
  for (const [count, more] of WAYS.entries()) {
    if (count <= left) yield* spreads(left - count, [...counts, count], ways * more);
  }
}

const EVERY_SPREAD = [...spreads(8)];

const count = (test: (spread: Spread) => boolean): number =>
  EVERY_SPREAD.reduce((total, spread) => (test(spread) ? total + spread.ways : total), 0);

const BY_MONTH = MONTHS.map(cardsOfMonth);

const cardsOf = ({ counts }: Spread): readonly CardId[] =>
  counts.flatMap((held, index) => BY_MONTH[index]?.slice(0, held) ?? []);

describe('of all hands of eight', { timeout: 60_000 }, () => {
  it('there are C(48, 8)', () => {
    expect(count(() => true)).toBe(377_348_994);
  });
  it('1,628,946 hold four of a month', () => {
    // 12 C(44, 4) less the C(12, 2) hands that hold two such months.
    expect(12 * 135_751 - 66).toBe(1_628_946);
    expect(count((hand) => handYakuOf(presets.nintendo, cardsOf(hand)) === 'teshi')).toBe(1_628_946);
    expect(count((field) => isVoidField(presets.modern, cardsOf(field)))).toBe(1_628_946);
  });
  it('641,520 are four pairs', () => {
    expect(495 * 6 ** 4).toBe(641_520);
    expect(count((hand) => handYakuOf(presets.nintendo, cardsOf(hand)) === 'kuttsuki')).toBe(641_520);
  });
  it('51,283,584 hold three of a month and no four: 13.6 % of the fields', () => {
    const three = count(({ counts }) => Math.max(...counts) === 3);
    expect(three).toBe(51_283_584);
    expect(three / 377_348_994).toBeCloseTo(0.136, 3);
  });
});

describe('the tree of moves', () => {
  /** Lines of play of a length; a month that is over ends its line. */
  const perft = (state: MatchState, depth: number): number => {
    if (depth === 0 || isMonthOver(state)) return 1;
    return legalMoves(state).reduce((sum, move) => {
      const step = applyMove(state, state.turn, move);
      return step.ok ? sum + perft(step.value.state, depth - 1) : sum;
    }, 0);
  };

  it('has eight first moves', () => {
    expect(perft(createMatch({ ruleSet: presets.modern, seed: 3 }).state, 1)).toBe(8);
  });

  it('is the product of the hands’ sizes where nothing matches', () => {
    const hands = [
      ['jan-crane', 'feb-ribbon', 'mar-ribbon'],
      ['apr-ribbon', 'may-ribbon', 'jun-ribbon'],
    ] satisfies CardId[][];
    const drawPile = ['jul-ribbon', 'aug-geese', 'sep-ribbon', 'oct-ribbon'] satisfies CardId[];
    expect(perft(position({ hands, drawPile }), 4)).toBe(3 * 3 * 2 * 2);
  });

  it('branches where a card has two matches, and not where it has three', () => {
    const hands = [['jan-crane', 'feb-ribbon'], ['apr-ribbon']] satisfies CardId[][];
    const drawPile = ['jul-ribbon', 'aug-geese'] satisfies CardId[];
    const two = position({ hands, drawPile, field: ['jan-ribbon', 'jan-plain-1'] });
    const three = position({ hands, drawPile, field: ['jan-ribbon', 'jan-plain-1', 'jan-plain-2'] });
    // The crane opens a choice of two (2 lines of two moves), the ribbon passes the turn (1 line).
    expect(perft(two, 2)).toBe(3);
    expect(perft(three, 2)).toBe(2);
  });
});
