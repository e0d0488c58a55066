// Where things are on disk: the work tree, its tools and the cache outside of it. Starts nothing.
import { readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root of the work tree. */
export const root = fileURLToPath(new URL('..', import.meta.url));

/** A path inside the work tree. */
export const inTree = (...parts: string[]): string => join(root, ...parts);

/** The cache folder of this project, shared by all its clones (XDG base directory rules). */
export function cacheFolder(): string {
  const base = process.env.XDG_CACHE_HOME;
  return join(base === undefined || base === '' ? join(homedir(), '.cache') : base, 'hanagoyomi');
}

/** The JavaScript file behind an installed package's command, to be run with Node on every platform. */
export function toolEntry(packageName: string, command = packageName): string {
  const folder = inTree('node_modules', packageName);
  const manifest: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const bin =
    typeof manifest === 'object' && manifest !== null && 'bin' in manifest ? manifest.bin : undefined;
  if (typeof bin === 'string') return join(folder, bin);
  const entries = new Map<string, unknown>(Object.entries(bin ?? {}));
  const entry = entries.get(command);
  if (typeof entry !== 'string') throw new Error(`${packageName} has no command ${command}`);
  return join(folder, entry);
}
