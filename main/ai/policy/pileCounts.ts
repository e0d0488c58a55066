/**
 * How many cards of each group a pile's word holds, looked up: counting bits afresh for every decision of every playout
 * takes longer than anything else there. A table's numbers hold several counts of three bits, each cut at its MOST.
 */
import { bitCount } from '../board/cards';
import {
  ANIMAL_MASK,
  ANIMAL_SHIFT,
  ANIMALS,
  LIGHT_MASK,
  LIGHTS,
  RIBBON_MASK,
  RIBBON_SHIFT,
  RIBBONS,
  wordOf,
} from '../board/pileWord';
import type { CardId } from '../../../shared/cards';
import { BLUE_RIBBONS, POETRY_RIBBONS, setCards } from '../../../shared/yakuCards';
import { MOST } from './layout';

export const SET_ANIMALS = setCards('ino-shika-cho', 1);
export const RED_RIBBONS = setCards('kusatan', 1);

interface Counted {
  readonly cards: readonly CardId[];
  readonly most: number;
}

/** The counts of each part of a word that begins at `shift`. */
const countsOf = (shift: number, mask: number, groups: readonly Counted[]): Int32Array => {
  const sets = groups.map(({ cards, most }) => ({
    most,
    bits: cards.reduce((bits, card) => bits | wordOf(card), 0),
  }));
  return Int32Array.from({ length: mask + 1 }, (_, part) =>
    sets.reduce(
      (counts, { bits, most }, place) =>
        counts | (Math.min(bitCount((part << shift) & bits), most) << (3 * place)),
      0,
    ),
  );
};

const LIGHT_COUNTS = countsOf(0, LIGHT_MASK, [{ cards: LIGHTS, most: MOST.lights }]);
const ANIMAL_COUNTS = countsOf(ANIMAL_SHIFT, ANIMAL_MASK, [
  { cards: ANIMALS, most: MOST.animals },
  { cards: SET_ANIMALS, most: MOST.set },
]);
const RIBBON_COUNTS = countsOf(RIBBON_SHIFT, RIBBON_MASK, [
  { cards: RIBBONS, most: MOST.ribbons },
  { cards: POETRY_RIBBONS, most: MOST.set },
  { cards: BLUE_RIBBONS, most: MOST.set },
  { cards: RED_RIBBONS, most: MOST.set },
]);

/** Lights. */
export const lightCounts = (word: number): number => LIGHT_COUNTS[word & LIGHT_MASK] ?? 0;

/** Animals, then those of boar, deer and butterflies. */
export const animalCounts = (word: number): number =>
  ANIMAL_COUNTS[(word >> ANIMAL_SHIFT) & ANIMAL_MASK] ?? 0;

/** Ribbons, then those with poetry, the blue and the red ones. */
export const ribbonCounts = (word: number): number =>
  RIBBON_COUNTS[(word >> RIBBON_SHIFT) & RIBBON_MASK] ?? 0;

/** One of the counts that such a number holds. */
export const countAt = (counts: number, place: number): number => (counts >> (3 * place)) & 7;
