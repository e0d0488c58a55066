/** The 48 cards by month, each with a tag that tells by colour and by shape where it is. Knows no rules. */
import { cardsOfMonth, MONTHS } from '../../shared/cards';
import type { CardId, Month } from '../../shared/cards';
import type { PlayerView } from '../../shared/view';
import { formatNumber, t } from '../strings';
import { rivalName } from './names';
import { countPlaces, spotsOf } from './tracker';
import type { Place, Spot } from './tracker';

/** Shapes beside the colours, for everybody who cannot tell those apart. */
const SHAPES: Readonly<Record<Place, string>> = {
  you: 'M10 4a6 6 0 1 1 0 12 6 6 0 0 1 0-12z',
  rival: 'M10 3.5 17 16H3z',
  hand: 'M10 2.5 17.5 10 10 17.5 2.5 10z',
  field: 'M4.5 4.5h11v11h-11z',
  pending: 'M3 8h14v4H3z',
  unseen: '',
};

const SECOND_RIVAL = 'M10 16.5 3 5h14z';

/** Whose place it is, in words. */
const placeName = ({ place, seat }: Spot): string =>
  place === 'rival' ? rivalName(seat ?? 1) : t(`reference:where.${place}`);

/** Two rivals are told apart by seat: the second one's triangle stands on its tip. */
function Tag({ place, seat }: Spot) {
  return (
    <span class="trackerTag" data-place={place} data-seat={seat} aria-hidden="true">
      <svg viewBox="0 0 20 20">
        <path d={seat === 2 ? SECOND_RIVAL : SHAPES[place]} />
      </svg>
    </span>
  );
}

interface TrackedCardProps {
  readonly card: CardId;
  readonly spot: Spot;
}

function TrackedCard({ card, spot }: TrackedCardProps) {
  const name = t(`cards:${card}.name`);
  const label = t('reference:cardAt', { card: name, where: placeName(spot) });
  return (
    <li class="trackerCard" data-card={card} data-place={spot.place}>
      <img class="card" src={`cards/${card}.webp`} alt={label} title={label} draggable={false} />
      {spot.place !== 'unseen' && <Tag {...spot} />}
    </li>
  );
}

interface MonthColumnProps {
  readonly month: Month;
  readonly spots: ReadonlyMap<CardId, Spot>;
}

function MonthColumn({ month, spots }: MonthColumnProps) {
  return (
    <section class="trackerMonth">
      <h4 title={t(`cards:month.${month}.flower`)}>
        <img src={`crests/${month}.svg`} alt="" draggable={false} />
        <span aria-hidden="true">{formatNumber(month)}</span>
        <span class="srOnly">{t(`cards:month.${month}.name`)}</span>
      </h4>
      <ul>
        {cardsOfMonth(month).map((card) => (
          <TrackedCard key={card} card={card} spot={spots.get(card) ?? { place: 'unseen', seat: null }} />
        ))}
      </ul>
    </section>
  );
}

export interface TrackerProps {
  readonly view: PlayerView;
}

export function TrackerGrid({ view }: TrackerProps) {
  const spots = spotsOf(view);
  return (
    <div class="tracker">
      {MONTHS.map((month) => (
        <MonthColumn key={month} month={month} spots={spots} />
      ))}
    </div>
  );
}

/** What the tags mean, with the number of cards at each place. */
export function TrackerLegend({ view }: TrackerProps) {
  return (
    <ul class="trackerLegend">
      {countPlaces(view).map((count) => (
        <li key={`${count.place}-${String(count.seat)}`}>
          <Tag place={count.place} seat={count.seat} />
          {t('reference:legend', { where: placeName(count), cards: formatNumber(count.cards) })}
        </li>
      ))}
    </ul>
  );
}
