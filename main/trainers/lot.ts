/** Draws by lot from a seed, so that every question can be asked again. Knows no game. */
import { below, fastRandom, fraction } from '../ai/board/random';
import { at } from '../engine/lists';

export interface Lot {
  /** A whole number from 0 up to but not including `bound`. */
  below(bound: number): number;
  /** True so often, of 1. */
  chance(of: number): boolean;
  /** @throws where there is nothing to pick from */
  pick<T>(list: readonly T[]): T;
  /** By weight. @throws where nothing has any */
  weighted<T>(list: readonly (readonly [T, number])[]): T;
  shuffled<T>(list: readonly T[]): readonly T[];
  /** So many of them, or all where there are fewer. */
  some<T>(list: readonly T[], count: number): readonly T[];
}

/** The same seed draws the same. @param seed its low 32 bits count */
export const createLot = (seed: number): Lot => {
  const random = fastRandom(seed);
  const shuffled = <T>(list: readonly T[]): readonly T[] =>
    list
      .map((element) => ({ element, place: fraction(random) }))
      .toSorted((a, b) => a.place - b.place)
      .map(({ element }) => element);
  return {
    below: (bound) => below(random, bound),
    chance: (of) => fraction(random) < of,
    pick: (list) => at(list, below(random, list.length)),
    weighted(list) {
      let left = fraction(random) * list.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [element, weight] of list) {
        left -= weight;
        if (left < 0) return element;
      }
      return at(list, list.length - 1)[0];
    },
    shuffled,
    some: (list, count) => shuffled(list).slice(0, count),
  };
};
