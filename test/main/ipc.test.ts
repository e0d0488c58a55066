import { beforeEach, describe, expect, expectTypeOf, it } from 'vitest';
import type { z } from 'zod';
import { createHandlers } from '../../main/handlers';
import type { HandlerParts } from '../../main/handlers';
import { openDoor } from '../../main/ipc';
import type { Channels, Sender } from '../../main/ipc';
import type { moveSchema, optionsSchema, settingSchemas } from '../../main/ipcSchemas';
import { createNoticeBoard } from '../../main/notices';
import type { SettingsKeeper } from '../../main/settings';
import { CALL_NAMES } from '../../shared/ipc';
import type { CallName, Notice } from '../../shared/ipc';
import type { MatchOptions } from '../../shared/matchOptions';
import { ok, refuse } from '../../shared/moves';
import type { Move } from '../../shared/moves';
import { DEFAULT_SETTINGS } from '../../shared/settings';
import type { Settings } from '../../shared/settings';
import { anyMove, openScene, options } from '../support/session';
import type { Scene } from '../support/session';

type Listener = Parameters<Channels['handle']>[1];

const OWN: Sender = { url: 'app://hanagoyomi/index.html' };
let channels: Map<string, Listener>;
let scene: Scene;
let settings: Settings;
let reports: unknown[];
let quits: number;

/** Calls as the page would; `from` as another sender. */
const call = (name: CallName, payload: unknown, from: Sender = OWN): unknown => {
  const listener = channels.get(name);
  if (listener === undefined) throw new Error(`Nobody listens to ${name}`);
  return listener({ senderFrame: from }, payload);
};

/** Opens the door for a window whose main frame is `own`. */
function open(own: Sender, parts: Partial<HandlerParts> = {}): void {
  const handlers = createHandlers({
    version: '0.1.0',
    systemLanguage: 'de',
    settings: keeper,
    session: scene.session,
    notices: createNoticeBoard(() => undefined),
    settingsChanged: () => undefined,
    quit: () => (quits += 1),
    ...parts,
  });
  const ipcMain: Channels = { handle: (name, listener) => void channels.set(name, listener) };
  openDoor({ ipcMain, ownFrame: () => own, report: (error) => void reports.push(error) }, handlers);
}

const keeper: SettingsKeeper = {
  current: () => settings,
  change: (patch) => (settings = { ...settings, ...patch }),
  place: () => null,
  keepPlace: () => undefined,
};

beforeEach(() => {
  channels = new Map();
  settings = DEFAULT_SETTINGS;
  reports = [];
  quits = 0;
  scene = openScene(3);
  open(OWN);
});

describe('the door', () => {
  it('opens exactly the channels of the contract', () => {
    expect([...channels.keys()]).toEqual(CALL_NAMES);
  });

  it('leads through a match', async () => {
    expect(await call('app:start', null)).toEqual(
      ok({ version: '0.1.0', settings, systemLanguage: 'de', saved: null, notices: [] }),
    );
    expect(await call('match:new', { options: options(1), replace: false })).toEqual(ok(null));
    const { view, revision } = await scene.quiet();
    expect(await call('match:play', { move: anyMove(view, 0), revision })).toEqual(ok(null));
    expect(await call('match:play', { move: anyMove(view, 0), revision })).toEqual(refuse('staleRevision'));
    expect(await call('match:new', { options: options(1), replace: false })).toEqual(refuse('matchRunning'));
    expect(await call('match:resume', null)).toEqual(ok(null));
    expect(await call('match:nextMonth', { revision: scene.last().revision })).toEqual(
      refuse('monthNotOver'),
    );
    expect(await call('match:close', null)).toEqual(ok(null));
    expect(await call('app:quit', null)).toEqual(ok(null));
    expect(quits).toBe(1);
  });

  it('changes settings and answers with all of them', async () => {
    expect(await call('settings:change', { volume: 0, months: 12 })).toEqual(
      ok({ ...DEFAULT_SETTINGS, volume: 0, months: 12 }),
    );
  });

  it('answers a bug with a code and reports it', async () => {
    const broken = new Error('broken');
    const current = (): Settings => {
      throw broken;
    };
    open(OWN, { settings: { ...keeper, current } });
    expect(await call('app:start', null)).toEqual(refuse('failed'));
    expect(reports).toEqual([broken]);
  });
});

const GOOD: Readonly<Record<CallName, unknown>> = {
  'app:start': null,
  'app:quit': null,
  'settings:change': { muted: true },
  'match:new': { options: options(3), replace: true },
  'match:resume': null,
  'match:play': { move: { type: 'playCard', card: 'jan-crane' }, revision: 1 },
  'match:nextMonth': { revision: 1 },
  'match:close': null,
};

/** Everything that a refused call must leave alone. */
const facts = () => ({
  last: scene.last(),
  updates: scene.updates.length,
  written: scene.written.length,
  settings,
  quits,
});

describe('a foreign sender', () => {
  const foreign: readonly (readonly [string, Sender])[] = [
    ['another frame of our page', { url: 'app://hanagoyomi/index.html' }],
    ['a frame that is gone', null],
  ];
  it.each(foreign)('%s is refused on every channel and changes nothing', async (_case, sender) => {
    await call('match:new', GOOD['match:new']);
    await scene.quiet();
    const before = facts();
    for (const name of CALL_NAMES) expect(await call(name, GOOD[name], sender)).toEqual(refuse('badSender'));
    expect(facts()).toEqual(before);
  });

  it.each(['https://example.com/', 'app://hanagoyomi.example/', 'file:///index.html', 'about:blank'])(
    'our own frame, led away to %s, is refused',
    async (url) => {
      const away = { url };
      open(away);
      expect(await call('app:quit', null, away)).toEqual(refuse('badSender'));
      expect(quits).toBe(0);
    },
  );
});

describe('a malformed payload', () => {
  const bad: readonly (readonly [CallName, unknown])[] = [
    ...CALL_NAMES.flatMap((name): (readonly [CallName, unknown])[] => [
      [name, undefined],
      [name, 'x'],
      [name, []],
      [name, { ...Object(GOOD[name]), extra: 1 }],
    ]),
    ['settings:change', { volume: 2 }],
    ['settings:change', { volume: NaN }],
    ['settings:change', { language: 'fr' }],
    ['settings:change', { months: 2 }],
    ['settings:change', JSON.parse('{"__proto__":{"muted":true},"constructor":1}')],
    ['match:new', { options: { ...options(3), months: 2 }, replace: true }],
    ['match:new', { options: { ...options(3), preset: 'house' }, replace: true }],
    ['match:new', { options: { ...options(3), opponent: 'cheat' }, replace: true }],
    ['match:new', { options: options(3) }],
    ['match:new', { options: options(3), replace: 'yes' }],
    ['match:play', { move: { type: 'playCard', card: 'jan-tiger' }, revision: 1 }],
    ['match:play', { move: { type: 'playCard' }, revision: 1 }],
    ['match:play', { move: { type: 'stop', card: 'jan-crane' }, revision: 1 }],
    ['match:play', { move: { type: 'peek' }, revision: 1 }],
    ['match:play', { move: { type: 'stop' }, revision: '1' }],
    ['match:play', { move: { type: 'stop' }, revision: 1.5 }],
    ['match:play', { move: { type: 'stop' }, revision: -1 }],
    ['match:play', { move: { type: 'stop' } }],
    ['match:nextMonth', { revision: null }],
  ];
  it.each(bad)('%s %j is refused and changes nothing', async (name, payload) => {
    await call('match:new', GOOD['match:new']);
    await scene.quiet();
    const before = facts();
    expect(await call(name, payload)).toEqual(refuse('badPayload'));
    expect(facts()).toEqual(before);
  });

  it('is judged by schemas that are equal to the contract’s types', () => {
    type Fields = { [K in keyof typeof settingSchemas]: z.output<(typeof settingSchemas)[K]> };
    expectTypeOf<z.output<typeof moveSchema>>().toExtend<Move>();
    expectTypeOf<Move>().toExtend<z.output<typeof moveSchema>>();
    expectTypeOf<z.output<typeof optionsSchema>>().toExtend<MatchOptions>();
    expectTypeOf<MatchOptions>().toExtend<z.output<typeof optionsSchema>>();
    expectTypeOf<Fields>().toExtend<Settings>();
    expectTypeOf<Settings>().toExtend<Fields>();
  });
});

describe('notices', () => {
  it('wait for the page, come once with its start, and after that at once', () => {
    const pushed: Notice[] = [];
    const board = createNoticeBoard((notice) => void pushed.push(notice));
    board.tell({ type: 'saveFailed', reason: 'a' });
    expect(pushed).toEqual([]);
    expect(board.collect()).toEqual([{ type: 'saveFailed', reason: 'a' }]);
    expect(board.collect()).toEqual([]);
    board.tell({ type: 'opponentRestarted' });
    expect(pushed).toEqual([{ type: 'opponentRestarted' }]);
  });
});
