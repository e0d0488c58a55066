import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Sender } from '../../main/ipc';
import { createNoticeBoard } from '../../main/notices';
import { CALL_NAMES } from '../../shared/ipc';
import type { Notice } from '../../shared/ipc';
import { ok, refuse } from '../../shared/moves';
import { DEFAULT_SETTINGS } from '../../shared/settings';
import type { Settings } from '../../shared/settings';
import { GOOD, OWN, openDoorScene } from '../support/door';
import type { DoorScene } from '../support/door';
import { FRESH, anyMove, options } from '../support/session';

let door: DoorScene;

beforeEach(() => {
  door = openDoorScene(join(tmpdir(), 'hanagoyomi-none', 'rules.json'));
});

describe('the door', () => {
  it('opens exactly the channels of the contract', () => {
    expect([...door.channels.keys()]).toEqual(CALL_NAMES);
  });

  it('leads through a match', async () => {
    expect(await door.call('app:start', null)).toEqual(
      ok({
        version: '0.1.0',
        settings: DEFAULT_SETTINGS,
        systemLanguage: 'de',
        saved: null,
        newcomer: true,
        ownRules: [],
        notices: [],
      }),
    );
    expect(await door.call('match:new', { options: options(1), replace: false, deal: FRESH })).toEqual(
      ok(null),
    );
    const { view, revision } = await door.scene.quiet();
    expect(await door.call('match:play', { move: anyMove(view, 0), revision })).toEqual(ok(null));
    expect(await door.call('match:play', { move: anyMove(view, 0), revision })).toEqual(
      refuse('staleRevision'),
    );
    expect(await door.call('match:new', { options: options(1), replace: false, deal: FRESH })).toEqual(
      refuse('matchRunning'),
    );
    expect(await door.call('match:resume', null)).toEqual(ok(null));
    expect(await door.call('match:nextMonth', { revision: door.scene.last().revision })).toEqual(
      refuse('monthNotOver'),
    );
    expect(await door.call('match:close', null)).toEqual(ok(null));
    expect(await door.call('app:quit', null)).toEqual(ok(null));
    expect(door.quits).toBe(1);
  });

  it('changes settings and answers with all of them', async () => {
    expect(await door.call('settings:change', { volume: 0, months: 12 })).toEqual(
      ok({ ...DEFAULT_SETTINGS, volume: 0, months: 12 }),
    );
    expect(await door.call('settings:reset', { group: 'sound' })).toEqual(
      ok({ ...DEFAULT_SETTINGS, months: 12 }),
    );
    expect(await door.call('settings:reset', { group: 'rules' })).toEqual(refuse('badPayload'));
  });

  it('answers a bug with a code and reports it', async () => {
    const broken = new Error('broken');
    const current = (): Settings => {
      throw broken;
    };
    const keeper = {
      current,
      change: current,
      reset: current,
      place: () => null,
      keepPlace: () => undefined,
    };
    door.open(OWN, { settings: keeper });
    expect(await door.call('app:start', null)).toEqual(refuse('failed'));
    expect(door.reports).toEqual([broken]);
  });
});

describe('a foreign sender', () => {
  const foreign: readonly (readonly [string, Sender])[] = [
    ['another frame of our page', { url: 'app://hanagoyomi/index.html' }],
    ['a frame that is gone', null],
  ];
  it.each(foreign)('%s is refused on every channel and changes nothing', async (_case, sender) => {
    await door.call('match:new', GOOD['match:new']);
    await door.scene.quiet();
    const before = door.facts();
    for (const name of CALL_NAMES)
      expect(await door.call(name, GOOD[name], sender)).toEqual(refuse('badSender'));
    expect(door.facts()).toEqual(before);
  });

  it.each(['https://example.com/', 'app://hanagoyomi.example/', 'file:///index.html', 'about:blank'])(
    'our own frame, led away to %s, is refused',
    async (url) => {
      const away = { url };
      door.open(away);
      expect(await door.call('app:quit', null, away)).toEqual(refuse('badSender'));
      expect(door.quits).toBe(0);
    },
  );
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

  it('wait again when the page is gone, for the next one', () => {
    const push = vi.fn();
    const board = createNoticeBoard(push);
    board.collect();
    board.hold();
    board.tell({ type: 'pageReloaded' });
    expect(push).not.toHaveBeenCalled();
    expect(board.collect()).toEqual([{ type: 'pageReloaded' }]);
    board.tell({ type: 'opponentRestarted' });
    expect(push).toHaveBeenCalledExactlyOnceWith({ type: 'opponentRestarted' });
  });
});
