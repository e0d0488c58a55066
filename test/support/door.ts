/** The door with everything behind it, as a page meets it: a real session, rules kept in memory, dialogs that are told what to pick. */
import { createHandlers } from '../../main/handlers';
import type { HandlerParts } from '../../main/handlers';
import type { History } from '../../main/history';
import { openDoor } from '../../main/ipc';
import { NOTHING_LEARNT } from '../../main/learning/learningFile';
import { createLessonDesk } from '../../main/lessons/lessonDesk';
import type { LessonDesk } from '../../main/lessons/lessonDesk';
import type { Channels, Sender } from '../../main/ipc';
import { createNoticeBoard } from '../../main/notices';
import { createRecordDesk } from '../../main/record/recordDesk';
import { openRuleBook } from '../../main/ruleBook';
import { NO_RULES } from '../../main/ruleBookFormat';
import { NO_TRAINING } from '../../main/trainers/progress';
import { createTrainerDesk } from '../../main/trainers/trainerDesk';
import type { TrainerDesk } from '../../main/trainers/trainerDesk';
import type { CallName } from '../../shared/ipc';
import type { LessonUpdate } from '../../shared/lessons';
import { presets } from '../../shared/presets';
import type { NamedRuleSet } from '../../shared/ruleSet';
import { defaultsOf } from '../../main/settings';
import { DEFAULT_SETTINGS } from '../../shared/settings';
import type { Settings } from '../../shared/settings';
import type { PlayerView } from '../../shared/view';
import { recordWorker } from './recordWorker';
import { openScene, options } from './session';
import type { Scene } from './session';

type Listener = Parameters<Channels['handle']>[1];

export const OWN: Sender = { url: 'app://hanagoyomi/index.html' };

export const OMA: NamedRuleSet = { name: 'Oma', ruleSet: { ...presets.modern, sevenDouble: null } };

/** A payload that each call takes. */
export const GOOD: Readonly<Record<CallName, unknown>> = {
  'app:start': null,
  'app:quit': null,
  'app:about': null,
  'app:showFolder': null,
  'settings:change': { muted: true },
  'settings:reset': { group: 'sound' },
  'rules:read': { text: 'HANA1' },
  'rules:open': null,
  'rules:check': { ruleSets: [OMA.ruleSet] },
  'rules:example': {
    ruleSet: OMA.ruleSet,
    example: { month: 1, pile: ['jan-crane'], calls: 0, rivalCalls: 0, fieldLights: 0 },
  },
  'rules:keep': OMA,
  'rules:replace': { name: 'Oma', rules: OMA },
  'rules:forget': { name: 'Oma' },
  'rules:code': OMA,
  'rules:copy': OMA,
  'rules:save': OMA,
  'match:new': { options: options(3), replace: true, deal: { type: 'fresh' } },
  'match:resume': null,
  'match:play': { move: { type: 'playCard', card: 'jan-crane' }, revision: 1 },
  'match:nextMonth': { revision: 1 },
  'match:takeBack': { revision: 1 },
  'coach:ask': { revision: 1 },
  'coach:silence': null,
  'history:list': null,
  'review:open': { id: 'none' },
  'deals:read': { text: 'HANAD1' },
  'deals:code': { id: 'none' },
  'deals:copy': { id: 'none' },
  'record:read': { level: null, rules: null },
  'record:fairness': null,
  'record:forget': { ids: [] },
  'record:restore': { ids: [] },
  'record:export': { format: 'json' },
  'record:import': null,
  'replay:open': { id: 'none' },
  'learning:read': null,
  'lesson:open': { id: 'months', again: false },
  'lesson:try': { tried: { type: 'next' }, revision: 1 },
  'lesson:close': null,
  'trainer:start': { id: 'months', level: null },
  'trainer:answer': { marked: [0], ms: 1000 },
  'trainer:next': null,
  'trainer:close': null,
  'match:close': null,
};

export interface DoorScene {
  readonly scene: Scene;
  readonly channels: ReadonlyMap<string, Listener>;
  /** Calls as the page would; `from` as another sender. */
  call(name: CallName, payload: unknown, from?: Sender): unknown;
  /** Opens the door for a window whose main frame is `own`. */
  open(own: Sender, parts?: Partial<HandlerParts>): void;
  settings: Settings;
  /** Where dialogs lead; null = the player picks nothing. */
  picked: string | null;
  /** What dialogs for writing were asked for. */
  readonly proposed: string[];
  readonly copied: string[];
  /** What the coach was asked about; null = silenced. */
  readonly asked: ({ readonly view: PlayerView; readonly revision: number } | null)[];
  /** Which matches were looked at again; null = no more. */
  readonly reviewed: (string | null)[];
  /** What lessons have shown. */
  readonly lessons: LessonUpdate[];
  readonly reports: unknown[];
  quits: number;
  /** Whether the system opens the folder when asked to. */
  folderOpens: boolean;
  /** Everything that a refused call must leave alone. */
  facts(): unknown;
}

/** @param ruleFile full path of a file that is not there */
export function openDoorScene(ruleFile: string): DoorScene {
  const scene = openScene(3);
  const channels = new Map<string, Listener>();
  const door: DoorScene = {
    scene,
    channels,
    settings: DEFAULT_SETTINGS,
    picked: null,
    proposed: [],
    copied: [],
    asked: [],
    reviewed: [],
    lessons: [],
    reports: [],
    quits: 0,
    folderOpens: true,
    call(name, payload, from = OWN) {
      const listener = channels.get(name);
      if (listener === undefined) throw new Error(`Nobody listens to ${name}`);
      return listener({ senderFrame: from }, payload);
    },
    open(own, parts = {}) {
      const handlers = createHandlers({ ...handlerParts(door, ruleFile), ...parts });
      const ipcMain: Channels = { handle: (name, listener) => void channels.set(name, listener) };
      openDoor({ ipcMain, ownFrame: () => own, report: (error) => void door.reports.push(error) }, handlers);
    },
    facts: () => ({
      last: scene.last(),
      updates: scene.updates.length,
      written: scene.written.length,
      settings: door.settings,
      quits: door.quits,
      copied: door.copied.length,
      asked: door.asked.length,
      reviewed: door.reviewed.length,
      lessons: door.lessons.length,
      proposed: door.proposed.length,
    }),
  };
  door.open(OWN);
  return door;
}

/** Progress in memory, and no look back. */
function lessonsFor(door: DoorScene): LessonDesk {
  let learnt = NOTHING_LEARNT;
  return createLessonDesk({
    file: { current: () => learnt, change: (content) => void (learnt = content) },
    lookBacks: { open: (_decisions, answer) => answer(null), cancel: () => undefined },
    rules: () => presets.modern,
    push: (update) => void door.lessons.push(update),
  });
}

/** Progress in memory, and no questions of stop or koi-koi. */
function trainersFor(): TrainerDesk {
  let kept = NO_TRAINING;
  return createTrainerDesk({
    kept: { current: () => kept, change: (next) => void (kept = next) },
    stock: { prepare: () => undefined, take: () => Promise.resolve(null) },
    rules: () => presets.modern,
    now: () => new Date(0),
    freshSeed: () => 1,
  });
}

/** Nothing is kept in it. */
export const NO_HISTORY: History = {
  isEmpty: () => true,
  list: () => [],
  all: () => [],
  find: () => null,
  keep: () => Promise.resolve(),
  forget: () => Promise.resolve(true),
  restore: () => Promise.resolve(true),
  add: () => Promise.resolve(0),
};

const handlerParts = (door: DoorScene, ruleFile: string): HandlerParts => ({
  about: {
    version: '0.1.0',
    runtime: { electron: '33.2.1', chromium: '130.0', node: '20.18.1' },
    folder: '/home/hana/profile',
  },
  showFolder: () => Promise.resolve(door.folderOpens),
  systemLanguage: 'de',
  settings: {
    current: () => door.settings,
    change: (patch) => (door.settings = { ...door.settings, ...patch }),
    reset: (group) => (door.settings = { ...door.settings, ...defaultsOf(group) }),
    place: () => null,
    keepPlace: () => undefined,
  },
  session: door.scene.session,
  deals: door.scene.deals,
  coach: {
    ask: (view, revision) => void door.asked.push({ view, revision }),
    silence: () => void door.asked.push(null),
  },
  history: NO_HISTORY,
  record: createRecordDesk({
    spawn: recordWorker,
    matches: () => [],
    log: (reason) => void door.reports.push(reason),
  }),
  recordDialogs: {
    pickToOpen: () => Promise.resolve(door.picked),
    pickToWrite(name, format) {
      door.proposed.push(`${name}.${format}`);
      return Promise.resolve(door.picked);
    },
  },
  now: () => new Date('2026-11-30T03:57:43.120Z'),
  reviews: { open: (match) => void door.reviewed.push(match?.id ?? null) },
  ruleBook: openRuleBook({
    file: ruleFile,
    openStore: () => ({ store: NO_RULES }),
    now: () => new Date(0),
    tell: () => undefined,
  }),
  lessons: lessonsFor(door),
  trainers: trainersFor(),
  rulesDialogs: {
    pickToOpen: () => Promise.resolve(door.picked),
    pickToWrite(name) {
      door.proposed.push(name);
      return Promise.resolve(door.picked);
    },
  },
  copy: (text) => void door.copied.push(text),
  notices: createNoticeBoard(() => undefined),
  settingsChanged: () => undefined,
  quit: () => (door.quits += 1),
});

/** For schemas, whose types are the contract's but for `readonly`. */
export type Frozen<T> = T extends object ? { readonly [K in keyof T]: Frozen<T[K]> } : T;
