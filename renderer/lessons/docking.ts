/** Where the teacher's sheet lies: top right, else where it covers least of what it speaks of. Knows rectangles only. */
import type { Rect } from '../table/layout';
import { grown, shared } from './targets';

interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Around {
  /** Never to be covered. */
  readonly named: readonly Rect[];
  /** Better not to be covered: what can be chosen now. */
  readonly wanted: readonly Rect[];
  /** What is there to be looked at beside it: hand, field, both piles. */
  readonly seen: readonly Rect[];
}

/** Room between the sheet and what it speaks of, px. */
const AIR = 10;
/** How much more than what is only seen weigh what is named, and what can be chosen. */
const NAMED = 1000;
const WANTED = 5;

/** The corner in which the sheet lies, from the left and top, px; the earlier of equal places. */
export function dockAt(room: Size, sheet: Size, margin: number, { named, wanted, seen }: Around): Rect {
  const right = room.width - margin - sheet.width;
  const bottom = room.height - margin - sheet.height;
  const middle = (room.width - sheet.width) / 2;
  const places = [
    [right, margin],
    [margin, bottom],
    [middle, bottom],
    [right, bottom],
    [margin, margin],
    [margin, (room.height - sheet.height) / 2],
    [middle, margin],
  ].map(([x = 0, y = 0]): Rect => ({ x, y, ...sheet }));
  const cost = (place: Rect): number => {
    const over = (rects: readonly Rect[]): number =>
      rects.reduce((sum, rect) => sum + shared(grown(place, AIR), rect), 0);
    return NAMED * over(named) + WANTED * over(wanted) + over(seen);
  };
  const [first, ...others] = places;
  if (first === undefined) throw new Error('a sheet without a place');
  return others.reduce((best, place) => (cost(place) < cost(best) ? place : best), first);
}
