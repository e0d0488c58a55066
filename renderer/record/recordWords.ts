/** Finished matches and shares in words. Counts nothing. */
import type { FinishedMatch } from '../../shared/coach';
import { rulesOfChoice } from '../../shared/matchOptions';
import type { RulesChoice } from '../../shared/matchOptions';
import type { RecordFilter, RecordedRules, Share } from '../../shared/record';
import { rivalLevel, rulesName } from '../reference/names';
import { rivalNames, scoreLine } from '../screens/people';
import { formatCalendarDay, formatList, formatMoment, formatPercent, t } from '../strings';

export type ResultOfMatch = 'won' | 'lost' | 'drawn' | 'shared';

/** Seat of the player in every match that is kept. */
const ME = 0;

/** How it ended for the player. */
export function resultOf({ winner, totals }: FinishedMatch): ResultOfMatch {
  if (winner === 'draw') return 'drawn';
  if (winner === 'shared') return totals[ME] === Math.max(...totals) ? 'shared' : 'lost';
  return winner === ME ? 'won' : 'lost';
}

export const resultWords = (match: FinishedMatch): string => t(`record:result.${resultOf(match)}`);

/** "Hard · bold", one for each opponent. */
export const styleWords = ({ options }: FinishedMatch): string =>
  options.opponents.map((_, index) => rivalLevel(options, index + 1)).join(t('screens:score.join'));

/** Where its deals come from; '' where they were shuffled anew. */
export function dealWords({ deal }: FinishedMatch): string {
  if (deal.type === 'fresh') return '';
  return deal.type === 'day'
    ? t('record:matches.dealOf.day', { date: formatCalendarDay(deal.date) })
    : t('record:matches.dealOf.code');
}

/** What sets it apart: practice, and deals that others play too. */
export const markWords = (match: FinishedMatch): readonly string[] =>
  [match.practice ? t('coach:practice') : '', dealWords(match)].filter((words) => words !== '');

export const spokenMatch = (match: FinishedMatch): string =>
  t('record:matches.option', {
    date: formatMoment(match.finishedAt),
    names: rivalNames(match.options),
    styles: styleWords(match),
    rules: rulesName(match.options.rules),
    result: resultWords(match),
    score: scoreLine(match.totals),
    marks: formatList(markWords(match)),
  }).trim();

/** "39% to 70%". */
export const rangeWords = ({ low, high }: Share): string =>
  t('record:won.range', { low: formatPercent(low), high: formatPercent(high) });

/** "Modern · 6 months": the length too, which is part of what was agreed. */
export function rulesWithLength(rules: RulesChoice): string {
  const { rounds } = rulesOfChoice(rules);
  const name = rulesName(rules);
  if (rounds === null) return name;
  return t('record:matches.rulesOfLength', {
    rules: name,
    months: t('screens:newMatch.months', { count: rounds }),
  });
}

const sameChoice = (a: RulesChoice, b: RulesChoice): boolean =>
  a.type === 'preset'
    ? b.type === 'preset' && a.preset === b.preset
    : b.type === 'own' && a.rules.name === b.rules.name;

/** Whether the match is among those that the filter asks for. @param rules what can be chosen in it */
export function passesFilter(
  { options }: FinishedMatch,
  filter: RecordFilter,
  rules: readonly RecordedRules[],
): boolean {
  const wanted = rules.find(({ key }) => key === filter.rules);
  return (
    (filter.level === null || options.opponents.some(({ level }) => level === filter.level)) &&
    (wanted === undefined || sameChoice(wanted.rules, options.rules))
  );
}
