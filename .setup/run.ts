// Runs other programs with argument lists (never shell strings) and reports how they ended.
import { execFile, spawn } from 'node:child_process';
import type { SpawnOptions } from 'node:child_process';
import { root } from './places';

/** Why a set-up step cannot go on, in words for the person at the console. */
export class SetupError extends Error {}

/** Says one line to the person at the console; stdout stays free for answers. */
export function say(line: string): void {
  process.stderr.write(`${line}\n`);
}

/** Runs a program in the work tree, its output passing through; resolves to its exit code (1 for a signal). */
export function run(command: string, args: readonly string[], options: SpawnOptions = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options });
    child.once('error', reject);
    child.once('close', (code) => {
      resolve(code ?? 1);
    });
  });
}

/** What a finished program said. */
export interface Captured {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a program and keeps its output; see `run`. `timeout` in ms. A program that cannot be found has code 127. */
export function capture(
  command: string,
  args: readonly string[],
  options: { readonly timeout?: number } = {},
): Promise<Captured> {
  return new Promise((resolve) => {
    execFile(command, args, { cwd: root, encoding: 'utf8', ...options }, (error, stdout, stderr) => {
      if (error === null) resolve({ code: 0, stdout, stderr });
      else resolve({ code: typeof error.code === 'number' ? error.code : 127, stdout, stderr });
    });
  });
}

/** Runs a JavaScript file with this Node; see `run`. */
export function runNode(
  file: string,
  args: readonly string[] = [],
  options: SpawnOptions = {},
): Promise<number> {
  return run(process.execPath, [file, ...args], options);
}

/** Runs a TypeScript file of the project with tsx. */
export function runScript(file: string, args: readonly string[] = []): Promise<number> {
  return run(process.execPath, ['--import', 'tsx', file, ...args]);
}

/** Runs npm: the one that started us where there is one, else the one on the path. */
export function runNpm(args: readonly string[], options: SpawnOptions = {}): Promise<number> {
  const npm = process.env.npm_execpath;
  if (npm !== undefined && /npm-cli\.c?js$/.test(npm)) return runNode(npm, args, options);
  // On Windows npm is a .cmd file, which only a shell can start; all arguments here are our own fixed words.
  return run('npm', args, { ...options, shell: process.platform === 'win32' });
}

/** Runs a command's main function: a `SetupError` becomes one line and exit code 1, a bug keeps its stack. */
export async function main(body: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await body();
  } catch (error) {
    if (!(error instanceof SetupError)) throw error;
    say(error.message);
    process.exitCode = 1;
  }
}
