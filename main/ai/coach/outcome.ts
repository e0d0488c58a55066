/** What a move is sure to do with the cards that lie open, before anything is drawn. Judges nothing. */
import { monthOf, sameMonth, type CardId, CARD_IDS } from '../../../shared/cards';
import type { LegalMove, PlayerView } from '../../../shared/view';

export interface Outcome {
  /** Cards that reach the own pile. */
  readonly gained: readonly CardId[];
  /** Those of them that lay on the field. */
  readonly taken: readonly CardId[];
  /** The card that is laid on the field, if nothing is taken. */
  readonly laid: CardId | null;
  /** What lies on the field then. */
  readonly field: readonly CardId[];
  /** The own hand then. */
  readonly hand: readonly CardId[];
  /** Cards of the field that the same move might take instead of those taken. */
  readonly spared: readonly CardId[];
}

const taking = (
  { field, hand }: PlayerView,
  card: CardId,
  taken: readonly CardId[],
  spared: readonly CardId[] = [],
): Outcome => ({
  gained: [card, ...taken],
  taken,
  laid: null,
  field: field.filter((each) => !taken.includes(each)),
  hand: hand.filter((each) => each !== card),
  spared,
});

/** One outcome for each card between which the move leaves a choice; none for a stop and a call. */
export const outcomesOf = (view: PlayerView, { move, takes, choice }: LegalMove): readonly Outcome[] => {
  if (move.type === 'chooseMatch') {
    return view.pending === null ? [] : [taking(view, view.pending.card, [move.card])];
  }
  if (move.type !== 'playCard') return [];
  const { card } = move;
  if (choice) {
    return takes.map((taken) =>
      taking(
        view,
        card,
        [taken],
        takes.filter((each) => each !== taken),
      ),
    );
  }
  if (takes.length > 0) return [taking(view, card, takes)];
  const hand = view.hand.filter((each) => each !== card);
  return [{ gained: [], taken: [], laid: card, field: [...view.field, card], hand, spared: [] }];
};

/** Cards that lie in somebody's pile. */
export const capturedBy = ({ seats }: PlayerView): ReadonlySet<CardId> =>
  new Set(seats.flatMap(({ captured }) => captured));

/** Cards of the card's month that the viewer sees nowhere: in another hand or in the draw pile. */
export const unseenMates = (view: PlayerView, card: CardId): readonly CardId[] => {
  const captured = capturedBy(view);
  return CARD_IDS.filter(
    (each) =>
      sameMonth(each, card) &&
      !captured.has(each) &&
      !view.hand.includes(each) &&
      !view.field.includes(each) &&
      view.pending?.card !== each,
  );
};

/** The other cards of the card's month. */
export const matesOf = (card: CardId): readonly CardId[] =>
  CARD_IDS.filter((each) => each !== card && monthOf(each) === monthOf(card));
