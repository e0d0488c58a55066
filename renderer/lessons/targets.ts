/** Where on the page lies what the teacher speaks of. Measures, draws nothing. */
import type { CardId } from '../../shared/cards';
import type { LessonTarget } from '../../shared/lessons';
import type { Layout, Rect } from '../table/layout';

/** `sheet` = it is told on the teacher's own sheet. */
export type Surface = 'card' | 'table' | 'panel' | 'sheet';

export interface Found {
  readonly surface: Surface;
  readonly rect: Rect;
}

/** The smallest rectangle around all of them; null around none. */
export function around(rects: readonly Rect[]): Rect | null {
  if (rects.length === 0) return null;
  const x = Math.min(...rects.map((rect) => rect.x));
  const y = Math.min(...rects.map((rect) => rect.y));
  const right = Math.max(...rects.map((rect) => rect.x + rect.width));
  const bottom = Math.max(...rects.map((rect) => rect.y + rect.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** @param by more on each side */
export const grown = ({ x, y, width, height }: Rect, by: number): Rect => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

/** Square px that two rectangles share. */
export const shared = (one: Rect, other: Rect): number =>
  Math.max(0, Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)) *
  Math.max(0, Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y));

/** Of all elements that fit, together. */
export function rectOf(root: HTMLElement, selector: string): Rect | null {
  const rects = [...root.querySelectorAll(selector)].map((each) => each.getBoundingClientRect());
  return around(rects.filter(({ width, height }) => width > 0 && height > 0));
}

const SELECTORS = {
  hand: '[data-place="hand"] [data-card]',
  field: '[data-place="field"] [data-card]',
  score: '.rail.left > .person:last-of-type > .line',
  tally: '.lessonTally',
} as const;

const BUTTONS = { stop: '.plate.stop', koi: '.plate.koiKoi', coach: '.teacher .lantern' } as const;

function zoneOf(
  zone: Extract<LessonTarget, { type: 'zone' }>['zone'],
  root: HTMLElement,
  layout: Layout | null,
): Rect | null {
  switch (zone) {
    // Everything: there is nothing to be pointed out.
    case 'board':
    case 'yakuList':
      return null;
    case 'drawPile':
      return layout?.drawPile ?? null;
    case 'myPile':
      return layout?.ownPile.recess ?? null;
    case 'theirPile':
      return layout?.rivals[0]?.pile.recess ?? null;
    default:
      return rectOf(root, SELECTORS[zone]);
  }
}

const found = (surface: Surface, rect: Rect | null): Found | null => rect && { surface, rect };

/** Null where it is not in sight. */
export function placeOf(target: LessonTarget, root: HTMLElement, layout: Layout | null): Found | null {
  switch (target.type) {
    case 'card':
      return found('card', rectOf(root, `[data-card="${target.card}"]`));
    case 'zone':
      return found(target.zone === 'tally' ? 'panel' : 'table', zoneOf(target.zone, root, layout));
    case 'column':
      return (
        layout &&
        found('table', around([layout.ownPile.heads[target.kind], layout.ownPile.columns[target.kind]]))
      );
    case 'yaku':
      return null;
    case 'button':
      return found(target.button === 'coach' ? 'sheet' : 'panel', rectOf(root, BUTTONS[target.button]));
  }
}

export const cardsIn = (targets: readonly LessonTarget[]): readonly CardId[] =>
  targets.flatMap((target) => (target.type === 'card' ? [target.card] : []));
