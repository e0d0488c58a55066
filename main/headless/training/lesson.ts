/**
 * One lesson of the policy: the same deal played several times by chance close to the policy, each way of playing made
 * likelier by as much as it did better than the others (REINFORCE with the other tries as the baseline, which takes the
 * luck of the cards away). Works on the compact board; a mover's choice uses only what it sees.
 */
import { MONTHS } from '../../../shared/cards';
import { canCall, copyBoard, createBoard, DECIDE, OVER, type Board } from '../../ai/board/board';
import { dealMonth } from '../../ai/board/deal';
import { below, type FastRandom } from '../../ai/board/random';
import type { BoardRules } from '../../ai/board/rules';
import { stop } from '../../ai/board/turn';
import { WEIGHT_COUNT } from '../../ai/policy/layout';
import { policyOf, type Policy } from '../../ai/policy/policy';
import { gainOf } from './gain';
import { drawOption, listOptions, options, playOption, weighOptions } from './options';

/** Ways in which one deal is played: more of them cost time, fewer leave more luck in the baseline. */
const TRIES = 6;

/** A choice that was made, as the change of the log of its chance by each weight. */
interface Trail {
  /** Weight numbers and by how much; `length` of them count. */
  readonly at: Int32Array;
  readonly by: Float64Array;
  /** Seat that chose. */
  readonly seat: Uint8Array;
  length: number;
}

/** Room for one month: at most so many weights are touched in it. */
const ROOM = 1 << 15;

export interface Classroom {
  readonly policy: Policy;
  readonly dealt: Board;
  readonly table: Board;
  readonly trails: readonly Trail[];
  readonly random: FastRandom;
}

export const openClassroom = (rules: BoardRules, weights: Float64Array, random: FastRandom): Classroom => ({
  policy: policyOf(weights),
  dealt: createBoard(rules),
  table: createBoard(rules),
  trails: Array.from({ length: TRIES }, () => ({
    at: new Int32Array(ROOM),
    by: new Float64Array(ROOM),
    seat: new Uint8Array(ROOM),
    length: 0,
  })),
  random,
});

const noteChoice = (trail: Trail, chosen: number, seat: number): void => {
  for (let index = 0; index < options.count; index += 1) {
    const by = (index === chosen ? 1 : 0) - (options.chances[index] ?? 0);
    const length = options.lengths[index] ?? 0;
    for (let each = 0; each < length && trail.length < ROOM; each += 1) {
      trail.at[trail.length] = options.features[index]?.[each] ?? 0;
      trail.by[trail.length] = by;
      trail.seat[trail.length] = seat;
      trail.length += 1;
    }
  }
};

const playByChance = ({ policy, random }: Classroom, board: Board, trail: Trail): void => {
  trail.length = 0;
  while (board.phase !== OVER) {
    if (board.phase === DECIDE && !canCall(board)) {
      stop(board);
      continue;
    }
    listOptions(policy, board);
    weighOptions(policy);
    const chosen = options.count === 1 ? 0 : drawOption(random);
    noteChoice(trail, chosen, board.turn.index);
    playOption(board, chosen);
  }
};

/** Adds to `slope` in which direction each weight should go, learnt from one deal. */
export const teach = (classroom: Classroom, slope: Float64Array): void => {
  const { dealt, table, trails, random } = classroom;
  const seats = dealt.seats.length;
  const month = MONTHS[below(random, MONTHS.length)] ?? 1;
  dealMonth(dealt, below(random, seats), month, random);
  const gains = new Float64Array(TRIES * seats);
  const sums = new Float64Array(seats);
  trails.forEach((trail, index) => {
    copyBoard(table, dealt);
    playByChance(classroom, table, trail);
    for (let seat = 0; seat < seats; seat += 1) {
      const gain = gainOf(table, seat);
      gains[index * seats + seat] = gain;
      sums[seat] = (sums[seat] ?? 0) + gain;
    }
  });
  trails.forEach(({ at, by, seat, length }, index) => {
    for (let each = 0; each < length; each += 1) {
      const who = seat[each] ?? 0;
      const gain = gains[index * seats + who] ?? 0;
      const others = ((sums[who] ?? 0) - gain) / (TRIES - 1);
      const weight = at[each] ?? 0;
      slope[weight] = (slope[weight] ?? 0) + (gain - others) * (by[each] ?? 0);
    }
  });
};

export const newSlope = (): Float64Array => new Float64Array(WEIGHT_COUNT);
