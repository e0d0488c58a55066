/** The look's formulas: every size of the table from the window's size and the number of players. Places nothing. */
import type { Rect } from './rect';

export interface Measures {
  /** Scale against the drawn 1280 x 800. */
  readonly scale: number;
  readonly padding: number;
  readonly gutter: number;
  readonly leftWidth: number;
  readonly pile: PileMeasures;
}

export interface PileMeasures {
  readonly card: number;
  readonly gap: number;
  readonly padding: number;
  readonly width: number;
}

/** Card widths. */
export interface CardWidths {
  readonly field: number;
  readonly hand: number;
  readonly rival: number;
  readonly pile: number;
}

const ASPECT = 584 / 360;
/** A rival's back as a share of a field card. */
const BACK = { 2: 0.66, 3: 0.56 } as const;

/** A card's height, rounded as everywhere on the table. */
export const heightOf = (cardWidth: number): number => Math.round(cardWidth * ASPECT);

/** With three players both rails are as wide as four columns of a pile. */
export function measure(width: number, height: number, players: 2 | 3): Measures {
  const scale = Math.min(width / 1280, height / 800);
  const card = Math.round(Math.max(46, 56 * scale));
  const gap = Math.round(Math.max(5, 7 * scale));
  const padding = Math.round(Math.max(8, 10 * scale));
  const pile = { card, gap, padding, width: 4 * card + 3 * gap + 2 * padding };
  return {
    scale,
    padding: Math.max(16, Math.round((players === 3 ? 20 : 22) * scale)),
    gutter: Math.round(Math.max(10, 18 * scale)),
    leftWidth: players === 3 ? pile.width : Math.round(Math.max(168, 204 * scale)),
    pile,
  };
}

export function cardWidths(m: Measures, centre: Rect, height: number, players: 2 | 3): CardWidths {
  const field = Math.round(Math.min(centre.width / 7.75, (height - 176 * m.scale) / 6.6));
  return {
    field,
    hand: Math.round(1.22 * field),
    rival: Math.round(BACK[players] * field),
    pile: m.pile.card,
  };
}
