import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parseSave } from '../../main/saveFormat';
import { openSaves } from '../../main/saves';
import type { Saves } from '../../main/saves';
import { refuse } from '../../shared/moves';
import { MEDIUM, openScene, options, playUntil } from '../support/session';

const MOMENT = new Date('2026-11-30T03:57:43.120Z');

let folder: string;
let saves: Saves;

const inFolder = (name: string): string => join(folder, name);
const reopened = (): Saves => openSaves(folder, () => MOMENT);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hanagoyomi-older-saves-'));
  saves = reopened();
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('a match kept by version 0.1.0, in its second month', () => {
  const first = readFileSync(new URL('kept/match-version-1.json', import.meta.url), 'utf8');

  it('is loaded with the rules and options that it was begun with', () => {
    writeFileSync(inFolder('match.json'), first);
    const { match: loaded, notices } = reopened().load();
    expect(notices).toEqual([]);
    expect(loaded).toMatchObject({
      options: options(3),
      ruleSet: { rounds: 3, houseYaku: [] },
      revision: 28,
    });
    expect(loaded?.state).toMatchObject({ round: 2, totals: [0, 2], phase: 'play' });
  });

  it('is played on to its end and kept in the new format', async () => {
    writeFileSync(inFolder('match.json'), first);
    const scene = openScene(1, reopened().load().match, { saves });
    expect(await scene.session.resume()).toEqual({ ok: true, value: null });
    const end = await playUntil(scene, null);
    expect(end.view.phase).toBe('matchOver');
    expect(end.view.history).toHaveLength(3);
    expect(scene.reports).toEqual([]);
    expect(JSON.parse(readFileSync(inFolder('match.json'), 'utf8'))).toMatchObject({
      version: 4,
      seed: 20261130,
    });
    expect(reopened().load().match?.revision).toBe(end.revision);
  });

  const harms: readonly (readonly [string, (text: string) => string])[] = [
    ['another seed', (text) => text.replace(/"seed": ?20261130/, '"seed":4242')],
    ['a step taken out', (text) => text.replace(/"moves": ?\[\s*\{[^{}]*\{[^{}]*\}[^{}]*\},/, '"moves":[')],
    ['totals that were not played for', (text) => text.replace(/"totals": ?\[0, ?2\]/, '"totals":[90,2]')],
    ['options of no version', (text) => text.replace('"opponent"', '"opponents"')],
    ['an unknown preset', (text) => text.replace(/"preset": ?"modern"/, '"preset":"ancient"')],
  ];
  it.each(harms)('with %s is damaged as ever', (_what, harm) => {
    expect(harm(first)).not.toBe(first);
    expect(parseSave(harm(first))).toEqual(refuse('damaged'));
  });
});

describe('a match for three kept by the version that knew one opponent for everybody', () => {
  const second = readFileSync(new URL('kept/match-version-2.json', import.meta.url), 'utf8');

  it('is loaded against balanced players of medium level, and played on to its end', async () => {
    writeFileSync(inFolder('match.json'), second);
    const { match: loaded, notices } = reopened().load();
    expect(notices).toEqual([]);
    expect(loaded).toMatchObject({
      options: { opponents: [MEDIUM, MEDIUM], firstDealer: { type: 'agreed', seat: 2 } },
      practice: false,
      keptAs: null,
      state: { round: 2, totals: [0, 6, 0], phase: 'play' },
    });
    const scene = openScene(1, loaded, { saves });
    await scene.session.resume();
    expect((await playUntil(scene, null)).view.history).toHaveLength(3);
    expect(scene.finished).toHaveLength(1);
    expect(scene.reports).toEqual([]);
  });
});

describe('a match kept by the version that knew no deal codes, with a move taken back', () => {
  const third = readFileSync(new URL('kept/match-version-3.json', import.meta.url), 'utf8');

  it('is loaded as shuffled anew, stays practice, and is played on to its end', async () => {
    writeFileSync(inFolder('match.json'), third);
    const { match: loaded, notices } = reopened().load();
    expect(notices).toEqual([]);
    expect(loaded).toMatchObject({
      deal: { type: 'fresh' },
      practice: true,
      revision: 27,
      state: { round: 2, totals: [4, 0], phase: 'play' },
    });
    const scene = openScene(1, loaded, { saves });
    await scene.session.resume();
    expect(await playUntil(scene, null)).toMatchObject({ deal: { type: 'fresh' }, practice: true });
    expect(scene.reports).toEqual([]);
  });

  it('with a deal that its version did not know is damaged', () => {
    const harmed = third.replace('"practice"', '"deal":{"type":"fresh"},"practice"');
    expect(parseSave(harmed)).toEqual(refuse('damaged'));
  });
});
