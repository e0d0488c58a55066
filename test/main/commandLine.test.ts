import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPlayArguments } from '../../main/headless/playArguments';
import { rulesFrom } from '../../main/headless/rulesArgument';
import { rulesReport } from '../../main/headless/rulesReport';
import { makeRuleCode } from '../../main/rules/ruleCode';
import { makeRuleFile } from '../../main/rules/ruleFile';
import { presets } from '../../shared/presets';
import type { RuleSet } from '../../shared/ruleSet';

let folder: string;
const inFolder = (name: string): string => join(folder, name);
const OMA = { name: 'Oma', ruleSet: { ...presets.modern, sevenDouble: null, ownKoi: 'once' } as RuleSet };

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'hanagoyomi-cli-'));
  writeFileSync(inFolder('oma.json'), makeRuleFile(OMA));
  writeFileSync(inFolder('bad.json'), makeRuleFile(OMA).replace('"tie": "draw"', '"tie": "fight"'));
  writeFileSync(
    inFolder('endless.json'),
    makeRuleFile({ ...OMA, ruleSet: { ...OMA.ruleSet, rounds: null } }),
  );
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const reportOn = async (argument: string): Promise<readonly string[]> =>
  rulesReport(await rulesFrom(argument));

/** Runs a script of the tree as its npm script does. */
const run = (script: string, args: readonly string[], input = ''): Promise<{ code: unknown; out: string }> =>
  new Promise((settle) => {
    const tree = new URL('../..', import.meta.url);
    const child = execFile(
      process.execPath,
      ['--import', 'tsx', `main/headless/${script}.ts`, ...args],
      { cwd: tree },
      (error, out, err) => settle({ code: error?.code ?? 0, out: out + err }),
    );
    child.stdin?.end(input);
  });

describe('rules on the command line', () => {
  it('are told by name, by what differs from modern, and by code: from a file, a code or a preset', async () => {
    const lines = [
      'well-formed: yes',
      'playable: yes',
      'name: Oma',
      'differs from modern in:',
      '  sevenDouble: 7 → null',
      '  ownKoi: none → once',
      `code: ${makeRuleCode(OMA)}`,
    ];
    expect(await reportOn(inFolder('oma.json'))).toEqual(lines);
    expect(await reportOn(makeRuleCode(OMA).toLowerCase())).toEqual(lines);
    expect(await reportOn('modern')).toContain('differs from modern in nothing');
    expect(await reportOn('classic')).toContain(
      '  deal.order: ["others","field","dealer"] → ["others","dealer","field"]',
    );
  });

  it('that are wrong are told field by field', async () => {
    expect(await reportOn(inFolder('bad.json'))).toEqual(['well-formed: no', 'tie: wrongValue']);
    expect(await reportOn(inFolder('endless.json'))).toEqual([
      'well-formed: yes',
      'playable: no',
      'rounds: neverEnds',
    ]);
  });

  it.each([
    ['modren', /^not a preset/],
    ['HANA1-06JGB-QRW', /^damaged/],
    ['HANA2-06JGB-QRV', /^made by a newer version/],
    ['.', /^cannot be read/],
  ])('%s is refused by name', async (argument, words) => {
    expect((await reportOn(argument)).join()).toMatch(words);
  });

  it('end with the code that scripts look at', async () => {
    expect(await run('rules', [inFolder('oma.json')])).toMatchObject({ code: 0 });
    expect(await run('rules', [inFolder('bad.json')])).toEqual({
      code: 1,
      out: 'well-formed: no\ntie: wrongValue\n',
    });
    expect(await run('rules', [])).toMatchObject({ code: 2 });
  }, 60_000);
});

describe('a match in the terminal', () => {
  const setupOf = async (...args: readonly string[]) => {
    const setup = await readPlayArguments(args, 99);
    return setup.ok ? setup.value : setup.code;
  };

  it('is three modern months unless told otherwise', async () => {
    expect(await setupOf()).toEqual({ ruleSet: { ...presets.modern, rounds: 3 }, seed: 99 });
    expect(await setupOf('--months', '1', '--seed', '0')).toEqual({
      ruleSet: { ...presets.modern, rounds: 1 },
      seed: 0,
    });
  });

  it('is played by any preset, file or code, over its own months or others', async () => {
    expect(await setupOf('--preset', 'classic-3p')).toEqual({ ruleSet: presets['classic-3p'], seed: 99 });
    expect(await setupOf('--rules', inFolder('oma.json'), '--months', '2')).toEqual({
      ruleSet: { ...OMA.ruleSet, rounds: 2 },
      seed: 99,
    });
    expect(await setupOf('--rules', makeRuleCode(OMA))).toEqual({ ruleSet: OMA.ruleSet, seed: 99 });
  });

  it('asks for birth months where the rules need them', async () => {
    const code = makeRuleCode({ name: 'b', ruleSet: { ...presets['classic-3p'], firstDealer: 'birthday' } });
    expect(await setupOf('--rules', code)).toMatch(/birth-months/);
    expect(await setupOf('--rules', code, '--birth-months', '1,2')).toMatch(/birth-months/);
    expect(await setupOf('--rules', code, '--birth-months', '1,2,13')).toMatch(/birth-months/);
    expect(await setupOf('--rules', code, '--birth-months', '1,12,7')).toMatchObject({
      birthMonths: [1, 12, 7],
    });
  });

  it.each([
    [['--preset', 'classic', '--rules', 'x'], /^usage/],
    [['--months', '0'], /^usage/],
    [['--months', 'many'], /^usage/],
    [['--seed', '-1'], /^usage/],
    [['--preset'], /^usage/],
    [['--speed', '3'], /^usage/],
    [['classic'], /^usage/],
    [['--toString=3'], /^usage/],
    [['--months', '100'], /^no match has 100 months/],
    [['--preset', 'fifty', '--months', '9999999999'], /^no match has/],
    [['--birth-months', '1,2'], /do not ask for --birth-months/],
    [['--preset', 'modren'], /cannot be played/],
  ])('%j is refused with what would be right', async (args, words) => {
    expect(await setupOf(...args)).toMatch(words);
  });

  it('is played to its end, by three', async () => {
    const { code, out } = await run(
      'play',
      ['--preset', 'classic-3p', '--months', '2', '--seed', '4'],
      '1\n'.repeat(200),
    );
    expect(code).toBe(0);
    expect(out).toContain('turn of 2');
    expect(out).toContain('opponent 2 (');
    expect(out.match(/month over/g)).toHaveLength(2);
    expect(out).toMatch(/match over: winner (\d|null|shared)/);
  }, 60_000);

  it('ends where it cannot be begun', async () => {
    expect(await run('play', ['--preset', 'modren'])).toMatchObject({ code: 2 });
  }, 60_000);
});
