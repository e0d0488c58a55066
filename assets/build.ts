/** Builds everything visual that is made ahead of time into assets/generated; unchanged parts are kept. */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeAtlas } from './build/atlas';
import { atlasPictures } from './build/atlasPictures';
import { writeFonts } from './build/fonts';
import {
  writeCards,
  writeCrests,
  writeIcons,
  writeOrnaments,
  writePetals,
  writeShadows,
} from './build/pictureFiles';
import { filesUnder, usedSigns } from './build/signs';
import { makeOnce, sourceHash } from './build/stamp';

const assets = dirname(fileURLToPath(import.meta.url));
const root = dirname(assets);
const generated = join(assets, 'generated');

/** Atlases for device pixels per CSS pixel of a normal card. */
const SCALES = [1, 2, 3];

type Part = (folder: string) => Promise<void>;

const writeAtlases: Part = async (folder) => {
  const pictures = atlasPictures();
  for (const scale of SCALES) await writeAtlas(folder, pictures, scale);
};

const PICTURES: Readonly<Record<string, Part>> = {
  atlas: writeAtlases,
  cards: writeCards,
  crests: writeCrests,
  petals: writePetals,
  shadows: writeShadows,
  ornaments: writeOrnaments,
  icons: writeIcons,
};

/** A package's own manifest: it changes with the version. */
const manifest = (name: string): string => join(root, 'node_modules', name, 'package.json');
const DRAWING_TOOLS = ['@resvg/resvg-js', 'sharp'].map(manifest);
const FONT_PACKAGES = ['crimson-pro', 'source-sans-3', 'shippori-mincho', 'zen-kaku-gothic-new']
  .map((name) => `@fontsource/${name}`)
  .concat('subset-font')
  .map(manifest);

/** Makes what is missing or stale and returns the names of the parts made. */
async function build(): Promise<string[]> {
  const sources = (await filesUnder(assets, /\.ts$/)).filter((file) => !file.startsWith(generated));
  const art = await sourceHash([...sources, ...DRAWING_TOOLS]);
  const made: string[] = [];
  for (const [name, make] of Object.entries(PICTURES))
    if (await makeOnce(generated, name, art, make)) made.push(name);
  const signs = await usedSigns(root);
  const words = await sourceHash([join(assets, 'build/fonts.ts'), ...FONT_PACKAGES], signs);
  if (await makeOnce(generated, 'fonts', words, (folder) => writeFonts(folder, signs))) made.push('fonts');
  return made;
}

const started = performance.now();
const made = await build();
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(made.length ? `assets: made ${made.join(', ')} in ${seconds} s` : 'assets: nothing to do');
