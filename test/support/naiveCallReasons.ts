/** Whether what the coach says for and against a call is so, without a line of the coach's. */
import { CARD_IDS, type CardId } from '../../shared/cards';
import type { Reason } from '../../shared/coach';
import type { Move } from '../../shared/moves';
import type { PlayerView } from '../../shared/view';
import { naiveFactors, naiveTotals, naiveWinner } from './naiveScore';
import { isCaptured, isThreat, lacks, mates, pileOf, points } from './naiveThreats';
import { naiveYaku, total } from './naiveYaku';

/** Whether the reason holds for this answer to the question. @param lights dealt to the field */
export function isTrueOfCall(view: PlayerView, move: Move, reason: Reason, lights: number): boolean {
  const { ruleSet, seat, round, month } = view;
  const pile = pileOf(view, seat);
  const free = CARD_IDS.filter((each) => !isCaptured(view, each));
  const base = total(naiveYaku(ruleSet, pile, month));
  const calls = view.seats.map((each) => each.calls);
  const called = calls.map((count, each) => (each === seat ? count + 1 : count));
  const times = (who: number, sum: number, by: readonly number[]): number =>
    naiveFactors(ruleSet, who, sum, { calls: by, lights }).reduce((all, { factor }) => all * factor, 1);
  const pays = base * times(seat, base, calls);
  const totals = naiveTotals(
    ruleSet,
    view.seats.map((each) => each.total),
    seat,
    pays,
  );
  const lead = (totals[seat] ?? NaN) - Math.max(...totals.filter((_, each) => each !== seat));
  const winner = naiveWinner(ruleSet, round, totals);
  switch (reason.type) {
    case 'secures':
      return move.type === 'stop' && reason.points === pays && reason.lead === lead && winner === null;
    case 'decides':
      return (
        move.type === 'stop' &&
        reason.lead === lead &&
        winner !== null &&
        (winner === seat) === lead > 0 &&
        (lead !== 0 || winner === 'draw' || winner === 'shared')
      );
    case 'danger':
      return (
        reason.against === (move.type === 'callKoiKoi') &&
        reason.seat !== seat &&
        (view.seats[reason.seat]?.handCount ?? 0) > 0 &&
        free.some((card) => !view.hand.includes(card) && isThreat(view, { ...reason, card, missing: 1 })) &&
        reason.doubled === (reason.against && times(reason.seat, 1, called) > times(reason.seat, 1, calls))
      );
    case 'hopes': {
      const ways = free.filter(
        (card) =>
          points(view, [...pile, card], reason.yaku) > 0 &&
          total(naiveYaku(ruleSet, [...pile, card], month)) > base &&
          mates(card).some((each) => !isCaptured(view, each)),
      );
      const meets = (cards: readonly CardId[]): boolean =>
        mates(reason.card).some((each) => cards.includes(each));
      const isField = view.field.includes(reason.card) && meets(view.hand);
      const isHand = view.hand.includes(reason.card) && meets(view.field);
      return (
        move.type === 'callKoiKoi' &&
        lacks(view, pile, free, reason.yaku, 1) &&
        ways.includes(reason.card) &&
        reason.ways === ways.length &&
        reason.where === (isField ? 'field' : isHand ? 'hand' : 'open')
      );
    }
    case 'grows': {
      const factor = times(seat, base + 1, called);
      return (
        move.type === 'callKoiKoi' &&
        reason.now === pays &&
        reason.points === (base + 1) * factor &&
        factor > times(seat, base, calls)
      );
    }
    case 'turns':
      return (
        move.type === 'callKoiKoi' &&
        reason.cards === view.hand.length &&
        reason.cards > 0 &&
        (reason.against ? reason.cards <= 2 : reason.cards >= 5)
      );
    default:
      throw new Error(`${reason.type} is no reason for an answer`);
  }
}
