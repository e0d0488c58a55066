/** Small pictures drawn over and under cards (shadow, ring, dimming, marks …), baked into one texture per card size. */
import { Rectangle, Texture } from 'pixi.js';
import { CARD_IDS, MONTHS, kindOf, monthOf } from '../../shared/cards';
import type { CardId, Month } from '../../shared/cards';
import {
  FITTINGS,
  flowerType,
  paintFitting,
  paintFlower,
  paintPill,
  pillShare,
  sizeOfFitting,
  sizeOfFlower,
  sizeOfPill,
} from './fittingPaint';
import type { FittingName, PillPart } from './fittingPaint';
import type { MarkWords } from './markScale';

type Context = CanvasRenderingContext2D;

/** What the marks tell, and in which words. */
export interface MarkStyle {
  readonly pill: readonly PillPart[];
  readonly flowerOf: (month: Month) => string;
}

/** Textures in device pixels; a sprite scales them to its own card. */
export interface Fittings {
  /** Width in device pixels of the card that they fit unscaled. */
  readonly cardWidth: number;
  /** Device pixels per CSS px. */
  readonly ratio: number;
  of(name: FittingName): Texture;
  /** Month and kind, as far as the marks tell them. */
  pill(card: CardId): Texture;
  /** Its height as a share of the card's. */
  readonly pillShare: number;
  flower(card: CardId): Texture;
  /** The flower's name as it was painted, in CSS px. */
  flowerWords(card: CardId): MarkWords;
  destroy(): void;
}

const GUTTER = 4;
const ROW_WIDTH = 2048;

interface Cell {
  readonly id: string;
  readonly width: number;
  readonly height: number;
  readonly paint: (context: Context) => void;
}

/** @param cardWidth CSS px for which line widths are exact; @param ratio device pixels per CSS px; @param marks also their words: the fonts must be there */
export function bakeFittings(cardWidth: number, ratio: number, marks: MarkStyle): Fittings {
  const places = placeCells(cellsFor(cardWidth, marks), ratio);
  const canvas = document.createElement('canvas');
  canvas.width = ROW_WIDTH;
  canvas.height = Math.max(...places.map(({ frame }) => frame.bottom)) + GUTTER;
  const context = contextOf(canvas);
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
    ratio,
    of: find,
    pill: (card) => find(pillId(card)),
    pillShare: pillShare(marks.pill),
    flower: (card) => find(flowerId(monthOf(card))),
    flowerWords: (card) => ({
      width: find(flowerId(monthOf(card))).frame.width / ratio,
      type: flowerType(cardWidth),
    }),
    destroy() {
      for (const texture of textures.values()) texture.destroy();
      source.destroy();
    },
  };
}

const pillId = (card: CardId): string => `pill:${monthOf(card)}:${kindOf(card)}`;
const flowerId = (month: Month): string => `flower:${month}`;

function cellsFor(cardWidth: number, marks: MarkStyle): readonly Cell[] {
  const parts = FITTINGS.map((id) => ({
    id,
    ...sizeOfFitting(id, cardWidth),
    paint: (context: Context) => paintFitting(context, id, cardWidth),
  }));
  const pills = new Map(
    CARD_IDS.map((card) => [
      pillId(card),
      {
        id: pillId(card),
        ...sizeOfPill(cardWidth, marks.pill),
        paint: (context: Context) => paintPill(context, card, marks.pill, cardWidth),
      },
    ]),
  );
  const measuring = contextOf(document.createElement('canvas'));
  const flowers = MONTHS.map((month) => ({
    id: flowerId(month),
    ...sizeOfFlower(measuring, marks.flowerOf(month), cardWidth),
    paint: (context: Context) => paintFlower(context, marks.flowerOf(month), cardWidth),
  }));
  return [...parts, ...pills.values(), ...flowers];
}

function contextOf(canvas: HTMLCanvasElement): Context {
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('no 2d canvas to draw on');
  return context;
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
