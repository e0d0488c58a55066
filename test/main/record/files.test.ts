import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeHistoryLine, type KeptMatch } from '../../../main/historyFormat';
import { makeCsv } from '../../../main/record/csv';
import { matchFacts } from '../../../main/record/matchFacts';
import { makeRecordFile, readRecordFile, readRecordText } from '../../../main/record/recordFile';
import { answerFrom, createRecordWork, type ReadMatches } from '../../../main/record/recordWork';
import { ok, refuse } from '../../../shared/moves';
import { presets } from '../../../shared/presets';
import { keptMatch, keptMatches } from '../../support/keptMatches';

let folder: string;
let matches: readonly KeptMatch[];
const inFolder = (name: string): string => join(folder, name);

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'hanagoyomi-record-'));
  matches = [...keptMatches(2), keptMatch(3, { type: 'preset', preset: 'classic-3p', months: 3 })];
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a file of matches', () => {
  it('is read as it was written, as exported or line by line as the game keeps them', () => {
    expect(readRecordText(makeRecordFile(matches))).toEqual(ok(matches));
    expect(readRecordText(makeRecordFile([]))).toEqual(ok([]));
    expect(readRecordText(`${matches.map(makeHistoryLine).join('\n')}\n`)).toEqual(ok(matches));
    expect(readRecordText(matches.slice(0, 1).map(makeHistoryLine).join(''))).toEqual(
      ok(matches.slice(0, 1)),
    );
  });

  const harmed = (harm: (text: string) => string): string => harm(makeRecordFile(matches));
  const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;

  it.each<readonly [string, () => string, 'damaged' | 'newer' | 'notRecord']>([
    ['nothing', () => '', 'notRecord'],
    ['some text', () => 'koi-koi', 'notRecord'],
    ['other JSON', () => '{"matches":[]}', 'notRecord'],
    ['a list', () => '[]', 'notRecord'],
    ['null', () => 'null', 'notRecord'],
    ['rules', () => '{"format":"hanagoyomi-rules","version":1}', 'notRecord'],
    ['nothing but depth', () => deep, 'notRecord'],
    [
      'depth in place of a match',
      () => harmed((text) => text.replace('"matches":[', `"matches":[${deep},`)),
      'damaged',
    ],
    [
      'depth in place of a value',
      () => harmed((text) => text.replace('"practice":false', `"practice":${deep}`)),
      'damaged',
    ],
    ['an end that is missing', () => harmed((text) => text.slice(0, -100)), 'damaged'],
    ['a later version', () => harmed((text) => text.replace('"version":1', '"version":2')), 'newer'],
    [
      'a match of a later version',
      () => harmed((text) => text.replace('"version":2', '"version":99')),
      'newer',
    ],
    ['a version of its own', () => harmed((text) => text.replace('"version":1', '"version":"1"')), 'damaged'],
    [
      'matches that are no list',
      () => '{"format":"hanagoyomi-record","version":1,"matches":{"length":1}}',
      'damaged',
    ],
    ['a match that is none', () => '{"format":"hanagoyomi-record","version":1,"matches":[null]}', 'damaged'],
    [
      'a field too many',
      () => harmed((text) => text.replace('"version":1', '"version":1,"more":1')),
      'damaged',
    ],
    [
      'a field too many in a match',
      () => harmed((text) => text.replace('"practice"', '"cheat":1,"practice"')),
      'damaged',
    ],
    [
      'a prototype in the file',
      () => harmed((text) => text.replace('"version":1', '"version":1,"__proto__":{"polluted":1}')),
      'damaged',
    ],
    [
      'a prototype in a match',
      () => harmed((text) => text.replace('"practice"', '"__proto__":{"polluted":1},"practice"')),
      'damaged',
    ],
    [
      'a prototype in the rules',
      () => harmed((text) => text.replace('"handSize"', '"__proto__":{"polluted":1},"handSize"')),
      'damaged',
    ],
    [
      'a constructor in a match',
      () =>
        harmed((text) => text.replace('"practice"', '"constructor":{"prototype":{"polluted":1}},"practice"')),
      'damaged',
    ],
    [
      'a number in place of an id',
      () => harmed((text) => text.replace('"id":"match 1"', '"id":1')),
      'damaged',
    ],
    [
      'an unknown card',
      () => harmed((text) => text.replace(/"card":"[a-z0-9-]+"/, '"card":"jan-tiger"')),
      'damaged',
    ],
    [
      'a seed beyond all numbers',
      () => harmed((text) => text.replace('"seed":1', '"seed":1e999')),
      'damaged',
    ],
    ['a day that is none', () => harmed((text) => text.replace('2026-01-01', '2026-13-41')), 'damaged'],
    [
      'rules that nobody could play',
      () => harmed((text) => text.replace('"handSize":8', '"handSize":40')),
      'damaged',
    ],
    ['one bad line among good ones', () => `${makeHistoryLine(keptMatch(1))}\n{"version":2}\n`, 'damaged'],
    ['one line cut off', () => `${makeHistoryLine(keptMatch(1))}\n{"vers`, 'damaged'],
  ])('with %s is refused as a whole', (_what, text, reason) => {
    expect(readRecordText(text())).toEqual(refuse(reason));
    expect({}).not.toHaveProperty('polluted');
  });

  it('that is huge, a folder or nowhere is refused without being read', async () => {
    writeFileSync(inFolder('huge.json'), makeRecordFile(matches));
    truncateSync(inFolder('huge.json'), 200 * 1024 * 1024);
    const started = performance.now();
    expect(await readRecordFile(inFolder('huge.json'))).toEqual(refuse('tooLarge'));
    expect(performance.now() - started).toBeLessThan(500);
    expect(await readRecordFile(folder)).toEqual(refuse('unreadable'));
    expect(await readRecordFile(inFolder('none.json'))).toEqual(refuse('unreadable'));
  });

  it('of bytes that are no text is none; a mark in front of one is overlooked', async () => {
    writeFileSync(inFolder('bytes.json'), Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]));
    expect(await readRecordFile(inFolder('bytes.json'))).toEqual(refuse('notRecord'));
    writeFileSync(inFolder('mark.json'), `\uFEFF${makeRecordFile(matches)}`);
    expect(await readRecordFile(inFolder('mark.json'))).toEqual(ok(matches));
  });
});

describe('a match that does not follow', () => {
  const open = async (forged: readonly KeptMatch[]): Promise<ReadMatches> => {
    writeFileSync(inFolder('forged.json'), makeRecordFile(forged));
    const answer = await answerFrom(createRecordWork(), [], { type: 'open', path: inFolder('forged.json') });
    if (typeof answer !== 'object' || !('type' in answer)) throw new Error('no file was read');
    return answer;
  };

  it.each<readonly [string, (match: KeptMatch) => KeptMatch]>([
    ['its seed', (match) => ({ ...match, seed: match.seed + 1 })],
    ['its moves', (match) => ({ ...match, moves: match.moves.slice(1) })],
    ['its end', (match) => ({ ...match, totals: match.totals.map((total) => total + 1) })],
    ['its winner', (match) => ({ ...match, winner: match.winner === 0 ? 1 : 0 })],
    [
      'the number of its players',
      (match) => ({ ...match, ruleSet: { ...match.ruleSet, firstDealer: 'random' } }),
    ],
    ['moves after its end', (match) => ({ ...match, moves: [...match.moves, { type: 'nextMonth' }] })],
  ])('from %s is left out and counted', async (_what, forge) => {
    const [one, two] = matches;
    if (one === undefined || two === undefined) throw new Error('three are played');
    expect(await open([forge(one), two])).toEqual({ type: 'read', matches: [two], broken: 1 });
  });

  it('is left out of every answer about the record', () => {
    const work = createRecordWork();
    const [one, two] = matches;
    if (one === undefined || two === undefined) throw new Error('three are played');
    work.teach([{ ...one, seed: one.seed + 1 }, two]);
    expect(work.broken([one.id, two.id])).toBe(1);
    expect(work.read([one.id, two.id], { level: null, rules: null }).matches).toBe(1);
  });
});

/** As RFC 4180 has it: rows of cells. */
function readCsv(text: string): readonly (readonly string[])[] {
  const cells = [...text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)];
  const rows: string[][] = [[]];
  for (const [, quoted, plain, end] of cells) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
    if (end === '\r\n') rows.push([]);
  }
  return rows.slice(0, -1);
}

const csvOf = (from: readonly KeptMatch[]): string =>
  makeCsv(from.flatMap((match) => matchFacts(match) ?? []));

describe('a table of months', () => {
  it('has a row for each month, of equal length, and begins with the mark of UTF-8', () => {
    const text = csvOf(matches);
    expect(text.startsWith('\uFEFFfinished_at,match,')).toBe(true);
    const [head = [], ...rows] = readCsv(text.slice(1));
    expect(rows).toHaveLength(9);
    for (const row of rows) expect(row).toHaveLength(head.length);
    const column = (name: string): readonly string[] => rows.map((row) => row[head.indexOf(name)] ?? '');
    expect(column('points')).toEqual(
      matches.flatMap((match) => matchFacts(match)?.months ?? []).map(({ points }) => String(points)),
    );
    expect(new Set(column('winner'))).toContain('you');
    expect(column('opponents').at(-1)).toBe('medium balanced; medium balanced');
    expect(column('dealer').slice(-3).join()).toMatch(/rival [12]/);
    expect(csvOf([])).toMatch(/^\uFEFFfinished_at,.*\r\n$/);
  });

  it.each(['=HYPERLINK("http://x";"y")', '+1+1', '-2+3', '@SUM(A1)', '＝1+1'])('disarms %s', (name) => {
    const ruleSet = { ...presets.modern, rounds: 1 };
    const match = keptMatch(5, { type: 'own', rules: { name, ruleSet } });
    const [head = [], row = []] = readCsv(csvOf([match]).slice(1));
    expect(row[head.indexOf('rules')]).toBe(`'${name}`);
  });

  it('leaves numbers below zero as numbers, and quotes what holds a comma', () => {
    const ruleSet = { ...presets['fifty-subtract'], rounds: 2, target: null };
    const some = [1, 2, 3, 4].map((seed) =>
      keptMatch(seed, { type: 'own', rules: { name: 'Oma, "die"', ruleSet } }),
    );
    const [head = [], ...rows] = readCsv(csvOf(some).slice(1));
    const totals = rows.map((row) => Number(row[head.indexOf('own_total')]));
    expect(Math.min(...totals)).toBeLessThan(0);
    expect(rows[0]?.[head.indexOf('rules')]).toBe('Oma, "die"');
  });
});
