/** One player in the left rail: name, score, calls, yaku made and yaku within reach. Tells the view, computes no rule. */
import type { SeatView, YakuReach } from '../../shared/view';
import { formatNumber, t } from '../strings';

/** More than this many near yaku would fill the rail; the rest is counted. */
const REACH_SHOWN = 2;

export interface PersonProps {
  readonly seat: SeatView;
  /** `you` or `rival`: whose words are used. */
  readonly who: 'you' | 'rival';
  readonly name: string;
  readonly subtitle: string;
  readonly isDealer: boolean;
  readonly isTurn: boolean;
  /** Name of the other player, for the cause of a doubling. */
  readonly otherName: string;
}

function Pips({ have, size }: { have: number; size: number }) {
  return (
    <span class="pips" role="img" aria-label={t('table:pips', { have, size })}>
      {Array.from({ length: size }, (_, index) => (
        <i key={index} class={index < have ? 'full' : ''} />
      ))}
    </span>
  );
}

function Reach({ reach, detailed }: { reach: YakuReach; detailed: boolean }) {
  const [only, ...others] = reach.missing;
  const where = only && others.length === 0 ? only : null;
  return (
    <li class="reach">
      <div class="line">
        <span class="grow">{t(`cards:yaku.${reach.id}.name`)}</span>
        {reach.size <= 5 ? (
          <Pips have={reach.have.length} size={reach.size} />
        ) : (
          <span class="count">{t('table:ofSize', { have: reach.have.length, size: reach.size })}</span>
        )}
      </div>
      {detailed && where && (
        <div class="need">{t(`table:where.${where.where}`, { card: t(`cards:${where.card}.name`) })}</div>
      )}
    </li>
  );
}

function Made({ seat }: { seat: SeatView }) {
  if (seat.yaku.length === 0) return <p class="none">{t('table:noYaku')}</p>;
  return (
    <ul>
      {seat.yaku.map((yaku) => (
        <li key={yaku.id} class="line made">
          <span class="diamond" aria-hidden="true" />
          <span class="grow">{t(`cards:yaku.${yaku.id}.name`)}</span>
          <b>{formatNumber(yaku.points)}</b>
        </li>
      ))}
    </ul>
  );
}

export function Person({ seat, who, name, subtitle, isDealer, isTurn, otherName }: PersonProps) {
  const nearest = seat.reach.filter((reach) => reach.have.length > 0);
  const hidden = nearest.length - REACH_SHOWN;
  return (
    <section class={`person ${isTurn ? 'turn' : ''}`} aria-label={name}>
      <div class="line">
        <h2 class="name">{name}</h2>
        {isDealer && (
          <span class="seal dealer" role="img" aria-label={t('table:dealer')} title={t('table:dealer')}>
            親
          </span>
        )}
        <span class="grow" />
        <span class="score">{formatNumber(seat.total)}</span>
      </div>
      <div class="line sub">
        <span class="grow">{subtitle}</span>
        <span>{t('table:points', { count: seat.total })}</span>
      </div>
      <div class="yaku">
        {seat.multipliers.map(({ cause, factor }) => (
          <div key={cause} class="line call">
            <b class="call-factor">×{formatNumber(factor)}</b>
            <span class="grow">{t(`table:bonus.${who}.${cause}`, { name: otherName })}</span>
          </div>
        ))}
        {seat.calls > 0 && (
          <div class="line call">
            <span class="seal koi" aria-hidden="true">
              こい
            </span>
            <span class="grow">{t('table:called', { count: seat.calls })}</span>
          </div>
        )}
        <Made seat={seat} />
      </div>
      {nearest.length > 0 && (
        <div class="near">
          <h3>{hidden > 0 ? t('table:reachMore', { count: hidden }) : t('table:reach')}</h3>
          <ul>
            {nearest.slice(0, REACH_SHOWN).map((reach) => (
              <Reach key={reach.id} reach={reach} detailed={who === 'you'} />
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
