/** What the table's geometry gives: a rectangle in CSS px for everything that lies on it. Shapes only. */
import type { CardKind } from '../../shared/cards';
import type { Settings } from '../../shared/settings';
import type { CardWidths } from './measures';
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
  /** The player's text size, 1 … 1.5. */
  readonly textScale: number;
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
