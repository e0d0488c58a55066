/** What the months of a record add up to: points, yaku, calls, the best of them. Knows no matches won. */
import { MONTHS } from '../../shared/cards';
import { isHouseYakuId } from '../../shared/houseYaku';
import type { CallCount, PlayRecord, YakuCount } from '../../shared/record';
import type { YakuId } from '../../shared/yaku';
import { sum } from '../engine/lists';
import { HUMAN } from '../matchLog';
import type { MatchFacts, MonthFacts } from './matchFacts';

const ownPoints = ({ winner, points }: MonthFacts): number => (winner === HUMAN ? points : 0);
const theirPoints = ({ winner, points }: MonthFacts): number =>
  winner === null || winner === HUMAN ? 0 : points;

const mean = (numbers: readonly number[]): number | null =>
  numbers.length === 0 ? null : sum(numbers) / numbers.length;

export const pointsAMonth = (months: readonly MonthFacts[]): Pick<PlayRecord, 'points' | 'theirs'> => ({
  points: mean(months.map(ownPoints)),
  theirs: mean(months.map(theirPoints)),
});

export const byCalendarMonth = (months: readonly MonthFacts[]): PlayRecord['byMonth'] =>
  MONTHS.map((month) => {
    const these = months.filter((each) => each.month === month);
    const points = sum(these.map(ownPoints));
    return { month, played: these.length, points, theirs: sum(these.map(theirPoints)) };
  });

/** Of equal ones the earliest: a best month stands until it is beaten. */
export function bestMonth(matches: readonly MatchFacts[]): PlayRecord['best'] {
  let best: PlayRecord['best'] = null;
  for (const { match, months } of matches) {
    for (const facts of months) {
      const points = ownPoints(facts);
      if (points > (best?.points ?? 0)) best = { points, month: facts.month, match };
    }
  }
  return best;
}

/** A family may number its yaku anew: what they are called tells them apart. */
const houseName = ({ ruleSet }: MatchFacts, id: YakuId): string | null =>
  isHouseYakuId(id) ? (ruleSet.houseYaku.find((yaku) => yaku.id === id)?.name ?? null) : null;

export function yakuCounts(matches: readonly MatchFacts[]): readonly YakuCount[] {
  const all = new Map<string, YakuCount>();
  for (const facts of matches) {
    for (const { winner, yaku } of facts.months) {
      const own = winner === HUMAN ? 1 : 0;
      for (const { id } of yaku) {
        const name = houseName(facts, id);
        const key = name === null ? id : `house ${name}`;
        const { made, suffered } = all.get(key) ?? { made: 0, suffered: 0 };
        all.set(key, { id, name, made: made + own, suffered: suffered + 1 - own });
      }
    }
  }
  return [...all.values()].toSorted((a, b) => b.made + b.suffered - (a.made + a.suffered));
}

export function callCounts(months: readonly MonthFacts[]): CallCount {
  /** One for each call: the month that it was made in. */
  const called = months.flatMap((month) => month.stops.map(() => month));
  const ended = (how: (month: MonthFacts) => boolean): number => called.filter(how).length;
  return {
    scored: ended(({ winner }) => winner === HUMAN),
    rival: ended(({ winner }) => winner !== null && winner !== HUMAN),
    nobody: ended(({ winner }) => winner === null),
    points: mean(called.map((month) => ownPoints(month) - theirPoints(month))),
    stop: mean(months.flatMap(({ stops }) => stops)),
  };
}
