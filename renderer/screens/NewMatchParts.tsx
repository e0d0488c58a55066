/** The calendar of the set-up screen. A pure picture of what is chosen. */
import { MONTHS } from '../../shared/cards';
import { shortMonth, t } from '../strings';
import { Crest } from '../ui/Pictures';

/** The calendar of twelve, the months played on paper, the others faint. `months` = null when no number is agreed. */
export function MonthStrip({ months }: { readonly months: number | null }) {
  return (
    <ol class="monthStrip" aria-label={t('screens:newMatch.calendar')}>
      {MONTHS.map((month) => {
        const played = months === null || month <= months;
        return (
          <li key={month} class={played ? '' : 'out'} aria-hidden={!played}>
            <Crest month={month} />
            <span class="cap" aria-hidden="true">
              {shortMonth(month)}
            </span>
            <span class="srOnly">{t(`cards:month.${month}.name`)}</span>
          </li>
        );
      })}
    </ol>
  );
}
