/** Sets the compact board beside the engine: a whole state on the board, and what both must agree on. */
import type { MatchState } from '../../main/engine/state';
import { viewFor } from '../../main/engine/view';
import type { Seat } from '../../shared/moves';
import { createBoard, NOBODY, OVER, seatAt, type Board } from '../../main/ai/board/board';
import { cardSet, cardsOfSet, numberOf } from '../../main/ai/board/cards';
import type { BoardRules } from '../../main/ai/board/rules';
import { readView } from '../../main/ai/board/viewBoard';
import { CARD_IDS } from '../../shared/cards';

/** The state as `seat` sees it, and then everything that it does not see, put where it really lies. */
export const boardFromState = (rules: BoardRules, state: MatchState, seat: Seat = state.turn): Board => {
  const board = createBoard(rules);
  readView(board, viewFor(state, seat));
  state.hands.forEach((hand, index) => {
    const { low, high } = cardSet(hand);
    Object.assign(seatAt(board, index), { handLow: low, handHigh: high });
  });
  board.stock = Uint8Array.from(state.drawPile.map(numberOf));
  board.stockEnd = board.stock.length;
  return board;
};

const calendar = (cards: readonly string[]): readonly string[] =>
  CARD_IDS.filter((card) => cards.includes(card));

/** All that the board and a state in the middle of a month have in common. */
export const boardPicture = (board: Board): unknown => ({
  turn: board.phase === OVER ? null : board.turn.index,
  hands: board.seats.map((seat) => cardsOfSet({ low: seat.handLow, high: seat.handHigh })),
  captured: board.seats.map((seat) => cardsOfSet({ low: seat.pileLow, high: seat.pileHigh })),
  calls: board.seats.map(({ calls }) => calls),
  field: cardsOfSet({ low: board.fieldLow, high: board.fieldHigh }),
  drawPile: [...board.stock.subarray(board.nextDraw, board.stockEnd)],
  result: board.phase === OVER ? [board.winner === NOBODY ? null : board.winner, board.points] : null,
});

export const statePicture = (state: MatchState): unknown => ({
  turn: state.result === null ? state.turn : null,
  hands: state.hands.map(calendar),
  captured: state.captured.map(calendar),
  calls: state.calls,
  field: calendar(state.field),
  drawPile: state.drawPile.map(numberOf),
  result: state.result === null ? null : [state.result.winner, state.result.points],
});
