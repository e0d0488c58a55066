import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { openHistory } from '../../main/history';
import type { KeptMatch } from '../../main/historyFormat';
import { ok, refuse } from '../../shared/moves';
import { OWN, openDoorScene } from '../support/door';
import type { DoorScene } from '../support/door';
import { FRESH, openScene, options, playUntil } from '../support/session';

let door: DoorScene;

beforeEach(() => {
  door = openDoorScene(join(tmpdir(), 'hanagoyomi-none', 'rules.json'));
});

describe('coach:ask', () => {
  it('asks about what the player sees, and is refused where nothing is to be decided', async () => {
    expect(await door.call('coach:ask', { revision: 0 })).toEqual(refuse('noMatch'));
    await door.call('match:new', { options: options(3), replace: false, deal: FRESH });
    const { view, revision } = await door.scene.quiet();
    expect(await door.call('coach:ask', { revision: revision - 1 })).toEqual(refuse('staleRevision'));
    expect(door.asked).toEqual([]);
    expect(await door.call('coach:ask', { revision })).toEqual(ok(null));
    expect(door.asked).toEqual([{ view, revision }]);
    await door.call('coach:silence', null);
    expect(door.asked.at(-1)).toBeNull();
  });
});

describe('match:takeBack', () => {
  it('takes the last decision back', async () => {
    await door.call('match:new', { options: options(3), replace: false, deal: FRESH });
    const { view, revision } = await door.scene.quiet();
    await door.scene.session.play(view.legal[0]?.move ?? { type: 'stop' }, revision);
    await door.scene.quiet();
    const seen = door.scene.last().revision;
    expect(await door.call('match:takeBack', { revision: seen })).toEqual(ok(null));
    expect(door.scene.last()).toMatchObject({ practice: true, view: { hand: view.hand } });
    expect(await door.call('match:takeBack', { revision: seen })).toEqual(refuse('staleRevision'));
  });
});

describe('finished matches', () => {
  it('are listed, and opened by their id; none, one unknown and one against the rules are no review', async () => {
    const scene = openScene(4);
    await scene.session.start(options(1), false, FRESH);
    await playUntil(scene, null);
    const match = scene.written.at(-1);
    if (match === undefined) throw new Error('nothing was written');
    const history = openHistory({
      file: join(tmpdir(), 'hanagoyomi-none', 'no-folder\0', 'history.jsonl'),
      now: () => new Date(0),
      tell: () => undefined,
    });
    await history.keep(match, 'm1');
    const broken: KeptMatch = {
      ...match,
      id: 'm2',
      finishedAt: '1970-01-01T00:00:00.000Z',
      totals: match.state.totals,
      winner: 'draw',
      moves: match.moves.slice(1),
    };
    door.open(OWN, {
      history: {
        ...history,
        find: (id) => (id === 'm2' ? broken : history.find(id)),
      },
    });
    expect(await door.call('history:list', null)).toMatchObject({ ok: true, value: [{ id: 'm1' }] });
    for (const id of ['none', 'm2'])
      expect(await door.call('review:open', { id })).toEqual(refuse('noSuchMatch'));
    expect(door.reviewed).toEqual([]);
    expect(await door.call('review:open', { id: 'm1' })).toEqual(ok(null));
    expect(await door.call('review:open', null)).toEqual(ok(null));
    expect(door.reviewed).toEqual(['m1', null]);
  });
});
