import { mkdirSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeRuleCode } from '../../../main/rules/ruleCode';
import { makeRuleFile } from '../../../main/rules/ruleFile';
import { readRulesFile, rulesFileName, writeRulesFile } from '../../../main/rules/rulesOnDisk';
import { LARGEST_RULES_TEXT } from '../../../main/rules/rulesText';
import { presets } from '../../../shared/presets';
import { anyRulesName } from '../../support/namedRules';

const OMA = { name: 'Oma', ruleSet: presets.flash };
const refused = (reason: string) => ({ type: 'refused', reason, problems: [] });

let folder: string;
const inFolder = (name: string): string => join(folder, name);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hanagoyomi-rules-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe('a file', () => {
  it('is written so that it can be read again, over an older one too', async () => {
    const path = inFolder('a.json');
    writeFileSync(path, 'x'.repeat(10_000));
    expect(await writeRulesFile(path, OMA)).toBe(true);
    expect(readFileSync(path, 'utf8')).toBe(makeRuleFile(OMA));
    expect(await readRulesFile(path)).toEqual({ type: 'read', rules: OMA });
  });

  it('may hold a code', async () => {
    writeFileSync(inFolder('a.txt'), `${makeRuleCode(OMA)}\n`);
    expect(await readRulesFile(inFolder('a.txt'))).toEqual({ type: 'read', rules: OMA });
  });

  it.each<readonly [string, (text: string) => Buffer]>([
    ['UTF-8 with a mark', (text) => Buffer.from(`\uFEFF${text}`)],
    ['UTF-16', (text) => Buffer.from(`\uFEFF${text}`, 'utf16le')],
    ['UTF-16 with bytes swapped', (text) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()],
  ])('may be written in %s', async (_encoding, encode) => {
    const rules = { ...OMA, name: 'Großmutters 花札' };
    for (const text of [makeRuleFile(rules), makeRuleCode(rules)]) {
      writeFileSync(inFolder('a.json'), encode(text));
      expect(await readRulesFile(inFolder('a.json'))).toEqual({ type: 'read', rules });
    }
  });

  it('in an encoding that loses letters is refused by the name that lost them', async () => {
    writeFileSync(inFolder('a.json'), Buffer.from(makeRuleFile({ ...OMA, name: 'Größe' }), 'latin1'));
    expect(await readRulesFile(inFolder('a.json'))).toEqual({
      ...refused('problems'),
      problems: [{ field: 'name', code: 'wrongValue' }],
    });
  });

  it('that is not there, or is a folder, cannot be read', async () => {
    expect(await readRulesFile(inFolder('none.json'))).toEqual(refused('unreadable'));
    expect(await readRulesFile(folder)).toEqual(refused('unreadable'));
  });

  it('that is huge is refused by its size, unread', async () => {
    writeFileSync(inFolder('huge.json'), '{');
    truncateSync(inFolder('huge.json'), 2 ** 40); // Sparse: reading it would fail, or take the whole memory.
    expect(await readRulesFile(inFolder('huge.json'))).toEqual(refused('tooLarge'));
    writeFileSync(inFolder('large.json'), ' '.repeat(LARGEST_RULES_TEXT + 1));
    expect(await readRulesFile(inFolder('large.json'))).toEqual(refused('tooLarge'));
  });

  it('of bytes that are no text is refused', async () => {
    writeFileSync(inFolder('a.json'), Buffer.from([0xff, 0xd8, 0xff, 0x00, 0x80]));
    expect(await readRulesFile(inFolder('a.json'))).toEqual(refused('notRules'));
  });

  it('that cannot be written is said', async () => {
    mkdirSync(inFolder('taken.json'));
    expect(await writeRulesFile(inFolder('taken.json'), OMA)).toBe(false);
    expect(await writeRulesFile(inFolder('no/such/folder.json'), OMA)).toBe(false);
  });
});

describe('the name of a file', () => {
  it.each([
    ['Oma', 'Oma.hanarules.json'],
    ['家のルール', '家のルール.hanarules.json'],
    ['a/b\\c:d*e?f"g<h>i|j', 'a-b-c-d-e-f-g-h-i-j.hanarules.json'],
    ['../../etc', 'etc.hanarules.json'],
    ['...', 'rules.hanarules.json'],
    ['?', 'rules.hanarules.json'],
    ['con', '_con.hanarules.json'],
    ['LPT1.x', '_LPT1.x.hanarules.json'],
    ['Console', 'Console.hanarules.json'],
    ['Sunday. ', 'Sunday.hanarules.json'],
  ])('for %j is %s', (name, file) => {
    expect(rulesFileName(name)).toBe(file);
  });

  it('is one that can be written, whatever the rules are called', async () => {
    await fc.assert(
      fc.asyncProperty(anyRulesName, async (name) => {
        const file = rulesFileName(name);
        expect(file).not.toMatch(/[\\/:*?"<>|]|^[. ]/);
        expect(Buffer.byteLength(file)).toBeLessThanOrEqual(255);
        expect(await writeRulesFile(inFolder(file), OMA)).toBe(true);
      }),
      { numRuns: 200 },
    );
  });
});
