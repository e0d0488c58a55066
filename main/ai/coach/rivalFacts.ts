/** What a move takes from the rivals, and what it leaves them. */
import { kindOf, sameMonth, type CardId } from '../../../shared/cards';
import type { PlayerView, SeatView, YakuReach } from '../../../shared/view';
import { unseenMates, type Outcome } from './outcome';
import { baseOf, yakuOf } from '../../engine/yaku';
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

/** Yaku that rivals with cards left are near to. */
export const threatsOf = ({ seats, seat }: PlayerView): readonly Threat[] =>
  seats
    .filter((rival) => rival.seat !== seat && rival.handCount > 0)
    .flatMap((rival) =>
      rival.reach.filter(isNear).map((reach) => ({ rival, reach, missing: lacking(reach) })),
    );

/**
 * Whether the rival could complete the yaku with this card: it or a card that takes it may be in that hand, and the
 * others that the yaku needs are not all in the own one.
 */
export const isWithin = (
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

/** Neither points at once nor a step towards a yaku that is within reach. */
const needs = ({ ruleSet, month }: PlayerView, { captured, base, reach }: SeatView, card: CardId): boolean =>
  baseOf(yakuOf(ruleSet, [...captured, card], month)) > base ||
  reach.some((each) => lacking(each) <= NEAR && each.missing.some((missing) => missing.card === card));

/** A light is never given away lightly; what nobody can take at all is told as safe. */
const harmless = (view: PlayerView, { laid }: Outcome): readonly Fact[] => {
  if (laid === null || kindOf(laid) === 'light' || unseenMates(view, laid).length === 0) return [];
  const rivals = view.seats.filter(({ seat }) => seat !== view.seat);
  return rivals.some((rival) => needs(view, rival, laid))
    ? []
    : [{ reason: { type: 'harmless', card: laid }, weight: 30 }];
};

const threatFacts = (view: PlayerView, { taken, field, hand, spared }: Outcome): readonly Fact[] => {
  const meetsNone = (card: CardId): boolean => !view.field.some((each) => sameMonth(each, card));
  return threatsOf(view).flatMap((threat): readonly Fact[] => {
    const { rival, reach, missing } = threat;
    const within = (card: CardId): boolean => isWithin(view, threat, card, hand);
    const told = (type: 'denies' | 'feeds' | 'holds', near: number, far: number) => (card: CardId) => ({
      reason: { type, card, seat: rival.seat, yaku: reach.id, missing },
      weight: weightOf(threat, near, far),
    });
    return [
      ...taken.filter(within).map(told('denies', 280, 90)),
      ...field.filter((card) => !spared.includes(card) && within(card)).map(told('feeds', 250, 80)),
      ...hand.filter((card) => meetsNone(card) && within(card)).map(told('holds', 50, 20)),
    ];
  });
};

export const rivalFacts = (view: PlayerView, outcome: Outcome): readonly Fact[] => [
  ...threatFacts(view, outcome),
  ...harmless(view, outcome),
];
