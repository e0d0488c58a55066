/** The opponent of the last lesson: takes what is worth most, never plans, always stops. Sees a PlayerView only. */
import { byCalendar, kindOf, type CardId, type CardKind } from '../../shared/cards';
import type { Move } from '../../shared/moves';
import type { LegalMove, PlayerView } from '../../shared/view';
import { sum } from '../engine/lists';

const WORTH: Readonly<Record<CardKind, number>> = { light: 20, animal: 10, ribbon: 5, plain: 1 };
const worthOf = (card: CardId): number => WORTH[kindOf(card)];

/** What a card brings home; laying one down brings less than nothing, the more so the better it is. */
const gainOf = (card: CardId, { takes, choice }: LegalMove): number => {
  const worths = takes.map(worthOf);
  if (worths.length === 0) return -worthOf(card);
  return worthOf(card) + (choice ? Math.max(...worths) : sum(worths));
};

/**
 * The same view always gives the same move; of equal cards the earlier one in the calendar.
 *
 * @throws when it is not this view's turn
 */
export const gentleMove = ({ legal }: PlayerView): Move => {
  if (legal.some(({ move }) => move.type === 'stop')) return { type: 'stop' };
  const [best] = legal
    .flatMap((each) => ('card' in each.move ? [{ each, card: each.move.card }] : []))
    .toSorted((a, b) => gainOf(b.card, b.each) - gainOf(a.card, a.each) || byCalendar(a.card, b.card));
  if (best === undefined) throw new Error('nobody may be asked out of turn');
  return best.each.move;
};
