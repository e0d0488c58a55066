/** The opponents and the calendar of the set-up screen. Pure pictures of what is chosen. */
import { MONTHS } from '../../shared/cards';
import type { CardId } from '../../shared/cards';
import type { MatchOptions } from '../../shared/matchOptions';
import { rivalLevel, rivalName } from '../reference/names';
import { t } from '../strings';
import { CardPicture, Crest } from '../ui/Pictures';

/** By seat: Sakuya, named for the blossom, and Toru, the one who walks through. */
const PORTRAITS: readonly CardId[] = ['mar-curtain', 'oct-deer'];

const HABITS = ['calls', 'guard', 'fair'] as const;

function Manner({ options }: { readonly options: MatchOptions }) {
  return (
    <>
      <p class="dim">{rivalLevel(options, 1)}</p>
      <p>{t('screens:newMatch.normal.about')}</p>
      <ul>
        {HABITS.map((habit) => (
          <li key={habit}>{t(`screens:newMatch.normal.${habit}`)}</li>
        ))}
      </ul>
    </>
  );
}

export function Opponents({ options }: { readonly options: MatchOptions }) {
  const label = t('screens:newMatch.opponent', { count: options.opponents.length });
  const names = options.opponents.map((_, index) => rivalName(index + 1));
  return (
    <section class="opponent" data-count={names.length} aria-label={label}>
      {PORTRAITS.slice(0, names.length).map((card) => (
        <CardPicture key={card} card={card} />
      ))}
      <div>
        <p class="cap">{label}</p>
        <h2>{names.join(' · ')}</h2>
        <Manner options={options} />
      </div>
    </section>
  );
}

/** The calendar of twelve, the months played on paper, the others faint. `months` = null when no number is agreed. */
export function MonthStrip({ months }: { readonly months: number | null }) {
  return (
    <ol class="monthStrip" aria-label={t('screens:newMatch.calendar')}>
      {MONTHS.map((month) => {
        const played = months === null || month <= months;
        return (
          <li key={month} class={played ? '' : 'out'} aria-hidden={!played}>
            <Crest month={month} />
            <span class="cap">{t(`cards:month.${month}.name`)}</span>
          </li>
        );
      })}
    </ol>
  );
}
