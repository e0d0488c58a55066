/** Hands out a deck and judges what was dealt. Knows no turns. Source: rules matrix, 2.3. */
import { kindOf, monthOf, MONTHS, type CardId } from '../../shared/cards';
import type { DealBatch } from '../../shared/events';
import type { Seat } from '../../shared/moves';
import type { DealPlace, RuleSet } from '../../shared/ruleSet';
import type { HandYakuId } from '../../shared/yaku';
import { nextSeat } from './dealer';
import { times } from './lists';

export interface Deal {
  readonly hands: readonly (readonly CardId[])[];
  readonly field: readonly CardId[];
  /** The first is drawn first. */
  readonly drawPile: readonly CardId[];
  /** The handfuls, in dealing order. */
  readonly batches: readonly DealBatch[];
}

/** The places of one round of the deal, each a seat's hand or the field. */
const placesOf = (ruleSet: RuleSet, dealer: Seat): readonly (Seat | 'field')[] => {
  const others = times(ruleSet.players - 1, (index) => (dealer + 1 + index) % ruleSet.players);
  const seats: Readonly<Record<DealPlace, readonly (Seat | 'field')[]>> = {
    others,
    dealer: [dealer],
    field: ['field'],
  };
  return ruleSet.deal.order.flatMap((place) => seats[place]);
};

/** @param deck 48 cards, the first dealt first. A handful is never more than its place still needs. */
export const dealDeck = (ruleSet: RuleSet, dealer: Seat, deck: readonly CardId[]): Deal => {
  const hands: CardId[][] = times(ruleSet.players, () => []).map(() => []);
  const field: CardId[] = [];
  const batches: DealBatch[] = [];
  const places = placesOf(ruleSet, dealer);
  let next = 0;
  const needs = (to: Seat | 'field'): number =>
    to === 'field' ? ruleSet.fieldSize - field.length : ruleSet.handSize - (hands[to]?.length ?? 0);
  while (places.some((to) => needs(to) > 0)) {
    for (const to of places) {
      const cards = deck.slice(next, next + Math.min(ruleSet.deal.batch, needs(to)));
      if (cards.length === 0) continue;
      next += cards.length;
      (to === 'field' ? field : hands[to])?.push(...cards);
      batches.push({ to, cards });
    }
  }
  return { hands, field, drawPile: deck.slice(next), batches };
};

/** How many cards of each month there are, January first. */
const monthCounts = (cards: readonly CardId[]): readonly number[] => {
  const counts = MONTHS.map(() => 0);
  for (const card of cards) counts[monthOf(card) - 1] = (counts[monthOf(card) - 1] ?? 0) + 1;
  return counts;
};

const hasFour = (cards: readonly CardId[]): boolean => monthCounts(cards).includes(4);

/** Four months with two cards each; 4 + 2 + 2 is not that (2.10). */
const isFourPairs = (cards: readonly CardId[]): boolean =>
  cards.length === 8 && monthCounts(cards).every((count) => count === 0 || count === 2);

/** True when this field is gathered and dealt again. */
export const isVoidField = ({ fieldRedeal }: RuleSet, field: readonly CardId[]): boolean =>
  fieldRedeal !== 'none' && (hasFour(field) || (fieldRedeal === 'four-or-pairs' && isFourPairs(field)));

/** The yaku that a dealt hand is by itself; four of a month goes before four pairs. */
export const handYakuOf = ({ handYaku }: RuleSet, hand: readonly CardId[]): HandYakuId | null => {
  if (handYaku === null) return null;
  if (hasFour(hand)) return 'teshi';
  return isFourPairs(hand) ? 'kuttsuki' : null;
};

export const countLights = (cards: readonly CardId[]): number =>
  cards.filter((card) => kindOf(card) === 'light').length;

/** The seat that plays first in a month. */
export const firstSeat = (ruleSet: RuleSet, dealer: Seat): Seat =>
  ruleSet.firstPlayer === 'dealer' ? dealer : nextSeat(ruleSet, dealer);
