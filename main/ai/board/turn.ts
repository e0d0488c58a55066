/**
 * Plays on the compact board, exactly as the engine plays on its state (a property holds the two together). A move
 * must be legal: nothing is checked here.
 */
import {
  canCall,
  CHOOSE_DRAW,
  CHOOSE_HAND,
  DECIDE,
  hasHand,
  isLastTurn,
  matchesOf,
  NOBODY,
  OVER,
  PLAY,
  seatAfter,
  lookAtPile,
  seatAt,
  type Board,
  type BoardSeat,
} from './board';
import { highBit, lowBit, lowSide, monthShift } from './cards';
import { payout } from './payout';
import { scorePile } from './pileScore';

const endMonth = (board: Board, winner: number, points: number): void => {
  board.phase = OVER;
  board.winner = winner;
  board.points = points;
};

const payFor = (board: Board, seat: BoardSeat, base: number): void =>
  endMonth(board, seat.index, payout(board, seat, base));

/** Nobody has stopped (2.7). */
const exhaust = (board: Board): void => {
  const { ruleSet } = board.rules;
  if (ruleSet.exhaustion === 'last_caller' && board.lastCaller !== NOBODY) {
    const caller = seatAt(board, board.lastCaller);
    return payFor(board, caller, scorePile(board.scorer, caller));
  }
  if (ruleSet.oyaKen > 0 && board.seats.every((seat) => scorePile(board.scorer, seat) === 0)) {
    return endMonth(board, board.dealer, ruleSet.oyaKen);
  }
  endMonth(board, NOBODY, 0);
};

/** Notes what the seat has had, so that the same yaku do not ask again. Its pile has just been looked at. */
const remember = (board: Board): void => {
  if (!board.grown) return;
  board.turn.best = Math.max(board.turn.best, board.sum);
  board.turn.held |= board.yaku;
  board.grown = false;
};

const passTurn = (board: Board): void => {
  remember(board);
  if (isLastTurn(board)) return exhaust(board);
  do board.turn = seatAfter(board, board.turn);
  while (!hasHand(board.turn));
  board.drawn = false;
  board.phase = PLAY;
};

/** Looks at a pile that has grown: whether it raises the question. */
const isAsked = (board: Board): boolean => {
  if (!board.grown) return false;
  lookAtPile(board);
  const { turn, sum, rules } = board;
  if (sum === 0 || sum < rules.minStop) return false;
  return rules.askOnNewYaku ? (board.yaku & ~turn.held) !== 0 : sum > turn.best;
};

const endTurn = (board: Board): void => {
  if (!isAsked(board)) passTurn(board);
  else if (!board.rules.promptLastTurn && isLastTurn(board)) payFor(board, board.turn, board.sum);
  else board.phase = DECIDE;
};

const afterHandCard = (board: Board): void => {
  if (board.rules.askAfterCapture && isAsked(board)) board.phase = DECIDE;
  else drawCard(board);
};

/** `bits` = what is taken from the field, of the month of `card`. */
const capture = (board: Board, card: number, bits: number): void => {
  const { turn, rules } = board;
  const gained = bits | (1 << (card & 3));
  const shift = monthShift(card);
  const side = lowSide(card);
  board.fieldLow &= ~((bits << shift) & side);
  board.fieldHigh &= ~((bits << shift) & ~side);
  turn.pileLow |= (gained << shift) & side;
  turn.pileHigh |= (gained << shift) & ~side;
  turn.word += rules.words[(card & ~3) * 4 + gained] ?? 0;
  board.grown = true;
};

/** True when the card has found its place, false when it waits for a choice (2.4). */
const place = (board: Board, card: number): boolean => {
  const matches = matchesOf(board, card);
  if (((board.rules.choices >> matches) & 1) === 1) {
    board.pending = card;
    return false;
  }
  if (matches !== 0) capture(board, card, matches);
  else {
    board.fieldLow |= lowBit(card);
    board.fieldHigh |= highBit(card);
  }
  return true;
};

const drawCard = (board: Board): void => {
  if (board.nextDraw === board.stockEnd) return endTurn(board);
  const card = board.stock[board.nextDraw] ?? 0;
  board.nextDraw += 1;
  board.drawn = true;
  if (place(board, card)) endTurn(board);
  else board.phase = CHOOSE_DRAW;
};

/** Plays a card of the hand of the seat to move. */
export const playCard = (board: Board, card: number): void => {
  board.turn.handLow &= ~lowBit(card);
  board.turn.handHigh &= ~highBit(card);
  if (place(board, card)) afterHandCard(board);
  else board.phase = CHOOSE_HAND;
};

/** Takes `card` of the field with the card that waits. */
export const chooseMatch = (board: Board, card: number): void => {
  const fromHand = board.phase === CHOOSE_HAND;
  capture(board, board.pending, 1 << (card & 3));
  if (fromHand) afterHandCard(board);
  else endTurn(board);
};

export const stop = (board: Board): void => payFor(board, board.turn, board.sum);

/** @throws where the rule-set's calls are used up */
export const callKoiKoi = (board: Board): void => {
  if (!canCall(board)) throw new Error('no call is left');
  board.turn.calls += 1;
  board.lastCaller = board.turn.index;
  remember(board);
  // Asked after the hand card, the turn still owes its draw (prompt_timing: after_capture).
  if (board.drawn) passTurn(board);
  else drawCard(board);
};

/** Hand cards that may be played, as a set left in two words: see `playableLow` and `playableHigh`. */
const matching = (hand: number, field: number): number => {
  const pairs = field | (field >> 1);
  const months = (pairs | (pairs >> 2)) & 0x111111;
  return hand & (months * 15);
};

/** True when only cards that match may be played now. */
const mustMatch = ({ rules, turn, fieldLow, fieldHigh }: Board): boolean =>
  rules.forced && (matching(turn.handLow, fieldLow) | matching(turn.handHigh, fieldHigh)) !== 0;

export const playableLow = (board: Board): number =>
  mustMatch(board) ? matching(board.turn.handLow, board.fieldLow) : board.turn.handLow;

export const playableHigh = (board: Board): number =>
  mustMatch(board) ? matching(board.turn.handHigh, board.fieldHigh) : board.turn.handHigh;
