/** Which rows of a long list are in sight, so that only these are drawn. Knows no meaning of the rows. */
import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';

/** Rows drawn beyond the edge, so that a quick scroll shows none missing. */
const SPARE = 6;
/** Where a page without layout tells no height, px. */
const UNMEASURED = 640;

interface Sight {
  readonly top: number;
  readonly height: number;
  /** Height of a row, px. */
  readonly row: number;
}

const fontSize = (): number => parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;

const sightOf = (list: HTMLElement, rowRem: number): Sight => ({
  top: list.scrollTop,
  height: list.clientHeight || UNMEASURED,
  row: rowRem * fontSize(),
});

export interface RowWindow {
  readonly first: number;
  /** One beyond the last. */
  readonly end: number;
}

/** @param rowRem height of every row, rem */
export function useRowWindow(list: RefObject<HTMLElement | null>, count: number, rowRem: number): RowWindow {
  const [sight, setSight] = useState<Sight>({ top: 0, height: UNMEASURED, row: rowRem * 16 });
  useLayoutEffect(() => {
    const element = list.current;
    if (element === null) return undefined;
    const look = (): void => setSight(sightOf(element, rowRem));
    look();
    element.addEventListener('scroll', look, { passive: true });
    const watch = new ResizeObserver(look);
    watch.observe(element);
    return () => {
      element.removeEventListener('scroll', look);
      watch.disconnect();
    };
  }, [count === 0]);
  const first = Math.max(0, Math.floor(sight.top / sight.row) - SPARE);
  const end = Math.min(count, Math.ceil((sight.top + sight.height) / sight.row) + SPARE);
  return { first: Math.min(first, Math.max(0, count - 1)), end };
}

/** Scrolls as little as shows the row whole. */
export function showRow(list: HTMLElement, index: number, rowRem: number): void {
  const { top, row } = sightOf(list, rowRem);
  const above = index * row;
  if (above < top) list.scrollTop = above;
  else if (above + row > top + list.clientHeight) list.scrollTop = above + row - list.clientHeight;
}
