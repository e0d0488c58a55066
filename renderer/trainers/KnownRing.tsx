/** How many of the 48 cards are known, as a ring that closes. */
import { CARD_IDS } from '../../shared/cards';
import { formatNumber, t } from '../strings';

const RADIUS = 26;
const ROUND = 2 * Math.PI * RADIUS;

export function KnownRing({ known }: { readonly known: number }) {
  const share = known / CARD_IDS.length;
  return (
    <div
      class="knownRing"
      role="img"
      aria-label={t('trainers:screen.known', {
        known: formatNumber(known),
        all: formatNumber(CARD_IDS.length),
      })}
    >
      <svg viewBox="0 0 64 64" aria-hidden="true">
        <circle class="ringTrack" cx="32" cy="32" r={RADIUS} />
        <circle
          class="ringKnown"
          cx="32"
          cy="32"
          r={RADIUS}
          stroke-dasharray={`${(share * ROUND).toFixed(2)} ${ROUND.toFixed(2)}`}
          transform="rotate(-90 32 32)"
        />
      </svg>
      <b class="serif" aria-hidden="true">
        {formatNumber(known)}
        <small>/{formatNumber(CARD_IDS.length)}</small>
      </b>
    </div>
  );
}
