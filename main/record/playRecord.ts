/** What finished matches add up to. The same matches in the same order always give the same record. */
import { LEVEL_IDS } from '../../shared/matchOptions';
import type { FinishedMatch } from '../../shared/coach';
import type { PlayRecord, RecordFilter } from '../../shared/record';
import type { MatchFacts } from './matchFacts';
import { bestMonth, byCalendarMonth, callCounts, pointsAMonth, yakuCounts } from './monthCounts';
import { recordedRules, rulesPlayed } from './recordedRules';
import { countMatches, streaksOf } from './winning';

const hasLevel = ({ options }: FinishedMatch, wanted: string): boolean =>
  options.opponents.some(({ level }) => level === wanted);

const passes = (match: FinishedMatch, { level, rules }: RecordFilter): boolean =>
  (level === null || hasLevel(match, level)) && (rules === null || recordedRules(match).key === rules);

/** By when they were finished, the latest last; those in which nothing counts are left out. */
const counting = (matches: readonly MatchFacts[]): readonly MatchFacts[] =>
  matches
    .filter(({ match }) => !match.practice)
    .toSorted((a, b) => Date.parse(a.match.finishedAt) - Date.parse(b.match.finishedAt));

export function playRecord(all: readonly MatchFacts[], filter: RecordFilter): PlayRecord {
  const counted = counting(all);
  const chosen = counted.filter(({ match }) => passes(match, filter));
  const matches = chosen.map(({ match }) => match);
  const months = chosen.flatMap((facts) => facts.months);
  return {
    ...countMatches(matches),
    ...streaksOf(matches),
    ...pointsAMonth(months),
    months: months.length,
    best: bestMonth(chosen),
    byLevel: LEVEL_IDS.map((level) => ({
      level,
      ...countMatches(matches.filter((match) => hasLevel(match, level))),
    })),
    byRules: rulesPlayed(matches).map((rules) => ({
      ...rules,
      ...countMatches(matches.filter((match) => recordedRules(match).key === rules.key)),
    })),
    byMonth: byCalendarMonth(months),
    yaku: yakuCounts(chosen),
    calls: callCounts(months),
    rules: rulesPlayed(counted.map(({ match }) => match)),
  };
}
