/** What a move takes from the rivals, and what it leaves them. */
import type { CardId } from '../../../shared/cards';
import type { PlayerView, SeatView, YakuReach } from '../../../shared/view';
import { capturedBy, unseenMates, type Outcome } from './outcome';
import { lacking, NEAR, pays } from './ownFacts';
import type { Fact } from './fact';

/** A yaku that a rival is near to. */
interface Threat {
  readonly rival: SeatView;
  readonly reach: YakuReach;
  readonly missing: number;
}

/** Where any one of many cards will do, a single one is only missed at the very end. */
const isNear = (reach: YakuReach): boolean =>
  lacking(reach) <= (reach.missing.length > lacking(reach) ? 1 : NEAR);

const threatsOf = ({ seats, seat }: PlayerView): readonly Threat[] =>
  seats
    .filter((rival) => rival.seat !== seat && rival.handCount > 0)
    .flatMap((rival) =>
      rival.reach.filter(isNear).map((reach) => ({ rival, reach, missing: lacking(reach) })),
    );

/**
 * Whether the rival could complete the yaku with this card of the field: something may still take it, and the others
 * that it needs are not all in the own hand.
 */
const isWithin = (
  view: PlayerView,
  { rival, reach, missing }: Threat,
  card: CardId,
  hand: readonly CardId[],
): boolean => {
  if (!reach.missing.some((each) => each.card === card) || unseenMates(view, card).length === 0) return false;
  const others = reach.missing
    .map((each) => each.card)
    .filter((each) => each !== card && !hand.includes(each));
  const rest = [card, ...others.slice(0, missing - 1)];
  return rest.length === missing && pays(view, rival.captured, reach, rest);
};

const weightOf = ({ missing, reach }: Threat, near: number, far: number): number =>
  missing === 1 ? near + 10 * reach.points : far + 5 * reach.points;

export const rivalFacts = (view: PlayerView, outcome: Outcome): readonly Fact[] => {
  const { taken, field, hand, spared } = outcome;
  const captured = capturedBy(view);
  return threatsOf(view).flatMap((threat): readonly Fact[] => {
    const { rival, reach, missing } = threat;
    const fact = { seat: rival.seat, yaku: reach.id, missing };
    const denied = taken.filter((card) => isWithin(view, threat, card, hand));
    const left = field.filter(
      (card) => !captured.has(card) && !spared.includes(card) && isWithin(view, threat, card, hand),
    );
    return [
      ...denied.map((card) => ({
        reason: { type: 'denies' as const, card, ...fact },
        weight: weightOf(threat, 280, 90),
      })),
      ...left.map((card) => ({
        reason: { type: 'feeds' as const, card, ...fact },
        weight: weightOf(threat, 250, 80),
      })),
    ];
  });
};
