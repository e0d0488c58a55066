import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Match } from '../../main/matchLog';
import { makeSave, parseSave } from '../../main/saveFormat';
import { openSaves } from '../../main/saves';
import type { Saves } from '../../main/saves';
import type { MatchOptions, OpponentChoice, RulesChoice } from '../../shared/matchOptions';
import { refuse } from '../../shared/moves';
import { presets } from '../../shared/presets';
import { FRESH, MEDIUM, openScene, playUntil, sceneIn } from '../support/session';

const MOMENT = new Date('2026-11-30T03:57:43.120Z');
const DAMAGED = 'match.damaged-2026-11-30T03-57-43.json';

let folder: string;
let saves: Saves;
let match: Match;
let before: Match;

const inFolder = (name: string): string => join(folder, name);
const names = (): readonly string[] => readdirSync(folder).toSorted();
const reopened = (): Saves => openSaves(folder, () => MOMENT);

beforeAll(async () => {
  const { scene, kept } = await sceneIn('decide');
  match = kept;
  before = scene.written.at(-2) ?? kept;
});

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hanagoyomi-saves-'));
  saves = reopened();
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe('what is written', () => {
  it('is read back as it was', async () => {
    expect(await saves.write(match, true)).toBeNull();
    expect(reopened().load()).toEqual({ match, notices: [] });
  });

  it('keeps the file before it, except from another match', async () => {
    await saves.write(before, true);
    expect(names()).toEqual(['match.json']);
    await saves.write(match, false);
    expect(names()).toEqual(['match.json', 'match.previous.json']);
    await saves.write(before, true);
    expect(names()).toEqual(['match.json']);
  });

  it('is gone once it is cleared', async () => {
    await saves.write(before, true);
    await saves.write(match, false);
    expect(await saves.clear()).toBeNull();
    expect(names()).toEqual([]);
    expect(reopened().load()).toEqual({ match: null, notices: [] });
  });

  it('is nothing at all on the first start, even without a folder', () => {
    rmSync(folder, { recursive: true });
    expect(reopened().load()).toEqual({ match: null, notices: [] });
  });
});

describe('a kill in mid-write', () => {
  it('before the rename leaves the last state shown; the unfinished file is swept away with the match', async () => {
    await saves.write(before, true);
    await saves.write(match, false);
    writeFileSync(inFolder('match.json.3141592653'), makeSave(match, MOMENT).slice(0, 200));
    const again = reopened();
    expect(again.load()).toEqual({ match, notices: [] });
    await again.write(before, true);
    expect(names()).toEqual(['match.json']);
  });

  it('between the two renames leaves the last state shown, without alarm', async () => {
    await saves.write(before, true);
    await saves.write(match, false);
    rmSync(inFolder('match.json')); // It held a step that was not shown yet.
    const again = reopened();
    expect(again.load()).toEqual({ match: before, notices: [] });
    await again.write(match, false);
    expect(reopened().load().match).toEqual(match);
  });
});

const THREE: RulesChoice = { type: 'preset', preset: 'classic-3p', months: null };
const OWN: RulesChoice = { type: 'own', rules: { name: 'Oma', ruleSet: presets.mekuri } };

/** The file with its agreements, and nothing else, changed. */
function agreedOn(text: string, rules: RulesChoice, opponents: readonly OpponentChoice[]): string {
  const save = JSON.parse(text) as { readonly options: MatchOptions };
  return JSON.stringify({ ...save, options: { ...save.options, rules, opponents } });
}

describe('a damaged file', () => {
  const kinds: readonly (readonly [string, (text: string) => string])[] = [
    ['zero bytes', () => ''],
    ['half a file', (text) => text.slice(0, text.length / 2)],
    ['no JSON', () => 'koi-koi'],
    ['JSON of another shape', () => '{"version":1,"score":12}'],
    ['an array', () => '[]'],
    ['null', () => 'null'],
    ['an unknown card', (text) => text.replace(/"card":"[a-z0-9-]+"/, '"card":"jan-tiger"')],
    ['a field too many', (text) => text.replace('{', '{"cheat":true,')],
    ['another seed', (text) => text.replace(/"seed":\d+,"deal"/, '"seed":4242,"deal"')],
    ['a step taken out', (text) => text.replace(/"moves":\[\{.*?\}\},/, '"moves":[')],
    ['a total that was not played for', (text) => text.replace('"totals":[0,0]', '"totals":[90,0]')],
    ['a deal that never ends', (text) => text.replaceAll('"handSize":8', '"handSize":800')],
    ['another first dealer than agreed', (text) => text.replace('{"type":"draw"}', '{"type":"random"}')],
    ['a player more than agreed', (text) => agreedOn(text, THREE, [MEDIUM, MEDIUM])],
    ['other rules than the agreed ones', (text) => agreedOn(text, OWN, [MEDIUM])],
    ['deals of nowhere', (text) => text.replace('"deal":{"type":"fresh"}', '"deal":{"type":"cut"}')],
    ['deals of no day', (text) => text.replace('{"type":"fresh"}', '{"type":"day","date":"2026-02-30"}')],
    ['a version without number', (text) => text.replace('"version":4', '"version":"two"')],
  ];

  it.each(kinds)('with %s is set aside as it was, told, and play starts fresh', async (_kind, harm) => {
    const harmed = harm(makeSave(match, MOMENT));
    expect(harmed).not.toBe(makeSave(match, MOMENT));
    writeFileSync(inFolder('match.json'), harmed);
    const again = reopened();
    expect(again.load()).toEqual({
      match: null,
      notices: [{ type: 'saveDamaged', file: inFolder(DAMAGED) }],
    });
    await again.write(before, true);
    expect(readFileSync(inFolder(DAMAGED), 'utf8')).toBe(harmed);
    expect(reopened().load().match).toEqual(before);
  });

  it('cut off at any length is damaged; only the line end may be missing', () => {
    const text = makeSave(match, MOMENT);
    for (let length = 0; length < text.length - 1; length += 1)
      expect(parseSave(text.slice(0, length))).toEqual(refuse('damaged'));
    expect(parseSave(text.slice(0, -1)).ok).toBe(true);
  });

  it('from a newer version is told as such', () => {
    const newer = makeSave(match, MOMENT).replace('"version":4', '"version":5');
    writeFileSync(inFolder('match.json'), newer);
    expect(reopened().load()).toEqual({
      match: null,
      notices: [{ type: 'saveTooNew', file: inFolder(DAMAGED) }],
    });
    expect(readFileSync(inFolder(DAMAGED), 'utf8')).toBe(newer);
  });

  it('never takes the name of an older one', () => {
    for (const text of ['first', 'second', 'third']) {
      writeFileSync(inFolder('match.json'), text);
      reopened().load();
    }
    const kept = names().map((name) => [name, readFileSync(inFolder(name), 'utf8')]);
    expect(kept).toEqual([
      ['match.damaged-2026-11-30T03-57-43-2.json', 'second'],
      ['match.damaged-2026-11-30T03-57-43-3.json', 'third'],
      [DAMAGED, 'first'],
    ]);
  });

  it('gives way to the state before it', async () => {
    await saves.write(before, true);
    await saves.write(match, false);
    writeFileSync(inFolder('match.json'), '');
    expect(reopened().load()).toEqual({
      match: before,
      notices: [{ type: 'saveDamaged', file: inFolder(DAMAGED) }],
    });
    expect(names()).toEqual([DAMAGED, 'match.previous.json']);
  });

  it('that is a folder is told as well', () => {
    mkdirSync(inFolder('match.json'));
    expect(reopened().load().notices).toEqual([{ type: 'saveDamaged', file: inFolder(DAMAGED) }]);
  });
});

describe('a folder that cannot be written', () => {
  it('gives the reason and works again as soon as it can be', async () => {
    rmSync(folder, { recursive: true });
    writeFileSync(folder, 'a file where the folder should be');
    expect(await saves.write(match, true)).toMatch(/ENOTDIR|EEXIST/);
    expect(await saves.clear()).toMatch(/ENOTDIR|EEXIST/);
    rmSync(folder);
    expect(await saves.write(match, false)).toBeNull();
    expect(reopened().load().match).toEqual(match);
  });

  it('costs no move of the game', async () => {
    rmSync(folder, { recursive: true });
    writeFileSync(folder, '');
    const scene = openScene(1, null, { saves });
    await scene.session.start(match.options, false, FRESH);
    expect((await playUntil(scene, null)).view.phase).toBe('matchOver');
    expect(scene.notices).toHaveLength(1);
    expect(scene.notices[0]?.type).toBe('saveFailed');
  });
});
