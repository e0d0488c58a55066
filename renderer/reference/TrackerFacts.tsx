/** What the 48 cards tell by counting: draw pile, hidden hands, months that are gone. Knows no rules. */
import type { ComponentChildren } from 'preact';
import type { PlayerView } from '../../shared/view';
import { formatList, formatNumber, monthInSentence, t } from '../strings';
import { rivalName } from './names';
import { drawsToCome, monthsGone } from './tracker';

interface FactProps {
  readonly number: number;
  readonly what: string;
  readonly children: ComponentChildren;
}

function Fact({ number, what, children }: FactProps) {
  return (
    <li>
      <b class="serif">{formatNumber(number)}</b> {what}
      <p class="cap">{children}</p>
    </li>
  );
}

export function TrackerFacts({ view }: { readonly view: PlayerView }) {
  const toTurn = drawsToCome(view);
  const gone = monthsGone(view);
  return (
    <ul class="trackerFacts">
      <Fact number={view.drawPile} what={t('reference:drawPile')}>
        {toTurn > 0 ? t('reference:toTurn', { count: toTurn }) : t('reference:noneToTurn')}
      </Fact>
      {view.seats
        .filter(({ seat }) => seat !== view.seat)
        .map(({ seat, handCount }) => (
          <Fact key={seat} number={handCount} what={t('reference:rivalHand', { name: rivalName(seat) })}>
            {handCount > 0 && t('reference:rivalHandNote')}
          </Fact>
        ))}
      <Fact number={gone.length} what={t('reference:gone', { count: gone.length })}>
        {gone.length === 0
          ? t('reference:noneGone')
          : t('reference:goneNote', {
              count: gone.length,
              months: formatList(gone.map(monthInSentence)),
            })}
      </Fact>
    </ul>
  );
}
