/** The parts of the set-up screen: the opponent, the months, the match in words. Pure pictures of what is chosen. */
import { MONTHS } from '../../shared/cards';
import type { OpponentId } from '../../shared/matchOptions';
import type { PresetId } from '../../shared/ruleSet';
import type { MatchLength } from '../../shared/settings';
import { monthInSentence, t } from '../strings';
import { CardPicture, Crest } from '../ui/Pictures';
import { opponentName, times } from './duel';

/** Sakuya, named for the blossom: the card she is shown by. */
const PORTRAITS = { normal: 'mar-curtain' } as const satisfies Record<OpponentId, string>;

export function OpponentPicture({ opponent }: { readonly opponent: OpponentId }) {
  return (
    <section class="opponent" aria-label={t('screens:newMatch.opponent')}>
      <CardPicture card={PORTRAITS[opponent]} />
      <div>
        <p class="cap">{t('screens:newMatch.opponent')}</p>
        <h2>{opponentName(opponent)}</h2>
        <p class="dim">{t(`table:opponent.${opponent}.level`)}</p>
        <p>{t(`screens:newMatch.${opponent}.about`)}</p>
        <ul>
          <li>{t(`screens:newMatch.${opponent}.calls`)}</li>
          <li>{t(`screens:newMatch.${opponent}.guard`)}</li>
          <li>{t(`screens:newMatch.${opponent}.fair`)}</li>
        </ul>
      </div>
    </section>
  );
}

/** The calendar of twelve, the months played on paper, the others faint. */
export function MonthStrip({ months }: { readonly months: MatchLength }) {
  return (
    <ol class="monthStrip" aria-label={t('screens:newMatch.calendar')}>
      {MONTHS.map((month) => {
        const played = month <= months;
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

interface ThisMatchProps {
  readonly months: MatchLength;
  readonly name: string;
  readonly preset: PresetId;
}

function sentence(months: MatchLength, name: string): string {
  const [first, last] = [monthInSentence(1), monthInSentence(months)];
  return months === 1
    ? t('screens:newMatch.oneMonth', { first, name })
    : t('screens:newMatch.manyMonths', {
        months: t('screens:newMatch.months', { count: months }),
        first,
        last,
        name,
      });
}

export function ThisMatch({ months, name, preset }: ThisMatchProps) {
  return (
    <aside class="sidePanel thisMatch">
      <h4>{t('screens:newMatch.this')}</h4>
      <p>{sentence(months, name)}</p>
      <hr />
      <dl>
        {(['seven', 'rival', 'own'] as const).map((cause) => (
          <div key={cause} class={cause}>
            <dt class="serif">{times(cause === 'own' ? 1 : 2)}</dt>
            <dd>{t(`screens:newMatch.${preset}.${cause}`)}</dd>
          </div>
        ))}
      </dl>
      <hr />
      <p class="cap">{t(`screens:newMatch.${preset}.end`)}</p>
      <p class="cap">{t(`screens:newMatch.${preset}.dealer`)}</p>
      <p class="cap">{t('screens:newMatch.seed')}</p>
    </aside>
  );
}
