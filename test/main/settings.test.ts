import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { languageFor, SETTINGS_VERSION } from '../../main/settingsFormat';
import { DEFAULT_SETTINGS, SETTING_GROUPS } from '../../shared/settings';
import type { SettingGroup, Settings } from '../../shared/settings';
import { ALTERED, DAMAGED, PLACE, settingsFolder } from '../support/settingsFolder';

const kept = settingsFolder();
const { open, put, inFolder, notices } = kept;

describe('settings', () => {
  it('begin with the defaults and write nothing unasked', () => {
    expect(open().current()).toEqual(DEFAULT_SETTINGS);
    expect(open().place()).toBeNull();
    expect(readdirSync(kept.folder)).toEqual([]);
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

const GROUPS = Object.keys(SETTING_GROUPS).filter((name): name is SettingGroup => name in SETTING_GROUPS);

describe('a group of settings', () => {
  it.each(GROUPS)('%s goes back to its defaults, for good and alone', (group) => {
    open().change(ALTERED);
    const back = open().reset(group);
    const names: readonly string[] = SETTING_GROUPS[group];
    for (const name of Object.keys(ALTERED).filter((key): key is keyof Settings => key in ALTERED)) {
      expect(back[name], name).toEqual((names.includes(name) ? DEFAULT_SETTINGS : ALTERED)[name]);
    }
    expect(open().current()).toEqual(back);
  });

  it('holds no setting twice, and none of what New match asks for', () => {
    const names: string[] = GROUPS.flatMap((group) => [...SETTING_GROUPS[group]]);
    expect(new Set(names).size).toBe(names.length);
    const others = Object.keys(DEFAULT_SETTINGS).filter((name) => !names.includes(name));
    expect(others).toEqual(['rules', 'months', 'firstDealer', 'birthMonth', 'opponents']);
  });

  it('of access takes back a speed of the command line', () => {
    const settings = open('off');
    expect(settings.reset('access').speed).toBe('normal');
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
    put({ version: SETTINGS_VERSION, settings: { volume: 0.1, [name]: value }, window: null });
    expect(open().current()).toEqual({ ...DEFAULT_SETTINGS, volume: 0.1 });
    expect(notices).toEqual([{ type: 'settingsDamaged', file: inFolder(DAMAGED) }]);
  });
});

describe('a folder that cannot be written', () => {
  it('is told once; the change holds for this run', () => {
    rmSync(kept.folder, { recursive: true });
    writeFileSync(kept.folder, '');
    const settings = open();
    notices.length = 0;
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
