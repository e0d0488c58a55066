/** Small functions over readonly lists. Knows nothing of the game. */

/** The element at `index`; throws where there is none, because then an invariant is broken. */
export const at = <T>(list: readonly T[], index: number): T => {
  const element = list[index];
  if (element === undefined) throw new RangeError(`no element ${index} in a list of ${list.length}`);
  return element;
};

export const without = <T>(list: readonly T[], gone: readonly T[]): readonly T[] =>
  list.filter((element) => !gone.includes(element));

export const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0);

/** A list of `length` elements, each made from its index. */
export const times = <T>(length: number, make: (index: number) => T): readonly T[] => {
  const list: T[] = [];
  for (let index = 0; index < length; index += 1) list.push(make(index));
  return list;
};
