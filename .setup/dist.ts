// `npm run dist`: packages for players; `npm run dist -- --trial`: a marked package to try out, from whatever runtime is here.
import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { build as buildPackages, Platform } from 'electron-builder';
import type { Configuration, PackagerOptions } from 'electron-builder';
import { build } from './build';
import { electronRuntime } from './electronRuntime';
import { fallbackVersion } from './fallbackPlace';
import { root } from './places';
import { main, say, SetupError } from './run';
import { installPackages } from './systemLibraries';

const trialNote = [
  'This is a trial package of Hanagoyomi, made to see whether packaging works.',
  'It is not a release: the Electron inside may be an older one than the pinned release, and gets no updates.',
  'Please do not pass it on.',
  '',
].join('\n');

/** Packages of this platform from the pinned release, which electron-builder unpacks for each target itself. */
async function release(): Promise<PackagerOptions> {
  await electronRuntime('release');
  return {};
}

/** A folder and an archive from the runtime that is here, marked as a trial by name and by a note inside. */
async function trial(): Promise<PackagerOptions> {
  if (process.platform !== 'linux') throw new SetupError('A trial package can be built on Linux only.');
  const { executable, isFallback } = await electronRuntime();
  await ensureArchiver();
  const config: Configuration = {
    directories: { output: 'release/trial' },
    artifactName: '${productName}-${version}-trial-${os}-${arch}.${ext}',
    // Made to be tried at once, not to be downloaded: quick to build matters more than small.
    compression: 'store',
    electronDist: dirname(executable),
    ...(isFallback ? { electronVersion: fallbackVersion } : {}),
    afterPack: async ({ appOutDir }) => {
      // A runtime taken as it lies still holds the app that Electron starts when it has none.
      await rm(join(appOutDir, 'resources', 'default_app.asar'), { force: true });
      await writeFile(join(appOutDir, 'TRIAL.txt'), trialNote);
    },
  };
  return { config, targets: Platform.LINUX.createTarget(['dir', 'tar.gz']) };
}

/** electron-builder fetches its own 7-Zip from a release page; the system's does as well. */
async function ensureArchiver(): Promise<void> {
  const archiver = '/usr/bin/7za';
  if (!existsSync(archiver)) await installPackages([['p7zip-full']], '7za');
  process.env.ELECTRON_BUILDER_7ZIP_PATH ??= archiver;
}

await main(async () => {
  const options = process.argv.includes('--trial') ? await trial() : await release();
  await build({ ifStale: true });
  const made = await buildPackages({ projectDir: root, publish: 'never', ...options });
  for (const file of made) say(`made ${file}`);
  return 0;
});
