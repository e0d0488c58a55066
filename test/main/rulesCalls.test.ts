import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeRuleCode } from '../../main/rules/ruleCode';
import { makeRuleFile } from '../../main/rules/ruleFile';
import { ok, refuse } from '../../shared/moves';
import { OMA, openDoorScene } from '../support/door';
import type { DoorScene } from '../support/door';

let folder: string;
let door: DoorScene;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hanagoyomi-calls-'));
  door = openDoorScene(join(folder, 'rules.json'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe('the calls about rules', () => {
  const read = { type: 'read', rules: OMA };
  const unread = (reason: string) => ok({ type: 'refused', reason, problems: [] });

  it('read a code or the text of a file, and keep nothing', async () => {
    expect(await door.call('rules:read', { text: makeRuleCode(OMA) })).toEqual(ok(read));
    expect(await door.call('rules:read', { text: makeRuleFile(OMA) })).toEqual(ok(read));
    expect(await door.call('rules:read', { text: 'hello' })).toEqual(unread('notRules'));
    expect(await door.call('app:start', null)).toMatchObject({ value: { ownRules: [] } });
  });

  it('open the file that was picked, or none', async () => {
    expect(await door.call('rules:open', null)).toEqual(ok(null));
    door.picked = join(folder, 'oma.json');
    expect(await door.call('rules:open', null)).toEqual(unread('unreadable'));
    writeFileSync(door.picked, makeRuleFile(OMA));
    expect(await door.call('rules:open', null)).toEqual(ok(read));
    writeFileSync(door.picked, 'x'.repeat(300_000));
    expect(await door.call('rules:open', null)).toEqual(unread('tooLarge'));
    door.picked = folder;
    expect(await door.call('rules:open', null)).toEqual(unread('unreadable'));
  });

  it('keep, tell with the start, and forget', async () => {
    expect(await door.call('rules:keep', OMA)).toEqual(ok([OMA]));
    expect(await door.call('rules:keep', { ...OMA, name: ' Oma ' })).toEqual(ok([OMA]));
    expect(await door.call('app:start', null)).toMatchObject({ value: { ownRules: [OMA] } });
    expect(await door.call('rules:forget', { name: 'Opa' })).toEqual(ok([OMA]));
    expect(await door.call('rules:forget', { name: 'Oma' })).toEqual(ok([]));
  });

  it('keep no more than there is room for', async () => {
    for (let target = 1; target <= 50; target += 1)
      await door.call('rules:keep', { ...OMA, ruleSet: { ...OMA.ruleSet, target } });
    expect(await door.call('rules:keep', OMA)).toEqual(refuse('tooManyRules'));
  });

  it('make the code and put it on the clipboard', async () => {
    expect(await door.call('rules:code', OMA)).toEqual(ok(makeRuleCode(OMA)));
    expect(door.copied).toEqual([]);
    expect(await door.call('rules:copy', OMA)).toEqual(ok(null));
    expect(door.copied).toEqual([makeRuleCode(OMA)]);
  });

  it('write the file that was picked, or none', async () => {
    expect(await door.call('rules:save', OMA)).toEqual(ok(null));
    expect(door.proposed).toEqual(['Oma']);
    door.picked = join(folder, 'oma.hanarules.json');
    expect(await door.call('rules:save', OMA)).toEqual(ok(door.picked));
    expect(readFileSync(door.picked, 'utf8')).toBe(makeRuleFile(OMA));
    door.picked = join(folder, 'no', 'folder.json');
    expect(await door.call('rules:save', OMA)).toEqual(refuse('notWritten'));
    expect(existsSync(door.picked)).toBe(false);
  });
});
