/** What a move does for the own pile and the own hand. */
import { kindOf, type CardId } from '../../../shared/cards';
import type { PlayerView, YakuReach } from '../../../shared/view';
import { at, sum } from '../../engine/lists';
import { reachOfPile } from '../../engine/reach';
import { yakuOf } from '../../engine/yaku';
import { capturedBy, matesOf, unseenMates, type Outcome } from './outcome';
import type { Fact } from './fact';

/** Yaku that lack more are not worth a word. */
export const NEAR = 2;

export const lacking = ({ size, have }: YakuReach): number => size - have.length;

const makes = (view: PlayerView, { gained }: Outcome): readonly Fact[] => {
  const { captured, yaku: now } = at(view.seats, view.seat);
  const before = (id: string): number => now.find((each) => each.id === id)?.points ?? 0;
  const yaku = yakuOf(view.ruleSet, [...captured, ...gained], view.month).filter(
    ({ id, points }) => points > before(id),
  );
  return gained.length === 0 || yaku.length === 0
    ? []
    : [{ reason: { type: 'makes', yaku }, weight: 1000 + sum(yaku.map(({ points }) => points)) }];
};

/** The own reach with these cards on the pile. */
export const reachWith = (view: PlayerView, { gained, hand, field }: Outcome): readonly YakuReach[] => {
  const { ruleSet, month } = view;
  const pile = [...at(view.seats, view.seat).captured, ...gained];
  const captured = new Set([...capturedBy(view), ...gained]);
  return reachOfPile({
    ruleSet,
    month,
    pile,
    made: yakuOf(ruleSet, pile, month),
    isFree: (card) => !captured.has(card),
    whereabouts: (card) => (hand.includes(card) ? 'hand' : field.includes(card) ? 'field' : 'unseen'),
  });
};

/** Whether the yaku pays once its nearest missing cards are there: some pay only beside others. */
export const pays = (
  { ruleSet, month }: PlayerView,
  pile: readonly CardId[],
  { id }: YakuReach,
  missing: readonly CardId[],
): boolean => yakuOf(ruleSet, [...pile, ...missing], month).some((yaku) => yaku.id === id);

const nearer = (view: PlayerView, outcome: Outcome): readonly Fact[] => {
  const own = at(view.seats, view.seat);
  const pile = [...own.captured, ...outcome.gained];
  if (outcome.gained.length === 0 || outcome.hand.length === 0) return [];
  return reachWith(view, outcome).flatMap((reach): readonly Fact[] => {
    const before = own.reach.find(({ id }) => id === reach.id);
    const missing = lacking(reach);
    if (before === undefined || missing > NEAR || missing >= lacking(before)) return [];
    const rest = reach.missing.slice(0, missing).map(({ card }) => card);
    // The card from the field is named before the one that took it.
    const card = outcome.gained.toReversed().find((each) => reach.have.includes(each));
    if (card === undefined || !pays(view, pile, reach, rest)) return [];
    const weight = missing === 1 ? 300 + 10 * reach.points : 100 + 5 * reach.points;
    return [{ reason: { type: 'nearer', card, yaku: reach.id, missing }, weight }];
  });
};

const safe = (view: PlayerView, { laid }: Outcome): readonly Fact[] =>
  laid === null || unseenMates(view, laid).length > 0
    ? []
    : [{ reason: { type: 'safe', card: laid }, weight: 70 }];

/** A card worth waiting for: a light, or one that a near yaku of the own pile cannot do without. */
const isPrized = (view: PlayerView, card: CardId): boolean =>
  kindOf(card) === 'light' ||
  at(view.seats, view.seat).reach.some(
    (reach) =>
      lacking(reach) <= NEAR &&
      reach.missing.length === lacking(reach) &&
      reach.missing.some((each) => each.card === card),
  );

/** Only one card could still take it, and that one stays in the own hand. */
const keeps = (view: PlayerView, { hand, gained, laid }: Outcome): readonly Fact[] => {
  const captured = capturedBy(view);
  const waitsFor = (mine: CardId): readonly CardId[] => {
    const open = matesOf(mine).filter((each) => !captured.has(each));
    return open.length === 1 ? open : [];
  };
  return hand
    .flatMap(waitsFor)
    .filter((card) => !hand.includes(card) && !gained.includes(card) && card !== laid && isPrized(view, card))
    .map((card) => ({ reason: { type: 'keeps', card }, weight: kindOf(card) === 'light' ? 65 : 60 }));
};

export const ownFacts = (view: PlayerView, outcome: Outcome): readonly Fact[] => [
  ...makes(view, outcome),
  ...nearer(view, outcome),
  ...safe(view, outcome),
  ...keeps(view, outcome),
];
