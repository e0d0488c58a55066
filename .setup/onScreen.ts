// `tsx .setup/onScreen.ts FILE [arguments]`: runs a tool of the project that starts the built app.
import { runWithApp } from './appScreen';
import { SetupError, main } from './run';

await main(() => {
  const [file, ...args] = process.argv.slice(2);
  if (file === undefined) throw new SetupError('Usage: tsx .setup/onScreen.ts FILE [arguments]');
  return runWithApp(['--import', 'tsx', file, ...args]);
});
