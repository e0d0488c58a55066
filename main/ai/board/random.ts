/** The board's own seeded generator: small, fast, and the same on every machine. Not for shuffles that people play. */

/** One 32-bit word of state. */
export interface FastRandom {
  state: number;
}

/** Steps so that seeds next to each other do not begin alike (the finishing steps of MurmurHash3). */
const scatter = (seed: number): number => {
  let mixed = Math.imul(seed ^ (seed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
};

/** @param seed its low 32 bits count; every seed gives a generator of its own. */
export const fastRandom = (seed: number): FastRandom => ({ state: scatter(seed | 0) });

/**
 * A whole number from 0 up to but not including `bound`. Mulberry32: an additive counter whose steps are hashed. The
 * scaling favours some numbers by at most bound / 2^32, far below what any sample here can tell.
 * @param bound at most 2^31
 */
export const below = (random: FastRandom, bound: number): number => {
  random.state = (random.state + 0x6d2b79f5) | 0;
  let hash = Math.imul(random.state ^ (random.state >>> 15), random.state | 1);
  hash ^= hash + Math.imul(hash ^ (hash >>> 7), hash | 61);
  // Or-ing with 0 cuts the fraction off and leaves an integer, where Math.floor leaves a float.
  return ((((hash ^ (hash >>> 14)) >>> 0) / 0x1_0000_0000) * bound) | 0;
};

/** Parts into which the unit interval is cut. */
const GRAIN = 2 ** 30;

/** A number from 0 up to but not including 1. */
export const fraction = (random: FastRandom): number => below(random, GRAIN) / GRAIN;
