/** Geometry of the table for two and for three: every rectangle in CSS px from the window's size. Knows no cards. */
import type { Settings } from '../../shared/settings';
import { placeCentre } from './centreLayout';
import { cardWidths, measure } from './measures';
import type { Measures } from './measures';
import { placeSides } from './pileLayout';
import type { Layout } from './places';
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

export type { Layout, RivalPlace } from './places';

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
    textScale,
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
