/**
 * One lesson of the policy: the same deal played several times by chance close to the policy, each way of playing made
 * likelier by as much as it did better than the others (REINFORCE with the other tries as the baseline, which takes the
 * luck of the cards away). Works on the compact board; a mover's choice uses only what it sees.
 */
import { MONTHS } from '../../../shared/cards';
import { canCall, copyBoard, createBoard, DECIDE, handCount, matchesOf, OVER, PLAY } from '../../ai/board/board';
import type { Board } from '../../ai/board/board';
import { HALF, lowestBit } from '../../ai/board/cards';
import { dealMonth } from '../../ai/board/deal';
import { below, type FastRandom } from '../../ai/board/random';
import type { BoardRules } from '../../ai/board/rules';
import { callKoiKoi, chooseMatch, playableHigh, playableLow, playCard, stop } from '../../ai/board/turn';
import {
  CALL_HAND,
  CALL_RIVALS,
  CALL_SUM,
  CARD_GROUPS,
  GROUP_COUNT,
  GROUPS_EACH,
  ROLE,
  WEIGHT_COUNT,
} from '../../ai/policy/layout';
import { lookAround, urgencyOf } from '../../ai/policy/outlook';
import { bestMatch, policyOf, rivalsFact, type Policy } from '../../ai/policy/policy';

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

/** The options of the latest choice: what each would be, and the weights that it adds up. */
const MOST_OPTIONS = 24;
const MOST_FEATURES = 24;
const options = {
  cards: new Int32Array(MOST_OPTIONS),
  features: Array.from({ length: MOST_OPTIONS }, () => new Int32Array(MOST_FEATURES)),
  lengths: new Int32Array(MOST_OPTIONS),
  chances: new Float64Array(MOST_OPTIONS),
  count: 0,
};

const addFeature = (position: number): void => {
  const index = options.count - 1;
  const list = options.features[index];
  const length = options.lengths[index] ?? 0;
  if (list === undefined || length === MOST_FEATURES) throw new RangeError('no room for a feature');
  list[length] = position;
  options.lengths[index] = length + 1;
};

const openOption = (card: number): void => {
  options.cards[options.count] = card;
  options.lengths[options.count] = 0;
  options.count += 1;
};

const addCard = ({ outlook }: Policy, role: number, card: number): void => {
  for (let index = 0; index < GROUPS_EACH; index += 1) {
    const group = CARD_GROUPS[card * GROUPS_EACH + index] ?? GROUP_COUNT;
    if (group !== GROUP_COUNT) addFeature(role + (outlook.at[group] ?? 0));
  }
};

const addPlay = (policy: Policy, board: Board, card: number): void => {
  const matches = matchesOf(board, card);
  const role = matches === 0 ? ROLE.laid : ROLE.hand;
  openOption(card);
  addCard(policy, role, card);
  addFeature(role + urgencyOf(policy.outlook, board, card));
  if (((board.rules.choices >> matches) & 1) === 1) {
    addCard(policy, ROLE.field, bestMatch(policy, card, matches));
  } else {
    for (let left = matches; left !== 0; left &= left - 1) {
      addCard(policy, ROLE.field, (card & ~3) + lowestBit(left));
    }
  }
};

const addCall = ({ outlook }: Policy, board: Board): void => {
  openOption(0);
  addFeature(CALL_HAND + Math.min(handCount(board.turn), CALL_SUM - CALL_HAND - 1));
  addFeature(CALL_SUM + Math.min(board.sum, CALL_RIVALS - CALL_SUM - 1));
  addFeature(CALL_RIVALS + rivalsFact(board));
  for (let group = 0; group < GROUP_COUNT; group += 1) addFeature(ROLE.call + (outlook.at[group] ?? 0));
  openOption(1); // To stop adds up to nothing.
};

/** Fills the options of the seat to move. */
const listOptions = (policy: Policy, board: Board): void => {
  options.count = 0;
  lookAround(policy.outlook, board);
  if (board.phase === DECIDE) return addCall(policy, board);
  if (board.phase === PLAY) {
    for (let left = playableLow(board); left !== 0; left &= left - 1) addPlay(policy, board, lowestBit(left));
    for (let left = playableHigh(board); left !== 0; left &= left - 1) {
      addPlay(policy, board, HALF + lowestBit(left));
    }
    return;
  }
  for (let left = matchesOf(board, board.pending); left !== 0; left &= left - 1) {
    const card = (board.pending & ~3) + lowestBit(left);
    openOption(card);
    addCard(policy, ROLE.field, card);
  }
};

/** Turns sums of weights into chances. */
const weighOptions = ({ weights }: Policy): void => {
  const { chances, features, lengths, count } = options;
  let most = -Infinity;
  for (let index = 0; index < count; index += 1) {
    let weight = 0;
    const length = lengths[index] ?? 0;
    for (let each = 0; each < length; each += 1) weight += weights[features[index]?.[each] ?? 0] ?? 0;
    chances[index] = weight;
    most = Math.max(most, weight);
  }
  let total = 0;
  for (let index = 0; index < count; index += 1) {
    const chance = Math.exp((chances[index] ?? 0) - most);
    chances[index] = chance;
    total += chance;
  }
  for (let index = 0; index < count; index += 1) chances[index] = (chances[index] ?? 0) / total;
};

/** Parts into which the unit interval is cut when an option is drawn. */
const GRAIN = 1 << 30;

const drawOption = (random: FastRandom): number => {
  let left = below(random, GRAIN) / GRAIN;
  for (let index = 0; index < options.count; index += 1) {
    left -= options.chances[index] ?? 0;
    if (left < 0) return index;
  }
  return options.count - 1;
};

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

const playOption = (board: Board, chosen: number): void => {
  const card = options.cards[chosen] ?? 0;
  if (board.phase === PLAY) playCard(board, card);
  else if (board.phase !== DECIDE) chooseMatch(board, card);
  else if (chosen === 0) callKoiKoi(board);
  else stop(board);
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

/** What the month brought a seat: the winner's points, taken from the others in equal parts. */
const gainOf = ({ winner, points, seats }: Board, seat: number): number => {
  if (winner < 0) return 0;
  return seat === winner ? points : -points / (seats.length - 1);
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
