// Builds the app into dist/ and remembers from which sources; `--if-stale` builds only when they have changed.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inTree, toolEntry } from './places';
import { main, runNode, runScript, say, SetupError } from './run';

/** Everything that the build reads. */
const sources = [
  'main',
  'renderer',
  'shared',
  'assets',
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'tsconfig.json',
  '.setup/licences.ts',
  'LICENSE',
];

const stampFile = inTree('dist', '.stamp');

/** All files under a path of the work tree, without what the build itself makes. */
function filesUnder(path: string): string[] {
  if (path === 'assets/generated' || !existsSync(inTree(path))) return [];
  if (!statSync(inTree(path)).isDirectory()) return [path];
  return readdirSync(inTree(path)).flatMap((name) => filesUnder(`${path}/${name}`));
}

/** One string for the sources as they are: it changes with any file's name, size or time. */
function sourceStamp(): string {
  const hash = createHash('sha256');
  for (const file of sources.flatMap(filesUnder).sort()) {
    const { size, mtimeMs } = statSync(join(inTree(), file));
    hash.update(`${file}\n${size}\n${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

const isFresh = (): boolean => existsSync(stampFile) && readFileSync(stampFile, 'utf8') === sourceStamp();

/** Builds assets and app. Throws a `SetupError` when a part fails; that part has said why. */
export async function build({ ifStale }: { ifStale: boolean }): Promise<void> {
  if (ifStale && isFresh()) return;
  say('Building the app ...');
  const stamp = sourceStamp();
  if ((await runScript('assets/build.ts')) !== 0) throw new SetupError('The assets could not be built.');
  const vite = await runNode(toolEntry('vite'), ['build', '--app', '--logLevel', 'warn']);
  if (vite !== 0) throw new SetupError('The app could not be built.');
  mkdirSync(inTree('dist'), { recursive: true });
  writeFileSync(stampFile, stamp);
}

if (process.argv[1] === inTree('.setup', 'build.ts')) {
  await main(async () => {
    await build({ ifStale: process.argv.includes('--if-stale') });
    return 0;
  });
}
