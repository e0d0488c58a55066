import { beforeAll, describe, expect, it } from 'vitest';
import { viewFor } from '../../../main/engine/view';
import type { KeptMatch } from '../../../main/historyFormat';
import { matchFacts, type MatchFacts } from '../../../main/record/matchFacts';
import { matchSteps } from '../../../main/record/matchSteps';
import { playRecord } from '../../../main/record/playRecord';
import { shareOf } from '../../../main/record/share';
import type { GameEvent } from '../../../shared/events';
import type { RulesChoice } from '../../../shared/matchOptions';
import { presets } from '../../../shared/presets';
import type { PlayRecord, RecordFilter } from '../../../shared/record';
import { keptMatch, keptMatches } from '../../support/keptMatches';

const ALL: RecordFilter = { level: null, rules: null };
const CLASSIC_3P: RulesChoice = { type: 'preset', preset: 'classic-3p', months: 3 };
const own = (name: string, houseId: 'house-1' | 'house-2', yaku: string): RulesChoice => ({
  type: 'own',
  rules: {
    name,
    ruleSet: {
      ...presets.modern,
      rounds: 3,
      houseYaku: [
        ...(houseId === 'house-2'
          ? [
              {
                id: 'house-1',
                name: 'Nie',
                pattern: { type: 'kind', kind: 'light', need: 5 },
                points: 1,
                perFurther: 0,
                replaces: [],
              } as const,
            ]
          : []),
        {
          id: houseId,
          name: yaku,
          pattern: { type: 'kind', kind: 'ribbon', need: 2 },
          points: 3,
          perFurther: 0,
          replaces: [],
        },
      ],
    },
  },
});

const factsOf = (match: KeptMatch): MatchFacts => {
  const facts = matchFacts(match);
  if (facts === null) throw new Error(`${match.id} is broken`);
  return facts;
};
const recordOf = (matches: readonly KeptMatch[], filter = ALL): PlayRecord =>
  playRecord(matches.map(factsOf), filter);

const endings = (match: KeptMatch) =>
  [...matchSteps(match)]
    .flatMap(({ events }) => events)
    .filter((event): event is Extract<GameEvent, { type: 'monthEnded' }> => event.type === 'monthEnded')
    .map(({ result }) => result);

describe('the facts of a match', () => {
  it.each<readonly [string, RulesChoice | undefined]>([
    ['two', undefined],
    ['three', CLASSIC_3P],
  ])('among %s are those of its events and views', (_players, rules) => {
    for (const match of keptMatches(20, rules)) {
      const { months } = factsOf(match);
      expect(months.map(({ winner, points, reason, yaku }) => ({ winner, points, reason, yaku }))).toEqual(
        endings(match).map(({ winner, points, reason, yaku }) => ({ winner, points, reason, yaku })),
      );
      const stops = [...matchSteps(match)].flatMap(({ entry, before }) =>
        entry?.type === 'move' && entry.seat === 0 && entry.move.type === 'callKoiKoi' && before !== null
          ? [viewFor(before, 0).decision?.stop.points]
          : [],
      );
      expect(months.flatMap((month) => month.stops)).toEqual(stops);
      for (const { hands, field } of months) {
        expect(hands.map((hand) => hand.length)).toEqual(match.totals.map(() => match.ruleSet.handSize));
        expect(new Set([...hands.flat(), ...field]).size).toBe([...hands.flat(), ...field].length);
      }
      expect(months.at(-1)?.totals).toEqual(match.totals);
    }
  });

  it('are none where the moves do not lead to what the match tells', () => {
    const match = keptMatch(1);
    expect(matchFacts({ ...match, moves: match.moves.slice(1) })).toBeNull();
    expect(matchFacts({ ...match, moves: match.moves.slice(0, -1) })).toBeNull();
    expect(matchFacts({ ...match, seed: match.seed + 1 })).toBeNull();
    expect(matchFacts({ ...match, totals: [99, 0] })).toBeNull();
    expect(matchFacts({ ...match, ruleSet: { ...match.ruleSet, firstDealer: 'birthday' } })).toBeNull();
  });
});

describe('a record', () => {
  let matches: readonly KeptMatch[];
  let record: PlayRecord;
  beforeAll(() => {
    matches = keptMatches(40);
    record = recordOf(matches);
  });

  it('adds up to what the months’ ends tell', () => {
    const ends = matches.flatMap(endings);
    const sumOf = (isOwn: boolean): number =>
      ends.reduce(
        (all, { winner, points }) => all + (winner !== null && (winner === 0) === isOwn ? points : 0),
        0,
      );
    expect(record.matches).toBe(40);
    expect(record.months).toBe(120);
    expect(record.points).toBeCloseTo(sumOf(true) / 120, 10);
    expect(record.theirs).toBeCloseTo(sumOf(false) / 120, 10);
    expect(record.best?.points).toBe(
      Math.max(...ends.map(({ winner, points }) => (winner === 0 ? points : 0))),
    );
    expect(record.byMonth.slice(0, 4).map(({ month, played }) => [month, played])).toEqual([
      [1, 40],
      [2, 40],
      [3, 40],
      [4, 0],
    ]);
    expect(record.byMonth.reduce((all, { points }) => all + points, 0)).toBe(sumOf(true));
    expect(record.byMonth.reduce((all, { theirs }) => all + theirs, 0)).toBe(sumOf(false));
    for (const { id, made, suffered } of record.yaku) {
      const held = ends.filter(({ yaku }) => yaku.some((each) => each.id === id));
      expect({ id, made, suffered }).toEqual({
        id,
        made: held.filter(({ winner }) => winner === 0).length,
        suffered: held.filter(({ winner }) => winner !== 0).length,
      });
    }
    expect(record.yaku.length).toBeGreaterThan(5);
  });

  it('counts every call of the player by how its month ended', () => {
    const { scored, rival, nobody } = record.calls;
    const ends = matches.flatMap(endings);
    const calls = (kind: (winner: number | null) => boolean): number =>
      ends.reduce((all, { winner, calls: made }) => all + (kind(winner) ? (made[0] ?? 0) : 0), 0);
    expect(scored).toBe(calls((winner) => winner === 0));
    expect(rival).toBe(calls((winner) => winner === 1));
    expect(nobody).toBe(calls((winner) => winner === null));
    expect(scored + rival + nobody).toBeGreaterThan(5);
    expect(record.calls.stop).toBeGreaterThanOrEqual(1);
  });

  it('counts a win as one, a draw between two as half, and of three its part', () => {
    const [match] = matches;
    if (match === undefined) throw new Error('forty are played');
    const ended = (winner: KeptMatch['winner'], totals: readonly number[]): MatchFacts => ({
      ...factsOf(match),
      match: { ...factsOf(match).match, winner, totals },
    });
    const won = (facts: MatchFacts): number | undefined => playRecord([facts], ALL).won?.share;
    expect(won(ended(0, [5, 2]))).toBe(1);
    expect(won(ended(1, [2, 5]))).toBe(0);
    expect(won(ended('draw', [5, 5]))).toBe(0.5);
    expect(won(ended('shared', [5, 5, 5]))).toBeCloseTo(1 / 3, 12);
    expect(won(ended('shared', [1, 5, 5]))).toBe(0);
    const row = [
      ended(0, [5, 2]),
      ended('shared', [5, 5]),
      ended(1, [0, 1]),
      ended(0, [1, 0]),
      ended('draw', [1, 1]),
    ];
    expect(playRecord(row.slice(0, 3), ALL)).toMatchObject({ streak: 0, longestStreak: 2 });
    expect(playRecord(row.slice(0, 4), ALL)).toMatchObject({ streak: 1, longestStreak: 2 });
    expect(playRecord(row, ALL)).toMatchObject({ streak: 0, longestStreak: 2 });
  });

  it('goes by when matches were finished, not by where they lie', () => {
    expect(recordOf(matches.toReversed())).toEqual(record);
  });

  it('leaves practice out, and can be asked of one level or of one kind of rules', () => {
    const some = [
      keptMatch(1, undefined, 'easy'),
      keptMatch(2, { type: 'preset', preset: 'modern', months: 1 }, 'hard'),
      keptMatch(3, CLASSIC_3P, 'hard'),
      { ...keptMatch(4), practice: true },
    ];
    const all = recordOf(some);
    expect(all.matches).toBe(3);
    expect(all.byLevel.map((each) => [each.level, each.matches])).toEqual([
      ['easy', 1],
      ['medium', 0],
      ['hard', 2],
      ['master', 0],
    ]);
    expect(all.byRules.map((each) => [each.key, each.matches])).toEqual([
      ['preset:modern', 2],
      ['preset:classic-3p', 1],
    ]);
    expect(all.rules[0]?.rules).toEqual({ type: 'preset', preset: 'modern', months: null });
    const hard = recordOf(some, { level: 'hard', rules: null });
    expect([hard.matches, hard.rules.length]).toEqual([2, 2]);
    expect(recordOf(some, { level: 'hard', rules: 'preset:modern' }).months).toBe(1);
    expect(recordOf(some, { level: 'master', rules: null })).toMatchObject({
      matches: 0,
      won: null,
      points: null,
      theirs: null,
      best: null,
      calls: { scored: 0, points: null, stop: null },
    });
  });

  it('knows a house yaku by its name, whatever its number', () => {
    const some = [
      ...keptMatches(6, own('Oma', 'house-1', 'Bänder')),
      ...keptMatches(6, own('Opa', 'house-2', 'Bänder')),
    ];
    const house = recordOf(some).yaku.filter(({ name }) => name !== null);
    expect(house).toHaveLength(1);
    expect(house[0]?.name).toBe('Bänder');
    expect((house[0]?.made ?? 0) + (house[0]?.suffered ?? 0)).toBeGreaterThan(5);
    expect(recordOf(some).rules.map(({ key }) => key)).toEqual(['own:Oma', 'own:Opa']);
  });
});

describe('the interval of a share', () => {
  // Newcombe, Statistics in Medicine 17 (1998), 857-872, table I, method 3.
  it.each([
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ])('for %i of %i is Wilson’s', (won, tries, low, high) => {
    const share = shareOf(won, tries);
    expect(share?.low).toBeCloseTo(low, 4);
    expect(share?.high).toBeCloseTo(high, 4);
    expect(share?.share).toBe(won / tries);
  });

  it('holds the share itself, and never leaves 0 … 1', () => {
    for (const won of [0, 0.5, 1, 3.5, 7]) {
      const { low, share, high } = shareOf(won, 7) ?? { low: 2, share: 1, high: 0 };
      expect(low).toBeGreaterThanOrEqual(0);
      expect(low).toBeLessThanOrEqual(share + 1e-12);
      expect(high).toBeGreaterThanOrEqual(share - 1e-12);
      expect(high).toBeLessThanOrEqual(1);
    }
  });
});
