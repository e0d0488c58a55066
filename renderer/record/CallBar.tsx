/** How the player's koi-koi calls ended, as one bar, and what they brought. Counts nothing. */
import type { CallCount } from '../../shared/record';
import { formatExpected, formatMean, formatNumber, t } from '../strings';
import { SpokenTable } from './SpokenTable';

const ENDS = ['scored', 'rival', 'nobody'] as const;

/** A narrower part has no room for its number. */
const NUMBERED = 0.05;

function Bar({ calls }: { readonly calls: CallCount }) {
  const all = calls.scored + calls.rival + calls.nobody;
  return (
    <div aria-hidden="true">
      <div class="callBar">
        {ENDS.filter((end) => calls[end] > 0).map((end) => (
          <i key={end} data-end={end} style={{ flexGrow: calls[end] }}>
            {calls[end] / all >= NUMBERED && formatNumber(calls[end])}
          </i>
        ))}
      </div>
      <ul class="callLegend">
        {ENDS.map((end) => (
          <li key={end} data-end={end}>
            {t(`record:calls.${end}`)} <b>{formatNumber(calls[end])}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}

export function CallBar({ calls }: { readonly calls: CallCount }) {
  const { points, stop } = calls;
  return (
    <section class="plot callPlot">
      <h3>{t('record:calls.title')}</h3>
      {points === null || stop === null ? (
        <p class="dim">{t('record:calls.none')}</p>
      ) : (
        <>
          <Bar calls={calls} />
          <SpokenTable
            caption={t('record:calls.title')}
            columns={[t('record:calls.ended'), t('record:calls.calls')]}
            rows={ENDS.map((end) => [t(`record:calls.${end}`), formatNumber(calls[end])])}
          />
          <p class="callBrought">
            <span>{t('record:calls.brought')}</span>{' '}
            <b class="serif">{t('record:calls.points', { points: formatExpected(points) })}</b>{' '}
            <span class="dim">
              {t('record:calls.stop', { points: t('record:calls.points', { points: formatMean(stop) }) })}
            </span>
          </p>
        </>
      )}
    </section>
  );
}
