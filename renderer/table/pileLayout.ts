/** Geometry of the two side columns: recesses with four columns each, and the rooms for words. Knows no cards, only CSS px. */
import { CARD_KINDS } from '../../shared/cards';
import type { CardKind } from '../../shared/cards';
import type { Measures } from './measures';
import type { PileLayout, RivalPlace } from './places';
import type { Rect } from './rect';

export interface SidesInput {
  readonly m: Measures;
  readonly left: Rect;
  readonly right: Rect;
  /** Of the window. */
  readonly height: number;
  readonly players: 2 | 3;
  readonly textScale: number;
}

interface Sides {
  readonly leftRail: Rect;
  readonly rivalSides: readonly Pick<RivalPlace, 'pile' | 'rail'>[];
  readonly ownPile: PileLayout;
  readonly kindWords: Rect | null;
}

/** A low window leaves less for the rivals' piles. */
const LOW = 720;
const RIVAL_SHARE = { usual: 0.345, low: 0.31 } as const;

export const placeSides = (input: SidesInput): Sides =>
  input.players === 3 ? forThree(input) : forTwo(input);

/** Both piles and the words between them, top to bottom of the right column. */
function forTwo({ m, left, right, textScale }: SidesInput): Sides {
  const words = Math.round(Math.max(20, 24 * m.scale) * textScale);
  const half = (right.height - words) / 2;
  const pile = (y: number): PileLayout => pileIn({ ...right, y, height: half }, m, textScale);
  return {
    leftRail: left,
    rivalSides: [{ pile: pile(right.y), rail: null }],
    ownPile: pile(right.y + half + words),
    kindWords: {
      x: right.x + m.pile.padding,
      y: right.y + half,
      width: right.width - 2 * m.pile.padding,
      height: words,
    },
  };
}

/** On either side a rival's words and pile; below them month, player and tools on the left, the own pile on the right. */
function forThree({ m, left, right, height, textScale }: SidesInput): Sides {
  const words = Math.round(134 * Math.max(0.9, m.scale) * textScale);
  const pileY = left.y + words + 8;
  const pileHeight = Math.round(left.height * (height < LOW ? RIVAL_SHARE.low : RIVAL_SHARE.usual));
  const lowerY = pileY + pileHeight + Math.round(16 * m.scale);
  const lower = { y: lowerY, height: left.y + left.height - lowerY };
  return {
    leftRail: { ...left, ...lower },
    rivalSides: [left, right].map((side) => ({
      pile: pileIn({ ...side, y: pileY, height: pileHeight }, m, textScale),
      rail: { ...side, height: words },
    })),
    ownPile: pileIn({ ...right, ...lower }, m, textScale),
    kindWords: null,
  };
}

function pileIn(recess: Rect, { pile, scale }: Measures, textScale: number): PileLayout {
  const titleHeight = Math.round(22 * Math.max(0.92, scale) * textScale);
  const headHeight = Math.round(24 * Math.max(0.9, scale) * textScale);
  const titleY = recess.y + 0.6 * pile.padding;
  const headY = titleY + titleHeight;
  const columnY = headY + headHeight;
  const inColumn = (y: number, height: number): Record<CardKind, Rect> => {
    const at = (kind: CardKind): Rect => ({
      x: recess.x + pile.padding + CARD_KINDS.indexOf(kind) * (pile.card + pile.gap),
      y,
      width: pile.card,
      height,
    });
    return { light: at('light'), animal: at('animal'), ribbon: at('ribbon'), plain: at('plain') };
  };
  return {
    recess,
    title: {
      x: recess.x + pile.padding,
      y: titleY,
      width: recess.width - 2 * pile.padding,
      height: titleHeight,
    },
    heads: inColumn(headY, headHeight),
    columns: inColumn(columnY, recess.y + recess.height - pile.padding - columnY),
  };
}
