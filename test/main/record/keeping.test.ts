import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openHistory, type History } from '../../../main/history';
import { makeHistoryLine, type KeptMatch } from '../../../main/historyFormat';
import { replayKept } from '../../../main/matchLog';
import type { Match } from '../../../main/matchLog';
import type { Notice } from '../../../shared/ipc';
import { keptMatch } from '../../support/keptMatches';

let folder: string;
let notices: Notice[];
const played = [1, 2, 3, 4].map((seed) => keptMatch(seed));
const [one, two, three, four] = played;
if (one === undefined || two === undefined || three === undefined || four === undefined)
  throw new Error('four are played');

const file = (): string => join(folder, 'history.jsonl');
const opened = (now = () => new Date('2026-11-30T03:57:43.120Z')): History =>
  openHistory({ file: file(), now, tell: (notice) => void notices.push(notice) });
const write = (...matches: readonly KeptMatch[]): void =>
  writeFileSync(file(), matches.map((match) => `${makeHistoryLine(match)}\n`).join(''));
const ids = (history: History): readonly string[] => history.list().map(({ id }) => id);
const onDisk = (): readonly string[] => ids(opened());
/** As the session hands it over when it is finished. */
const asPlayed = (match: KeptMatch): Match => {
  const state = replayKept(match);
  if (state === null) throw new Error('it does not follow');
  return { ...match, revision: match.moves.length, keptAs: null, state };
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hanagoyomi-keeping-'));
  notices = [];
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
  expect(notices).toEqual([]);
});

describe('matches that are taken out', () => {
  it('are gone from the file at once, and come back to their place until the game is closed', async () => {
    write(one, two, three);
    const before = readFileSync(file(), 'utf8');
    const history = opened();
    expect(await history.forget(['match 2', 'match 1', 'unknown'])).toBe(true);
    expect([ids(history), onDisk()]).toEqual([['match 3'], ['match 3']]);
    expect(readFileSync(file(), 'utf8')).not.toContain('match 2');
    expect(history.find('match 2')).toBeNull();
    expect(await history.restore(['match 2'])).toBe(true);
    expect(onDisk()).toEqual(['match 3', 'match 2']);
    expect(await history.restore(['match 1', 'match 2'])).toBe(true);
    expect(readFileSync(file(), 'utf8')).toBe(before);
    await history.forget(['match 3']);
    const again = opened();
    expect(await again.restore(['match 3'])).toBe(true);
    expect(ids(again)).toEqual(['match 2', 'match 1']);
    expect(readdirSync(folder)).toEqual(['history.jsonl']);
  });

  it('cost no match that is finished meanwhile, and no line of a version to come', async () => {
    write(one, two);
    writeFileSync(file(), `${readFileSync(file(), 'utf8')}{"version":99,"game":"hachi-hachi"}\n`);
    const history = opened();
    const done = [
      history.forget(['match 1']),
      history.keep(asPlayed(three), 'match 3'),
      history.forget(['match 2']),
    ];
    await Promise.all([...done, history.keep(asPlayed(four), 'match 4'), history.restore(['match 2'])]);
    expect(ids(history).toSorted()).toEqual(onDisk().toSorted());
    expect(onDisk()).toEqual(expect.arrayContaining(['match 3', 'match 4']));
    expect(onDisk()).not.toContain('match 1');
    expect(readFileSync(file(), 'utf8')).toContain('hachi-hachi');
  });

  it('stay where the file cannot be written', async () => {
    write(one, two);
    const before = readFileSync(file(), 'utf8');
    const history = opened();
    history.list();
    rmSync(file());
    mkdirSync(file());
    expect(await history.forget(['match 1'])).toBe(false);
    expect(await history.add([three])).toBeNull();
    expect(ids(history)).toEqual(['match 2', 'match 1']);
    rmSync(file(), { recursive: true });
    writeFileSync(file(), before);
    expect(await history.forget(['match 1'])).toBe(true);
    expect(onDisk()).toEqual(['match 2']);
  });

  it('are never taken out of a file that could not be read', async () => {
    mkdirSync(file());
    const history = opened();
    expect(await history.add([one])).toBeNull();
    expect(ids(history)).toEqual([]);
    expect(notices.splice(0)).toEqual([{ type: 'historyDamaged', file: file() }]);
  });
});

describe('matches of another file', () => {
  it('are added in the order in which they were finished, each once', async () => {
    write(two, four);
    const history = opened();
    const renamed = { ...two, id: 'the same play under another name' };
    const other = { ...three, id: 'match 4' };
    expect(await history.add([three, one, renamed, other, one])).toBe(2);
    expect(onDisk()).toEqual(['match 4', 'match 3', 'match 2', 'match 1']);
    expect(await history.add([one, two, three])).toBe(0);
    expect(history.find('match 4')?.seed).toBe(4);
  });

  it('make the file where there is none', async () => {
    expect(existsSync(file())).toBe(false);
    expect(await opened().add([one])).toBe(1);
    expect(onDisk()).toEqual(['match 1']);
  });
});
