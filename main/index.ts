/** The start: command line, one instance, own protocol, then the app. Knows no game. */
import { join } from 'node:path';
import { app, protocol, session } from 'electron';
import { report, runApp } from './app';
import type { RunningApp } from './app';
import { APP_SCHEME, serveFrom } from './appProtocol';
import { setMenu } from './menu';
import { mayStart } from './soleInstance';
import { parseSwitches } from './switches';
import type { Switches } from './switches';

const RENDERER = join(import.meta.dirname, '../renderer');
const PLACES = {
  preload: join(import.meta.dirname, '../preload/index.cjs'),
  opponentThread: new URL('./opponent-thread.js', import.meta.url),
  coachThread: new URL('./coach-thread.js', import.meta.url),
  reviewThread: new URL('./review-thread.js', import.meta.url),
  lookBackThread: new URL('./look-back-thread.js', import.meta.url),
  callThread: new URL('./call-thread.js', import.meta.url),
  recordThread: new URL('./record-thread.js', import.meta.url),
};

/** Nothing that a page could ask for is needed here. */
function denyPermissions(): void {
  session.defaultSession.setPermissionRequestHandler((_contents, _permission, answer) => answer(false));
  session.defaultSession.setPermissionCheckHandler(() => false);
}

async function start(switches: Switches): Promise<void> {
  if (switches.profile !== null) app.setPath('userData', switches.profile);
  if (!mayStart(() => app.requestSingleInstanceLock(), app.getPath('userData'))) return app.quit();
  let running: RunningApp | null = null;
  app.on('second-instance', () => running?.bringToFront());
  app.on('window-all-closed', () => app.quit());
  protocol.registerSchemesAsPrivileged([
    { scheme: APP_SCHEME, privileges: { standard: true, secure: true, supportFetchAPI: true } },
  ]);
  await app.whenReady();
  protocol.handle(APP_SCHEME, serveFrom(RENDERER));
  denyPermissions();
  setMenu(process.platform);
  running = runApp(switches, PLACES);
}

const switches = parseSwitches(process.argv.slice(1), process.cwd());
if (switches.ok) {
  start(switches.value).catch((error: unknown) => {
    report(error);
    app.exit(1);
  });
} else {
  report(`Unusable command line: ${switches.code}`);
  app.exit(2);
}
