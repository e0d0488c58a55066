/** Writes each card as a picture of its own, for sheets and dialogs; knows no atlas. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { FLAT_WEBP, rasterise, toSharp } from './raster';

/**
 * Pixels across: sharp up to 120 CSS px at a device ratio of 3. Decoding such a file takes about a
 * millisecond, where drawing the SVG takes ten.
 */
const CARD_PIXELS = 360;

/** Writes `<id>.webp` and the vector original `<id>.svg`, for anything shown larger. */
export async function writeCardFiles(folder: string, cards: ReadonlyMap<string, string>): Promise<void> {
  await Promise.all(
    [...cards].map(async ([id, svg]) => {
      await writeFile(join(folder, `${id}.svg`), svg);
      await toSharp(await rasterise(svg, CARD_PIXELS))
        .webp(FLAT_WEBP)
        .toFile(join(folder, `${id}.webp`));
    }),
  );
}
