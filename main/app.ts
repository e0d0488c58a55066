/** Ties the parts together: files, session, opponent, bridge and window. Knows no rules and no start-up order. */
import { randomInt, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { app, clipboard, ipcMain, shell } from 'electron';
import type { BrowserWindow } from 'electron';
import ElectronStore from 'electron-store';
import type { About } from '../shared/about';
import type { DealChoice } from '../shared/deals';
import type { PushName, Pushes } from '../shared/ipc';
import type { MatchOptions } from '../shared/matchOptions';
import { createOpponent, spawnThread } from './ai/opponent';
import { createCoachDesk } from './coachDesk';
import type { CoachDesk } from './coachDesk';
import { createDealDesk } from './deals/dealDesk';
import type { DealDesk } from './deals/dealDesk';
import { createHandlers } from './handlers';
import { openHistory } from './history';
import type { History } from './history';
import { openDoor } from './ipc';
import type { KeptLearning } from './learning/learningFile';
import { openClassroom } from './learning/classroom';
import type { LearningParts } from './learningHandlers';
import { rulesChosen } from './rulesChosen';
import { createNoticeBoard } from './notices';
import type { NoticeBoard } from './notices';
import { createRecordDesk } from './record/recordDesk';
import type { RecordDesk } from './record/recordDesk';
import { createRecordDialogs } from './recordDialogs';
import { createReviewDesk } from './reviewDesk';
import type { ReviewDesk } from './reviewDesk';
import { openRuleBook } from './ruleBook';
import type { RuleBook } from './ruleBook';
import type { KeptRules } from './ruleBookFormat';
import { createRulesDialogs } from './rulesDialogs';
import { openSaves } from './saves';
import { createSession } from './session';
import type { Session } from './session';
import { openSettings } from './settings';
import type { SettingsKeeper } from './settings';
import { languageFor } from './settingsFormat';
import type { Kept } from './settingsFormat';
import type { Switches } from './switches';
import { bringToFront, openWindow } from './window';

/** Where the build has put what is loaded by name. */
export interface Places {
  readonly preload: string;
  readonly opponentThread: URL;
  readonly coachThread: URL;
  readonly reviewThread: URL;
  readonly lookBackThread: URL;
  readonly callThread: URL;
  readonly recordThread: URL;
}

export interface RunningApp {
  bringToFront(): void;
}

/** The page as far as it can be talked to: nobody listens before it is there or after it is gone. */
interface Page {
  window: BrowserWindow | null;
  push<P extends PushName>(name: P, payload: Pushes[P]): void;
}

function createPage(): Page {
  return {
    window: null,
    push(name, payload) {
      this.window?.webContents.send(name, payload);
    },
  };
}

/** A bug: said where a developer sees it. */
export function report(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
}

const now = (): Date => new Date();

function keepSettings(folder: string, { speed }: Switches, notices: NoticeBoard): SettingsKeeper {
  return openSettings({
    file: join(folder, 'settings.json'),
    openStore: () => new ElectronStore<Kept>({ name: 'settings', cwd: folder }),
    speed,
    now,
    tell: notices.tell,
  });
}

function keepRules(folder: string, notices: NoticeBoard): RuleBook {
  return openRuleBook({
    file: join(folder, 'rules.json'),
    openStore: () => new ElectronStore<KeptRules>({ name: 'rules', cwd: folder }),
    now,
    tell: notices.tell,
  });
}

const aboutGame = (folder: string): About => ({
  version: app.getVersion(),
  runtime: {
    electron: process.versions.electron,
    chromium: process.versions.chrome,
    node: process.versions.node,
  },
  folder,
});

/** What a match needs around it. */
interface Surroundings {
  readonly folder: string;
  readonly places: Places;
  readonly page: Page;
  readonly notices: NoticeBoard;
  readonly history: History;
  readonly coach: CoachDesk;
}

interface Hosted {
  readonly session: Session;
  readonly deals: DealDesk;
}

function hostMatch({ seed }: Switches, around: Surroundings): Hosted {
  const { folder, places, page, notices, history, coach } = around;
  const saves = openSaves(folder, now);
  const kept = saves.load();
  kept.notices.forEach(notices.tell);
  const opponent = createOpponent({
    spawn: () => spawnThread(places.opponentThread),
    restarted: () => notices.tell({ type: 'opponentRestarted' }),
    log: report,
  });
  app.once('will-quit', () => opponent.dispose());
  const deals = createDealDesk({
    freshSeed: () => seed ?? randomInt(2 ** 32),
    now,
    inRecord: (played) => history.all().some((match) => match.seed === played),
    running: kept.match?.seed ?? null,
  });
  const parts = {
    saves,
    opponent,
    history,
    push(update: Pushes['match:update']) {
      page.push('match:update', update);
      // Also for a player who does without: the coach may be wanted in the middle of a match, and idle it costs nothing.
      if (update.view.phase !== 'matchOver') coach.prepare(update.view.ruleSet);
    },
    movedOn: () => coach.silence(),
    tell: notices.tell,
    openDeals: (choice: DealChoice, options: MatchOptions) => deals.open(choice, options),
    freshId: randomUUID,
    report,
  };
  return { session: createSession(parts, kept.match), deals };
}

function hostCoach(places: Places, page: Page): CoachDesk {
  const coach = createCoachDesk({
    spawn: () => spawnThread(places.coachThread),
    push: (update) => page.push('coach:advice', update),
    log: report,
  });
  app.once('will-quit', () => coach.dispose());
  return coach;
}

/** Where lessons and exercises are taken. */
function hostLearning(
  { seed }: Switches,
  around: Omit<Surroundings, 'history' | 'coach'> & { readonly settings: SettingsKeeper },
  ruleBook: RuleBook,
): LearningParts {
  const { folder, places, page, notices, settings } = around;
  const freshSeed = (): number => randomInt(2 ** 32);
  const classroom = openClassroom({
    file: join(folder, 'learning.json'),
    openStore: () => new ElectronStore<KeptLearning>({ name: 'learning', cwd: folder }),
    now,
    tell: notices.tell,
    spawnLookBack: () => spawnThread(places.lookBackThread),
    spawnCall: () => spawnThread(places.callThread),
    rules: () => rulesChosen(settings.current(), ruleBook.all()),
    push: (update) => page.push('lesson:update', update),
    seed: () => seed ?? freshSeed(),
    freshSeed,
    log: report,
  });
  app.once('will-quit', () => classroom.dispose());
  return classroom;
}

const hostReviews = (places: Places, page: Page): ReviewDesk =>
  createReviewDesk({
    spawn: () => spawnThread(places.reviewThread),
    push: (update) => page.push('review:update', update),
    log: report,
  });

function hostRecord(places: Places, history: History): RecordDesk {
  const record = createRecordDesk({
    spawn: () => spawnThread(places.recordThread),
    matches: () => history.all(),
    log: report,
  });
  app.once('will-quit', () => record.dispose());
  return record;
}

function showWindow(page: Page, places: Places, settings: SettingsKeeper, notices: NoticeBoard): void {
  const window = openWindow({
    preload: places.preload,
    title: app.getName(),
    place: settings.place(),
    fullScreen: settings.current().fullScreen,
    keepPlace: settings.keepPlace,
    fullScreenChanged(fullScreen) {
      if (settings.current().fullScreen === fullScreen) return;
      page.push('settings:update', settings.change({ fullScreen }));
    },
    pageDied() {
      notices.hold();
      notices.tell({ type: 'pageReloaded' });
    },
  });
  page.window = window;
  window.on('closed', () => {
    page.window = null;
  });
}

/** Once Electron is ready: reads what was kept, opens the bridge, shows the window. */
export function runApp(switches: Switches, places: Places): RunningApp {
  const folder = app.getPath('userData');
  const page = createPage();
  const notices = createNoticeBoard((notice) => page.push('notice', notice));
  const settings = keepSettings(folder, switches, notices);
  const history = openHistory({ file: join(folder, 'history.jsonl'), now, tell: notices.tell });
  const ruleBook = keepRules(folder, notices);
  const coach = hostCoach(places, page);
  const { session, deals } = hostMatch(switches, { folder, places, page, notices, history, coach });
  const handlers = createHandlers({
    about: aboutGame(folder),
    showFolder: async () => (await shell.openPath(folder)) === '',
    systemLanguage: languageFor(app.getPreferredSystemLanguages()),
    settings,
    session,
    deals,
    history,
    coach,
    reviews: hostReviews(places, page),
    ruleBook,
    record: hostRecord(places, history),
    recordDialogs: createRecordDialogs(() => page.window),
    now,
    ...hostLearning(switches, { folder, places, page, notices, settings }, ruleBook),
    rulesDialogs: createRulesDialogs(() => page.window),
    copy: (text) => clipboard.writeText(text),
    notices,
    settingsChanged({ fullScreen }) {
      if (page.window?.isFullScreen() !== fullScreen) page.window?.setFullScreen(fullScreen);
    },
    quit: () => app.quit(),
  });
  openDoor({ ipcMain, ownFrame: () => page.window?.webContents.mainFrame ?? null, report }, handlers);
  showWindow(page, places, settings, notices);
  return {
    bringToFront() {
      if (page.window !== null) bringToFront(page.window);
    },
  };
}
