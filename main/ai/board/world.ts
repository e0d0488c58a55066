/** Deals what a seat cannot see: one world among all that agree with its view. Knows no hidden card. */
import type { PlayerView } from '../../../shared/view';
import { handCount, seatAt, type Board } from './board';
import { CARD_COUNT, highBit, lowBit } from './cards';
import { below, type FastRandom } from './random';

/** What is hidden from a seat. */
export interface Hidden {
  /** Cards that lie in other hands or in the draw pile; dealing keeps shuffling them. */
  readonly cards: Uint8Array;
  /** Cards of each hidden hand, by seat; 0 for the seat that looks. */
  readonly hands: readonly number[];
  readonly drawPile: number;
}

/** @param known the view on a board, as `readView` leaves it */
export const hiddenFrom = (known: Board, view: PlayerView): Hidden => {
  let low = known.fieldLow;
  let high = known.fieldHigh;
  for (const seat of known.seats) {
    low |= seat.handLow | seat.pileLow;
    high |= seat.handHigh | seat.pileHigh;
  }
  if (view.pending !== null) {
    low |= lowBit(known.pending);
    high |= highBit(known.pending);
  }
  const cards = Array.from({ length: CARD_COUNT }, (_, card) => card);
  return {
    cards: Uint8Array.from(cards.filter((card) => ((lowBit(card) & low) | (highBit(card) & high)) === 0)),
    hands: view.seats.map(({ seat, handCount: count }) => (seat === view.seat ? 0 : count)),
    drawPile: view.drawPile,
  };
};

/** One step of a shuffle: brings any of the cards from `index` on to that place. */
export const shuffleStep = (cards: Uint8Array, index: number, random: FastRandom): void => {
  const other = index + below(random, cards.length - index);
  const card = cards[index] ?? 0;
  cards[index] = cards[other] ?? 0;
  cards[other] = card;
};

/** Brings `count` cards to the front, each as likely as any other (the first steps of a shuffle). */
export const shuffleFront = (cards: Uint8Array, count: number, random: FastRandom): void => {
  const last = Math.min(count, cards.length - 1);
  for (let index = 0; index < last; index += 1) shuffleStep(cards, index, random);
};

/**
 * Turns a board that `readView` has filled into a whole world. `world` must still have its own hand and empty hidden
 * ones. Its draw pile becomes the shuffled `hidden.cards` themselves, so it holds until the next deal.
 */
export const dealHidden = (world: Board, hidden: Hidden, random: FastRandom): void => {
  const { cards, hands } = hidden;
  let inHands = 0;
  for (const count of hands) inHands += count;
  let inAllHands = inHands;
  for (const seat of world.seats) inAllHands += handCount(seat);
  // Each card of a hand draws one, and the turn being played may still owe its own.
  const draws = Math.min(hidden.drawPile, inAllHands + 1);
  shuffleFront(cards, inHands + draws, random);
  let next = 0;
  for (let index = 0; index < hands.length; index += 1) {
    const seat = seatAt(world, index);
    for (let left = hands[index] ?? 0; left > 0; left -= 1) {
      const card = cards[next] ?? 0;
      next += 1;
      seat.handLow |= lowBit(card);
      seat.handHigh |= highBit(card);
    }
  }
  world.stock = cards;
  world.nextDraw = next;
  world.stockEnd = next + hidden.drawPile;
};
