// Sees to the system libraries Electron needs on Linux: installs them through apt where it may, else says how.
// macOS and Windows need none.
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { capture, run, say, SetupError } from './run';

/** Debian and Ubuntu packages, newest name first: the 64-bit time change renamed some of them. */
const libraryPackages: readonly (readonly string[])[] = [
  ['libgtk-3-0t64', 'libgtk-3-0'],
  ['libasound2t64', 'libasound2'],
  ['libatk-bridge2.0-0t64', 'libatk-bridge2.0-0'],
  ['libcups2t64', 'libcups2'],
  ['libnss3'],
  ['libgbm1'],
  ['libdrm2'],
  ['libxkbcommon0'],
  ['libxss1'],
  ['libxtst6'],
];

const screenPackages: readonly (readonly string[])[] = [['xvfb'], ['xauth']];

/** The libraries that `ldd` could not find, by file name. */
export function missingLibraries(lddOutput: string): string[] {
  return [...lddOutput.matchAll(/^\s*(\S+) => not found$/gm)].flatMap((match) => match[1] ?? []);
}

/** A program on the search path. */
const isOnPath = (program: string): boolean =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)));

/** A screen that windows can be shown on. macOS and Windows always have one. */
export const hasDisplay = (): boolean =>
  process.platform !== 'linux' || [process.env.DISPLAY, process.env.WAYLAND_DISPLAY].some(Boolean);

/**
 * Makes sure that an Electron executable finds its libraries, and that there is a made-up screen when `screen` is
 * asked for. Throws a `SetupError` with the one command to run where it may not install.
 */
export async function ensureLibraries(executable: string, { screen }: { screen: boolean }): Promise<void> {
  if (process.platform !== 'linux') return;
  const missing = await missingFor(executable);
  const lacksScreen = screen && !isOnPath('xvfb-run');
  const lacking = [...missing, ...(lacksScreen ? ['xvfb-run'] : [])];
  if (lacking.length === 0) return;
  await installPackages(
    [...(missing.length > 0 ? libraryPackages : []), ...(lacksScreen ? screenPackages : [])],
    inShort(lacking),
  );
  const still = await missingFor(executable);
  if (still.length > 0)
    throw new SetupError(`Electron still misses ${still.join(', ')}. Please install them.`);
}

const missingFor = async (executable: string): Promise<string[]> =>
  missingLibraries((await capture('ldd', [executable])).stdout);

/** A list that fits on a line: a bare machine lacks dozens of libraries. */
function inShort(names: readonly string[]): string {
  const rest = names.length - 3;
  return names.slice(0, 3).join(', ') + (rest > 0 ? ` and ${rest} more` : '');
}

/** Installs one package of each row; `lacking` says in words what is missing without them. */
export async function installPackages(rows: readonly (readonly string[])[], lacking: string): Promise<void> {
  if (!isOnPath('apt-get')) throw new SetupError(`Missing on this system: ${lacking}. Please install them.`);
  const elevate = await elevation();
  if (elevate === undefined) {
    const names = await Promise.all(rows.map(known));
    throw new SetupError(`Missing: ${lacking}. Run: sudo apt-get install -y ${names.join(' ')}`);
  }
  say(`Installing system packages for ${lacking} ...`);
  await apt(elevate, ['update', '-qq']);
  const names = await Promise.all(rows.map(known));
  const code = await apt(elevate, [
    'install',
    '-y',
    '-qq',
    '-o',
    'Dpkg::Use-Pty=0',
    '--no-install-recommends',
    ...names,
  ]);
  if (code !== 0) throw new SetupError(`apt-get could not install: ${names.join(' ')}`);
}

/** The words to put before apt-get, or undefined where a password would be asked. */
async function elevation(): Promise<readonly string[] | undefined> {
  if (process.getuid?.() === 0) return [];
  const free = isOnPath('sudo') && (await capture('sudo', ['-n', 'true'])).code === 0;
  return free ? ['sudo', '-n'] : undefined;
}

function apt(elevate: readonly string[], args: readonly string[]): Promise<number> {
  // Through `env`, because sudo drops variables. Output goes to stderr: stdout is for answers.
  const [command = 'env', ...rest] = [
    ...elevate,
    'env',
    'DEBIAN_FRONTEND=noninteractive',
    'apt-get',
    ...args,
  ];
  return run(command, rest, { stdio: ['ignore', process.stderr, process.stderr] });
}

/** The first name of a row that this system's package lists know. */
async function known(names: readonly string[]): Promise<string> {
  for (const name of names) {
    const { code, stdout } = await capture('apt-cache', ['show', '--no-all-versions', name]);
    if (code === 0 && stdout.includes('Package: ')) return name;
  }
  return names.at(-1) ?? '';
}
