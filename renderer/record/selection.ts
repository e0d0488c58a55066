/** Which rows of a list are chosen, and which one is at hand. Knows no meaning of the rows. */

export interface Selection {
  readonly chosen: ReadonlySet<string>;
  /** The row that keys start from. */
  readonly at: string | null;
  /** Where a range begins. */
  readonly from: string | null;
}

export const pick = (id: string): Selection => ({ chosen: new Set([id]), at: id, from: id });

/** Everything between where a range began and here. */
export function extend(ids: readonly string[], { from }: Selection, id: string): Selection {
  const begin = from === null ? -1 : ids.indexOf(from);
  if (begin < 0) return pick(id);
  const here = ids.indexOf(id);
  const range = ids.slice(Math.min(begin, here), Math.max(begin, here) + 1);
  return { chosen: new Set(range), at: id, from };
}

/** Adds or takes out one. */
export function toggle({ chosen }: Selection, id: string): Selection {
  const next = new Set(chosen);
  if (!next.delete(id)) next.add(id);
  return { chosen: next, at: id, from: id };
}

export const pickAll = (ids: readonly string[], { at, from }: Selection): Selection => ({
  chosen: new Set(ids),
  at,
  from,
});

/** What is left of it among these rows; never nothing while there are rows and one was at hand before. */
export function among(
  ids: readonly string[],
  before: readonly string[],
  { chosen, at, from }: Selection,
): Selection {
  const left = ids.filter((id) => chosen.has(id));
  const here = new Set(ids);
  if (left.length > 0 && at !== null && here.has(at)) return { chosen: new Set(left), at, from };
  // The one that has moved up to where the last one was.
  const place = at === null ? 0 : Math.max(0, before.indexOf(at));
  const next = left[0] ?? ids[Math.min(place, ids.length - 1)];
  return next === undefined ? { chosen: new Set(), at: null, from: null } : pick(next);
}
