/** What a pile lacks and what a rival is near to, by the naive scorer: the ground on which reasons are checked. */
import { CARD_IDS, monthOf, type CardId } from '../../shared/cards';
import type { PlayerView } from '../../shared/view';
import { naiveYaku } from './naiveYaku';

export const mates = (card: CardId): readonly CardId[] =>
  CARD_IDS.filter((each) => each !== card && monthOf(each) === monthOf(card));

export const pileOf = (view: PlayerView, seat: number): readonly CardId[] => view.seats[seat]?.captured ?? [];
export const isCaptured = (view: PlayerView, card: CardId): boolean =>
  view.seats.some(({ captured }) => captured.includes(card));
export const isSeen = (view: PlayerView, card: CardId): boolean =>
  isCaptured(view, card) ||
  view.hand.includes(card) ||
  view.field.includes(card) ||
  view.pending?.card === card;

export const points = (view: PlayerView, pile: readonly CardId[], yaku: string): number =>
  naiveYaku(view.ruleSet, pile, view.month)[yaku] ?? 0;

/** Whether exactly so many of these cards are lacking: one choice of them makes the yaku, and fewer never do. */
export function lacks(
  view: PlayerView,
  pile: readonly CardId[],
  free: readonly CardId[],
  yaku: string,
  missing: number,
): boolean {
  if (points(view, pile, yaku) > 0) return false;
  const alone = free.filter((card) => points(view, [...pile, card], yaku) > 0);
  if (missing === 1) return alone.length > 0;
  if (missing !== 2 || alone.length > 0) return false;
  return free.some((one, index) =>
    free.slice(index + 1).some((other) => points(view, [...pile, one, other], yaku) > 0),
  );
}

/** Whether the rival could make the yaku with this card and `missing - 1` others. */
const completes = (view: PlayerView, seat: number, card: CardId, yaku: string, missing: number): boolean => {
  const pile = [...pileOf(view, seat), card];
  const free = CARD_IDS.filter((each) => each !== card && !isCaptured(view, each));
  return missing === 1
    ? points(view, pile, yaku) > 0
    : free.some((other) => points(view, [...pile, other], yaku) > 0);
};

export function isThreat(
  view: PlayerView,
  { seat, card, yaku, missing }: { seat: number; card: CardId; yaku: string; missing: number },
): boolean {
  const free = CARD_IDS.filter((each) => !isCaptured(view, each));
  return (
    seat !== view.seat &&
    lacks(view, pileOf(view, seat), free, yaku, missing) &&
    completes(view, seat, card, yaku, missing) &&
    // A rival may hold it, or something that takes it.
    [card, ...mates(card)].some((each) => !isSeen(view, each))
  );
}
