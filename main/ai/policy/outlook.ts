/**
 * What the seat to move has and what its rivals have, as positions of weights: looked at once for a decision, then used
 * for every card. Sees the piles, the field and the mover's own hand; no other hand and no draw pile.
 */
import type { Board, BoardSeat } from '../board/board';
import { bitCount, monthBits } from '../board/cards';
import {
  ANIMAL_MASK,
  ANIMAL_SHIFT,
  LIGHT_MASK,
  PLAIN_SHIFT,
  RIBBON_MASK,
  RIBBON_SHIFT,
  wordOf,
} from '../board/pileWord';
import { BLUE_RIBBONS, POETRY_RIBBONS, setCards } from '../../../shared/yakuCards';
import type { CardId } from '../../../shared/cards';
import { GROUP, GROUP_COUNT, GROUP_START, MOST, URGENCY_START } from './layout';

export interface Outlook {
  /** The weight of each group, within a role. The last one, for groups that are missing, is never used. */
  readonly at: Int32Array;
  /** Rivals' piles as one word: their cards together, and the most plains that one of them has. */
  rivals: number;
  /** Cards that are in nobody's pile, not on the field and not in the own hand. */
  unseenLow: number;
  unseenHigh: number;
}

export const newOutlook = (): Outlook => ({
  at: new Int32Array(GROUP_COUNT + 1),
  rivals: 0,
  unseenLow: 0,
  unseenHigh: 0,
});

const bitsOf = (cards: readonly CardId[]): number => cards.reduce((bits, card) => bits | wordOf(card), 0);

const SET_ANIMALS = bitsOf(setCards('ino-shika-cho', 1));
const POETRY = bitsOf(POETRY_RIBBONS);
const BLUE = bitsOf(BLUE_RIBBONS);
const RED = bitsOf(setCards('kusatan', 1));
export const CUP = wordOf('sep-cup');
export const MOON = wordOf('aug-moon');
export const CURTAIN = wordOf('mar-curtain');

const ALL_BITS = (1 << PLAIN_SHIFT) - 1;
const ALL_CARDS = 0xffffff;

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

/** 0 in no pile, 1 in the own, 2 in a rival's. */
export const placeOf = (bit: number, own: number, rivals: number): number =>
  (own & bit) !== 0 ? 1 : (rivals & bit) !== 0 ? 2 : 0;

const pair = (own: number, rivals: number, most: number): number =>
  Math.min(own, most) * (most + 1) + Math.min(rivals, most);

const inSet = (set: number, own: number, rivals: number): number =>
  pair(bitCount(own & set), bitCount(rivals & set), MOST.set);

const lookAtCounts = ({ at }: Outlook, own: number, rivals: number): void => {
  const animals = pair(
    bitCount((own >> ANIMAL_SHIFT) & ANIMAL_MASK),
    bitCount((rivals >> ANIMAL_SHIFT) & ANIMAL_MASK),
    MOST.animals,
  );
  const ribbons = pair(
    bitCount((own >> RIBBON_SHIFT) & RIBBON_MASK),
    bitCount((rivals >> RIBBON_SHIFT) & RIBBON_MASK),
    MOST.ribbons,
  );
  at[GROUP.animals] = (GROUP_START[GROUP.animals] ?? 0) + animals;
  at[GROUP.ribbons] = (GROUP_START[GROUP.ribbons] ?? 0) + ribbons;
  at[GROUP.plains] =
    (GROUP_START[GROUP.plains] ?? 0) + pair(own >> PLAIN_SHIFT, rivals >> PLAIN_SHIFT, MOST.plains);
};

const lookAtSets = ({ at }: Outlook, own: number, rivals: number): void => {
  const lights = pair(bitCount(own & LIGHT_MASK), bitCount(rivals & LIGHT_MASK), MOST.lights);
  for (let group = GROUP.plainLight; group <= GROUP.rainMan; group += 1) {
    at[group] = (GROUP_START[group] ?? 0) + lights;
  }
  at[GROUP.boarDeerButterflies] =
    (GROUP_START[GROUP.boarDeerButterflies] ?? 0) + inSet(SET_ANIMALS, own, rivals);
  at[GROUP.poetry] = (GROUP_START[GROUP.poetry] ?? 0) + inSet(POETRY, own, rivals);
  at[GROUP.blue] = (GROUP_START[GROUP.blue] ?? 0) + inSet(BLUE, own, rivals);
  at[GROUP.red] = (GROUP_START[GROUP.red] ?? 0) + inSet(RED, own, rivals);
  const cup = placeOf(CUP, own, rivals);
  at[GROUP.cup] =
    (GROUP_START[GROUP.cup] ?? 0) + 3 * placeOf(MOON, own, rivals) + placeOf(CURTAIN, own, rivals);
  at[GROUP.moonBesideCup] = (GROUP_START[GROUP.moonBesideCup] ?? 0) + cup;
  at[GROUP.curtainBesideCup] = (GROUP_START[GROUP.curtainBesideCup] ?? 0) + cup;
};

/** Looks at the board for the seat to move. */
export const lookAround = (outlook: Outlook, board: Board): void => {
  const { turn } = board;
  outlook.rivals = rivalWord(board, turn);
  lookAtSets(outlook, turn.word, outlook.rivals);
  lookAtCounts(outlook, turn.word, outlook.rivals);
  let low = board.fieldLow | turn.handLow;
  let high = board.fieldHigh | turn.handHigh;
  for (const seat of board.seats) {
    low |= seat.pileLow;
    high |= seat.pileHigh;
  }
  outlook.unseenLow = ALL_CARDS & ~low;
  outlook.unseenHigh = ALL_CARDS & ~high;
};

/** Position, within a role, of the weight for how urgent the month of a hand card is. */
export const urgencyOf = (outlook: Outlook, board: Board, card: number): number => {
  const unseen = bitCount(monthBits(outlook.unseenLow, outlook.unseenHigh, card));
  const inHand = bitCount(monthBits(board.turn.handLow, board.turn.handHigh, card)) - 1;
  return URGENCY_START + 4 * Math.min(unseen, 3) + Math.min(inHand, 3);
};
