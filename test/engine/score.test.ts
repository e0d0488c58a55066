// Doublings, settling and the end of a match, by hand-written tables. Sources: rules matrix 2.1, 2.2, 2.6, 2.10.
import { describe, expect, it } from 'vitest';
import type { RuleSet } from '../../shared/ruleSet';
import type { MatchWinner } from '../../shared/scoring';
import { birthdayDealer, drawFirstDealer, nextDealer } from '../../main/engine/dealer';
import { monthOfRound } from '../../main/engine/month';
import { presets, withRounds } from '../../shared/presets';
import { matchStatus, payoutOf, settle } from '../../main/engine/score';

const { modern, classic, fifty } = presets;
const chips = presets['classic-chips'];

const paid = (ruleSet: RuleSet, base: number, calls: readonly number[], fieldLights = 0): string => {
  const { multipliers, points } = payoutOf(ruleSet, 0, base, { calls, fieldLights });
  return [base, ...multipliers.map(({ cause, factor }) => `${factor} ${cause}`)].join(' x ') + ` = ${points}`;
};

describe('doublings', () => {
  const table: readonly (readonly [string, RuleSet, number, readonly number[], string])[] = [
    ['six stay six', modern, 6, [0, 0], '6 = 6'],
    ['seven double', modern, 7, [0, 0], '7 x 2 seven = 14'],
    ['the test reads the undoubled sum', modern, 6, [0, 1], '6 x 2 opp-koi = 12'],
    ['both double', modern, 8, [0, 1], '8 x 2 seven x 2 opp-koi = 32'],
    ['two calls of the opponent double once (A22)', modern, 5, [0, 2], '5 x 2 opp-koi = 10'],
    ['own calls never count in modern', modern, 5, [3, 0], '5 = 5'],
    ['every own call doubles in classic (A1)', classic, 6, [2, 1], '6 x 4 own-koi = 24'],
    ['capped at one doubling', presets['classic-capped'], 6, [2, 1], '6 x 2 own-koi = 12'],
    ['capped at two', { ...classic, ownKoiCap: 2 }, 5, [4, 0], '5 x 4 own-koi = 20'],
    ['once', { ...classic, ownKoi: 'once' }, 5, [3, 0], '5 x 2 own-koi = 10'],
    [
      'added, which no cap limits',
      { ...classic, ownKoi: 'add', ownKoiCap: 1 },
      5,
      [3, 0],
      '5 x 4 own-koi = 20',
    ],
    ['no factors in fifty', fifty, 12, [2, 2], '12 = 12'],
    ['each call of the opponent', { ...modern, oppKoi: 'per_call' }, 5, [0, 3], '5 x 8 opp-koi = 40'],
    ['with three seats any other call', { ...modern, players: 3 }, 5, [0, 0, 1], '5 x 2 opp-koi = 10'],
    [
      'with three seats all calls',
      { ...modern, players: 3, oppKoi: 'per_call' },
      5,
      [0, 1, 1],
      '5 x 4 opp-koi = 20',
    ],
  ];
  it.each(table)('%s', (_, ruleSet, base, calls, expected) => {
    expect(paid(ruleSet, base, calls)).toBe(expected);
  });

  it('count lights dealt to the field, none of them as one', () => {
    const rules: RuleSet = { ...modern, fieldLights: 'on' };
    expect(paid(rules, 5, [0, 0], 3)).toBe('5 x 3 field-lights = 15');
    expect(paid(rules, 5, [0, 0], 0)).toBe('5 = 5');
  });

  it('name the causes that do not apply now, and none that the rules do not know', () => {
    const idle = (ruleSet: RuleSet, base: number): readonly string[] =>
      payoutOf(ruleSet, 0, base, { calls: [0, 0], fieldLights: 0 }).idle;
    expect(idle(modern, 5)).toEqual(['seven', 'opp-koi']);
    expect(idle(modern, 7)).toEqual(['opp-koi']);
    expect(idle(classic, 7)).toEqual(['own-koi']);
    expect(idle(fifty, 7)).toEqual([]);
  });
});

describe('settling', () => {
  it('adds to the winner alone', () => {
    expect(settle(modern, [10, 12], 0, 30)).toEqual([40, 12]);
    expect(settle(modern, [10, 12], null, 0)).toEqual([10, 12]);
  });
  it('takes from every loser where points are transferred, below nothing too', () => {
    expect(settle(presets['fifty-subtract'], [4, 3], 0, 5)).toEqual([9, -2]);
    expect(settle({ ...classic, players: 3, scoring: 'transfer' }, [0, 0, 0], 1, 5)).toEqual([-5, 10, -5]);
  });
  it('never takes more chips than somebody holds', () => {
    expect(settle(chips, [100, 8], 0, 12)).toEqual([108, 0]);
    expect(settle({ ...chips, chips: { start: 100, mode: 'flat', value: 3 } }, [100, 100], 1, 12)).toEqual([
      97, 103,
    ]);
    expect(
      settle({ ...chips, chips: { start: 100, mode: 'per-point', value: 5 } }, [100, 100], 1, 4),
    ).toEqual([80, 120]);
  });
});

describe('the end of the match', () => {
  const table: readonly (readonly [
    string,
    RuleSet,
    number,
    readonly number[],
    boolean,
    MatchWinner | null,
  ])[] = [
    ['not before the last month', modern, 5, [200, 0], false, null],
    ['the higher total wins', modern, 6, [7, 20], true, 1],
    ['equal totals are a draw', modern, 6, [7, 7], true, 'draw'],
    ['one month', withRounds(modern, 1), 1, [0, 2], true, 1],
    ['fifty are enough', fifty, 5, [50, 3], true, 0],
    ['forty-nine are not, and December ends nothing', fifty, 12, [49, 3], false, null],
    ['the year variant knows no fifty', presets['fifty-year'], 5, [60, 3], false, null],
    ['somebody is broke', chips, 4, [200, 0], true, 0],
    ['an extra month after a draw', { ...modern, tie: 'extra_month' }, 6, [7, 7], false, null],
    ['and no further one once it is decided', { ...modern, tie: 'extra_month' }, 7, [7, 8], true, 1],
    ['a shared win', { ...modern, tie: 'share' }, 6, [7, 7], true, 'shared'],
    ['shared by two of three', { ...modern, players: 3, tie: 'share' }, 6, [7, 3, 7], true, 'shared'],
    ['shared by nobody', { ...modern, tie: 'share' }, 6, [7, 9], true, 1],
    ['no extra month to share in before the end', { ...modern, tie: 'share' }, 5, [7, 7], false, null],
    ['a shared target', { ...fifty, tie: 'share' }, 5, [50, 50], true, 'shared'],
  ];
  it.each(table)('%s', (_, ruleSet, months, totals, over, winner) => {
    expect(matchStatus(ruleSet, months, totals)).toEqual({ over, winner });
  });
});

describe('the dealer', () => {
  it('is who drew the earliest month, then the higher card, else all draw again', () => {
    expect(drawFirstDealer(['mar-plain-1', 'feb-plain-1'])).toBe(1);
    expect(drawFirstDealer(['nov-rainman', 'nov-swallow'])).toBe(0);
    expect(drawFirstDealer(['nov-lightning', 'nov-ribbon'])).toBe(1);
    expect(drawFirstDealer(['jan-plain-1', 'jan-plain-2'])).toBeNull();
    expect(drawFirstDealer(['jan-plain-1', 'jan-plain-2', 'feb-ribbon'])).toBeNull();
    expect(drawFirstDealer(['jun-ribbon', 'jan-plain-2', 'feb-ribbon'])).toBe(1);
  });
  it('is who was born nearest to a card, around the turn of the year', () => {
    expect(birthdayDealer('jan-crane', [12, 4])).toBe(0);
    expect(birthdayDealer('jan-crane', [12, 4], false)).toBe(1);
    expect(birthdayDealer('jun-ribbon', [5, 7])).toBeNull();
  });
  it('changes as the rule-set says', () => {
    expect([nextDealer(modern, 0, 0), nextDealer(modern, 0, 1), nextDealer(modern, 0, null)]).toEqual([
      0, 1, 1,
    ]);
    expect([nextDealer(classic, 0, 0), nextDealer(classic, 0, 1), nextDealer(classic, 0, null)]).toEqual([
      1, 1, 1,
    ]);
    expect([nextDealer(fifty, 1, 0), nextDealer(fifty, 1, null)]).toEqual([0, 1]);
    expect(nextDealer(presets['classic-3p'], 2, 1)).toBe(0);
  });
  it('deals January again after December', () => {
    expect([1, 6, 12, 13, 24, 25].map(monthOfRound)).toEqual([1, 6, 12, 1, 12, 1]);
  });
});
