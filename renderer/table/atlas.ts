/** The cards' pictures as textures, from the atlas built beforehand. Knows files and pixels, not where a card lies. */
import 'pixi.js/unsafe-eval';
import { Assets, Rectangle, Texture, loadTextures } from 'pixi.js';
import type { TextureSource } from 'pixi.js';
import type { CardId } from '../../shared/cards';
import type { AtlasScale } from './atlasScale';

// The content security policy allows no workers made from strings.
if (loadTextures.config !== undefined) loadTextures.config.preferWorkers = false;

export interface CardTextures {
  readonly scale: AtlasScale;
  /** The face, or the back for null. */
  of(face: CardId | null): Texture;
  /** Frees the pages; sprites must have other textures by then. */
  unload(): Promise<void>;
}

interface Frame {
  readonly page: number;
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

interface AtlasIndex {
  readonly pages: readonly string[];
  readonly frames: Readonly<Record<string, Frame>>;
}

const FOLDER = './atlas/';

/** Loads an atlas. Rejects when a file is missing or damaged: without its cards there is no table. */
export async function loadCardTextures(scale: AtlasScale): Promise<CardTextures> {
  const response = await fetch(`${FOLDER}cards@${scale}x.json`);
  const index: unknown = await response.json();
  if (!isIndex(index)) throw new Error(`atlas ${scale}x has an index of another shape`);
  const files = index.pages.map((page) => FOLDER + page);
  const pages = await Promise.all(files.map(loadPage));
  const textures = new Map(
    Object.entries(index.frames).map(([id, frame]) => [id, cut(pages[frame.page], frame, id)]),
  );
  return {
    scale,
    of(face) {
      const texture = textures.get(face ?? 'back');
      if (texture === undefined) throw new Error(`the atlas lacks ${face ?? 'back'}`);
      return texture;
    },
    async unload() {
      for (const texture of textures.values()) texture.destroy();
      await Assets.unload(files);
    },
  };
}

/** Frames are in the page's pixels; left alone, Pixi reads a resolution from the "@2x" of the file's name. */
async function loadPage(src: string): Promise<TextureSource> {
  const texture = await Assets.load<Texture>({ src, data: { resolution: 1, autoGenerateMipmaps: true } });
  return texture.source;
}

function cut(source: TextureSource | undefined, { x, y, w, h }: Frame, id: string): Texture {
  if (source === undefined) throw new Error(`the atlas lacks the page of ${id}`);
  return new Texture({ source, frame: new Rectangle(x, y, w, h), label: id });
}

function isIndex(value: unknown): value is AtlasIndex {
  return (
    typeof value === 'object' &&
    value !== null &&
    'pages' in value &&
    Array.isArray(value.pages) &&
    'frames' in value &&
    typeof value.frames === 'object'
  );
}
