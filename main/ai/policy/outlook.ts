/**
 * What the seat to move has and what its rivals have, as positions of weights: looked at once for a decision, then used
 * for every card. Sees the piles, the field and the mover's own hand; no other hand and no draw pile.
 */
import { handCount, type Board, type BoardSeat } from '../board/board';
import { bitCount, cardSet, kindCards, monthBits, type CardSet } from '../board/cards';
import { ANIMAL_MASK, ANIMAL_SHIFT, PLAIN_SHIFT, RIBBON_MASK, RIBBON_SHIFT, wordOf } from '../board/pileWord';
import { BLUE_RIBBONS, POETRY_RIBBONS, setCards } from '../../../shared/yakuCards';
import type { CardId } from '../../../shared/cards';
import { GROUP, GROUP_COUNT, GROUP_START, MOST, PLACE, PLACES, STAGE_SIZE, URGENCY_START } from './layout';

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

const bitsOf = (cards: readonly CardId[]): number => cards.reduce((bits, card) => bits | wordOf(card), 0);

/** A set of cards, in a pile's word and as cards. */
interface CardGroup extends CardSet {
  readonly bits: number;
}

const groupOf = (cards: readonly CardId[]): CardGroup => ({ bits: bitsOf(cards), ...cardSet(cards) });

const LIGHTS = groupOf(kindCards('light'));
const SET_ANIMALS = groupOf(setCards('ino-shika-cho', 1));
const POETRY = groupOf(POETRY_RIBBONS);
const BLUE = groupOf(BLUE_RIBBONS);
const RED = groupOf(setCards('kusatan', 1));
const CUP = groupOf(['sep-cup']);
const MOON = groupOf(['aug-moon']);
const CURTAIN = groupOf(['mar-curtain']);

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

const pair = (own: number, rivals: number, most: number): number =>
  Math.min(own, most) * (most + 1) + Math.min(rivals, most);

/** How much of a group each side has taken, and how much the own hand holds. */
const standing = (board: Board, rivals: number, group: CardGroup, most: number): number => {
  const { word, handLow, handHigh } = board.turn;
  const inHand = bitCount(handLow & group.low) + bitCount(handHigh & group.high);
  const taken = pair(bitCount(word & group.bits), bitCount(rivals & group.bits), most);
  return taken * (MOST.inHand + 1) + Math.min(inHand, MOST.inHand);
};

const placeOf = (board: Board, rivals: number, card: CardGroup): number => {
  const { word, handLow, handHigh } = board.turn;
  if ((word & card.bits) !== 0) return PLACE.own;
  if ((rivals & card.bits) !== 0) return PLACE.rival;
  if (((handLow & card.low) | (handHigh & card.high)) !== 0) return PLACE.hand;
  return ((board.fieldLow & card.low) | (board.fieldHigh & card.high)) !== 0 ? PLACE.field : PLACE.unseen;
};

const kindCount = (word: number, shift: number, mask: number): number => bitCount((word >> shift) & mask);

const lookAtCounts = ({ at }: Outlook, own: number, rivals: number): void => {
  const animals = pair(
    kindCount(own, ANIMAL_SHIFT, ANIMAL_MASK),
    kindCount(rivals, ANIMAL_SHIFT, ANIMAL_MASK),
    MOST.animals,
  );
  const ribbons = pair(
    kindCount(own, RIBBON_SHIFT, RIBBON_MASK),
    kindCount(rivals, RIBBON_SHIFT, RIBBON_MASK),
    MOST.ribbons,
  );
  const plains = pair(own >> PLAIN_SHIFT, rivals >> PLAIN_SHIFT, MOST.plains);
  at[GROUP.animals] = startOf(GROUP.animals) + animals;
  at[GROUP.ribbons] = startOf(GROUP.ribbons) + ribbons;
  at[GROUP.plains] = startOf(GROUP.plains) + plains;
};

const lookAtSets = ({ at }: Outlook, board: Board, rivals: number): void => {
  const lights = standing(board, rivals, LIGHTS, MOST.lights);
  for (let group = GROUP.plainLight; group <= GROUP.rainMan; group += 1) at[group] = startOf(group) + lights;
  at[GROUP.boarDeerButterflies] =
    startOf(GROUP.boarDeerButterflies) + standing(board, rivals, SET_ANIMALS, MOST.set);
  at[GROUP.poetry] = startOf(GROUP.poetry) + standing(board, rivals, POETRY, MOST.set);
  at[GROUP.blue] = startOf(GROUP.blue) + standing(board, rivals, BLUE, MOST.set);
  at[GROUP.red] = startOf(GROUP.red) + standing(board, rivals, RED, MOST.set);
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
  lookAtSets(outlook, board, rivals);
  lookAtViewings(outlook, board, rivals);
  lookAtCounts(outlook, turn.word, rivals);
  let low = board.fieldLow | turn.handLow;
  let high = board.fieldHigh | turn.handHigh;
  for (const seat of board.seats) {
    low |= seat.pileLow;
    high |= seat.pileHigh;
  }
  outlook.unseenLow = ALL_CARDS & ~low;
  outlook.unseenHigh = ALL_CARDS & ~high;
};

/** Cards of the card's month that may be in a rival's hand. */
export const unseenOf = ({ unseenLow, unseenHigh }: Outlook, card: number): number =>
  bitCount(monthBits(unseenLow, unseenHigh, card));

/** Position, within a role, of the weight for how urgent the month of a hand card is. */
export const urgencyOf = (outlook: Outlook, board: Board, card: number): number => {
  const inHand = bitCount(monthBits(board.turn.handLow, board.turn.handHigh, card)) - 1;
  return URGENCY_START + 4 * Math.min(unseenOf(outlook, card), 3) + Math.min(inHand, 3);
};
