// Lessons through the door: each call answered, a running match left alone, and taught by the rules chosen last.
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { rulesChosen } from '../../../main/rulesChosen';
import { ok, refuse } from '../../../shared/moves';
import { presets } from '../../../shared/presets';
import { DEFAULT_SETTINGS } from '../../../shared/settings';
import { OMA, openDoorScene } from '../../support/door';
import type { DoorScene } from '../../support/door';
import { options } from '../../support/session';

let door: DoorScene;

beforeEach(() => {
  door = openDoorScene(join(tmpdir(), 'hanagoyomi-none', 'rules.json'));
});

describe('lessons through the door', () => {
  it('are opened, tried, closed and told of', async () => {
    expect(await door.call('lesson:try', { tried: { type: 'next' }, revision: 0 })).toEqual(
      refuse('noLesson'),
    );
    expect(await door.call('lesson:open', { id: 'yaku', again: false })).toEqual(ok(null));
    const [shown] = door.lessons;
    expect(shown).toMatchObject({
      lesson: 'yaku',
      say: { id: '3a1.say' },
      table: { type: 'match', events: [] },
    });
    const revision = shown?.revision ?? -1;
    expect(await door.call('lesson:try', { tried: { type: 'next' }, revision })).toEqual(ok(null));
    expect(door.lessons.at(-1)).toMatchObject({ say: { id: '3a2.say', numbers: { akatan: 5 } } });
    const move = { type: 'playCard', card: 'jul-plain-1' };
    expect(await door.call('lesson:try', { tried: { type: 'move', move }, revision: revision + 1 })).toEqual(
      ok(null),
    );
    expect(door.lessons.at(-1)?.answer).toMatchObject({ kind: 'wrong', line: { id: '3a2.wrong.0' } });
    expect(await door.call('lesson:close', null)).toEqual(ok(null));
    const read: unknown = await door.call('learning:read', null);
    expect(read).toMatchObject({
      ok: true,
      value: { lessons: [{ id: 'months', reached: 0, done: false }, {}, {}, {}, {}, {}] },
    });
    expect(door.reports).toEqual([]);
  });

  it('leave a running match as it is', async () => {
    await door.scene.session.start(options(1), true, { type: 'fresh' });
    const before = await door.scene.quiet();
    await door.call('lesson:open', { id: 'month', again: false });
    for (let step = 0; step < 3; step += 1) {
      await door.call('lesson:try', { tried: { type: 'next' }, revision: door.lessons.at(-1)?.revision });
    }
    expect(door.lessons.at(-1)).toMatchObject({ say: { id: '6a3.say' }, waits: 'free' });
    expect(await door.scene.quiet()).toBe(before);
  });
});

describe('the rules chosen last', () => {
  it('are a preset, or rules of one’s own as long as they are kept', () => {
    const own = { ...DEFAULT_SETTINGS, rules: { type: 'own', name: 'Oma' } } as const;
    expect(rulesChosen({ ...DEFAULT_SETTINGS, rules: { type: 'preset', preset: 'flash' } }, [])).toBe(
      presets.flash,
    );
    expect(rulesChosen(own, [OMA])).toBe(OMA.ruleSet);
    expect(rulesChosen(own, [])).toBe(presets.modern);
  });
});
