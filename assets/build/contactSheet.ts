/** Draws docs/cards.png, all cards by month for the README: `npx tsx assets/build/contactSheet.ts`. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CARD_IDS } from '../../shared/cards';
import { drawCards } from '../cards';
import { blankRaster, blit, rasterise, toSharp } from './raster';

const CARD_PIXELS = 120;
const GAP = 8;
const LACQUER = '#241A1E';

const cards = drawCards();
const rasters = await Promise.all(CARD_IDS.map((id) => rasterise(cards.get(id) ?? '', CARD_PIXELS)));
const height = rasters[0]?.height ?? 0;
const sheet = blankRaster(GAP + 12 * (CARD_PIXELS + GAP), GAP + 4 * (height + GAP));
// A month is a column, its four cards from the most to the least valuable.
rasters.forEach((raster, i) =>
  blit(sheet, raster, GAP + Math.floor(i / 4) * (CARD_PIXELS + GAP), GAP + (i % 4) * (height + GAP)),
);
const docs = join(fileURLToPath(new URL('../../docs', import.meta.url)), 'cards.png');
await toSharp(sheet)
  .flatten({ background: LACQUER })
  .png({ palette: true, colours: 256, effort: 9 })
  .toFile(docs);
