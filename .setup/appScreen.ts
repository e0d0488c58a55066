// Runs a program that starts the built app: with a runtime, its libraries, a fresh build, and a screen.
import { build } from './build';
import { electronRuntime } from './electronRuntime';
import { run } from './run';
import { ensureLibraries, hasDisplay } from './systemLibraries';

/**
 * Large enough for a window of 1920x1080 with its frame. Two that begin at the same moment would choose the same number
 * as free: each looks from a number of its own on.
 */
const screen = (): readonly string[] => [
  'xvfb-run',
  '-n',
  String(100 + (process.pid % 10_000)),
  '-a',
  '-s',
  '-screen 0 1920x1200x24',
];

/**
 * Runs Node with `args` on the real screen, or on a made-up one where there is none.
 * The program finds the runtime's path in HANAGOYOMI_ELECTRON. Resolves to its exit code.
 */
export async function runWithApp(args: readonly string[]): Promise<number> {
  const { executable } = await electronRuntime();
  await ensureLibraries(executable, { screen: !hasDisplay() });
  await build({ ifStale: true });
  const program = [process.execPath, ...args];
  const [command = process.execPath, ...rest] = hasDisplay() ? program : [...screen(), ...program];
  return run(command, rest, { env: { ...process.env, HANAGOYOMI_ELECTRON: executable } });
}
