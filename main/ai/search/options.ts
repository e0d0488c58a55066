/** The moves between which a player really chooses: plains of a month are one choice unless a house yaku tells them apart. */
import { kindOf, monthOf, type CardId } from '../../../shared/cards';
import type { Move } from '../../../shared/moves';
import type { RuleSet } from '../../../shared/ruleSet';
import type { PlayerView } from '../../../shared/view';

/** Two cards with the same mark are worth the same in every way. */
const markOf = ({ houseYaku }: RuleSet, card: CardId): string => {
  const isNamed = houseYaku.some(({ pattern }) => pattern.type === 'cards' && pattern.cards.includes(card));
  return kindOf(card) === 'plain' && !isNamed ? `plain of ${monthOf(card)}` : card;
};

/** Moves with the same mark are one option. */
export const optionMark = (ruleSet: RuleSet, move: Move): string =>
  'card' in move ? markOf(ruleSet, move.card) : move.type;

/** The first of each group of equal moves, in the order of the list. */
export const distinctMoves = <M extends { readonly move: Move }>(
  { ruleSet }: PlayerView,
  moves: readonly M[],
): readonly M[] => {
  const marks = new Set<string>();
  return moves.filter(({ move }) => {
    const mark = optionMark(ruleSet, move);
    if (marks.has(mark)) return false;
    marks.add(mark);
    return true;
  });
};

/** The first of each group of equal moves, in the order in which the view lists them. */
export const choicesOf = (view: PlayerView): readonly Move[] =>
  distinctMoves(view, view.legal).map(({ move }) => move);
