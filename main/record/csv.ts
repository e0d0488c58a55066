/** Finished matches as a table for spreadsheets, a row for each month. */
import { stringify } from 'csv-stringify/sync';
import { isHouseYakuId } from '../../shared/houseYaku';
import type { OpponentChoice, RulesChoice } from '../../shared/matchOptions';
import type { Seat } from '../../shared/moves';
import type { YakuScore } from '../../shared/scoring';
import { at, sum } from '../engine/lists';
import { HUMAN } from '../matchLog';
import type { MatchFacts, MonthFacts } from './matchFacts';

type Cell = string | number;
type Row = Readonly<Record<string, Cell>>;

const rulesText = (rules: RulesChoice): string => (rules.type === 'preset' ? rules.preset : rules.rules.name);

const opponentText = ({ level, manner }: OpponentChoice): string => `${level} ${manner}`;

/** Rivals are numbered where there are several. */
const seatText = (seat: Seat | null, players: number): string => {
  if (seat === null) return '';
  if (seat === HUMAN) return 'you';
  return players === 2 ? 'rival' : `rival ${seat}`;
};

const yakuText = ({ ruleSet }: MatchFacts, yaku: readonly YakuScore[]): string =>
  yaku
    .map(({ id, points }) => {
      const house = isHouseYakuId(id) ? ruleSet.houseYaku.find((each) => each.id === id) : undefined;
      return `${house?.name ?? id} ${points}`;
    })
    .join('; ');

const rowOf = (facts: MatchFacts, month: MonthFacts): Row => {
  const { match, ruleSet } = facts;
  const { round, dealer, winner, reason, points, yaku, calls, totals } = month;
  return {
    finished_at: match.finishedAt,
    match: match.id,
    practice: match.practice ? 'yes' : 'no',
    deal: match.deal.type === 'day' ? match.deal.date : match.deal.type,
    rules: rulesText(match.options.rules),
    opponents: match.options.opponents.map(opponentText).join('; '),
    round,
    month: month.month,
    dealer: seatText(dealer, ruleSet.players),
    winner: seatText(winner, ruleSet.players),
    points,
    reason,
    yaku: yakuText(facts, yaku),
    own_calls: at(calls, HUMAN),
    rival_calls: sum(calls) - at(calls, HUMAN),
    own_total: at(totals, HUMAN),
    rival_totals: totals.toSpliced(HUMAN, 1).join('; '),
  };
};

const COLUMNS = [
  'finished_at',
  'match',
  'practice',
  'deal',
  'rules',
  'opponents',
  'round',
  'month',
  'dealer',
  'winner',
  'points',
  'reason',
  'yaku',
  'own_calls',
  'rival_calls',
  'own_total',
  'rival_totals',
] as const;

/**
 * As RFC 4180 has it, with the mark in front by which spreadsheets know UTF-8. A text that a spreadsheet would reckon
 * with begins with an apostrophe.
 */
export const makeCsv = (matches: readonly MatchFacts[]): string =>
  stringify(
    matches.flatMap((facts) => facts.months.map((month) => rowOf(facts, month))),
    { header: true, columns: [...COLUMNS], bom: true, record_delimiter: 'windows', escape_formulas: true },
  );
