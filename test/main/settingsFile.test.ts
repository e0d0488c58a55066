// Settings files that are broken, from other versions or edited by hand.
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SETTINGS_VERSION } from '../../main/settingsFormat';
import { DEFAULT_SETTINGS } from '../../shared/settings';
import type { Settings } from '../../shared/settings';
import { ALTERED, DAMAGED, PLACE, settingsFolder } from '../support/settingsFolder';

const kept = settingsFolder();
const { open, put, inFolder, notices } = kept;

describe('a damaged settings file', () => {
  const whole = { version: SETTINGS_VERSION, settings: { ...DEFAULT_SETTINGS, volume: 0.1 }, window: null };
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
      notices.length = 0;
      put(text.slice(0, length));
      expect(open().current()).toEqual(DEFAULT_SETTINGS);
      expect(notices).toHaveLength(1);
    }
    expect(readdirSync(kept.folder)).toHaveLength(text.length);
  });

  it('from a newer version is set aside and told as such', () => {
    put({ ...whole, version: SETTINGS_VERSION + 1 });
    expect(open().current()).toEqual(DEFAULT_SETTINGS);
    expect(notices).toEqual([{ type: 'settingsTooNew', file: inFolder(DAMAGED) }]);
  });

  it('with single bad values loses only those', () => {
    put({
      version: SETTINGS_VERSION,
      settings: { ...DEFAULT_SETTINGS, volume: 7, language: 'fr', months: 100, handShape: 'fan', old: 1 },
      window: PLACE,
    });
    const settings = open();
    expect(settings.current()).toEqual({ ...DEFAULT_SETTINGS, volume: 1, handShape: 'fan' });
    expect(settings.place()).toEqual(PLACE);
    expect(notices).toEqual([{ type: 'settingsDamaged', file: inFolder(DAMAGED) }]);
    notices.length = 0;
    expect(open().current()).toEqual(settings.current());
    expect(notices).toEqual([]);
  });

  it.each([
    ['volume', -3, 0],
    ['volume', 1.01, 1],
    ['textSize', 9, 1.5],
    ['textSize', 0, 1],
    ['textSize', -2, 1],
    ['textSize', 1.2, 1.15],
    ['textSize', 1.25, 1.3],
  ] as const)('reads a %s of %d as the nearest, %d, and tells', (name, written, read) => {
    put({ ...whole, settings: { ...whole.settings, [name]: written } });
    expect(open().current()).toEqual({ ...whole.settings, [name]: read });
    expect(notices).toEqual([{ type: 'settingsDamaged', file: inFolder(DAMAGED) }]);
  });

  it.each([
    ['textSize', '1.3'],
    ['textSize', null],
    ['volume', 'loud'],
    ['pause', 'endless'],
    ['pause', 2],
    ['takeable', 'yes'],
    ['confirmCall', 1],
    ['markParts', 'month'],
    ['markParts', ['month', 'year']],
    ['markParts', ['month', 'month']],
    ['markParts', { 0: 'month' }],
    ['speed', ['fast']],
    ['opponents', [{ level: 'hard', manner: 'bold' }]],
  ] as const)('with %s = %j falls back to the default of that alone', (name, value) => {
    put({ ...whole, settings: { ...ALTERED, [name]: value } });
    expect(open().current()).toEqual({ ...ALTERED, [name]: DEFAULT_SETTINGS[name] });
    expect(notices).toEqual([{ type: 'settingsDamaged', file: inFolder(DAMAGED) }]);
  });

  it('keeps the parts of a mark in their order', () => {
    put({ ...whole, settings: { markParts: ['flower', 'month'] } });
    expect(open().current().markParts).toEqual(['month', 'flower']);
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
    put({ version: SETTINGS_VERSION, settings: { volume: 0.3, tableCloth: 'red' }, window: null });
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
      version: SETTINGS_VERSION,
      settings: { months, birthMonth: 8 },
    });
  });
});

/** What each version from 2 on has added. */
const ADDED: Readonly<Record<number, readonly (keyof Settings)[]>> = {
  3: ['opponents', 'coach'],
  4: ['markParts', 'takeable', 'confirmCall', 'pause', 'textSize'],
  5: ['reach', 'danger', 'tracker'],
};

describe.each([2, 3, 4])('a settings file of version %i', (version) => {
  it('keeps all that it holds; what is new takes its default', () => {
    const added = Object.fromEntries(
      Object.entries(ADDED)
        .filter(([since]) => Number(since) > version)
        .flatMap(([, names]) => names.map((name) => [name, DEFAULT_SETTINGS[name]])),
    );
    const held = Object.entries(ALTERED).filter(([name]) => !(name in added));
    put({ version, settings: Object.fromEntries(held), window: PLACE });
    expect(open().current()).toEqual({ ...ALTERED, ...added });
    expect(notices).toEqual([]);
  });
});
