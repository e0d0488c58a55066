/** Compares what a vector expects with what the engine gives, path by path. Knows the vectors' conventions, no rules. */
import { isDeepStrictEqual } from 'node:util';

export interface Difference {
  /** Dotted path, or the step and the path. */
  readonly path: string;
  readonly expected: unknown;
  readonly got: unknown;
}

/** Cards and moves in these places have no order. */
const UNORDERED = ['field', 'hands', 'captured', 'legal'];

const sorted = (value: unknown): unknown => {
  if (!Array.isArray(value)) return value;
  const elements = value.map((element: unknown) => sorted(element));
  return elements.every((element) => typeof element === 'string') ? elements.toSorted() : elements;
};

const arranged = (path: string, value: unknown): unknown =>
  UNORDERED.some((place) => path === place || path.startsWith(`${place}.`)) ? sorted(value) : value;

const step = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).find(([name]) => name === key)?.[1]
    : undefined;

/** The value at a dotted path of plain data; undefined where the path leads nowhere. */
export const valueAt = (data: unknown, path: string): unknown => path.split('.').reduce(step, data);

/** Every expected path that differs. `where` goes before the path in reports. */
export const differences = (
  expected: Readonly<Record<string, unknown>>,
  got: unknown,
  where = '',
): readonly Difference[] =>
  Object.entries(expected).flatMap(([path, value]) => {
    const found = valueAt(got, path);
    const equal = isDeepStrictEqual(arranged(path, value), arranged(path, found));
    return equal ? [] : [{ path: where + path, expected: value, got: found }];
  });
