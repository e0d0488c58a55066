/** House yaku as a list to edit: whatever moves or goes, ids stay numbered in order and references stay with what they name. */
import { houseYakuId, isHouseYakuId, LONGEST_HOUSE_NAME } from '../../../shared/houseYaku';
import type { HouseYaku } from '../../../shared/houseYaku';
import type { HouseYakuId } from '../../../shared/yaku';
import { isPlainName } from '../../../shared/plainName';

type List = readonly HouseYaku[];

/** Gives each its number; a reference to one that is no longer there goes with it. @param list of distinct ids, in their new order */
export function renumber(list: List): List {
  const ids = new Map<HouseYakuId, HouseYakuId>(list.map(({ id }, index) => [id, houseYakuId(index + 1)]));
  return list.map((yaku, index) => ({
    ...yaku,
    id: houseYakuId(index + 1),
    replaces: yaku.replaces.flatMap((id) => {
      const known = isHouseYakuId(id) ? ids.get(id) : id;
      return known === undefined ? [] : [known];
    }),
  }));
}

/** @param to its place afterwards; outside of the list nothing moves */
export function move(list: List, from: number, to: number): List {
  const moved = list[from];
  if (moved === undefined || to < 0 || to >= list.length) return list;
  return renumber(list.toSpliced(from, 1).toSpliced(to, 0, moved));
}

export const without = (list: List, index: number): List => renumber(list.toSpliced(index, 1));

/** In its place, or behind the last. */
export const put = (list: List, index: number, yaku: Omit<HouseYaku, 'id'>): List =>
  list.toSpliced(Math.min(index, list.length), 1, {
    ...yaku,
    id: houseYakuId(Math.min(index, list.length) + 1),
  });

const asRead = (name: string): string => name.normalize('NFKC').toLowerCase();

/** Characters of a name as a reader counts them. */
export const lettersOf = (name: string): readonly string[] =>
  Array.from(new Intl.Segmenter().segment(name), ({ segment }) => segment);

/** The name with the first number from 2 on that is free, cut where it would grow too long. */
export function freeName(list: List, name: string): string {
  const taken = new Set(list.map((yaku) => asRead(yaku.name)));
  for (let number = 2; ; number++) {
    const ending = ` ${number}`;
    const start = lettersOf(name)
      .slice(0, LONGEST_HOUSE_NAME - ending.length)
      .join('')
      .trimEnd();
    const tried = `${start}${ending}`;
    if (!taken.has(asRead(tried)) && isPlainName(tried, LONGEST_HOUSE_NAME)) return tried;
  }
}

/** A copy right behind it; none of the others refer to the copy. */
export function duplicate(list: List, index: number): List {
  const yaku = list[index];
  if (yaku === undefined) return list;
  // A number that none has, until all are numbered anew.
  const copy = { ...yaku, id: houseYakuId(list.length + 1), name: freeName(list, yaku.name) };
  return renumber(list.toSpliced(index + 1, 0, copy));
}
