/** The calendar of the set-up screen. A pure picture of what is chosen. */
import { MONTHS } from '../../shared/cards';
import { shortMonth, t } from '../strings';
import { Crest } from '../ui/Pictures';

/** The months played; all of the year where no number is agreed. */
export function MonthStrip({ months }: { readonly months: number | null }) {
  return (
    <ol class="monthStrip" aria-label={t('screens:newMatch.calendar')}>
      {MONTHS.filter((month) => months === null || month <= months).map((month) => (
        <li key={month}>
          <Crest month={month} />
          <span class="cap" aria-hidden="true">
            {shortMonth(month)}
          </span>
          <span class="srOnly">{t(`cards:month.${month}.name`)}</span>
        </li>
      ))}
    </ol>
  );
}
