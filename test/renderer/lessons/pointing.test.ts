// The teacher's sheet never covers what it speaks of while there is room; the arrow leads there; cards fill their room.
import { describe, expect, it } from 'vitest';
import { arrowFrom } from '../../../renderer/lessons/arrow';
import { gridFor } from '../../../renderer/lessons/cardsGrid';
import { dockAt } from '../../../renderer/lessons/docking';
import { shared } from '../../../renderer/lessons/targets';
import { layoutTable } from '../../../renderer/table/layout';
import type { Rect } from '../../../renderer/table/layout';

const SIZES = [
  [1024, 640],
  [1280, 800],
  [1920, 1080],
] as const;
const MARGIN = 22;

const sheetIn = (width: number) => ({ width: 0.29 * width, height: 0.17 * width });

/** A full field of six columns over a full hand leaves the sheet no corner: it may touch a fiftieth of one. */
const most = (named: readonly Rect[]): number => (named.length > 1 ? 0.02 : 0);

/** Every place that a lesson speaks of, each alone and any two together. */
function placesOf(width: number, height: number): readonly (readonly Rect[])[] {
  const { field, hand, drawPile, ownPile, rivals } = layoutTable({ width, height });
  const places = [field, hand, drawPile, ownPile.recess, rivals[0]?.pile.recess].filter(
    (each) => each !== undefined,
  );
  return [...places.map((each) => [each]), ...places.flatMap((one) => places.map((other) => [one, other]))];
}

describe('the teacher’s sheet', () => {
  it.each(SIZES)('lies top right at %i x %i while nothing there is spoken of', (width, height) => {
    const sheet = sheetIn(width);
    const at = dockAt({ width, height }, sheet, MARGIN, { named: [], wanted: [], seen: [] });
    expect([at.x, at.y]).toEqual([width - MARGIN - sheet.width, MARGIN]);
  });

  it.each(SIZES)('covers nothing that it speaks of at %i x %i', (width, height) => {
    for (const named of placesOf(width, height)) {
      const at = dockAt({ width, height }, sheetIn(width), MARGIN, { named, wanted: [], seen: [] });
      for (const each of named) {
        expect(shared(at, each) / (each.width * each.height)).toBeLessThanOrEqual(most(named));
      }
    }
  });
});

describe('the sheet beside cards that only lie there', () => {
  it.each(SIZES)('leaves the other pile in sight at %i x %i', (width, height) => {
    const sheet = sheetIn(width);
    const layout = layoutTable({ width, height });
    const pile = layout.rivals[0]?.pile.recess;
    if (pile === undefined) throw new Error('nobody sits opposite');
    const at = dockAt({ width, height }, sheet, MARGIN, { named: [], wanted: [], seen: [pile] });
    expect(shared(at, pile)).toBe(0);
  });
});

describe('the arrow', () => {
  const sheet = { x: 900, y: 20, width: 360, height: 240 };
  const ends = (path: string): number[] => [...path.matchAll(/-?\d+\.\d/g)].slice(-2).map(Number);

  it('ends just before its target', () => {
    const target = { x: 400, y: 300, width: 90, height: 146 };
    const [x = 0, y = 0] = ends(arrowFrom(sheet, target)?.shaft ?? '');
    expect(x).toBeGreaterThan(target.x + target.width);
    expect(x).toBeLessThan(target.x + target.width + 40);
    expect(y).toBeGreaterThan(target.y - 40);
    expect(y).toBeLessThan(target.y + target.height + 40);
  });

  it('is left out where the target lies beside the sheet', () => {
    expect(arrowFrom(sheet, { x: 850, y: 100, width: 40, height: 60 })).toBeNull();
  });
});

describe('cards laid out', () => {
  it.each([1, 3, 5, 7, 10, 12])('%i fit their room and are as large as it allows', (count) => {
    const room = { width: 840, height: 736 };
    const { columns, width } = gridFor(count, room);
    const rows = Math.ceil(count / columns);
    const gap = 0.03 * room.height;
    const height = (width * 584) / 360;
    expect(columns * width + (columns - 1) * gap).toBeLessThanOrEqual(room.width);
    expect(rows * height + (rows - 1) * gap).toBeLessThanOrEqual(room.height + 1);
    expect(width).toBeGreaterThan(120);
  });
});
