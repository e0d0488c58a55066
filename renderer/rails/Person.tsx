/** One player in a rail: name, score, calls, yaku made and yaku within reach. Tells the view, computes no rule. */
import { useContext } from 'preact/hooks';
import type { PlayerView, SeatView, YakuReach } from '../../shared/view';
import { rivalName, yakuName } from '../reference/names';
import { formatNumber, t } from '../strings';
import { bonusWords } from './bonusWords';
import { lackWords } from './lackWords';
import { RailNotes } from './notes';

/** More than this many near yaku would fill the rail; the rest is counted. */
const REACH_SHOWN = 2;

export interface PersonProps {
  readonly view: PlayerView;
  /** Whose words they are. */
  readonly seat: SeatView;
  readonly subtitle: string;
  readonly isTurn: boolean;
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

function Reach({ reach, name, own }: { reach: YakuReach; name: string; own: boolean }) {
  const lack = lackWords(reach, own);
  return (
    <li class="reach" data-near={!own && lack !== null}>
      <div class="line">
        <span class="grow" title={name}>
          {name}
        </span>
        {reach.size <= 5 ? (
          <Pips have={reach.have.length} size={reach.size} />
        ) : (
          <span class="count">{t('table:ofSize', { have: reach.have.length, size: reach.size })}</span>
        )}
      </div>
      {lack !== null && <div class="need">{lack}</div>}
    </li>
  );
}

function Made({ seat, view: { ruleSet } }: Pick<PersonProps, 'seat' | 'view'>) {
  if (seat.yaku.length === 0) return <p class="none">{t('table:noYaku')}</p>;
  return (
    <ul>
      {seat.yaku.map((yaku) => (
        <li key={yaku.id} class="line made">
          <span class="diamond" aria-hidden="true" />
          <span class="grow" title={yakuName(ruleSet, yaku.id)}>
            {yakuName(ruleSet, yaku.id)}
          </span>
          <b>{formatNumber(yaku.points)}</b>
        </li>
      ))}
    </ul>
  );
}

/** What doubles, who called, what is made. */
function Standing({ seat, view }: Pick<PersonProps, 'seat' | 'view'>) {
  return (
    <div class="yaku">
      {seat.multipliers.map(({ cause, factor }) => (
        <div key={cause} class="line call" title={bonusWords(cause, seat, view)}>
          <b class="call-factor">×{formatNumber(factor)}</b>
          <span class="grow">{bonusWords(cause, seat, view)}</span>
        </div>
      ))}
      {seat.calls > 0 && (
        <div class="line call called" title={t('table:called', { count: seat.calls })}>
          <span class="seal koi" aria-hidden="true">
            こい
          </span>
          <span class="grow">{t('table:called', { count: seat.calls })}</span>
        </div>
      )}
      <Made seat={seat} view={view} />
    </div>
  );
}

function Near({ seat, view }: Pick<PersonProps, 'seat' | 'view'>) {
  const notes = useContext(RailNotes);
  const nearest = seat.reach.filter((reach) => reach.have.length > 0);
  const hidden = nearest.length - REACH_SHOWN;
  const wanted = seat.seat === view.seat ? notes.reach : notes.danger;
  if (!wanted || nearest.length === 0) return null;
  return (
    <div class="near">
      <h3>{hidden > 0 ? t('table:reachMore', { count: hidden }) : t('table:reach')}</h3>
      <ul>
        {nearest.slice(0, REACH_SHOWN).map((reach) => (
          <Reach
            key={reach.id}
            reach={reach}
            name={yakuName(view.ruleSet, reach.id)}
            own={seat.seat === view.seat}
          />
        ))}
      </ul>
    </div>
  );
}

export function Person({ view, seat, subtitle, isTurn }: PersonProps) {
  const name = seat.seat === view.seat ? t('table:you') : rivalName(seat.seat);
  const unit = view.ruleSet.scoring === 'chips' ? 'chips' : 'points';
  return (
    <section class={`person ${isTurn ? 'turn' : ''}`} aria-label={name}>
      <div class="line">
        <h2 class="name">{name}</h2>
        {view.dealer === seat.seat && (
          <span class="seal dealer" role="img" aria-label={t('table:dealer')} title={t('table:dealer')}>
            親
          </span>
        )}
        <span class="grow" />
        <span class="score">{formatNumber(seat.total)}</span>
      </div>
      <div class="line sub">
        <span class="grow">{subtitle}</span>
        <span>{t(`table:${unit}`, { count: seat.total })}</span>
      </div>
      <Standing seat={seat} view={view} />
      <Near seat={seat} view={view} />
    </section>
  );
}
