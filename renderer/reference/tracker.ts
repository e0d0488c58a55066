/** Where each of the 48 cards is, as one seat knows it, and what can be counted from that. Draws nothing. */
import { CARD_IDS, cardsOfMonth, MONTHS } from '../../shared/cards';
import type { CardId, Month } from '../../shared/cards';
import type { Seat } from '../../shared/moves';
import type { PlayerView } from '../../shared/view';

/** `pending` = open between hand and pile, waiting for a choice; `unseen` = draw pile or a hidden hand. */
export type Place = 'you' | 'rival' | 'hand' | 'field' | 'pending' | 'unseen';

export interface Spot {
  readonly place: Place;
  /** Whose pile, for `rival`; otherwise null. */
  readonly seat: Seat | null;
}

const at = (place: Place): Spot => ({ place, seat: null });

/** All 48 cards with their places. */
export function spotsOf(view: PlayerView): ReadonlyMap<CardId, Spot> {
  const known = new Map<CardId, Spot>([
    ...view.seats.flatMap(({ seat, captured }) =>
      captured.map((card): [CardId, Spot] => [
        card,
        seat === view.seat ? at('you') : { place: 'rival', seat },
      ]),
    ),
    ...view.hand.map((card): [CardId, Spot] => [card, at('hand')]),
    ...view.field.map((card): [CardId, Spot] => [card, at('field')]),
  ]);
  if (view.pending !== null) known.set(view.pending.card, at('pending'));
  return new Map(CARD_IDS.map((card) => [card, known.get(card) ?? at('unseen')]));
}

export interface PlaceCount extends Spot {
  readonly cards: number;
}

/** How many cards lie where: you, each rival, hand, field, a card between places if there is one, unseen. */
export function countPlaces(view: PlayerView): readonly PlaceCount[] {
  const spots = [...spotsOf(view).values()];
  const rivals = view.seats.filter(({ seat }) => seat !== view.seat).map(({ seat }) => seat);
  const places: Spot[] = [
    at('you'),
    ...rivals.map((seat): Spot => ({ place: 'rival', seat })),
    at('hand'),
    at('field'),
    at('pending'),
    at('unseen'),
  ];
  return places
    .map((spot) => ({
      ...spot,
      cards: spots.filter(({ place, seat }) => place === spot.place && seat === spot.seat).length,
    }))
    .filter(({ place, cards }) => place !== 'pending' || cards > 0);
}

/** Cards of the draw pile that this month can still bring: each card in a hand brings one draw. */
export function drawsToCome({ ruleSet, drawPile, phase }: PlayerView): number {
  if (phase === 'monthOver' || phase === 'matchOver') return 0;
  const { players, handSize, fieldSize } = ruleSet;
  const neverTurned = CARD_IDS.length - fieldSize - 2 * players * handSize;
  return Math.max(0, drawPile - neverTurned);
}

/** Months whose four cards all lie in piles: nothing of them can come any more. */
export function monthsGone({ seats }: PlayerView): readonly Month[] {
  const captured = new Set(seats.flatMap((seat) => seat.captured));
  return MONTHS.filter((month) => cardsOfMonth(month).every((card) => captured.has(card)));
}
