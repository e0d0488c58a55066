/** Small pictures drawn over and under cards (shadow, ring, dimming, marks …), baked into one texture per card size. */
import { Rectangle, Texture } from 'pixi.js';
import { CARD_KINDS, MONTHS } from '../../shared/cards';
import type { CardKind, Month } from '../../shared/cards';
import { FITTINGS, paintFitting, paintMark, sizeOfFitting, sizeOfMark } from './fittingPaint';
import type { FittingName } from './fittingPaint';

/** Textures in device pixels; a sprite scales them to its own card. */
export interface Fittings {
  /** Width in device pixels of the card that they fit unscaled. */
  readonly cardWidth: number;
  of(name: FittingName): Texture;
  mark(month: Month, kind: CardKind): Texture;
  destroy(): void;
}

const GUTTER = 4;
const ROW_WIDTH = 2048;

interface Cell {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly paint: (context: CanvasRenderingContext2D) => void;
}

/** @param cardWidth CSS px for which line widths are exact; @param ratio device pixels per CSS px */
export function bakeFittings(cardWidth: number, ratio: number): Fittings {
  const places = placeCells(cellsFor(cardWidth), ratio);
  const canvas = document.createElement('canvas');
  canvas.width = ROW_WIDTH;
  canvas.height = Math.max(...places.map(({ frame }) => frame.bottom)) + GUTTER;
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no 2d canvas to draw on');
  for (const { cell, frame } of places) {
    context.save();
    context.translate(frame.x, frame.y);
    context.scale(ratio, ratio);
    cell.paint(context);
    context.restore();
  }
  const { source } = Texture.from(canvas);
  const textures = new Map(places.map(({ cell, frame }) => [cell.id, new Texture({ source, frame })]));
  const find = (id: string): Texture => {
    const texture = textures.get(id);
    if (texture === undefined) throw new Error(`no fitting ${id}`);
    return texture;
  };
  return {
    cardWidth: cardWidth * ratio,
    of: find,
    mark: (month, kind) => find(markId(month, kind)),
    destroy() {
      for (const texture of textures.values()) texture.destroy();
      source.destroy();
    },
  };
}

const markId = (month: Month, kind: CardKind): string => `mark:${month}:${kind}`;

function cellsFor(cardWidth: number): readonly Cell[] {
  const parts = FITTINGS.map((id) => ({
    id,
    ...sizeOfFitting(id, cardWidth),
    paint: (context: CanvasRenderingContext2D) => paintFitting(context, id, cardWidth),
  }));
  const marks = MONTHS.flatMap((month) =>
    CARD_KINDS.map((kind) => ({
      id: markId(month, kind),
      ...sizeOfMark(cardWidth),
      paint: (context: CanvasRenderingContext2D) => paintMark(context, month, kind, cardWidth),
    })),
  );
  return [...parts, ...marks];
}

/** Left to right, row by row, in device pixels. */
function placeCells(cells: readonly Cell[], ratio: number): readonly { cell: Cell; frame: Rectangle }[] {
  let x = GUTTER;
  let y = GUTTER;
  let rowHeight = 0;
  return cells.map((cell) => {
    const width = Math.ceil(cell.width * ratio);
    const height = Math.ceil(cell.height * ratio);
    if (x + width + GUTTER > ROW_WIDTH) {
      x = GUTTER;
      y += rowHeight + GUTTER;
      rowHeight = 0;
    }
    const frame = new Rectangle(x, y, width, height);
    x += width + GUTTER;
    rowHeight = Math.max(rowHeight, height);
    return { cell, frame };
  });
}
