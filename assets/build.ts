/** Builds everything visual that is made ahead of time into assets/generated; unchanged parts are kept. */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drawBack, drawCards } from './cards';
import { writeAtlas } from './build/atlas';
import { writeCardFiles } from './build/cardFiles';
import { writeFonts } from './build/fonts';
import { filesUnder, usedSigns } from './build/signs';
import { makeOnce, sourceHash } from './build/stamp';

const assets = dirname(fileURLToPath(import.meta.url));
const root = dirname(assets);
const generated = join(assets, 'generated');

/** Cards at 1x are 180 px wide; the table's other pictures follow. */
const CARD_WIDTH = 180;
const SCALES = [1, 2, 3];

async function build(): Promise<string[]> {
  const sources = (await filesUnder(assets, /\.ts$/)).filter((file) => !file.startsWith(generated));
  const art = await sourceHash([...sources, join(root, 'package.json')]);
  const signs = await usedSigns(root);
  const words = await sourceHash([join(assets, 'build/fonts.ts'), join(root, 'package.json')], signs);
  const cards = new Map<string, string>([...drawCards(), ['back', drawBack()]]);
  const pictures = [...cards].map(([id, svg]) => ({ id, svg, width: CARD_WIDTH }));
  const parts: readonly (readonly [string, string, (folder: string) => Promise<void>])[] = [
    [
      'atlas',
      art,
      async (folder) => void (await Promise.all(SCALES.map((s) => writeAtlas(folder, pictures, s)))),
    ],
    ['cards', art, (folder) => writeCardFiles(folder, cards)],
    ['fonts', words, (folder) => writeFonts(folder, signs)],
  ];
  const made: string[] = [];
  for (const [name, hash, make] of parts) if (await makeOnce(generated, name, hash, make)) made.push(name);
  return made;
}

const started = performance.now();
const made = await build();
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(made.length ? `assets: made ${made.join(', ')} in ${seconds} s` : 'assets: nothing to do');
