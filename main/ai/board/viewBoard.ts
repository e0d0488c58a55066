/** Puts a PlayerView on the compact board: all that the seat can see. What it cannot see is left for world.ts to deal. */
import { sameMonth, type CardId } from '../../../shared/cards';
import type { Phase, PlayerView, TurnTrace } from '../../../shared/view';
import { at } from '../../engine/lists';
import {
  clearSeat,
  CHOOSE_DRAW,
  CHOOSE_HAND,
  DECIDE,
  lookAtPile,
  NOBODY,
  OVER,
  PLAY,
  seatAt,
  type Board,
  type BoardPhase,
  type BoardSeat,
} from './board';
import { cardSet, highBit, lowBit, numberOf } from './cards';
import { scorePile } from './pileScore';

const PHASES: Readonly<Record<Phase, BoardPhase>> = {
  play: PLAY,
  chooseHand: CHOOSE_HAND,
  chooseDraw: CHOOSE_DRAW,
  decide: DECIDE,
  monthOver: OVER,
  matchOver: OVER,
};

const addToPile = ({ rules }: Board, seat: BoardSeat, cards: readonly CardId[]): void => {
  for (const card of cards.map(numberOf)) {
    seat.pileLow |= lowBit(card);
    seat.pileHigh |= highBit(card);
    seat.word += rules.words[(card >> 2) * 16 + (1 << (card & 3))] ?? 0;
  }
};

const rememberPile = ({ scorer }: Board, seat: BoardSeat): void => {
  seat.best = Math.max(seat.best, scorePile(scorer, seat));
  seat.held |= scorer.ids;
};

/**
 * Builds the pile up as it was taken, so that sums which have sunk since are remembered. A view does not say where a
 * turn ended: the two captures of one turn count as two here, which matters only where the first made a yaku that the
 * second took away again.
 */
const takeInTurns = (board: Board, seat: BoardSeat, cards: readonly CardId[]): void => {
  cards.forEach((card, index) => {
    addToPile(board, seat, [card]);
    const following = cards[index + 1];
    if (following === undefined || !sameMonth(card, following)) rememberPile(board, seat);
  });
};

/** Cards that reached the pile in one capture of the turn being played. */
const capturedBy = (taken: readonly CardId[]): number => (taken.length === 0 ? 0 : taken.length + 1);

const isRaised = (board: Board, seat: BoardSeat): boolean => {
  const sum = scorePile(board.scorer, seat);
  if (sum === 0 || sum < board.rules.minStop) return false;
  return board.rules.askOnNewYaku ? (board.scorer.ids & ~seat.held) !== 0 : sum > seat.best;
};

/** The pile of the seat to move, this turn's captures apart from the earlier ones. */
const readTurn = (board: Board, seat: BoardSeat, cards: readonly CardId[], trace: TurnTrace): void => {
  const byHand = capturedBy(trace.playedTook);
  const byDraw = capturedBy(trace.drawnTook);
  const before = cards.length - byHand - byDraw;
  takeInTurns(board, seat, cards.slice(0, before));
  addToPile(board, seat, cards.slice(before, before + byHand));
  board.drawn = trace.drawn !== null;
  board.grown = byHand > 0;
  if (board.drawn && board.rules.askAfterCapture && board.grown && isRaised(board, seat)) {
    // The question after the hand card was answered with a call, or the month would be over.
    rememberPile(board, seat);
    board.grown = false;
  }
  addToPile(board, seat, cards.slice(before + byHand));
  board.grown ||= byDraw > 0;
};

const readSeats = (board: Board, view: PlayerView): void => {
  const trace = view.traces.at(-1);
  board.drawn = false;
  board.grown = false;
  for (const shown of view.seats) {
    const seat = seatAt(board, shown.seat);
    clearSeat(seat);
    seat.calls = shown.calls;
    const isInTurn = shown.seat === view.turn && view.phase !== 'play';
    if (isInTurn && trace !== undefined) readTurn(board, seat, shown.captured, trace);
    else takeInTurns(board, seat, shown.captured);
  }
};

/** The view's lights on the dealt field, as the factor that they are. */
const fieldFactor = ({ seats }: PlayerView): number =>
  at(seats, 0).multipliers.find(({ cause }) => cause === 'field-lights')?.factor ?? 1;

/** Fills the board with what the view shows: hidden hands and the draw pile stay empty. */
export const readView = (board: Board, view: PlayerView): void => {
  board.scorer = board.rules.scorerOf(view.month);
  board.phase = PHASES[view.phase];
  board.turn = seatAt(board, view.turn ?? view.seat);
  readSeats(board, view);
  const hand = cardSet(view.hand);
  const viewer = seatAt(board, view.seat);
  viewer.handLow = hand.low;
  viewer.handHigh = hand.high;
  const field = cardSet(view.field);
  board.fieldLow = field.low;
  board.fieldHigh = field.high;
  board.pending = view.pending === null ? 0 : numberOf(view.pending.card);
  board.nextDraw = 0;
  board.stockEnd = 0;
  lookAtPile(board);
  board.dealer = view.dealer;
  board.lastCaller = view.lastCaller ?? NOBODY;
  board.fieldFactor = fieldFactor(view);
  board.winner = NOBODY;
  board.points = 0;
};
