/** The shuffle: a seeded generator whose state is plain data. Knows no rules; never reads a clock or Math.random. */
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { CARD_IDS, type CardId } from '../../shared/cards';
import { at } from './lists';

/** Four signed 32-bit words. */
export type RngState = readonly number[];

/** Half of the fresh generator's 128 bits are constants and its first output is the seed itself: step past that. */
const WARM_UP = 32;

/** @param seed any whole number; its low 32 bits count. */
export const seedRng = (seed: number): RngState => {
  const generator = xoroshiro128plus(seed);
  for (let step = 0; step < WARM_UP; step += 1) generator.next();
  return generator.getState();
};

/** A whole number from 0 up to but not including `bound`, every one equally likely. */
export const drawNumber = (
  rng: RngState,
  bound: number,
): { readonly value: number; readonly rng: RngState } => {
  const generator = xoroshiro128plusFromState(rng);
  const value = uniformInt(generator, 0, bound - 1);
  return { value, rng: generator.getState() };
};

export interface Shuffled {
  /** All 48 cards; the first is dealt first. */
  readonly cards: readonly CardId[];
  readonly rng: RngState;
}

/** Fisher and Yates: each of the 48! orders is equally likely as far as the generator allows. */
export const shuffleDeck = (rng: RngState): Shuffled => {
  const generator = xoroshiro128plusFromState(rng);
  const cards = [...CARD_IDS];
  for (let last = cards.length - 1; last > 0; last -= 1) {
    const other = uniformInt(generator, 0, last);
    const swapped = at(cards, last);
    cards[last] = at(cards, other);
    cards[other] = swapped;
  }
  return { cards, rng: generator.getState() };
};
