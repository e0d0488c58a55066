// Joins the licences of everything inside the game into one list for its page and one text for its package.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import type { Licence } from '../shared/licences';
import { inTree } from './places.ts';

/** What Vite makes of a part's bundle when asked for a list in JSON. */
const partList = z.array(
  z.object({
    name: z.string(),
    version: z.string(),
    identifier: z.string(),
    text: z.string().nullable().default(null),
  }),
);
const manifest = z.object({ license: z.string() });

/** The list that each part's build leaves in its folder. */
export const PART_LIST = 'licences.part.json';

const PARTS = ['renderer', 'main', 'preload'];

/** Packages whose files are inside the game without being bundled, by the name people know. */
const ASIDE = {
  electron: 'Electron',
  '@fontsource/crimson-pro': 'Crimson Pro',
  '@fontsource/shippori-mincho': 'Shippori Mincho',
  '@fontsource/source-sans-3': 'Source Sans 3',
  '@fontsource/zen-kaku-gothic-new': 'Zen Kaku Gothic New',
};

const textOf = (...path: string[]): string => readFileSync(inTree(...path), 'utf8').trim();
const json = (...path: string[]): unknown => JSON.parse(textOf(...path));

/** Throws where a package names no licence: it may not be bundled. */
const bundledIn = (part: string): Licence[] =>
  partList
    .parse(json('dist', part, PART_LIST))
    .map(({ identifier, ...bundled }) => ({ ...bundled, licence: identifier }));

/** Electron's version is left out: the runtime tells its own. */
const aside = ([name, known]: readonly [string, string]): Licence => ({
  name: known,
  licence: manifest.parse(json('node_modules', name, 'package.json')).license,
  text: textOf('node_modules', name, 'LICENSE'),
});

/** Each once, by name; the game itself first. */
export function joinLicences(own: Licence, others: readonly Licence[]): readonly Licence[] {
  const each = new Map(others.map((licence) => [`${licence.name} ${licence.version ?? ''}`, licence]));
  return [own, ...[...each.values()].sort((a, b) => a.name.localeCompare(b.name, 'en'))];
}

const asText = ({ name, version = '', licence, text }: Licence): string =>
  `${[name, version].join(' ').trim()} (${licence})\n\n${text ?? 'Brings no text of its own.'}\n`;

/** Reads what the builds of all parts left in dist/, and leaves the joined list and text in their place. */
export function writeLicences(): void {
  const own: Licence = { name: 'Hanagoyomi', licence: 'MIT', text: textOf('LICENSE') };
  const inside = Object.entries(ASIDE).map(aside);
  const licences = joinLicences(own, [...inside, ...PARTS.flatMap(bundledIn)]);
  writeFileSync(inTree('dist', 'renderer', 'licences.json'), JSON.stringify(licences));
  writeFileSync(inTree('dist', 'licences.txt'), licences.map(asText).join(`\n${'-'.repeat(80)}\n\n`));
  for (const part of PARTS) rmSync(inTree('dist', part, PART_LIST));
}
