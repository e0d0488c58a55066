/** Soft pictures under and about a card: its shadow, its glow; knows no layout. */
import { CARD_HEIGHT, CARD_WIDTH } from '../cards/palette';

/** How far a halo reaches beyond the card on each side, in art units (360 = a card's width). */
export const HALO_REACH = 48;

/** A blurred card shape. Drawn in black it is a shadow; in white it is a glow to be tinted. */
export function drawHalo(colour: string): string {
  const [width, height] = [CARD_WIDTH + 2 * HALO_REACH, CARD_HEIGHT + 2 * HALO_REACH];
  const margin = -HALO_REACH;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${margin} ${margin} ${width} ${height}">` +
    `<defs><filter id="soft" filterUnits="userSpaceOnUse" x="${margin}" y="${margin}" width="${width}" ` +
    `height="${height}"><feGaussianBlur stdDeviation="14"/></filter></defs>` +
    `<rect x="4" y="4" width="${CARD_WIDTH - 8}" height="${CARD_HEIGHT - 8}" rx="24" fill="${colour}" filter="url(#soft)"/></svg>`
  );
}
