/**
 * Plays whole months of the compact board by chance, from the shuffle to the result: every order of the cards and every
 * legal move equally likely. For measuring and for tests.
 */
import type { Month } from '../../../shared/cards';
import { canCall, DECIDE, matchesOf, OVER, PLAY, type Board } from './board';
import { bitCount, HALF, lowestBit } from './cards';
import { dealUnshuffledPile } from './deal';
import { below, type FastRandom } from './random';
import { callKoiKoi, chooseMatch, playableHigh, playableLow, playCard, stop } from './turn';
import { shuffleStep } from './world';

/** One of the bits that are set, as its number. */
const anyBit = (bits: number, random: FastRandom): number => {
  let left = bits;
  for (let skip = below(random, bitCount(bits)); skip > 0; skip -= 1) left &= left - 1;
  return lowestBit(left);
};

/** Any of the hand cards that may be played. */
const anyPlayable = (board: Board, random: FastRandom): number => {
  const low = playableLow(board);
  const high = playableHigh(board);
  const inLow = bitCount(low);
  const isLow = below(random, inLow + bitCount(high)) < inLow;
  return isLow ? anyBit(low, random) : HALF + anyBit(high, random);
};

/**
 * Any hand card of the seat to move, whose hand has played `played` cards. Hands were shuffled as they were dealt, so
 * where every card may be played their order is already a fair choice; where some may not, one is drawn.
 */
const anyHandCard = (board: Board, played: number, random: FastRandom): number => {
  const { stock, turn, rules } = board;
  return rules.forced
    ? anyPlayable(board, random)
    : (stock[turn.index * rules.ruleSet.handSize + played] ?? 0);
};

const chooseAny = (board: Board, random: FastRandom): void => {
  const month = board.pending & ~3;
  chooseMatch(board, month + anyBit(matchesOf(board, board.pending), random));
};

const playToTheEnd = (board: Board, random: FastRandom): void => {
  const first = board.turn;
  // Seats play in turn and all hands are equal: once round the table is one card of each.
  let round = -1;
  while (board.phase !== OVER) {
    if (board.phase === PLAY) {
      if (board.turn === first) round += 1;
      // The pile is shuffled as it is drawn from: many months end before they need all of it.
      if (board.nextDraw < board.stockEnd) shuffleStep(board.stock, board.nextDraw, random);
      playCard(board, anyHandCard(board, round, random));
    } else if (board.phase !== DECIDE) chooseAny(board, random);
    else if (canCall(board) && below(random, 2) === 1) callKoiKoi(board);
    else stop(board);
  }
};

/** Deals a month and plays it to its end; the board's draw pile must hold all 48 cards in any order. */
export const playRandomMonth = (board: Board, dealer: number, month: Month, random: FastRandom): void => {
  dealUnshuffledPile(board, dealer, month, random);
  playToTheEnd(board, random);
};
