/** The built app in the real Electron, each start on a profile of its own and gone when its test is over. Knows no game. */
import type { ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { _electron } from 'playwright-core';
import type { ElectronApplication, Page } from 'playwright-core';
import { onTestFinished, vi } from 'vitest';
import type { Speed } from '../../shared/settings';

export const ROOT = resolve(import.meta.dirname, '../..');
/** Where a failed test leaves a picture of each window it had open. */
const PICTURES = join(ROOT, 'test-results');

export interface App {
  readonly electron: ElectronApplication;
  readonly page: Page;
  /** Full path of the folder with settings and match. */
  readonly profile: string;
  /** What the page reported as broken; a test with any fails. */
  readonly errors: readonly string[];
  /** Ends the process as a power cut would; resolves once it is gone. */
  kill(): Promise<void>;
  /** Ends it as a player does. */
  close(): Promise<void>;
}

export interface StartOptions {
  readonly seed?: number;
  /** `off` unless motion is what is tested; null = as kept in the profile. */
  readonly speed?: Speed | null;
  readonly profile?: string;
}

/** A folder that is gone after the test. */
export function freshProfile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'hanagoyomi-'));
  // What the killed process has left running may still write for a moment.
  onTestFinished(() => vi.waitFor(() => rmSync(folder, { recursive: true, force: true }), 5000));
  return folder;
}

/** What starts the app: program, arguments and environment. */
export function commandLine({ seed, speed = 'off', profile }: StartOptions) {
  const executablePath = process.env['HANAGOYOMI_ELECTRON'];
  if (executablePath === undefined) {
    throw new Error('HANAGOYOMI_ELECTRON is not set; these tests run by `npm run e2e`.');
  }
  const args = [
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    '--enable-unsafe-swiftshader',
    '.',
    ...(seed === undefined ? [] : [`--seed=${seed}`]),
    ...(speed === null ? [] : [`--speed=${speed}`]),
    `--profile=${profile ?? ''}`,
  ];
  const env: Record<string, string> = { DBUS_SESSION_BUS_ADDRESS: '/dev/null', LANG: 'en_GB.UTF-8' };
  for (const [name, value] of Object.entries(process.env)) env[name] ??= value ?? '';
  return { executablePath, args, env, cwd: ROOT };
}

async function kill(process: ChildProcess): Promise<void> {
  if (process.exitCode !== null || process.signalCode !== null) return;
  await new Promise((done) => {
    process.once('exit', done);
    process.kill('SIGKILL');
  });
}

/** Starts the app and waits for its first words. */
export async function startApp(options: StartOptions = {}): Promise<App> {
  const profile = options.profile ?? freshProfile();
  const electron = await _electron.launch(commandLine({ ...options, profile }));
  // Playwright forgets the process of an app that has ended.
  const process = electron.process();
  onTestFinished(() => kill(process));
  const page = await electron.firstWindow();
  page.setDefaultTimeout(10_000);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  onTestFinished(async ({ task }) => {
    if (task.result?.state !== 'fail' || page.isClosed()) return;
    mkdirSync(PICTURES, { recursive: true });
    const path = join(PICTURES, `${task.name.replace(/\W+/g, '-')}.png`);
    await page.screenshot({ path, timeout: 5000 }).catch(() => undefined);
  });
  await page.getByRole('heading', { level: 1 }).waitFor();
  return { electron, page, profile, errors, kill: () => kill(process), close: () => electron.close() };
}
