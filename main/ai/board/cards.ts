/**
 * How the compact board writes cards: numbers 0 … 47 (month by month, four places each) and sets of them as two
 * words of 24 bits, January to June and July to December. Knows no rules.
 */
import { CARD_IDS, kindOf, type CardId, type CardKind } from '../../../shared/cards';

export const CARD_COUNT = 48;
/** Cards in each of the two words. */
export const HALF = 24;

const NUMBERS = new Map(CARD_IDS.map((id, index) => [id, index]));

export const numberOf = (card: CardId): number => {
  const number = NUMBERS.get(card);
  if (number === undefined) throw new Error(`${card} is not a card`);
  return number;
};

export const cardAt = (number: number): CardId => {
  const card = CARD_IDS[number];
  if (card === undefined) throw new RangeError(`no card has the number ${number}`);
  return card;
};

const bitsIn = (half: 0 | 1): Int32Array =>
  Int32Array.from({ length: CARD_COUNT }, (_, card) =>
    card < HALF === (half === 0) ? 1 << (card % HALF) : 0,
  );

// Looked up rather than worked out: a random card would be guessed wrong by the processor half the time.
const LOW_BITS = bitsIn(0);
const HIGH_BITS = bitsIn(1);

/** The card's bit in the first word, 0 for a card of the second. */
export const lowBit = (card: number): number => LOW_BITS[card] ?? 0;
/** The card's bit in the second word, 0 for a card of the first. */
export const highBit = (card: number): number => HIGH_BITS[card] ?? 0;

export const bitCount = (bits: number): number => {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
};

/** Number of the lowest bit that is set. */
export const lowestBit = (bits: number): number => 31 - Math.clz32(bits & -bits);

const SHIFTS = Int32Array.from({ length: CARD_COUNT }, (_, card) => (card % HALF) & ~3);
const LOW_SIDE = Int32Array.from({ length: CARD_COUNT }, (_, card) => (card < HALF ? -1 : 0));

/** How far up in its word the four bits of the card's month begin. */
export const monthShift = (card: number): number => SHIFTS[card] ?? 0;
/** All bits for a card of the first word, none for one of the second. */
export const lowSide = (card: number): number => LOW_SIDE[card] ?? 0;

/** The four bits of the month to which `card` belongs. */
export const monthBits = (low: number, high: number, card: number): number => {
  const side = lowSide(card);
  return (((low & side) | (high & ~side)) >> monthShift(card)) & 15;
};

/** A set of cards as its two words. */
export interface CardSet {
  readonly low: number;
  readonly high: number;
}

export const cardSet = (cards: readonly CardId[]): CardSet => {
  const numbers = cards.map(numberOf);
  return {
    low: numbers.reduce((bits, card) => bits | lowBit(card), 0),
    high: numbers.reduce((bits, card) => bits | highBit(card), 0),
  };
};

export const cardsOfSet = ({ low, high }: CardSet): readonly CardId[] =>
  CARD_IDS.filter((_, number) => ((lowBit(number) & low) | (highBit(number) & high)) !== 0);

/** Cards of a kind in calendar order: a pile's word has one bit for each of them. */
export const kindCards = (kind: CardKind): readonly CardId[] => CARD_IDS.filter((id) => kindOf(id) === kind);
