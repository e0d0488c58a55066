/** Geometry of the table for two and for three: every rectangle in CSS px from the window's size. Knows no cards. */
import type { Settings } from '../../shared/settings';
import { placeCentre } from './centreLayout';
import { cardWidths, measure } from './measures';
import type { CardWidths, Measures } from './measures';
import { placeSides } from './pileLayout';
import type { PileLayout } from './pileLayout';
import type { Rect } from './rect';

export type { Rect } from './rect';
export { heightOf } from './measures';

export interface LayoutInput {
  readonly width: number;
  readonly height: number;
  readonly players?: 2 | 3;
  /** Columns of the field: 6, more once over twelve cards lie there. */
  readonly fieldColumns?: number;
  readonly handShape?: Settings['handShape'];
  /** The player's text size on top of the window's own, 1 … 1.5: the lines of words grow with it. */
  readonly textScale?: number;
}

/** What belongs to one rival. */
export interface RivalPlace {
  /** Room for the backs. */
  readonly hand: Rect;
  /** Where in their room the backs lie: with three at the table, towards their owner. */
  readonly lean: 'left' | 'middle' | 'right';
  /** Widest step from one back to the next, as a share of a back's width. */
  readonly step: number;
  readonly pile: PileLayout;
  /** Words on the rival; null = they stand in the left rail. */
  readonly rail: Rect | null;
}

export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly players: 2 | 3;
  /** Scale against the drawn 1280 x 800. */
  readonly scale: number;
  readonly safe: Rect;
  /** Month, player and tools; with two players the rival's words too. */
  readonly leftRail: Rect;
  /** The column of the own pile. */
  readonly rightRail: Rect;
  /** Between the rails: the hands, the field, the lines of words. */
  readonly centre: Rect;
  readonly card: CardWidths;
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
  /** In turn order after the own seat. */
  readonly rivals: readonly RivalPlace[];
  readonly ownPile: PileLayout;
  /** The four words for the kinds, between the two piles; null where there is no room for them. */
  readonly kindWords: Rect | null;
  readonly prompt: Rect;
  /** Null with large text and where it would run into the prompt, which matters more. */
  readonly log: Rect | null;
}

export const FIELD_COLUMNS = 6;

/** @returns the places of everything on a table of `width` x `height` CSS px (at least 1024 x 640). */
export function layoutTable(input: LayoutInput): Layout {
  const {
    width,
    height,
    players = 2,
    fieldColumns = FIELD_COLUMNS,
    handShape = 'row',
    textScale = 1,
  } = input;
  const m = measure(width, height, players);
  const { left, centre, right } = columnsOf(m, width, height);
  const card = cardWidths(m, centre, height, players);
  const { rivalHands, ...middle } = placeCentre({
    m,
    centre,
    card,
    columns: fieldColumns,
    players,
    textScale,
  });
  const { rivalSides, ...sides } = placeSides({ m, left, right, height, players, textScale });
  return {
    width,
    height,
    players,
    scale: m.scale,
    safe: { x: m.padding, y: m.padding, width: width - 2 * m.padding, height: height - 2 * m.padding },
    centre,
    rightRail: right,
    card,
    handShape,
    fieldColumns,
    ...middle,
    ...sides,
    rivals: rivalSides.map((side, index) => ({ ...rivalHands(index), ...side })),
  };
}

/** The table's three columns from the left. */
function columnsOf(m: Measures, width: number, height: number): Record<'left' | 'centre' | 'right', Rect> {
  const column = (x: number, wide: number): Rect => ({
    x,
    y: m.padding,
    width: wide,
    height: height - 2 * m.padding,
  });
  return {
    left: column(m.padding, m.leftWidth),
    centre: column(
      m.padding + m.leftWidth + m.gutter,
      width - 2 * m.padding - m.leftWidth - m.pile.width - 2 * m.gutter,
    ),
    right: column(width - m.padding - m.pile.width, m.pile.width),
  };
}
