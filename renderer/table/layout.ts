/** Geometry of the table for two players: every rectangle in CSS px from the window's size. Knows no cards. */
import type { Settings } from '../../shared/settings';
import { sidePiles } from './pileLayout';
import type { PileLayout } from './pileLayout';
import type { Rect } from './rect';

export type { Rect } from './rect';

export interface LayoutInput {
  readonly width: number;
  readonly height: number;
  /** Columns of the field: 6, more once over twelve cards lie there. */
  readonly fieldColumns?: number;
  readonly handShape?: Settings['handShape'];
  /** The player's text size on top of the window's own, 1 … 1.5: the lines of words grow with it. */
  readonly textScale?: number;
}

export interface Layout {
  readonly width: number;
  readonly height: number;
  /** Scale against the drawn 1280 x 800. */
  readonly scale: number;
  readonly safe: Rect;
  /** People, month and tools on the left; the piles on the right. */
  readonly leftRail: Rect;
  readonly rightRail: Rect;
  /** Between the rails: the hands, the field, the lines of words. */
  readonly centre: Rect;
  /** Card widths. */
  readonly card: {
    readonly field: number;
    readonly hand: number;
    readonly rival: number;
    readonly pile: number;
  };
  readonly handShape: Settings['handShape'];
  readonly fieldColumns: number;
  readonly fieldStep: number;
  readonly cardGap: number;
  /** All columns of the field, two rows. */
  readonly field: Rect;
  readonly drawPile: Rect;
  /** Words under the draw pile: how many are left. */
  readonly drawCount: Rect;
  /** A drawn card is shown here, half above the pile, before it goes on. */
  readonly reveal: Rect;
  readonly hand: Rect;
  readonly rivalHand: Rect;
  readonly rivalPile: PileLayout;
  readonly ownPile: PileLayout;
  /** The four words for the kinds, between the two piles. */
  readonly kindWords: Rect;
  readonly prompt: Rect;
  /** Null with large text and where it would run into the prompt, which matters more. */
  readonly log: Rect | null;
}

const ASPECT = 584 / 360;
export const FIELD_COLUMNS = 6;
/** Text size from which the log gives its room away. */
const NO_LOG_FROM = 1.25;

/** A card's height, rounded as everywhere on the table. */
export const heightOf = (cardWidth: number): number => Math.round(cardWidth * ASPECT);

interface Measures {
  readonly scale: number;
  readonly padding: number;
  readonly gutter: number;
  readonly leftWidth: number;
  readonly pile: {
    readonly card: number;
    readonly gap: number;
    readonly padding: number;
    readonly width: number;
  };
}

/** The formulas of the look, "Table (two players)". */
function measure(width: number, height: number): Measures {
  const scale = Math.min(width / 1280, height / 800);
  const card = Math.round(Math.max(46, 56 * scale));
  const gap = Math.round(Math.max(5, 7 * scale));
  const padding = Math.round(Math.max(8, 10 * scale));
  return {
    scale,
    padding: Math.max(16, Math.round(22 * scale)),
    gutter: Math.round(Math.max(10, 18 * scale)),
    leftWidth: Math.round(Math.max(168, 204 * scale)),
    pile: { card, gap, padding, width: 4 * card + 3 * gap + 2 * padding },
  };
}

/** @returns the places of everything on a table of `width` x `height` CSS px (at least 1024 x 640). */
export function layoutTable(input: LayoutInput): Layout {
  const { width, height, fieldColumns = FIELD_COLUMNS, handShape = 'row', textScale = 1 } = input;
  const m = measure(width, height);
  const inner = height - 2 * m.padding;
  const centre: Rect = {
    x: m.padding + m.leftWidth + m.gutter,
    y: m.padding,
    width: width - 2 * m.padding - m.leftWidth - m.pile.width - 2 * m.gutter,
    height: inner,
  };
  const rightRail: Rect = {
    x: width - m.padding - m.pile.width,
    y: m.padding,
    width: m.pile.width,
    height: inner,
  };
  const field = Math.round(Math.min(centre.width / 7.75, (height - 176 * m.scale) / 6.6));
  const card = { field, hand: Math.round(1.22 * field), rival: Math.round(0.66 * field), pile: m.pile.card };
  return {
    width,
    height,
    scale: m.scale,
    safe: { x: m.padding, y: m.padding, width: width - 2 * m.padding, height: inner },
    leftRail: { x: m.padding, y: m.padding, width: m.leftWidth, height: inner },
    rightRail,
    centre,
    card,
    handShape,
    fieldColumns,
    ...placeCentre(m, centre, card, fieldColumns, textScale),
    ...sidePiles(rightRail, m.pile, m.scale, textScale),
  };
}

type CentreParts = Pick<
  Layout,
  | 'fieldStep'
  | 'cardGap'
  | 'field'
  | 'drawPile'
  | 'drawCount'
  | 'reveal'
  | 'hand'
  | 'rivalHand'
  | 'prompt'
  | 'log'
>;

function placeCentre(
  m: Measures,
  centre: Rect,
  card: Layout['card'],
  columns: number,
  textScale: number,
): CentreParts {
  const row = placeRow(centre, card.field, columns);
  const line = Math.round(Math.max(26, 30 * m.scale) * textScale);
  const high = heightOf(card.field);
  const rivalY = m.padding - Math.round(0.12 * heightOf(card.rival));
  const handHeight = heightOf(card.hand);
  const handY = centre.y + centre.height - handHeight - Math.round(2 * m.scale);
  // A hovered hand card rises into the room between the prompt and the hand.
  const promptY = handY - line - 0.155 * handHeight;
  const top = rivalY + heightOf(card.rival);
  const free = handY - line - Math.round(0.16 * handHeight) - top - row.height - line;
  const fieldY = Math.round(top + free * 0.42);
  const pileY = fieldY + (row.height - high) / 2;
  const logY = fieldY + row.height + Math.round(free * 0.24);
  const drawPile = { x: row.pileX, y: pileY, width: card.field, height: high };
  const across = (y: number, height: number): Rect => ({ x: centre.x, y, width: centre.width, height });
  return {
    fieldStep: row.step,
    cardGap: row.gap,
    field: { x: row.x, y: fieldY, width: row.width, height: row.height },
    drawPile,
    drawCount: { ...drawPile, y: pileY + high + 12 * m.scale, height: line * 0.8 },
    reveal: revealPlace(drawPile),
    hand: across(handY, handHeight),
    rivalHand: {
      x: centre.x + 0.1 * centre.width,
      y: rivalY,
      width: 0.8 * centre.width,
      height: heightOf(card.rival),
    },
    prompt: across(promptY, line),
    log: textScale >= NO_LOG_FROM || logY + line > promptY ? null : across(logY, line),
  };
}

/** Draw pile and field side by side, in the middle of the table. */
function placeRow(centre: Rect, card: number, columns: number) {
  const gap = Math.max(6, 0.1 * card);
  const pileGap = Math.round(0.34 * card);
  const room = centre.width - card - pileGap;
  const step = Math.min(card + gap, (room - card) / (columns - 1));
  const width = (columns - 1) * step + card;
  const pileX = centre.x + (room - width) / 2;
  return { gap, step, width, height: 2 * heightOf(card) + gap, pileX, x: pileX + card + pileGap };
}

/** 1.1 times the pile's card. The columns beside the pile may be full, so the card shows above it, half over it. */
function revealPlace(pile: Rect): Rect {
  const width = 1.1 * pile.width;
  const height = 1.1 * pile.height;
  return {
    x: pile.x + 0.08 * pile.width,
    y: pile.y + pile.height / 2 - 0.58 * pile.height - height / 2,
    width,
    height,
  };
}
