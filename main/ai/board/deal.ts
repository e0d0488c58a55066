/** Deals a whole month on the compact board by chance: void fields again, yaku of a dealt hand paid. Source: rules matrix, 2.3. */
import type { Month } from '../../../shared/cards';
import type { RuleSet } from '../../../shared/ruleSet';
import { clearSeat, NOBODY, OVER, PLAY, seatAfter, seatAt, type Board } from './board';
import { bitCount, CARD_COUNT, cardSet, highBit, kindCards, lowBit, monthBits } from './cards';
import type { FastRandom } from './random';
import { shuffleFront } from './world';

const LIGHTS = cardSet(kindCards('light'));

/** The first bit of each month in a word. */
const MONTH_STARTS = 0x111111;

const hasFour = (low: number, high: number): boolean => {
  const lowPairs = low & (low >> 1);
  const highPairs = high & (high >> 1);
  return (((lowPairs & (lowPairs >> 2)) | (highPairs & (highPairs >> 2))) & MONTH_STARTS) !== 0;
};

/** Four months with two cards each, and no other card. */
const isFourPairs = (low: number, high: number): boolean => {
  let pairs = 0;
  for (let card = 0; card < CARD_COUNT; card += 4) {
    const count = bitCount(monthBits(low, high, card));
    if (count !== 0 && count !== 2) return false;
    if (count === 2) pairs += 1;
  }
  return pairs === 4;
};

const isVoidField = ({ rules, fieldLow, fieldHigh }: Board): boolean => {
  const { fieldRedeal } = rules.ruleSet;
  if (fieldRedeal === 'none') return false;
  return (
    hasFour(fieldLow, fieldHigh) || (fieldRedeal === 'four-or-pairs' && isFourPairs(fieldLow, fieldHigh))
  );
};

/** Every order of the cards is equally likely, so who gets which handful makes no difference here. */
const handOut = (board: Board): void => {
  const { handSize, fieldSize } = board.rules.ruleSet;
  let next = 0;
  for (const seat of board.seats) {
    clearSeat(seat);
    for (const end = next + handSize; next < end; next += 1) {
      const card = board.stock[next] ?? 0;
      seat.handLow |= lowBit(card);
      seat.handHigh |= highBit(card);
    }
  }
  board.fieldLow = 0;
  board.fieldHigh = 0;
  for (const end = next + fieldSize; next < end; next += 1) {
    const card = board.stock[next] ?? 0;
    board.fieldLow |= lowBit(card);
    board.fieldHigh |= highBit(card);
  }
  board.nextDraw = next;
  board.stockEnd = CARD_COUNT;
};

/** Ends the month where a dealt hand is a yaku by itself; two such hands cancel each other. */
const payHandYaku = (board: Board): void => {
  const { handYaku } = board.rules.ruleSet;
  if (handYaku === null) return;
  let found = 0;
  for (const { index, handLow, handHigh } of board.seats) {
    const isTeshi = hasFour(handLow, handHigh);
    if (!isTeshi && !isFourPairs(handLow, handHigh)) continue;
    found += 1;
    board.phase = OVER;
    board.winner = found === 1 ? index : NOBODY;
    board.points = found === 1 ? handYaku[isTeshi ? 'teshi' : 'kuttsuki'] : 0;
  }
};

const lightsOf = (low: number, high: number): number =>
  bitCount(low & LIGHTS.low) + bitCount(high & LIGHTS.high);

/** Deals from the board's own draw pile, of which the first `shuffled` cards are brought into a new order. */
const deal = (board: Board, dealer: number, month: Month, random: FastRandom, shuffled: number): void => {
  const { firstPlayer, fieldLights } = board.rules.ruleSet;
  do {
    shuffleFront(board.stock, shuffled, random);
    handOut(board);
  } while (isVoidField(board));
  board.scorer = board.rules.scorerOf(month);
  board.phase = PLAY;
  board.turn = seatAt(board, dealer);
  if (firstPlayer === 'other') board.turn = seatAfter(board, board.turn);
  board.drawn = false;
  board.grown = false;
  board.dealer = dealer;
  board.lastCaller = NOBODY;
  board.fieldFactor = fieldLights === 'on' ? Math.max(1, lightsOf(board.fieldLow, board.fieldHigh)) : 1;
  board.winner = NOBODY;
  board.points = 0;
  payHandYaku(board);
};

const dealtCards = ({ players, handSize, fieldSize }: RuleSet): number => players * handSize + fieldSize;

/** Begins a month; the board's own draw pile must hold all 48 cards in any order, as a new board's does. */
export const dealMonth = (board: Board, dealer: number, month: Month, random: FastRandom): void => {
  const { ruleSet } = board.rules;
  // Each card of a hand draws one; what lies below them never matters.
  const draws = ruleSet.players * ruleSet.handSize;
  deal(board, dealer, month, random, dealtCards(ruleSet) + draws);
};

/** The same, but the draw pile is left in the order it had: whoever plays must shuffle it on the way. */
export const dealUnshuffledPile = (board: Board, dealer: number, month: Month, random: FastRandom): void =>
  deal(board, dealer, month, random, dealtCards(board.rules.ruleSet));
