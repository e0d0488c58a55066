import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeRuleCode } from '../../main/rules/ruleCode';
import { makeRuleFile } from '../../main/rules/ruleFile';
import { ok, refuse } from '../../shared/moves';
import { presets } from '../../shared/presets';
import type { RuleExample } from '../../shared/ruleExamples';
import type { RuleSet } from '../../shared/ruleSet';
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

  it('check many rule-sets at once, in the order asked, and refuse what is none', async () => {
    const endless = { ...OMA.ruleSet, rounds: null };
    const crowded = { ...OMA.ruleSet, handSize: 12 };
    expect(await door.call('rules:check', { ruleSets: [endless, OMA.ruleSet, crowded] })).toEqual(
      ok([[{ field: 'rounds', code: 'neverEnds' }], [], [{ field: 'handSize', code: 'tooFewCards' }]]),
    );
    const half = { ...OMA.ruleSet, yaku: {} };
    expect(await door.call('rules:check', { ruleSets: [OMA.ruleSet, half] })).toEqual(refuse('badPayload'));
  });

  it('replace in place, under the same name or another, but under nobody else’s', async () => {
    const opa = { name: 'Opa', ruleSet: { ...OMA.ruleSet, oyaKen: 1 } };
    await door.call('rules:keep', OMA);
    await door.call('rules:keep', opa);
    const tuned = { ...OMA, ruleSet: { ...OMA.ruleSet, minStop: 3 } };
    expect(await door.call('rules:replace', { name: 'Oma', rules: tuned })).toEqual(ok([tuned, opa]));
    const renamed = { ...tuned, name: 'Zia' };
    expect(await door.call('rules:replace', { name: 'Oma', rules: renamed })).toEqual(ok([opa, renamed]));
    expect(await door.call('rules:replace', { name: 'Zia', rules: { ...renamed, name: 'Opa' } })).toEqual(
      refuse('nameTaken'),
    );
    expect(await door.call('app:start', null)).toMatchObject({ value: { ownRules: [opa, renamed] } });
  });
});

describe('an example', () => {
  const BUTTERFLIES = ['jul-boar', 'oct-deer', 'jun-butterflies'] as const;
  const VIEWING = ['mar-curtain', 'sep-cup'] as const;
  const pay = (ruleSet: RuleSet, patch: Partial<RuleExample>) =>
    door.call('rules:example', {
      ruleSet,
      example: {
        month: 1,
        pile: [...BUTTERFLIES, ...VIEWING],
        calls: 0,
        rivalCalls: 0,
        fieldLights: 0,
        ...patch,
      },
    });

  it('pays what a month’s end pays, with each factor and its cause', async () => {
    const ruleSet: RuleSet = { ...presets.classic, sevenDouble: 7, fieldLights: 'on', oppKoi: 'once' };
    expect(await pay(ruleSet, { calls: 2, rivalCalls: 3, fieldLights: 3 })).toMatchObject({
      value: {
        calls: [2, 3],
        yaku: [
          { id: 'ino-shika-cho', points: 5 },
          { id: 'hanami', points: 5 },
        ],
        payout: {
          base: 10,
          multipliers: [
            { cause: 'seven', factor: 2 },
            { cause: 'own-koi', factor: 4 },
            { cause: 'opp-koi', factor: 2 },
            { cause: 'field-lights', factor: 3 },
          ],
          points: 480,
        },
      },
    });
  });

  it('counts no more calls than the rules allow, and tells how many it counts', async () => {
    const once: RuleSet = { ...presets.classic, maxCalls: 1 };
    expect(await pay(once, { calls: 2, rivalCalls: 2 })).toMatchObject({
      value: { calls: [1, 1], payout: { points: 20 } },
    });
    const three: RuleSet = { ...presets['classic-3p'], maxCalls: 1, oppKoi: 'per_call' };
    expect(await pay(three, { calls: 0, rivalCalls: 2 })).toMatchObject({
      value: { calls: [0, 1, 1], payout: { points: 40 } },
    });
  });

  it('is null where nobody could play', async () => {
    expect(await pay({ ...presets.classic, rounds: null }, {})).toEqual(ok(null));
  });

  it('of a card twice is refused', async () => {
    expect(await pay(presets.classic, { pile: ['sep-cup', 'sep-cup'] })).toEqual(refuse('badPayload'));
  });
});
