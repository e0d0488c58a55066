/** A moment of a month, as the seat that decides sees it: both piles, the field, the hand. Weighs nothing. */
import type { CardId } from '../../shared/cards';
import type { PlayerView, SeatView } from '../../shared/view';
import { rivalName } from '../reference/names';
import { formatList, formatNumber, t } from '../strings';
import { Face } from './Face';
import { Pile } from './Pile';
import { inOneRow } from './questionWords';

function Row({ label, cards }: { readonly label: string; readonly cards: readonly CardId[] }) {
  return (
    <section class="positionRow" aria-label={label}>
      <h3>{label}</h3>
      <div class="rowCards" style={{ '--count': Math.max(cards.length, 1) }}>
        {cards.map((card) => (
          <Face key={card} card={card} named />
        ))}
      </div>
    </section>
  );
}

const rivalWords = ({ seat, handCount, calls }: SeatView): string =>
  inOneRow([
    t('table:region.rivalHand', { name: rivalName(seat), count: handCount }),
    ...(calls > 0 ? [t('trainers:screen.calls.rival', { name: rivalName(seat), count: calls })] : []),
  ]);

const ownCalls = ({ calls }: SeatView): string =>
  calls > 0 ? `: ${t('trainers:screen.calls.you', { count: calls })}` : '';

export function Position({
  view,
  forTheMatch,
}: {
  readonly view: PlayerView;
  readonly forTheMatch: boolean;
}) {
  const own = view.seats[view.seat];
  const rivals = view.seats.filter(({ seat }) => seat !== view.seat);
  return (
    <div class="position">
      <p class="positionFacts">
        {inOneRow([
          t(`cards:month.${view.month}.name`),
          t('table:region.drawPile', { count: view.drawPile }),
          ...(forTheMatch ? [scoreWords(view)] : []),
        ])}
      </p>
      {rivals.map((rival) => (
        <section key={rival.seat} class="positionRow">
          <h3>{rivalWords(rival)}</h3>
          <Pile label={rivalName(rival.seat)} cards={rival.captured} />
        </section>
      ))}
      <Row label={t('table:region.field')} cards={view.field} />
      {own && (
        <section class="positionRow">
          <h3>
            {t('trainers:screen.ownPile')}
            {ownCalls(own)}
          </h3>
          <Pile label={t('trainers:screen.ownPile')} cards={own.captured} />
        </section>
      )}
      <Row label={t('table:region.hand')} cards={view.hand} />
    </div>
  );
}

const scoreWords = ({ seats, seat }: PlayerView): string =>
  t('trainers:screen.score', {
    mine: formatNumber(seats[seat]?.total ?? 0),
    theirs: formatList(seats.filter((each) => each.seat !== seat).map(({ total }) => formatNumber(total))),
  });
