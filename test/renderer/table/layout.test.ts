// The table's geometry as numbers: the look's table of sizes, nothing overlapping, all inside the safe area.
import { describe, expect, it } from 'vitest';
import { CARD_IDS } from '../../../shared/cards';
import { cardsOn, columnsOf, dealField } from '../../../renderer/table/fieldSlots';
import { heightOf, layoutTable } from '../../../renderer/table/layout';
import type { Layout, Rect } from '../../../renderer/table/layout';
import { emptyModel } from '../../../renderer/table/model';
import { placeAll } from '../../../renderer/table/placement';
import type { Pose } from '../../../renderer/table/pose';

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
  ...layout.rivals.flatMap(({ hand, pile, rail }, index): [string, Rect][] => [
    [`hand of rival ${index}`, hand],
    [`pile of rival ${index}`, pile.recess],
    ...(rail === null ? [] : [[`words of rival ${index}`, rail] as [string, Rect]]),
  ]),
  ['own pile', layout.ownPile.recess],
  ...(layout.kindWords === null ? [] : [['kind words', layout.kindWords] as [string, Rect]]),
  ['draw pile', layout.drawPile],
  ['draw count', layout.drawCount],
  ['field', layout.field],
  ['hand', layout.hand],
  ['prompt', layout.prompt],
  ...(layout.log === null ? [] : [['log', layout.log] as [string, Rect]]),
];

/** W, H, field card, hand card, back, pile card of 11-three.png and 11-three-1024.png. */
const DRAWN_THREE = [
  [1024, 640, 68, 83, 38, 46],
  [1280, 800, 87, 106, 49, 56],
] as const;

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

  it.each(DRAWN_THREE)(
    'gives the drawn sizes for three at %i x %i',
    (width, height, field, hand, rival, pile) => {
      expect(layoutTable({ width, height, players: 3 }).card).toEqual({ field, hand, rival, pile });
    },
  );

  for (const players of [2, 3] as const) {
    for (const [width, height] of SIZES) {
      for (const fieldColumns of [6, 7, 8, 12]) {
        it(`keeps all parts apart and on a table for ${players} at ${width} x ${height}, ${fieldColumns} columns`, () => {
          const layout = layoutTable({ width, height, players, fieldColumns });
          expect(layout.rivals).toHaveLength(players - 1);
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
            expect(rect.width > 0 && rect.height > 0, name).toBe(true);
            // The rivals' backs stick out of the safe area by design, but stay in the window.
            expect(inside(rect, name.startsWith('hand of') ? window : layout.safe), name).toBe(true);
          }
          expect(inside(layout.reveal, window)).toBe(true);
          expect(overlap(layout.reveal, layout.field)).toBe(0);
          for (const { hand } of layout.rivals) expect(overlap(layout.reveal, hand)).toBe(0);
        });
      }
    }
  }

  it('keeps both rivals’ lines in the log at every size for three', () => {
    for (const [width, height] of SIZES)
      expect(layoutTable({ width, height, players: 3 }).log).not.toBeNull();
  });

  it('hides the log, not the prompt, where larger text leaves no room for both', () => {
    const large = layoutTable({ width: 1024, height: 640, textScale: 1.5 });
    expect(large.log).toBeNull();
    expect(overlap(large.prompt, large.field)).toBe(0);
    expect(layoutTable({ width: 1024, height: 640 }).log).not.toBeNull();
  });
});

describe('placed cards', () => {
  const backs = [0, 1, 2, 3, 4, 5, 6, 7];
  /** As much as a table can hold: 16 on the field, full hands, everything else captured. */
  const full = (players: 2 | 3, shape: 'row' | 'fan', width: number, height: number) => {
    const model = {
      ...emptyModel(0, players),
      field: dealField(CARD_IDS.slice(0, 16)),
      hand: CARD_IDS.slice(16, 24),
      drawPile: 8,
      seats: [
        { backs: [], shown: [], captured: CARD_IDS.slice(24, 40) },
        { backs, shown: [], captured: CARD_IDS.slice(40, 44) },
        { backs: [], shown: CARD_IDS.slice(44), captured: [] },
      ].slice(0, players),
    };
    const layout = layoutTable({ width, height, players, fieldColumns: 8, handShape: shape });
    return { layout, poses: placeAll(model, layout) };
  };

  for (const players of [2, 3] as const) {
    it.each(SIZES)(
      `all stay in the window at %i x %i with ${players}, in a row and in a fan`,
      (width, height) => {
        for (const shape of ['row', 'fan'] as const) {
          const { poses } = full(players, shape, width, height);
          expect(poses.size).toBe(16 + 8 + 8 + 20 + 3 + (players === 3 ? 4 : 0));
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
      },
    );
  }

  it.each(SIZES)('leave the left edge of each of 16 field cards in view at %i x %i', (width, height) => {
    for (const players of [2, 3] as const) {
      const { layout } = full(players, 'row', width, height);
      expect(layout.fieldStep / layout.card.field).toBeGreaterThan(0.7);
    }
  });

  it.each(SIZES)('keep rivals’ hands apart and at their owners’ sides at %i x %i', (width, height) => {
    const { layout, poses } = full(3, 'row', width, height);
    const at = (of: (key: string) => boolean) =>
      [...poses].filter(([key]) => of(key)).map(([, pose]) => pose);
    const left = at((key) => key.startsWith('back:1:'));
    const right = at((key) => CARD_IDS.slice(44).some((card) => card === key));
    const centre = layout.centre;
    expect(Math.min(...left.map((pose) => pose.x - pose.width / 2)) - centre.x).toBeLessThan(
      0.03 * centre.width,
    );
    expect(Math.max(...left.map((pose) => pose.x + pose.width / 2))).toBeLessThan(
      centre.x + centre.width / 2,
    );
    expect(Math.min(...right.map((pose) => pose.x - pose.width / 2))).toBeGreaterThan(
      centre.x + centre.width / 2,
    );
    const end = Math.max(...right.map((pose) => pose.x + pose.width / 2));
    expect(centre.x + centre.width - end).toBeLessThan(0.03 * centre.width);
  });
});

describe('a card that waits for a choice', () => {
  const fieldCards = (count: number) => CARD_IDS.filter((_, index) => index % 3 !== 2).slice(0, count);

  it.each(SIZES)('lies on no other card, however full the field is, at %i x %i', (width, height) => {
    for (const players of [2, 3] as const) {
      for (let count = 2; count <= 22; count += 1) {
        const field = dealField(fieldCards(count));
        const candidates = cardsOn(field).slice(0, 2);
        const model = {
          ...emptyModel(0, players),
          field,
          held: 'dec-phoenix' as const,
          pending: { source: 'draw' as const, card: 'dec-phoenix' as const, candidates },
        };
        const layout = layoutTable({ width, height, players, fieldColumns: columnsOf(field) });
        const poses = placeAll(model, layout);
        const waiting = boxOf(poses.get('dec-phoenix'));
        for (const card of cardsOn(field)) {
          expect(overlap(waiting, boxOf(poses.get(card))), `${count}: ${card}`).toBe(0);
        }
        expect(inside(waiting, layout.centre), `${count} on the field`).toBe(true);
      }
    }
  });
});

const boxOf = (pose: Pose | undefined): Rect => {
  if (pose === undefined) throw new Error('a card without a place');
  const height = heightOf(pose.width);
  return { x: pose.x - pose.width / 2, y: pose.y - height / 2, width: pose.width, height };
};
