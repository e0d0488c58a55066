// A folder of its own with a settings file for every test of a file, and what the keeper told about it.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Conf from 'conf';
import { afterEach, beforeEach } from 'vitest';
import { openSettings } from '../../main/settings';
import type { SettingsKeeper } from '../../main/settings';
import type { Kept } from '../../main/settingsFormat';
import type { Notice } from '../../shared/ipc';
import type { Settings, Speed } from '../../shared/settings';

const MOMENT = new Date('2026-11-30T03:57:43.120Z');
export const DAMAGED = 'settings.damaged-2026-11-30T03-57-43.json';
export const PLACE = { bounds: { x: 10, y: 20, width: 1300, height: 900 }, maximised: true };

/** Every setting other than its default. */
export const ALTERED: Settings = {
  language: 'it',
  speed: 'slow',
  reducedMotion: 'on',
  volume: 0.2,
  muted: true,
  fullScreen: true,
  cardMarks: 'hover',
  markParts: ['flower'],
  handShape: 'fan',
  rules: { type: 'own', name: 'Oma' },
  months: 4,
  firstDealer: 'you',
  birthMonth: 7,
  opponents: [
    { level: 'hard', manner: 'bold' },
    { level: 'easy', manner: 'cautious' },
  ],
  takeable: false,
  reach: false,
  danger: false,
  tracker: false,
  coach: false,
  confirmCall: true,
  pause: 'long',
  textSize: 1.3,
};

export interface SettingsFolder {
  readonly folder: string;
  readonly notices: Notice[];
  /** With the same writer as in the app: electron-store is Conf told where to write. */
  open(speed?: Speed | null): SettingsKeeper;
  /** Writes the settings file; returns its text. */
  put(content: unknown): string;
  inFolder(name: string): string;
}

/** To be called once at the head of a test file. */
export function settingsFolder(): SettingsFolder {
  let folder = '';
  const notices: Notice[] = [];
  const inFolder = (name: string): string => join(folder, name);
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'hanagoyomi-settings-'));
    notices.length = 0;
  });
  afterEach(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    get folder() {
      return folder;
    },
    notices,
    inFolder,
    open: (speed = null) =>
      openSettings({
        file: inFolder('settings.json'),
        openStore: () => new Conf<Kept>({ configName: 'settings', cwd: folder }),
        speed,
        now: () => MOMENT,
        tell: (notice) => void notices.push(notice),
      }),
    put(content) {
      const text = typeof content === 'string' ? content : JSON.stringify(content);
      writeFileSync(inFolder('settings.json'), text);
      return text;
    },
  };
}
