import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openHistory, type History } from '../../../main/history';
import type { KeptMatch } from '../../../main/historyFormat';
import { replayKept } from '../../../main/matchLog';
import { makeRecordFile } from '../../../main/record/recordFile';
import { createRecordDesk } from '../../../main/record/recordDesk';
import type { RecordRequest } from '../../../main/record/recordThread';
import { replaySteps } from '../../../main/record/replaySteps';
import { makeSave } from '../../../main/saveFormat';
import { ok, refuse } from '../../../shared/moves';
import { OWN, openDoorScene, type DoorScene } from '../../support/door';
import { keptMatch, keptMatches } from '../../support/keptMatches';
import { recordWorker } from '../../support/recordWorker';

let folder: string;
let door: DoorScene;
let history: History;
/** What the thread was told. */
let told: RecordRequest[];

const inFolder = (name: string): string => join(folder, name);
const everything = { level: null, rules: null };
const matches: readonly KeptMatch[] = [
  ...keptMatches(6),
  keptMatch(7, { type: 'preset', preset: 'classic-3p', months: 3 }, 'hard'),
  { ...keptMatch(8), practice: true },
];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hanagoyomi-record-calls-'));
  told = [];
  history = openHistory({ file: inFolder('history.jsonl'), now: () => new Date(0), tell: () => undefined });
  await history.add(matches);
  door = openDoorScene(inFolder('rules.json'));
  const record = createRecordDesk({
    spawn: () => recordWorker((request) => void told.push(request)),
    matches: () => history.all(),
    log: (reason) => void door.reports.push(reason),
  });
  door.open(OWN, { history, record });
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
  expect(door.reports).toEqual([]);
});

/** Runs a script of the tree as its npm script does. */
const run = (script: string, ...args: readonly string[]): Promise<{ code: unknown; out: string }> =>
  new Promise((settle) => {
    const child = ['--import', 'tsx', `main/headless/${script}.ts`, ...args];
    const cwd = new URL('../../..', import.meta.url);
    execFile(process.execPath, child, { cwd, maxBuffer: 2 ** 26 }, (error, out, err) =>
      settle({ code: error?.code ?? 0, out: out + err }),
    );
  });

describe('the record', () => {
  it('is the same in the window and on the command line, from an exported file and from the game’s own', async () => {
    door.picked = inFolder('all.json');
    expect(await door.call('record:export', { format: 'json' })).toEqual(ok(inFolder('all.json')));
    expect(door.proposed).toEqual(['hanagoyomi-2026-11-30.json']);
    const window = {
      record: await door.call('record:read', everything),
      fairness: await door.call('record:fairness', null),
    };
    for (const file of ['all.json', 'history.jsonl']) {
      const { code, out } = await run('record', inFolder(file), '--json');
      expect(code).toBe(0);
      const { record, fairness, broken } = JSON.parse(out) as Record<string, unknown>;
      expect({ record: ok(record), fairness: ok(fairness) }).toEqual(window);
      expect(broken).toBe(0);
    }
    expect(window.record).toMatchObject({ value: { matches: 7, months: 21 } });
    expect(window.fairness).toMatchObject({ value: [{ deals: 24 }, {}, {}, {}] });
    expect((await run('record', inFolder('all.json'))).out).toMatch(/^matches: 7, won /);
  }, 60_000);

  it('plays each match once, however often it is asked', async () => {
    const first = await door.call('record:read', everything);
    const others = [{ level: 'hard', rules: null }, everything].map((filter) =>
      door.call('record:read', filter),
    );
    const [hard, again] = await Promise.all(others);
    expect(again).toEqual(first);
    expect(hard).toMatchObject({ value: { matches: 1 } });
    const taught = told.flatMap((request) => (request.type === 'teach' ? request.matches : []));
    expect(taught).toHaveLength(matches.length);
  });

  it('counts no match that is forgotten, until it is restored', async () => {
    const before = await door.call('record:read', everything);
    const left = await door.call('record:forget', { ids: ['match 1', 'match 7'] });
    expect(left).toMatchObject({ ok: true });
    expect(await door.call('history:list', null)).toEqual(left);
    expect(await door.call('record:read', everything)).toMatchObject({ value: { matches: 5 } });
    await door.call('record:restore', { ids: ['match 1', 'match 7'] });
    expect(await door.call('record:read', everything)).toEqual(before);
  });

  it('is exported as a table', async () => {
    door.picked = inFolder('all.csv');
    expect(await door.call('record:export', { format: 'csv' })).toEqual(ok(inFolder('all.csv')));
    expect(readFileSync(inFolder('all.csv'), 'utf8').split('\r\n')).toHaveLength(24 + 2);
    door.picked = inFolder('nowhere/all.csv');
    expect(await door.call('record:export', { format: 'csv' })).toEqual(refuse('notWritten'));
    door.picked = null;
    expect(await door.call('record:export', { format: 'csv' })).toEqual(ok(null));
  });

  it('takes in another without doubles, and nothing of one that is refused', async () => {
    const forged = { ...keptMatch(20), totals: [99, 0] };
    writeFileSync(inFolder('more.json'), makeRecordFile([...keptMatches(10), forged]));
    door.picked = inFolder('more.json');
    const read = { type: 'read', added: 2, known: 8, broken: 1 };
    expect(await door.call('record:import', null)).toEqual(ok(read));
    expect(await door.call('record:import', null)).toEqual(ok({ ...read, added: 0, known: 10 }));
    const before = readFileSync(inFolder('history.jsonl'), 'utf8');
    writeFileSync(inFolder('bad.json'), makeRecordFile([keptMatch(30)]).replace('"practice"', '"cheat"'));
    door.picked = inFolder('bad.json');
    expect(await door.call('record:import', null)).toEqual(ok({ type: 'refused', reason: 'damaged' }));
    expect(readFileSync(inFolder('history.jsonl'), 'utf8')).toBe(before);
    door.picked = null;
    expect(await door.call('record:import', null)).toEqual(ok(null));
  });

  it('survives a thread that breaks once, and is refused where it breaks again', async () => {
    let spawned = 0;
    const breaking = (times: number) =>
      createRecordDesk({
        spawn() {
          spawned += 1;
          const worker = recordWorker();
          if (spawned > times) return worker;
          return {
            ...worker,
            on(event: string, listener: (error: never) => void) {
              if (event === 'error') setTimeout(() => listener(new Error('broken') as never), 5);
            },
            postMessage: () => undefined,
          };
        },
        matches: () => history.all(),
        log: (reason) => void door.reports.push(reason),
      });
    const whole = await door.call('record:read', everything);
    expect(ok(await breaking(1).read(everything))).toEqual(whole);
    spawned = 0;
    const desk = breaking(2);
    await expect(desk.read(everything)).rejects.toThrow('broken');
    expect(ok(await desk.read(everything))).toEqual(whole);
    expect(door.reports.splice(0)).toHaveLength(3);
  });
});

describe('a replay', () => {
  it('is opened by its id, and refused where there is none or it is against the rules', async () => {
    expect(await door.call('replay:open', { id: 'match 7' })).toEqual(
      ok(replaySteps(matches[6] ?? keptMatch(7))),
    );
    const broken = { ...keptMatch(9), moves: [] };
    await history.add([{ ...broken, moves: keptMatch(9).moves.slice(1) }]);
    for (const id of ['none', 'match 9'])
      expect(await door.call('replay:open', { id })).toEqual(refuse('noSuchMatch'));
  });

  it('is printed as text from any file of the game, and ends as the match did', async () => {
    const match = keptMatch(2);
    writeFileSync(inFolder('two.json'), makeRecordFile([match, keptMatch(3)]));
    const { code, out } = await run('replay', inFolder('two.json'));
    expect(code).toBe(0);
    expect(out.match(/^month over: /gm)).toHaveLength(6);
    expect(out.startsWith('match match 2, finished 2026-01-01T02:00:00.000Z, seed 2\nmatch: dealer')).toBe(
      true,
    );
    expect(out).toContain(`totals ${match.totals.join(' ')}\nmatch over: winner ${match.winner}`);
    const moves = match.moves.slice(0, 5);
    const state = replayKept({ ...match, moves });
    if (state === null) throw new Error('it does not follow');
    const { options, ruleSet, seed, deal, practice } = match;
    const logged = { options, ruleSet, seed, deal, practice, moves };
    const running = { ...logged, revision: 6, keptAs: null, state };
    writeFileSync(inFolder('match.json'), makeSave(running, new Date(0)));
    const open = await run('replay', inFolder('match.json'));
    expect(open.code).toBe(0);
    expect(open.out).toContain('dealt to 1: ? ? ? ?');
    expect(open.out).toMatch(/not over yet, waits for a move of [01]\n$/);
  }, 60_000);

  it('of a forged match is refused with what is wrong, and told by the exit code', async () => {
    const match = keptMatch(2);
    const said = async (file: string, text: string): Promise<{ code: unknown; out: string }> => {
      writeFileSync(inFolder(file), text);
      return run('replay', inFolder(file));
    };
    const forged = await said('forged.json', makeRecordFile([{ ...match, moves: match.moves.slice(1) }]));
    expect(forged.code).toBe(1);
    expect(forged.out).toMatch(
      /forged\.json: match match 2: step 1, .* of seat \d, is against the rules: \w+\n$/,
    );
    const ended = await said('ended.json', makeRecordFile([{ ...match, totals: [99, 0] }]));
    expect(ended).toMatchObject({
      code: 1,
      out: expect.stringContaining('do not lead to the end') as unknown,
    });
    expect((await said('damaged.json', makeRecordFile([match]).slice(0, -50))).code).toBe(1);
    expect((await said('text.txt', 'koi-koi')).code).toBe(2);
    expect((await run('replay')).code).toBe(2);
    expect((await run('record', inFolder('text.txt'), '--fast')).out).toMatch(/^usage/);
  }, 120_000);
});
