// `npm run e2e`: the end-to-end tests against the built app in the real Electron.
import { runWithApp } from './appScreen';
import { toolEntry } from './places';
import { main } from './run';

await main(() => runWithApp([toolEntry('vitest'), 'run', '--project', 'e2e', ...process.argv.slice(2)]));
