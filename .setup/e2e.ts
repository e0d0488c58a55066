// `npm run e2e`: the end-to-end tests against the built app in the real Electron, on a made-up screen where needed.
import { build } from './build';
import { electronRuntime } from './electronRuntime';
import { toolEntry } from './places';
import { main, run } from './run';
import { ensureLibraries, hasDisplay } from './systemLibraries';

/** Large enough for a window of 1920x1080 with its frame. */
const xvfb = ['xvfb-run', '-a', '-s', '-screen 0 1920x1200x24'];

await main(async () => {
  const { executable } = await electronRuntime();
  await ensureLibraries(executable, { screen: !hasDisplay() });
  await build({ ifStale: true });
  const tests = [process.execPath, toolEntry('vitest'), 'run', '--project', 'e2e', ...process.argv.slice(2)];
  const [command = process.execPath, ...args] = hasDisplay() ? tests : [...xvfb, ...tests];
  return run(command, args, { env: { ...process.env, HANAGOYOMI_ELECTRON: executable } });
});
