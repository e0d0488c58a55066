// The month that ends without a stop: who is paid, and how much. Sources: rules matrix 2.7 and 2.10, A3, A13-A15.
import { describe, expect, it } from 'vitest';
import type { CardId } from '../../shared/cards';
import { presets } from '../../shared/presets';
import type { RuleSet } from '../../shared/ruleSet';
import type { MonthResult } from '../../shared/scoring';
import type { Position } from '../../main/engine/positions';
import { play, playAll, position } from '../support/playout';

const { fifty, modern } = presets;

const TANE: readonly CardId[] = ['feb-warbler', 'apr-cuckoo', 'may-bridge', 'aug-geese', 'nov-swallow'];
const LIGHTS: readonly CardId[] = ['jan-crane', 'mar-curtain', 'dec-phoenix'];
const POETRY: readonly CardId[] = ['jan-ribbon', 'feb-ribbon', 'mar-ribbon'];

/** The last card of the month is played, and takes nothing. */
const ended = (parts: Partial<Position>, ruleSet: RuleSet = fifty): MonthResult => {
  const seats = ruleSet.players;
  const hands = Array.from({ length: seats }, (_, seat): readonly CardId[] =>
    seat === seats - 1 ? ['jul-plain-1'] : [],
  );
  const start = position({ hands, turn: seats - 1, drawPile: ['sep-plain-1'], ...parts }, ruleSet);
  const { result } = playAll(start, play('jul-plain-1')).state;
  if (result === null) throw new Error('the month is not over');
  return result;
};

const three: RuleSet = { ...fifty, players: 3, handSize: 7, fieldSize: 6 };

describe('who is paid when nobody stopped', () => {
  it.each<readonly [string, Partial<Position>, RuleSet, object]>([
    [
      'the one who called',
      { captured: [TANE, []], calls: [1, 0], lastCaller: 0 },
      fifty,
      { winner: 0, points: 1, reason: 'last-caller', nextDealer: 0 },
    ],
    [
      'the last one to call, though the other pile is worth more',
      { captured: [LIGHTS, TANE], calls: [1, 1], lastCaller: 1 },
      fifty,
      { winner: 1, points: 1, reason: 'last-caller', nextDealer: 1 },
    ],
    [
      'nobody where it is not played',
      { captured: [LIGHTS, TANE], calls: [1, 1], lastCaller: 1 },
      modern,
      { winner: null, points: 0, reason: 'exhausted', nextDealer: 1 },
    ],
    [
      'nobody who holds a yaku and never called',
      { captured: [LIGHTS, []] },
      fifty,
      { winner: null, points: 0, reason: 'exhausted' },
    ],
    [
      'the dealer where nobody holds one',
      { dealer: 1 },
      fifty,
      { winner: 1, points: 1, reason: 'oya-ken', nextDealer: 1 },
    ],
    [
      'the dealer where a bonus alone is held (A14)',
      { captured: [['aug-moon', 'sep-cup'], []], dealer: 1 },
      fifty,
      { winner: 1, points: 1, reason: 'oya-ken' },
    ],
    [
      'the caller before the dealer',
      { captured: [[], TANE], calls: [0, 1], lastCaller: 1, dealer: 0 },
      { ...fifty, oyaKen: 6 },
      { winner: 1, points: 1, reason: 'last-caller' },
    ],
    [
      'of three the last caller, with the others’ calls',
      { captured: [TANE, LIGHTS, POETRY], calls: [2, 1, 1], lastCaller: 1 },
      { ...three, oppKoi: 'per_call' },
      { winner: 1, base: 5, points: 40, reason: 'last-caller', changes: [0, 40, 0] },
    ],
    [
      'of three the last caller, doubled once',
      { captured: [TANE, LIGHTS, []], calls: [2, 1, 0], lastCaller: 0 },
      { ...three, oppKoi: 'once' },
      { winner: 0, base: 1, points: 2 },
    ],
    [
      'of three the last caller, by his own calls too',
      { captured: [[], [], POETRY], calls: [0, 1, 2], lastCaller: 2 },
      { ...three, ownKoi: 'per_call', oppKoi: 'once' },
      { winner: 2, points: 40 },
    ],
    [
      'and both others pay him',
      { captured: [[], POETRY, []], calls: [0, 1, 0], lastCaller: 1 },
      { ...three, scoring: 'transfer' },
      { winner: 1, points: 5, changes: [-5, 10, -5] },
    ],
    [
      'and in chips no more than they hold',
      { captured: [[], POETRY, []], calls: [0, 1, 0], lastCaller: 1, totals: [2, 9, 9] },
      { ...three, scoring: 'chips' },
      { changes: [-2, 7, -5] },
    ],
    [
      'doubled from seven',
      { captured: [[...LIGHTS, 'aug-moon'], []], calls: [1, 0], lastCaller: 0 },
      { ...fifty, sevenDouble: 7 },
      { base: 8, points: 16, multipliers: [{ cause: 'seven', factor: 2 }] },
    ],
    [
      'and the dealer of three, whoever sits where',
      { dealer: 2 },
      { ...three, oyaKen: 6 },
      { winner: 2, points: 6, changes: [0, 0, 6] },
    ],
    [
      'and the dealer is paid by both',
      { dealer: 0 },
      { ...three, scoring: 'transfer' },
      { winner: 0, points: 1, changes: [2, -1, -1] },
    ],
  ])('%s', (_, parts, ruleSet, expected) => {
    expect(ended(parts, ruleSet)).toMatchObject(expected);
  });
});
