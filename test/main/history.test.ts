import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openHistory } from '../../main/history';
import type { History } from '../../main/history';
import type { Match } from '../../main/matchLog';
import { replay } from '../../main/matchLog';
import type { Notice } from '../../shared/ipc';
import { FRESH, openScene, options, playUntil } from '../support/session';

const ASIDE = 'history.damaged-2026-11-30T03-57-43.jsonl';
let folder: string;
let notices: Notice[];
let matches: readonly Match[];

const inFolder = (name: string): string => join(folder, name);
const opened = (): History =>
  openHistory({
    file: inFolder('history.jsonl'),
    now: () => new Date('2026-11-30T03:57:43.120Z'),
    tell: (notice) => void notices.push(notice),
  });
const text = (): string => readFileSync(inFolder('history.jsonl'), 'utf8');
const ids = (history = opened()): readonly string[] => history.list().map(({ id }) => id);

async function keepThree(): Promise<void> {
  const history = opened();
  for (const [index, match] of matches.entries()) await history.keep(match, `m${index}`);
}

beforeAll(async () => {
  const all: Match[] = [];
  for (const seed of [1, 2, 3]) {
    const scene = openScene(seed);
    await scene.session.start(options(1), false, FRESH);
    await playUntil(scene, null);
    const match = scene.written.at(-1);
    if (match !== undefined) all.push(match);
  }
  matches = all;
});

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hanagoyomi-history-'));
  notices = [];
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('finished matches', () => {
  it('are listed with the newest first, also after a restart, and lead to their very end', async () => {
    await keepThree();
    expect(ids()).toEqual(['m2', 'm1', 'm0']);
    const kept = opened().find('m1');
    expect(kept).toMatchObject({ id: 'm1', options: options(1), practice: false });
    expect(kept === null ? null : replay(kept)).toEqual(matches[1]?.state);
    expect(opened().find('m7')).toBeNull();
    expect(notices).toEqual([]);
  });

  it('are kept once each', async () => {
    await keepThree();
    await keepThree();
    expect(ids()).toHaveLength(3);
    expect(text().split('\n')).toHaveLength(4);
  });

  it('are none before the first, even without a folder, which is made', async () => {
    rmSync(folder, { recursive: true });
    expect(ids()).toEqual([]);
    await keepThree();
    expect(ids()).toHaveLength(3);
  });

  it('tell whether there are any, before and after their file was read', async () => {
    const history = opened();
    expect(history.isEmpty()).toBe(true);
    await keepThree();
    expect(opened().isEmpty()).toBe(false);
    const read = opened();
    expect(ids(read)).toHaveLength(3);
    expect(await read.forget(ids(read))).toBe(true);
    expect(read.isEmpty()).toBe(true);
    expect(opened().isEmpty()).toBe(true);
  });
});

describe('a line that a kill has cut off', () => {
  it('at any length costs no other line, is kept aside without alarm, and the next is whole', async () => {
    await keepThree();
    const whole = text();
    const start = whole.lastIndexOf('\n', whole.length - 2) + 1;
    for (const length of [1, 10, 100, whole.length - start - 2]) {
      writeFileSync(inFolder('history.jsonl'), whole.slice(0, start + length));
      const history = opened();
      expect(ids(history)).toEqual(['m1', 'm0']);
      const [, , third] = matches;
      if (third !== undefined) await history.keep(third, 'm2');
      expect(text()).toBe(whole);
    }
    expect(notices).toEqual([]);
    expect(readFileSync(inFolder(ASIDE), 'utf8')).toBe(`${whole.slice(start, start + 1)}\n`);
  });

  it('by its end alone is whole', async () => {
    await keepThree();
    const whole = text();
    writeFileSync(inFolder('history.jsonl'), whole.slice(0, -1));
    const history = opened();
    expect(ids(history)).toEqual(['m2', 'm1', 'm0']);
    const [first] = matches;
    if (first !== undefined) await history.keep(first, 'm3');
    expect(ids()).toEqual(['m3', 'm2', 'm1', 'm0']);
  });
});

describe('damaged lines', () => {
  it.each<readonly [string, (line: string) => string]>([
    ['no JSON', () => 'koi-koi'],
    ['another shape', () => '{"version":1}'],
    ['an unknown card', (line) => line.replace(/"card":"[a-z0-9-]+"/, '"card":"jan-tiger"')],
    ['a field too many', (line) => line.replace('"practice"', '"cheat":true,"practice"')],
    ['deals of nowhere', (line) => line.replace('"deal":{"type":"fresh"}', '"deal":{"type":"cut"}')],
    ['a version without number', (line) => line.replace('"version":2', '"version":"one"')],
  ])('with %s are told, kept aside as they were, and the others stay', async (_what, harm) => {
    await keepThree();
    const [one = '', two = '', three = ''] = text().split('\n');
    writeFileSync(inFolder('history.jsonl'), [one, harm(two), three, ''].join('\n'));
    expect(ids()).toEqual(['m2', 'm0']);
    expect(notices).toEqual([{ type: 'historyDamaged', file: inFolder(ASIDE) }]);
    expect(readFileSync(inFolder(ASIDE), 'utf8')).toBe(`${harm(two)}\n`);
    expect(text()).toBe([one, three, ''].join('\n'));
    notices = [];
    expect(ids()).toEqual(['m2', 'm0']);
    expect(notices).toEqual([]);
  });

  it('of a version to come are no damage: they are not listed and stay where they are', async () => {
    await keepThree();
    appendFileSync(inFolder('history.jsonl'), '{"version":3,"game":"hachi-hachi"}\n');
    expect(ids()).toEqual(['m2', 'm1', 'm0']);
    expect(text()).toContain('hachi-hachi');
    expect(notices).toEqual([]);
  });
});

describe('lines of the version that knew no deal codes', () => {
  const first = readFileSync(new URL('kept/history-version-1.jsonl', import.meta.url), 'utf8');

  it('are matches that were shuffled anew, and stay in the file as they were', async () => {
    writeFileSync(inFolder('history.jsonl'), first);
    const history = opened();
    expect(history.list()).toMatchObject([
      { id: 'm2', deal: { type: 'fresh' }, practice: true },
      { id: 'm1', deal: { type: 'fresh' }, practice: false },
    ]);
    await keepThree();
    expect(text().startsWith(first)).toBe(true);
    expect(ids()).toEqual(['m0', 'm2', 'm1']);
    expect(notices).toEqual([]);
  });

  it('are read as strictly as ever', () => {
    const [one = ''] = first.split('\n');
    writeFileSync(
      inFolder('history.jsonl'),
      `${one.replace('"moves"', '"deal":{"type":"fresh"},"moves"')}\n`,
    );
    expect(ids()).toEqual([]);
    expect(notices).toEqual([{ type: 'historyDamaged', file: inFolder(ASIDE) }]);
  });
});

describe('a file that cannot be written or read', () => {
  it('is told once; what could not be written is written with the next', async () => {
    mkdirSync(inFolder('history.jsonl'));
    const history = opened();
    const [one, two, three] = matches;
    if (one === undefined || two === undefined || three === undefined) throw new Error('three are played');
    await history.keep(one, 'm0');
    await history.keep(two, 'm1');
    expect(ids(history)).toEqual(['m1', 'm0']);
    expect(notices.map(({ type }) => type)).toEqual(['historyDamaged', 'historyFailed']);
    rmSync(inFolder('history.jsonl'), { recursive: true });
    await history.keep(three, 'm2');
    expect(ids()).toEqual(['m2', 'm1', 'm0']);
    expect(readdirSync(folder)).toEqual(['history.jsonl']);
  });
});
