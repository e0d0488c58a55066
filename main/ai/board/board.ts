/**
 * The compact board: one month in numbers, changed in place, for millions of moves a second. Holds the shape, copies
 * it, and answers simple questions; turn.ts plays on it. It knows whole worlds, so whoever decides must never be given
 * one that was not sampled.
 */
import { bitCount, CARD_COUNT, monthBits } from './cards';
import { scorePile, type Pile, type Scorer } from './pileScore';
import type { BoardRules } from './rules';

/** What is to be decided. */
export const PLAY = 0;
export const CHOOSE_HAND = 1;
export const CHOOSE_DRAW = 2;
export const DECIDE = 3;
export const OVER = 4;
export type BoardPhase = typeof PLAY | typeof CHOOSE_HAND | typeof CHOOSE_DRAW | typeof DECIDE | typeof OVER;

export const NOBODY = -1;

export interface BoardSeat extends Pile {
  readonly index: number;
  handLow: number;
  handHigh: number;
  calls: number;
  /** Highest sum that was asked about or passed over. */
  best: number;
  /** Every yaku that was, as bits. */
  held: number;
}

export interface Board {
  readonly rules: BoardRules;
  readonly seats: readonly BoardSeat[];
  /** The month's. */
  scorer: Scorer;
  phase: BoardPhase;
  turn: BoardSeat;
  fieldLow: number;
  fieldHigh: number;
  /** The card that waits for a choice; it lies neither on the field nor in a pile. */
  pending: number;
  /** The draw pile, from `nextDraw` up to `stockEnd`. Boards copied from one another share it. */
  stock: Uint8Array;
  nextDraw: number;
  stockEnd: number;
  /** This turn's draw is done. */
  drawn: boolean;
  /** The seat to move has captured since its sum was last looked at. */
  grown: boolean;
  /** Its sum and yaku (as bits) when they were last looked at; true as long as nothing is captured. */
  sum: number;
  yaku: number;
  dealer: number;
  lastCaller: number;
  /** Factor of the lights dealt to the field, 1 where it does not count. */
  fieldFactor: number;
  /** Once the month is over: who is paid, and what. */
  winner: number;
  points: number;
}

const newSeat = (index: number): BoardSeat => ({
  index,
  handLow: 0,
  handHigh: 0,
  pileLow: 0,
  pileHigh: 0,
  word: 0,
  calls: 0,
  best: 0,
  held: 0,
});

const copySeat = (to: BoardSeat, from: BoardSeat): void => {
  to.handLow = from.handLow;
  to.handHigh = from.handHigh;
  to.pileLow = from.pileLow;
  to.pileHigh = from.pileHigh;
  to.word = from.word;
  to.calls = from.calls;
  to.best = from.best;
  to.held = from.held;
};

const EMPTY_SEAT = newSeat(NOBODY);

/** Takes everything from the seat. */
export const clearSeat = (seat: BoardSeat): void => copySeat(seat, EMPTY_SEAT);

/** A board with nothing on it, for months by these rules. */
export const createBoard = (rules: BoardRules): Board => {
  const turn = newSeat(0);
  const others = Array.from({ length: rules.ruleSet.players - 1 }, (_, index) => newSeat(index + 1));
  return {
    rules,
    seats: [turn, ...others],
    scorer: rules.scorerOf(1),
    phase: PLAY,
    turn,
    fieldLow: 0,
    fieldHigh: 0,
    pending: 0,
    stock: Uint8Array.from({ length: CARD_COUNT }, (_, card) => card),
    nextDraw: 0,
    stockEnd: 0,
    drawn: false,
    grown: false,
    sum: 0,
    yaku: 0,
    dealer: 0,
    lastCaller: NOBODY,
    fieldFactor: 1,
    winner: NOBODY,
    points: 0,
  };
};

/** The seat of that number; throws where there is none. */
export const seatAt = (board: Board, index: number): BoardSeat => {
  const seat = board.seats[index];
  if (seat === undefined) throw new RangeError(`no seat ${index}`);
  return seat;
};

export const seatAfter = (board: Board, seat: BoardSeat): BoardSeat =>
  seatAt(board, seat.index + 1 === board.seats.length ? 0 : seat.index + 1);

export const hasHand = (seat: BoardSeat): boolean => (seat.handLow | seat.handHigh) !== 0;

export const handCount = (seat: BoardSeat): number => bitCount(seat.handLow) + bitCount(seat.handHigh);

/** True when the month ends with the turn being played. */
export const isLastTurn = (board: Board): boolean => {
  for (const seat of board.seats) if (hasHand(seat)) return false;
  return true;
};

/** Cards of the field that `card` could take, as four bits. */
export const matchesOf = (board: Board, card: number): number =>
  monthBits(board.fieldLow, board.fieldHigh, card);

/** Counts the pile of the seat to move. */
export const lookAtPile = (board: Board): void => {
  board.sum = scorePile(board.scorer, board.turn);
  board.yaku = board.scorer.ids;
};

export const canCall = ({ rules, turn }: Board): boolean => turn.calls < rules.maxCalls;

/** Makes `to` equal to `from`, a board by the same rules; the draw pile is shared, since playing only reads it. */
export const copyBoard = (to: Board, from: Board): void => {
  for (const seat of from.seats) copySeat(seatAt(to, seat.index), seat);
  to.scorer = from.scorer;
  to.phase = from.phase;
  to.turn = seatAt(to, from.turn.index);
  to.fieldLow = from.fieldLow;
  to.fieldHigh = from.fieldHigh;
  to.pending = from.pending;
  to.stock = from.stock;
  to.nextDraw = from.nextDraw;
  to.stockEnd = from.stockEnd;
  to.drawn = from.drawn;
  to.grown = from.grown;
  to.sum = from.sum;
  to.yaku = from.yaku;
  to.dealer = from.dealer;
  to.lastCaller = from.lastCaller;
  to.fieldFactor = from.fieldFactor;
  to.winner = from.winner;
  to.points = from.points;
};
