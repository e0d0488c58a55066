/**
 * What the seat to move has and what its rivals have, as positions of weights: looked at once for a decision, then used
 * for every card. Sees the piles, the field and the mover's own hand; no other hand and no draw pile.
 */
import { handCount, type Board, type BoardSeat } from '../board/board';
import { bitCount, cardSet, monthBits, type CardSet } from '../board/cards';
import { LIGHTS, PLAIN_SHIFT, wordOf } from '../board/pileWord';
import { BLUE_RIBBONS, POETRY_RIBBONS } from '../../../shared/yakuCards';
import type { CardId } from '../../../shared/cards';
import { GROUP, GROUP_COUNT, GROUP_START, MOST, PLACE, PLACES, STAGE_SIZE, URGENCY_START } from './layout';
import { animalCounts, countAt, lightCounts, RED_RIBBONS, ribbonCounts, SET_ANIMALS } from './pileCounts';

export interface Outlook {
  /** Where the weights of this stage of the month begin. */
  stage: number;
  /** The weight of each group, within a role. The last one, for groups that are missing, is never used. */
  readonly at: Int32Array;
  /** Cards that are in nobody's pile, not on the field and not in the own hand. */
  unseenLow: number;
  unseenHigh: number;
}

export const newOutlook = (): Outlook => ({
  stage: 0,
  at: new Int32Array(GROUP_COUNT + 1),
  unseenLow: 0,
  unseenHigh: 0,
});

/** Cards that are counted in a hand: no two of them have the same place in their words, so both words count as one. */
const inHandSet = (cards: readonly CardId[]): CardSet => {
  const set = cardSet(cards);
  if ((set.low & set.high) !== 0) throw new Error('two cards would be counted as one');
  return set;
};

const LIGHT_CARDS = inHandSet(LIGHTS);
const BOAR_DEER_BUTTERFLIES = inHandSet(SET_ANIMALS);
const POETRY = inHandSet(POETRY_RIBBONS);
const BLUE = inHandSet(BLUE_RIBBONS);
const RED = inHandSet(RED_RIBBONS);

/** One card, in a pile's word and as a set. */
interface Looked extends CardSet {
  readonly bits: number;
}

const looked = (card: CardId): Looked => ({ bits: wordOf(card), ...cardSet([card]) });

const CUP = looked('sep-cup');
const MOON = looked('aug-moon');
const CURTAIN = looked('mar-curtain');

const ALL_BITS = (1 << PLAIN_SHIFT) - 1;
const ALL_CARDS = 0xffffff;

/** Rivals' piles as one word: their cards together, and the most plains that one of them has. */
const rivalWord = (board: Board, own: BoardSeat): number => {
  let bits = 0;
  let plains = 0;
  for (const seat of board.seats) {
    if (seat === own) continue;
    bits |= seat.word & ALL_BITS;
    plains = Math.max(plains, seat.word >> PLAIN_SHIFT);
  }
  return bits | (plains << PLAIN_SHIFT);
};

const startOf = (group: number): number => GROUP_START[group] ?? 0;

/** How much of a group each side has taken: the counts at `place`, which are cut at `most`. */
const taken = (own: number, rivals: number, place: number, most: number): number =>
  countAt(own, place) * (most + 1) + countAt(rivals, place);

/** The same with how much of it the own hand holds. */
const standing = (pair: number, { handLow, handHigh }: BoardSeat, set: CardSet): number =>
  pair * (MOST.inHand + 1) + Math.min(bitCount((handLow & set.low) | (handHigh & set.high)), MOST.inHand);

const placeOf = (board: Board, rivals: number, card: Looked): number => {
  const { word, handLow, handHigh } = board.turn;
  if ((word & card.bits) !== 0) return PLACE.own;
  if ((rivals & card.bits) !== 0) return PLACE.rival;
  if (((handLow & card.low) | (handHigh & card.high)) !== 0) return PLACE.hand;
  return ((board.fieldLow & card.low) | (board.fieldHigh & card.high)) !== 0 ? PLACE.field : PLACE.unseen;
};

const lookAtLights = ({ at }: Outlook, turn: BoardSeat, rivals: number): void => {
  const pair = taken(lightCounts(turn.word), lightCounts(rivals), 0, MOST.lights);
  const lights = standing(pair, turn, LIGHT_CARDS);
  at[GROUP.plainLight] = startOf(GROUP.plainLight) + lights;
  at[GROUP.curtain] = startOf(GROUP.curtain) + lights;
  at[GROUP.moon] = startOf(GROUP.moon) + lights;
  at[GROUP.rainMan] = startOf(GROUP.rainMan) + lights;
};

const lookAtAnimals = ({ at }: Outlook, turn: BoardSeat, rivals: number): void => {
  const own = animalCounts(turn.word);
  const theirs = animalCounts(rivals);
  at[GROUP.animals] = startOf(GROUP.animals) + taken(own, theirs, 0, MOST.animals);
  at[GROUP.boarDeerButterflies] =
    startOf(GROUP.boarDeerButterflies) +
    standing(taken(own, theirs, 1, MOST.set), turn, BOAR_DEER_BUTTERFLIES);
};

const lookAtRibbons = ({ at }: Outlook, turn: BoardSeat, rivals: number): void => {
  const own = ribbonCounts(turn.word);
  const theirs = ribbonCounts(rivals);
  at[GROUP.ribbons] = startOf(GROUP.ribbons) + taken(own, theirs, 0, MOST.ribbons);
  at[GROUP.poetry] = startOf(GROUP.poetry) + standing(taken(own, theirs, 1, MOST.set), turn, POETRY);
  at[GROUP.blue] = startOf(GROUP.blue) + standing(taken(own, theirs, 2, MOST.set), turn, BLUE);
  at[GROUP.red] = startOf(GROUP.red) + standing(taken(own, theirs, 3, MOST.set), turn, RED);
};

const lookAtPlains = ({ at }: Outlook, own: number, rivals: number): void => {
  at[GROUP.plains] =
    startOf(GROUP.plains) +
    Math.min(own >> PLAIN_SHIFT, MOST.plains) * (MOST.plains + 1) +
    Math.min(rivals >> PLAIN_SHIFT, MOST.plains);
};

const lookAtViewings = ({ at }: Outlook, board: Board, rivals: number): void => {
  const cup = placeOf(board, rivals, CUP);
  const lights = PLACES * placeOf(board, rivals, MOON) + placeOf(board, rivals, CURTAIN);
  at[GROUP.cup] = startOf(GROUP.cup) + lights;
  at[GROUP.moonBesideCup] = startOf(GROUP.moonBesideCup) + cup;
  at[GROUP.curtainBesideCup] = startOf(GROUP.curtainBesideCup) + cup;
};

/** Own hand cards with which the middle and the late part of a month begin. */
const MIDDLE = 5;
const LATE = 2;

/** Which of the STAGES the month is in for the seat to move. */
const stageOf = (board: Board): number => {
  for (const seat of board.seats) if (seat !== board.turn && seat.calls > 0) return 4;
  if (board.turn.calls > 0) return 3;
  const cards = handCount(board.turn);
  if (cards > MIDDLE) return 0;
  return cards > LATE ? 1 : 2;
};

/** Looks at the board for the seat to move. */
export const lookAround = (outlook: Outlook, board: Board): void => {
  const { turn } = board;
  const rivals = rivalWord(board, turn);
  outlook.stage = stageOf(board) * STAGE_SIZE;
  lookAtLights(outlook, turn, rivals);
  lookAtAnimals(outlook, turn, rivals);
  lookAtRibbons(outlook, turn, rivals);
  lookAtPlains(outlook, turn.word, rivals);
  lookAtViewings(outlook, board, rivals);
  let low = board.fieldLow | turn.handLow;
  let high = board.fieldHigh | turn.handHigh;
  for (const seat of board.seats) {
    low |= seat.pileLow;
    high |= seat.pileHigh;
  }
  outlook.unseenLow = ALL_CARDS & ~low;
  outlook.unseenHigh = ALL_CARDS & ~high;
};

/** True when every card of the card's month is seen: no rival can hold one. */
export const isSafe = ({ unseenLow, unseenHigh }: Outlook, card: number): boolean =>
  monthBits(unseenLow, unseenHigh, card) === 0;

/** By the month's unseen bits and those in the own hand, at 16 * unseen + own. */
const URGENCIES = Int32Array.from({ length: 256 }, (_, index) => {
  const unseen = Math.min(bitCount(index >> 4), 3);
  const further = Math.max(0, bitCount(index & 15) - 1);
  return URGENCY_START + 4 * unseen + further;
});

/** Position, within a role, of the weight for how urgent the month of a hand card is. */
export const urgencyOf = ({ unseenLow, unseenHigh }: Outlook, { turn }: Board, card: number): number => {
  const unseen = monthBits(unseenLow, unseenHigh, card);
  return URGENCIES[16 * unseen + monthBits(turn.handLow, turn.handHigh, card)] ?? 0;
};
