/** Which pictures share the table's atlas, and how large they are at 1x; knows no file. */
import { drawBack, drawCards } from '../cards';
import { CARD_WIDTH as CARD_UNITS } from '../cards/palette';
import { HALO_REACH, drawHalo } from '../ornaments/halo';
import { drawPetals } from '../ornaments/petals';
import type { Picture } from './atlas';

/** A card at 1x, in pixels. */
export const CARD_PIXELS = 180;
/** A petal at 1x, in pixels. */
const PETAL_PIXELS = 28;
/** A halo holds no detail: half the density is enough. */
const HALO_PIXELS = ((CARD_UNITS + 2 * HALO_REACH) / CARD_UNITS) * CARD_PIXELS * 0.5;

/**
 * The 48 cards, `back`, `shadow` and `glow` (a card's shape with `HALO_REACH` beyond each edge), `petal-1` to
 * `petal-12`: all that the table draws, so that it stays within one batch.
 */
export function atlasPictures(): readonly Picture[] {
  return [
    ...[...drawCards()].map(([id, svg]) => ({ id, svg, width: CARD_PIXELS })),
    { id: 'back', svg: drawBack(), width: CARD_PIXELS },
    { id: 'shadow', svg: drawHalo('#000'), width: HALO_PIXELS },
    { id: 'glow', svg: drawHalo('#fff'), width: HALO_PIXELS },
    ...drawPetals().map((svg, i) => ({ id: `petal-${i + 1}`, svg, width: PETAL_PIXELS })),
  ];
}
