/** Geometry between the rails: hands, field, draw pile and the lines of words. Knows no cards, only sizes in CSS px. */
import { heightOf } from './measures';
import type { CardWidths, Measures } from './measures';
import type { Layout, RivalPlace } from './places';
import type { Rect } from './rect';
import { LARGE_TEXT } from '../ui/scale';

export interface CentreInput {
  readonly m: Measures;
  readonly centre: Rect;
  readonly card: CardWidths;
  readonly columns: number;
  readonly players: 2 | 3;
  readonly textScale: number;
}

type HandPlace = Pick<RivalPlace, 'hand' | 'lean' | 'step'>;

type CentreParts = Pick<
  Layout,
  'fieldStep' | 'cardGap' | 'field' | 'drawPile' | 'drawCount' | 'reveal' | 'hand' | 'prompt' | 'log'
> & {
  /** By the rival's place in turn order after the own seat, counted from 0. */
  readonly rivalHands: (index: number) => HandPlace;
};

/** Lines of the log: with three players both rivals' turns stand in it. */
const LOG_LINES = { 2: 1, 3: 2.3 } as const;

export function placeCentre({ m, centre, card, columns, players, textScale }: CentreInput): CentreParts {
  const row = placeRow(centre, card.field, columns);
  const line = Math.round(Math.max(26, 30 * m.scale) * textScale);
  const logHeight = Math.round(line * LOG_LINES[players]);
  const high = heightOf(card.field);
  const rivalY = m.padding - Math.round(0.12 * heightOf(card.rival));
  const handHeight = heightOf(card.hand);
  const handY = centre.y + centre.height - handHeight - Math.round(2 * m.scale);
  // A hovered hand card rises into the room between the prompt and the hand.
  const promptY = handY - line - 0.155 * handHeight;
  const top = rivalY + heightOf(card.rival);
  const free = handY - line - Math.round(0.16 * handHeight) - top - row.height - logHeight;
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
    rivalHands: placeRival(across(rivalY, heightOf(card.rival)), players, m.scale),
    prompt: across(promptY, line),
    log: textScale >= LARGE_TEXT || logY + logHeight > promptY ? null : across(logY, logHeight),
  };
}

/** One rival in the middle; two at the outer edges, each towards its own rail. */
const placeRival =
  (row: Rect, players: 2 | 3, scale: number): CentreParts['rivalHands'] =>
  (index) => {
    if (players === 2) {
      return {
        hand: { ...row, x: row.x + 0.1 * row.width, width: 0.8 * row.width },
        lean: 'middle',
        step: 0.82,
      };
    }
    const width = 0.47 * row.width;
    const inset = 4 * scale;
    const isLeft = index === 0;
    const x = isLeft ? row.x + inset : row.x + row.width - inset - width;
    return { hand: { ...row, x, width }, lean: isLeft ? 'left' : 'right', step: 0.62 };
  };

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
