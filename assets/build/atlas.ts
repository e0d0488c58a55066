/** Draws the table's pictures onto atlas pages at one scale; knows no renderer. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pack } from './packing';
import { FLAT_WEBP, blankRaster, blit, rasterise, toSharp } from './raster';

/** A picture of the atlas: its SVG and its width in pixels at 1x. */
export interface Picture {
  readonly id: string;
  readonly svg: string;
  readonly width: number;
}

/** What stands in cards@Nx.json: page files beside it, and each picture's place in pixels. */
export interface AtlasIndex {
  readonly scale: number;
  readonly pages: readonly string[];
  readonly frames: Readonly<Record<string, AtlasFrame>>;
}

export interface AtlasFrame {
  readonly page: number;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** The largest texture every WebGL device takes. */
const PAGE_SIZE = 4096;

/** Empty pixels round each frame: three mipmap steps blend no neighbours in. */
const GUTTER = 8;

/** Writes `cards@Nx.json` and its page(s) into a folder and returns the index. */
export async function writeAtlas(
  folder: string,
  pictures: readonly Picture[],
  scale: number,
): Promise<AtlasIndex> {
  const drawn = await Promise.all(
    pictures.map(async ({ id, svg, width }) => ({
      id,
      raster: await rasterise(svg, Math.round(width * scale)),
    })),
  );
  const sizes = drawn.map(({ id, raster }) => ({ id, w: raster.width, h: raster.height }));
  const { pages, placed } = pack(sizes, PAGE_SIZE, GUTTER);
  const rasters = new Map(drawn.map(({ id, raster }) => [id, raster]));
  const names = pages.map((_, i) => `cards@${scale}x${i ? `-${i + 1}` : ''}.webp`);
  await mkdir(folder, { recursive: true });
  await Promise.all(
    pages.map(async ({ width, height }, page) => {
      const canvas = blankRaster(width, height);
      for (const spot of placed.filter((p) => p.page === page)) {
        const raster = rasters.get(spot.id);
        if (raster) blit(canvas, raster, spot.x, spot.y);
      }
      await toSharp(canvas)
        .webp(FLAT_WEBP)
        .toFile(join(folder, names[page] ?? ''));
    }),
  );
  const frames = Object.fromEntries(placed.map(({ id, ...frame }) => [id, frame]));
  const index: AtlasIndex = { scale, pages: names, frames };
  await writeFile(join(folder, `cards@${scale}x.json`), JSON.stringify(index));
  return index;
}
