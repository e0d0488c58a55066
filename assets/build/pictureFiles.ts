/** Writes single pictures as files, for everything that is not the table; knows no atlas. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drawBack, drawCards } from '../cards';
import { drawCrests } from '../ornaments/crests';
import { drawIcon } from '../ornaments/icon';
import { drawPetals } from '../ornaments/petals';
import { drawShadows } from '../ornaments/shadows';
import { drawBlossom, drawNearPlumes, drawPetal, drawPlumes, drawTitle } from '../ornaments/title';
import { FLAT_WEBP, rasterise, toSharp } from './raster';
import { stencil } from './stencil';

/**
 * Pixels across a card picture: sharp up to 120 CSS px at a device ratio of 3. It decodes in about a
 * millisecond, where drawing the SVG takes ten.
 */
const CARD_PIXELS = 360;

/** `<id>.webp`, and `<id>.svg` for anything shown larger. */
export async function writeCards(folder: string): Promise<void> {
  await Promise.all(
    [...drawCards(), ['back', drawBack()] as const].map(async ([id, svg]) => {
      await writeFile(join(folder, `${id}.svg`), svg);
      const raster = await rasterise(svg, CARD_PIXELS);
      await toSharp(raster)
        .webp(FLAT_WEBP)
        .toFile(join(folder, `${id}.webp`));
    }),
  );
}

/** One SVG a month: `1.svg` to `12.svg`. */
const writeMonths = async (folder: string, drawings: readonly string[]): Promise<void> =>
  void (await Promise.all(drawings.map((svg, i) => writeFile(join(folder, `${i + 1}.svg`), svg))));

export const writeCrests = (folder: string): Promise<void> => writeMonths(folder, drawCrests());

export const writePetals = (folder: string): Promise<void> => writeMonths(folder, drawPetals());

/** The month's plant in black and alpha, 800 px square: `1.webp` to `12.webp`. */
export async function writeShadows(folder: string): Promise<void> {
  await Promise.all(
    drawShadows().map(async (svg, i) => {
      const raster = stencil(await rasterise(svg, 800));
      await toSharp(raster)
        .webp({ quality: 80, alphaQuality: 90 })
        .toFile(join(folder, `${i + 1}.webp`));
    }),
  );
}

export async function writeOrnaments(folder: string): Promise<void> {
  const ornaments = {
    title: drawTitle(),
    plumes: drawPlumes(),
    plumes3: drawNearPlumes(),
    cherry: drawBlossom(),
    petal: drawPetal(),
  };
  await Promise.all(
    Object.entries(ornaments).map(([name, svg]) => writeFile(join(folder, `${name}.svg`), svg)),
  );
}

const ICON_SIZES = [16, 24, 32, 48, 64, 128, 256, 512, 1024];

/** `<n>x<n>.png` and the largest once more as `icon.png`, under the names the packager looks for. */
export async function writeIcons(folder: string): Promise<void> {
  await Promise.all(
    ICON_SIZES.map(async (size) => {
      const png = await toSharp(await rasterise(drawIcon(size >= 32), size))
        .png()
        .toBuffer();
      await writeFile(join(folder, `${size}x${size}.png`), png);
      if (size === 1024) await writeFile(join(folder, 'icon.png'), png);
    }),
  );
}
