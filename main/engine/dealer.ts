/** Who deals first, and who deals next. Knows no shuffle and no state. Source: rules matrix, 2.2. */
import { kindOf, monthOf, type CardId, type CardKind, type Month } from '../../shared/cards';
import type { Seat } from '../../shared/moves';
import type { RuleSet } from '../../shared/ruleSet';
import { at } from './lists';

/** Only the dealer draw counts these (matrix, section 1). */
const PIPS: Readonly<Record<CardKind, number>> = { light: 20, animal: 10, ribbon: 5, plain: 1 };

/** The seat whose value is the least, or null when several share it. */
const leastSeat = (values: readonly number[]): Seat | null => {
  const least = Math.min(...values);
  const seats = values.flatMap((value, seat) => (value === least ? [seat] : []));
  return seats.length === 1 ? at(seats, 0) : null;
};

/** One turned-up card per seat: the earliest month deals, on equal months the higher card; null = draw again. */
export const drawFirstDealer = (cards: readonly CardId[]): Seat | null =>
  leastSeat(cards.map((card) => monthOf(card) * 100 - PIPS[kindOf(card)]));

/** The seat born nearest to the month of a turned-up card; null = turn up another. A17: December and January touch. */
export const birthdayDealer = (card: CardId, birthMonths: readonly Month[], circular = true): Seat | null =>
  leastSeat(
    birthMonths.map((birth) => {
      const apart = Math.abs(monthOf(card) - birth);
      return circular ? Math.min(apart, 12 - apart) : apart;
    }),
  );

export const nextSeat = (ruleSet: RuleSet, seat: Seat): Seat => (seat + 1) % ruleSet.players;

/** `winner` of the month, null without one. */
export const nextDealer = (ruleSet: RuleSet, dealer: Seat, winner: Seat | null): Seat => {
  if (ruleSet.rotation === 'alternate') return nextSeat(ruleSet, dealer);
  if (winner !== null) return winner;
  return ruleSet.rotationDraw === 'same' ? dealer : nextSeat(ruleSet, dealer);
};
