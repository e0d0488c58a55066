/** Every month of the match with what it brought to both players. Knows finished months only. */
import { MONTHS } from '../../shared/cards';
import type { Month } from '../../shared/cards';
import type { MonthRecord } from '../../shared/scoring';
import type { PlayerView } from '../../shared/view';
import { formatNumber, t } from '../strings';
import { Crest } from '../ui/Pictures';
import { scoreLine } from './duel';
import type { Duel } from './duel';
import './monthTable.css';

interface MonthTableProps {
  readonly view: PlayerView;
  readonly duel: Duel;
  /** Frames the month that has just ended. */
  readonly markNow?: boolean;
}

/** Finished months: the history, and the month just ended should the history not hold it yet. */
export function finishedMonths(view: PlayerView): readonly MonthRecord[] {
  const { result, history, round, month, dealer } = view;
  if (result === null || history.some((record) => record.round === round)) return history;
  const { winner, points, changes } = result;
  return [...history, { round, month, dealer, winner, points, changes }];
}

interface CellProps {
  readonly month: Month;
  readonly record: MonthRecord | undefined;
  readonly duel: Duel;
  readonly now: boolean;
}

const shown = (points: number): string => (points === 0 ? '–' : formatNumber(points));

function Cell({ month, record, duel, now }: CellProps) {
  const name = t(`cards:month.${month}.name`);
  if (record === undefined) {
    return (
      <li class="monthCell future" aria-label={name}>
        <Crest month={month} />
      </li>
    );
  }
  const mine = record.changes[duel.me.seat] ?? 0;
  const theirs = record.changes[duel.rival.seat] ?? 0;
  return (
    <li class={`monthCell ${now ? 'now' : ''}`} aria-label={`${name}: ${scoreLine(mine, theirs, duel.name)}`}>
      <Crest month={month} />
      <b aria-hidden="true">{shown(mine)}</b>
      <span aria-hidden="true">{shown(theirs)}</span>
    </li>
  );
}

export function MonthTable({ view, duel, markNow = false }: MonthTableProps) {
  const finished = finishedMonths(view);
  const rounds = view.ruleSet.rounds ?? finished.length;
  const all = Array.from({ length: rounds }, (_, index) => MONTHS[index % MONTHS.length]);
  return (
    <div class="monthTable">
      <div class="monthNames" aria-hidden="true">
        <b>{t('table:you')}</b>
        <span>{duel.name}</span>
      </div>
      <ol class="monthCells">
        {all.map(
          (month, index) =>
            month !== undefined && (
              <Cell
                key={index}
                month={month}
                record={finished.find(({ round }) => round === index + 1)}
                duel={duel}
                now={markNow && index + 1 === view.round}
              />
            ),
        )}
      </ol>
    </div>
  );
}
