/** How a month goes on after a call, as one stacked bar with its numbers. */
import type { CallOdds } from '../../shared/coach';
import type { PlayerView } from '../../shared/view';
import { rivalName } from '../reference/names';
import { formatPercent, t } from '../strings';
import './coach.css';

const PARTS = ['score', 'rival', 'nobody'] as const;

function partWords(part: (typeof PARTS)[number], view: PlayerView): string {
  if (part !== 'rival') return t(`coach:odds.${part}`);
  const [only, ...others] = view.seats.filter(({ seat }) => seat !== view.seat);
  return only !== undefined && others.length === 0
    ? t('coach:odds.rival', { name: rivalName(only.seat) })
    : t('coach:odds.others');
}

export function OddsBar({ odds, view }: { readonly odds: CallOdds; readonly view: PlayerView }) {
  return (
    <div class="odds">
      <p class="oddsTitle">{t('coach:odds.title')}</p>
      <div class="oddsBar" aria-hidden="true">
        {PARTS.map((part) => (
          <i key={part} data-part={part} style={{ width: `${(100 * odds[part]).toFixed(2)}%` }} />
        ))}
      </div>
      <ul>
        {PARTS.map((part) => (
          <li key={part} data-part={part}>
            <b>{formatPercent(odds[part])}</b> {partWords(part, view)}
          </li>
        ))}
      </ul>
    </div>
  );
}
