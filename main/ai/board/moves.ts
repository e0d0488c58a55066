/** The board's moves in the game's own words, and back. Plays them through turn.ts. */
import type { Move } from '../../../shared/moves';
import { canCall, CHOOSE_DRAW, CHOOSE_HAND, DECIDE, matchesOf, OVER, PLAY, type Board } from './board';
import { cardAt, cardsOfSet, numberOf } from './cards';
import { callKoiKoi, chooseMatch, playableHigh, playableLow, playCard, stop } from './turn';

/** Cards of the field between which an open choice lies. */
const candidates = (board: Board): readonly number[] => {
  const month = board.pending & ~3;
  const matches = matchesOf(board, board.pending);
  return [0, 1, 2, 3].filter((place) => ((matches >> place) & 1) === 1).map((place) => month + place);
};

/** Every move of the seat to move; none when the month is over. */
export const boardMoves = (board: Board): readonly Move[] => {
  switch (board.phase) {
    case PLAY:
      return cardsOfSet({ low: playableLow(board), high: playableHigh(board) }).map((card) => ({
        type: 'playCard',
        card,
      }));
    case CHOOSE_HAND:
    case CHOOSE_DRAW:
      return candidates(board).map((card) => ({ type: 'chooseMatch', card: cardAt(card) }));
    case DECIDE:
      return canCall(board) ? [{ type: 'stop' }, { type: 'callKoiKoi' }] : [{ type: 'stop' }];
    case OVER:
      return [];
  }
};

/** Makes a legal move. */
export const makeBoardMove = (board: Board, move: Move): void => {
  switch (move.type) {
    case 'playCard':
      return playCard(board, numberOf(move.card));
    case 'chooseMatch':
      return chooseMatch(board, numberOf(move.card));
    case 'callKoiKoi':
      return callKoiKoi(board);
    case 'stop':
      return stop(board);
  }
};
