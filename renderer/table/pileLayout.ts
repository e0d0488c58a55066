/** Geometry of the right rail: two recesses with four columns each. Knows no cards, only sizes in CSS px. */
import { CARD_KINDS } from '../../shared/cards';
import type { CardKind } from '../../shared/cards';
import type { Rect } from './rect';

export interface PileLayout {
  /** The sunken plate. */
  readonly recess: Rect;
  /** "Your cards 8". */
  readonly title: Rect;
  /** Icon and count over each column, then the column itself: cards from its top downward. */
  readonly heads: Readonly<Record<CardKind, Rect>>;
  readonly columns: Readonly<Record<CardKind, Rect>>;
}

interface PileMeasures {
  readonly card: number;
  readonly gap: number;
  readonly padding: number;
}

/** Both piles and the words between them, top to bottom of the rail. */
export function sidePiles(
  rail: Rect,
  m: PileMeasures,
  scale: number,
  textScale: number,
): { rivalPile: PileLayout; ownPile: PileLayout; kindWords: Rect } {
  const words = Math.round(Math.max(20, 24 * scale) * textScale);
  const half = (rail.height - words) / 2;
  const recess = (y: number): Rect => ({ x: rail.x, y, width: rail.width, height: half });
  return {
    rivalPile: pileIn(recess(rail.y), m, scale, textScale),
    ownPile: pileIn(recess(rail.y + half + words), m, scale, textScale),
    kindWords: {
      x: rail.x + m.padding,
      y: rail.y + half,
      width: rail.width - 2 * m.padding,
      height: words,
    },
  };
}

function pileIn(recess: Rect, m: PileMeasures, scale: number, textScale: number): PileLayout {
  const titleHeight = Math.round(22 * Math.max(0.92, scale) * textScale);
  const headHeight = Math.round(24 * Math.max(0.9, scale) * textScale);
  const titleY = recess.y + 0.6 * m.padding;
  const headY = titleY + titleHeight;
  const columnY = headY + headHeight;
  const inColumn = (y: number, height: number): Record<CardKind, Rect> => {
    const at = (kind: CardKind): Rect => ({
      x: recess.x + m.padding + CARD_KINDS.indexOf(kind) * (m.card + m.gap),
      y,
      width: m.card,
      height,
    });
    return { light: at('light'), animal: at('animal'), ribbon: at('ribbon'), plain: at('plain') };
  };
  return {
    recess,
    title: {
      x: recess.x + m.padding,
      y: titleY,
      width: recess.width - 2 * m.padding,
      height: titleHeight,
    },
    heads: inColumn(headY, headHeight),
    columns: inColumn(columnY, recess.y + recess.height - m.padding - columnY),
  };
}
