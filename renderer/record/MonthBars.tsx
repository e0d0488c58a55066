/** Points on average, for each month of the calendar: own ones beside the others'. Counts nothing. */
import type { PlayRecord } from '../../shared/record';
import { formatMean, formatNumber, shortMonth, t } from '../strings';
import { Crest } from '../ui/Pictures';
import { plotScale } from './plotScale';
import { percentOf, SpokenTable } from './SpokenTable';

type CountedMonth = PlayRecord['byMonth'][number];

const mean = (sum: number, { played }: CountedMonth): number => (played === 0 ? 0 : sum / played);

function toldMonth(counted: CountedMonth): string {
  const month = t(`cards:month.${counted.month}.name`);
  if (counted.played === 0) return t('record:months.notPlayed', { month });
  return t('record:months.told', {
    month,
    points: formatMean(mean(counted.points, counted)),
    theirs: formatMean(mean(counted.theirs, counted)),
    count: counted.played,
    number: formatNumber(counted.played),
  });
}

function Bars({ counted, top }: { readonly counted: CountedMonth; readonly top: number }) {
  return (
    <span class="monthBars" title={toldMonth(counted)}>
      <i class="mine" style={{ height: percentOf(mean(counted.points, counted) / top) }} />
      <i class="theirs" style={{ height: percentOf(mean(counted.theirs, counted) / top) }} />
    </span>
  );
}

function Legend() {
  return (
    <p class="legend" aria-hidden="true">
      <span class="mine">{t('record:months.you')}</span>
      <span class="theirs">{t('record:months.they')}</span>
    </p>
  );
}

export function MonthBars({ byMonth }: Pick<PlayRecord, 'byMonth'>) {
  const most = byMonth.flatMap((each) => [mean(each.points, each), mean(each.theirs, each)]);
  const marks = plotScale(Math.max(...most));
  const top = marks.at(-1) ?? 1;
  return (
    <section class="plot monthPlot">
      <div class="plotHead">
        <h3>{t('record:months.title')}</h3>
        <Legend />
      </div>
      <div class="barPlot" aria-hidden="true">
        <div class="barField">
          {marks.map((mark) => (
            <span key={mark} class="barMark" style={{ bottom: percentOf(mark / top) }}>
              {formatNumber(mark)}
            </span>
          ))}
          {byMonth.map((counted) => (
            <Bars key={counted.month} counted={counted} top={top} />
          ))}
        </div>
        <div class="barNames">
          {byMonth.map(({ month }) => (
            <span key={month}>
              <Crest month={month} />
              <small>{shortMonth(month)}</small>
            </span>
          ))}
        </div>
      </div>
      <SpokenTable
        caption={t('record:months.title')}
        columns={[
          t('record:months.month'),
          t('record:months.you'),
          t('record:months.they'),
          t('record:months.played'),
        ]}
        rows={byMonth.map((each) => [
          t(`cards:month.${each.month}.name`),
          each.played === 0 ? '–' : formatMean(mean(each.points, each)),
          each.played === 0 ? '–' : formatMean(mean(each.theirs, each)),
          formatNumber(each.played),
        ])}
      />
    </section>
  );
}
