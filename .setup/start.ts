// `npm start`: builds what has changed and starts the app; arguments after `--` go to it.
import { build } from './build';
import { electronRuntime } from './electronRuntime';
import { main, run, SetupError } from './run';
import { ensureLibraries, hasDisplay } from './systemLibraries';

/** Chromium's sandbox refuses to run as root, so there, and only there, it is off. */
const sandboxSwitch = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

await main(async () => {
  if (!hasDisplay()) {
    throw new SetupError(
      'There is no screen: neither DISPLAY nor WAYLAND_DISPLAY is set. Start Hanagoyomi from a desktop session, ' +
        'or with xvfb-run for a screen nobody sees.',
    );
  }
  const { executable } = await electronRuntime();
  await ensureLibraries(executable, { screen: false });
  await build({ ifStale: true });
  return run(executable, [...sandboxSwitch, '.', ...process.argv.slice(2)]);
});
