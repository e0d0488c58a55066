import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Conf from 'conf';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openSettings } from '../../main/settings';
import type { SettingsKeeper } from '../../main/settings';
import { languageFor } from '../../main/settingsFormat';
import type { Kept } from '../../main/settingsFormat';
import type { Notice } from '../../shared/ipc';
import { DEFAULT_SETTINGS } from '../../shared/settings';
import type { Speed } from '../../shared/settings';

const MOMENT = new Date('2026-11-30T03:57:43.120Z');
const DAMAGED = 'settings.damaged-2026-11-30T03-57-43.json';
const PLACE = { bounds: { x: 10, y: 20, width: 1300, height: 900 }, maximised: true };

let folder: string;
let notices: Notice[];
const inFolder = (name: string): string => join(folder, name);

/** With the same writer as in the app: electron-store is Conf told where to write. */
const open = (speed: Speed | null = null): SettingsKeeper =>
  openSettings({
    file: inFolder('settings.json'),
    openStore: () => new Conf<Kept>({ configName: 'settings', cwd: folder }),
    speed,
    now: () => MOMENT,
    tell: (notice) => void notices.push(notice),
  });

const put = (content: unknown): string => {
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  writeFileSync(inFolder('settings.json'), text);
  return text;
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hanagoyomi-settings-'));
  notices = [];
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe('settings', () => {
  it('begin with the defaults and write nothing unasked', () => {
    expect(open().current()).toEqual(DEFAULT_SETTINGS);
    expect(open().place()).toBeNull();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('are kept from one run to the next, window place and all', () => {
    const settings = open();
    expect(settings.change({ volume: 0.25, language: 'it' })).toEqual({
      ...DEFAULT_SETTINGS,
      volume: 0.25,
      language: 'it',
    });
    settings.keepPlace(PLACE);
    const again = open();
    expect(again.current()).toEqual({ ...DEFAULT_SETTINGS, volume: 0.25, language: 'it' });
    expect(again.place()).toEqual(PLACE);
    expect(notices).toEqual([]);
  });

  it('leave alone what a change does not name', () => {
    const settings = open();
    settings.change({ muted: true });
    expect(settings.change({ muted: undefined, months: 3 })).toEqual({
      ...DEFAULT_SETTINGS,
      muted: true,
      months: 3,
    });
  });

  it('take the speed of the command line for this run only, until another is chosen', () => {
    const settings = open('off');
    expect(settings.current().speed).toBe('off');
    expect(settings.change({ muted: true }).speed).toBe('off');
    expect(open().current().speed).toBe('normal');
    expect(settings.change({ speed: 'slow' }).speed).toBe('slow');
    expect(open().current().speed).toBe('slow');
  });
});

describe('a damaged settings file', () => {
  const whole = { version: 3, settings: { ...DEFAULT_SETTINGS, volume: 0.1 }, window: null };
  it.each([
    ['zero bytes', ''],
    ['half a file', JSON.stringify(whole).slice(0, 60)],
    ['no JSON', 'volume=1'],
    ['another shape', { theme: 'dark' }],
    ['an array', []],
    ['null', 'null'],
    ['no version', { settings: DEFAULT_SETTINGS }],
  ])('with %s is set aside as it was and told; defaults hold', (_kind, content) => {
    const text = put(content);
    const settings = open();
    expect(settings.current()).toEqual(DEFAULT_SETTINGS);
    expect(notices).toEqual([{ type: 'settingsDamaged', file: inFolder(DAMAGED) }]);
    settings.change({ muted: true });
    expect(readFileSync(inFolder(DAMAGED), 'utf8')).toBe(text);
    expect(open().current().muted).toBe(true);
  });

  it('cut off at any length costs no start', () => {
    const text = JSON.stringify(whole);
    for (let length = 0; length < text.length; length += 1) {
      notices = [];
      put(text.slice(0, length));
      expect(open().current()).toEqual(DEFAULT_SETTINGS);
      expect(notices).toHaveLength(1);
    }
    expect(readdirSync(folder)).toHaveLength(text.length);
  });

  it('from a newer version is set aside and told as such', () => {
    put({ ...whole, version: 4 });
    expect(open().current()).toEqual(DEFAULT_SETTINGS);
    expect(notices).toEqual([{ type: 'settingsTooNew', file: inFolder(DAMAGED) }]);
  });

  it('with single bad values loses only those', () => {
    put({
      version: 3,
      settings: { ...DEFAULT_SETTINGS, volume: 7, language: 'fr', months: 100, handShape: 'fan', old: 1 },
      window: PLACE,
    });
    const settings = open();
    expect(settings.current()).toEqual({ ...DEFAULT_SETTINGS, volume: 1, handShape: 'fan' });
    expect(settings.place()).toEqual(PLACE);
    expect(notices).toEqual([{ type: 'settingsDamaged', file: inFolder(DAMAGED) }]);
    notices = [];
    expect(open().current()).toEqual(settings.current());
    expect(notices).toEqual([]);
  });

  it.each([[{ x: 0 }], [{ bounds: { x: 0, y: 0, width: 'wide', height: 5 }, maximised: false }], ['left']])(
    'with a bad window place %j keeps the settings',
    (window) => {
      put({ ...whole, window });
      const settings = open();
      expect(settings.current().volume).toBe(0.1);
      expect(settings.place()).toBeNull();
      expect(notices).toHaveLength(1);
    },
  );

  it('passes over missing and unknown fields in silence', () => {
    put({ version: 3, settings: { volume: 0.3, tableCloth: 'red' }, window: null });
    expect(open().current()).toEqual({ ...DEFAULT_SETTINGS, volume: 0.3 });
    expect(notices).toEqual([]);
  });
});

describe('a settings file of version 1', () => {
  const first = {
    language: 'de',
    speed: 'fast',
    reducedMotion: 'system',
    volume: 0.4,
    muted: true,
    fullScreen: false,
    cardMarks: 'hover',
    handShape: 'fan',
  };
  it.each([1, 3, 6, 12])('keeps its %i months and all else; what is new takes its default', (months) => {
    put({ version: 1, settings: { ...first, months }, window: PLACE });
    const settings = open();
    expect(settings.current()).toEqual({ ...DEFAULT_SETTINGS, ...first, months });
    expect(settings.place()).toEqual(PLACE);
    expect(notices).toEqual([]);
    settings.change({ birthMonth: 8 });
    expect(JSON.parse(readFileSync(inFolder('settings.json'), 'utf8'))).toMatchObject({
      version: 3,
      settings: { months, birthMonth: 8 },
    });
  });
});

describe('what is chosen in New match', () => {
  it('is kept: rules of one’s own by name, months, who deals first and a birthday', () => {
    const chosen = {
      rules: { type: 'own', name: 'Oma' },
      months: 4,
      firstDealer: 'birthday',
      birthMonth: 12,
    } as const;
    open().change(chosen);
    expect(open().current()).toEqual({ ...DEFAULT_SETTINGS, ...chosen });
    expect(notices).toEqual([]);
  });

  it.each([
    ['rules', { type: 'preset', preset: 'house' }],
    ['rules', { type: 'own', name: '' }],
    ['rules', 'modern'],
    ['months', 0],
    ['months', 1.5],
    ['firstDealer', 'agreed'],
    ['birthMonth', 13],
  ])('and damaged in %s (%j) falls back alone', (name, value) => {
    put({ version: 3, settings: { volume: 0.1, [name]: value }, window: null });
    expect(open().current()).toEqual({ ...DEFAULT_SETTINGS, volume: 0.1 });
    expect(notices).toEqual([{ type: 'settingsDamaged', file: inFolder(DAMAGED) }]);
  });
});

describe('a folder that cannot be written', () => {
  it('is told once; the change holds for this run', () => {
    rmSync(folder, { recursive: true });
    writeFileSync(folder, '');
    const settings = open();
    notices = [];
    expect(settings.change({ volume: 0.5 }).volume).toBe(0.5);
    expect(settings.change({ muted: true })).toMatchObject({ volume: 0.5, muted: true });
    expect(notices.map(({ type }) => type)).toEqual(['settingsFailed']);
  });
});

describe('the system’s language', () => {
  it.each([
    [['de-AT', 'en-US'], 'de'],
    [['fr-FR', 'it-IT', 'en-GB'], 'it'],
    [['ja'], 'ja'],
    [['JA_JP'], 'ja'],
    [['fr', 'es'], 'en'],
    [[], 'en'],
    [['den-US'], 'en'],
  ] as const)('%j means %s', (preferred, language) => {
    expect(languageFor(preferred)).toBe(language);
  });
});
