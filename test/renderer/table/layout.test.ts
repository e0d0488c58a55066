// The table's geometry as numbers: the look's table of sizes, nothing overlapping, all inside the safe area.
import { describe, expect, it } from 'vitest';
import { CARD_IDS } from '../../../shared/cards';
import { dealField } from '../../../renderer/table/fieldSlots';
import { heightOf, layoutTable } from '../../../renderer/table/layout';
import type { Layout, Rect } from '../../../renderer/table/layout';
import { emptyModel } from '../../../renderer/table/model';
import { placeAll } from '../../../renderer/table/placement';

const SIZES = [
  [1024, 640],
  [1280, 800],
  [1366, 768],
  [1920, 1080],
  [2560, 1080],
  [1200, 1600],
  [3840, 2160],
] as const;

/** W, H, field card, hand card, hand step with 8, field step with 16, pile card: look.md, "Table". */
const DRAWN = [
  [1024, 640, 74, 90, 69, 57, 46],
  [1280, 800, 94, 115, 88, 73, 56],
  [1366, 768, 91, 111, 104, 89, 54],
  [1920, 1080, 128, 156, 146, 125, 76],
  [3840, 2160, 255, 311, 292, 252, 151],
] as const;

const overlap = (a: Rect, b: Rect): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

const inside = (inner: Rect, outer: Rect): boolean =>
  inner.x >= outer.x - 0.5 &&
  inner.y >= outer.y - 0.5 &&
  inner.x + inner.width <= outer.x + outer.width + 0.5 &&
  inner.y + inner.height <= outer.y + outer.height + 0.5;

const partsOf = (layout: Layout): [string, Rect][] => [
  ['left rail', layout.leftRail],
  ['rival pile', layout.rivalPile.recess],
  ['own pile', layout.ownPile.recess],
  ['kind words', layout.kindWords],
  ['draw pile', layout.drawPile],
  ['draw count', layout.drawCount],
  ['field', layout.field],
  ['rival hand', layout.rivalHand],
  ['hand', layout.hand],
  ['prompt', layout.prompt],
  ...(layout.log === null ? [] : [['log', layout.log] as [string, Rect]]),
];

describe('layoutTable', () => {
  it.each(DRAWN)(
    'gives the drawn sizes at %i x %i',
    (width, height, field, hand, handStep, fieldStep, pile) => {
      const layout = layoutTable({ width, height, fieldColumns: 8 });
      expect(layout.card).toMatchObject({ field, hand, pile });
      expect(Math.abs(layout.fieldStep - fieldStep)).toBeLessThan(1.1);
      const poses = [...placeAll({ ...emptyModel(0, 2), hand: CARD_IDS.slice(0, 8) }, layout).values()];
      const xs = poses.filter((pose) => pose.z >= 40 && pose.z < 60).map((pose) => pose.x);
      expect(xs).toHaveLength(8);
      expect(Math.abs((xs[1] ?? 0) - (xs[0] ?? 0) - handStep)).toBeLessThan(1.1);
    },
  );

  for (const [width, height] of SIZES) {
    for (const fieldColumns of [6, 7, 8]) {
      it(`keeps all parts apart and on the table at ${width} x ${height}, ${fieldColumns} columns`, () => {
        const layout = layoutTable({ width, height, fieldColumns });
        const parts = partsOf(layout);
        const clashes = parts.flatMap(([name, rect], index) =>
          parts
            .slice(index + 1)
            .filter(([, other]) => overlap(rect, other) > 1)
            .map(([other]) => `${name} / ${other}`),
        );
        expect(clashes).toEqual([]);
        const window = { x: 0, y: 0, width, height };
        for (const [name, rect] of parts) {
          // The rival's backs stick out of the safe area by design, but stay in the window.
          expect(inside(rect, name === 'rival hand' ? window : layout.safe), name).toBe(true);
        }
        expect(inside(layout.reveal, window)).toBe(true);
        expect(overlap(layout.reveal, layout.field)).toBe(0);
        expect(overlap(layout.reveal, layout.rivalHand)).toBe(0);
      });
    }
  }

  it('hides the log, not the prompt, where larger text leaves no room for both', () => {
    const large = layoutTable({ width: 1024, height: 640, textScale: 1.5 });
    expect(large.log).toBeNull();
    expect(overlap(large.prompt, large.field)).toBe(0);
    expect(layoutTable({ width: 1024, height: 640 }).log).not.toBeNull();
  });
});

describe('placed cards', () => {
  const full = (shape: 'row' | 'fan', width: number, height: number) => {
    const field = dealField(CARD_IDS.slice(0, 16));
    const model = {
      ...emptyModel(0, 2),
      field,
      hand: CARD_IDS.slice(16, 24),
      drawPile: 8,
      seats: [
        { backs: [], shown: [], captured: CARD_IDS.slice(24, 40) },
        { backs: [0, 1, 2, 3, 4, 5, 6, 7], shown: [], captured: CARD_IDS.slice(40) },
      ],
    };
    const layout = layoutTable({ width, height, fieldColumns: 8, handShape: shape });
    return { layout, poses: placeAll(model, layout) };
  };

  it.each(SIZES)('all stay in the window at %i x %i, in a row and in a fan', (width, height) => {
    for (const shape of ['row', 'fan'] as const) {
      const { poses } = full(shape, width, height);
      expect(poses.size).toBe(16 + 8 + 8 + 24 + 3);
      for (const [key, pose] of poses) {
        const across =
          Math.abs(Math.cos(pose.rot)) * pose.width + Math.abs(Math.sin(pose.rot)) * heightOf(pose.width);
        const down =
          Math.abs(Math.cos(pose.rot)) * heightOf(pose.width) + Math.abs(Math.sin(pose.rot)) * pose.width;
        expect(pose.x - across / 2, key).toBeGreaterThanOrEqual(0);
        expect(pose.x + across / 2, key).toBeLessThanOrEqual(width);
        expect(pose.y - down / 2, key).toBeGreaterThanOrEqual(0);
        expect(pose.y + down / 2, key).toBeLessThanOrEqual(height);
      }
    }
  });

  it.each(SIZES)('leave the left edge of each of 16 field cards in view at %i x %i', (width, height) => {
    const { layout } = full('row', width, height);
    expect(layout.fieldStep / layout.card.field).toBeGreaterThan(0.7);
  });
});
