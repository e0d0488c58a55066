/** Plays the compact board by chance: every legal move equally likely. For measuring and for tests. */
import { canCall, DECIDE, matchesOf, OVER, PLAY, type Board } from './board';
import { bitCount, HALF, lowestBit } from './cards';
import { below, type FastRandom } from './random';
import { callKoiKoi, chooseMatch, playableHigh, playableLow, playCard, stop } from './turn';

/** One of the bits that are set, as its number. */
const anyBit = (bits: number, random: FastRandom): number => {
  let left = bits;
  for (let skip = below(random, bitCount(bits)); skip > 0; skip -= 1) left &= left - 1;
  return lowestBit(left);
};

const playAnyCard = (board: Board, random: FastRandom): void => {
  const low = playableLow(board);
  const high = playableHigh(board);
  const inLow = bitCount(low);
  const isLow = below(random, inLow + bitCount(high)) < inLow;
  playCard(board, isLow ? anyBit(low, random) : HALF + anyBit(high, random));
};

/** Plays the month to its end. */
export const playAtRandom = (board: Board, random: FastRandom): void => {
  while (board.phase !== OVER) {
    if (board.phase === PLAY) playAnyCard(board, random);
    else if (board.phase !== DECIDE) {
      const matches = matchesOf(board, board.pending);
      chooseMatch(board, (board.pending & ~3) + anyBit(matches, random));
    } else if (canCall(board) && below(random, 2) === 1) callKoiKoi(board);
    else stop(board);
  }
};
