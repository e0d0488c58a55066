/** Every month of the match with what it brought to everybody. Knows finished months only. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { MONTHS } from '../../shared/cards';
import type { Month } from '../../shared/cards';
import type { MonthRecord } from '../../shared/scoring';
import type { PlayerView } from '../../shared/view';
import { formatNumber, t } from '../strings';
import { Crest } from '../ui/Pictures';
import { peopleOf, personName, scoreLine } from './people';
import type { People } from './people';
import './monthTable.css';

interface MonthTableProps {
  readonly view: PlayerView;
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

/** Months to show: all that were agreed, and more where the match went on; those played where no number was agreed. */
function monthsOf(view: PlayerView, played: number): readonly Month[] {
  const count = Math.max(view.ruleSet.rounds ?? 0, played);
  return Array.from({ length: count }, (_, index) => MONTHS[index % MONTHS.length] ?? 1);
}

interface CellProps {
  readonly month: Month;
  readonly record: MonthRecord | undefined;
  readonly people: People;
  readonly now: boolean;
}

const shown = (points: number): string => (points === 0 ? '–' : formatNumber(points));

function Cell({ month, record, people, now }: CellProps) {
  const name = t(`cards:month.${month}.name`);
  if (record === undefined) {
    return (
      <li class="monthCell future" aria-label={name}>
        <Crest month={month} />
      </li>
    );
  }
  const { me, rivals } = people;
  return (
    <li class={`monthCell ${now ? 'now' : ''}`} aria-label={`${name}: ${scoreLine(record.changes, me.seat)}`}>
      <Crest month={month} />
      <b aria-hidden="true">{shown(record.changes[me.seat] ?? 0)}</b>
      {rivals.map(({ seat }) => (
        <span key={seat} aria-hidden="true">
          {shown(record.changes[seat] ?? 0)}
        </span>
      ))}
    </li>
  );
}

/** More months than stand side by side scroll; the latest is in sight. */
function useLatestInSight() {
  const list = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => {
    if (list.current !== null) list.current.scrollLeft = list.current.scrollWidth;
  }, []);
  return list;
}

/** A year stands side by side; a longer match scrolls. */
const IN_SIGHT = 12;

export function MonthTable({ view, markNow = false }: MonthTableProps) {
  const finished = finishedMonths(view);
  const people = peopleOf(view);
  const months = monthsOf(view, finished.length);
  const long = months.length > IN_SIGHT;
  const list = useLatestInSight();
  return (
    <div class="monthTable">
      <div class="monthNames" aria-hidden="true">
        <b>{t('table:you')}</b>
        {people.rivals.map(({ seat }) => (
          <span key={seat}>{personName(seat, people.me.seat)}</span>
        ))}
      </div>
      <ol
        ref={list}
        class={`monthCells ${long ? 'long' : ''}`}
        aria-label={t('screens:matchEnd.byMonth')}
        tabIndex={long ? 0 : undefined}
      >
        {months.map((month, index) => (
          <Cell
            key={index}
            month={month}
            record={finished.find(({ round }) => round === index + 1)}
            people={people}
            now={markNow && index + 1 === view.round}
          />
        ))}
      </ol>
    </div>
  );
}
