import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import type { KeptMatch } from '../../../main/historyFormat';
import { rulesOfMatch } from '../../../shared/matchOptions';
import { ok, refuse } from '../../../shared/moves';
import { NO_HISTORY, OWN, openDoorScene } from '../../support/door';
import type { DoorScene } from '../../support/door';
import { FRESH, options } from '../../support/session';

const AGREED = options(3);
const KEPT: KeptMatch = {
  ...{ id: 'm1', finishedAt: '2026-11-30T00:00:00.000Z', totals: [1, 2], winner: 1, practice: false },
  ...{ options: AGREED, ruleSet: rulesOfMatch(AGREED), seed: 123456789, deal: FRESH, moves: [] },
};
let door: DoorScene;

beforeEach(() => {
  door = openDoorScene(join(tmpdir(), 'hanagoyomi-none', 'rules.json'));
  door.open(OWN, { history: { ...NO_HISTORY, find: (id) => (id === 'm1' ? KEPT : null) } });
});

async function codeOfKept(): Promise<string> {
  const reply = await door.call('deals:code', { id: 'm1' });
  if (typeof reply !== 'object' || reply === null || !('value' in reply)) throw new Error('no code');
  return String(reply.value);
}

describe('the deals of a kept match', () => {
  it('are a code, on the clipboard too; of no other match', async () => {
    const code = await codeOfKept();
    expect(code).toMatch(/^HANAD1(-[0-9A-Z]{1,5})+$/);
    expect(await door.call('deals:copy', { id: 'm1' })).toEqual(ok(null));
    expect(door.copied).toEqual([code]);
    for (const call of ['deals:code', 'deals:copy'] as const)
      expect(await door.call(call, { id: 'm2' })).toEqual(refuse('noSuchMatch'));
    expect(door.copied).toEqual([code]);
  });

  it('are read without their seed and played by whoever agrees', async () => {
    const code = await codeOfKept();
    const { rules, firstDealer } = AGREED;
    expect(await door.call('deals:read', { text: code })).toEqual(
      ok({ type: 'read', agreed: { rules, firstDealer }, played: false }),
    );
    const start = { options: AGREED, replace: false, deal: { type: 'code', code } };
    expect(await door.call('match:new', { ...start, options: options(6) })).toEqual(refuse('badDeals'));
    expect(await door.call('match:new', { ...start, deal: { type: 'code', code: `${code}7` } })).toEqual(
      refuse('badDeals'),
    );
    expect(door.scene.updates).toEqual([]);
    expect(await door.call('match:new', start)).toEqual(ok(null));
    expect(door.scene.last()).toMatchObject({ deal: { type: 'code' }, practice: false, seed: null });
    expect(await door.call('deals:read', { text: code })).toMatchObject({ value: { played: true } });
  });
});

describe('the game itself', () => {
  it('tells what it is and opens its own folder only', async () => {
    expect(await door.call('app:about', null)).toMatchObject({ ok: true, value: { version: '0.1.0' } });
    expect(await door.call('app:showFolder', null)).toEqual(ok(null));
    expect(await door.call('app:showFolder', '/etc')).toEqual(refuse('badPayload'));
    door.folderOpens = false;
    expect(await door.call('app:showFolder', null)).toEqual(refuse('failed'));
  });
});
