/** Keeps settings and window place on disk and at hand; a file that cannot be read is set aside. Knows no windows. */
import { readFileSync } from 'node:fs';
import type ElectronStore from 'electron-store';
import type { Notice } from '../shared/ipc';
import { ok, refuse } from '../shared/moves';
import type { Result } from '../shared/moves';
import type { Settings, Speed } from '../shared/settings';
import { setAside } from './setAside';
import { FRESH, readSettings } from './settingsFormat';
import type { Kept, ReadSettings, SettingsError } from './settingsFormat';
import type { WindowPlace } from './windowPlace';

/** As much of electron-store as is used: its atomic write. */
export type SettingsStore = Pick<ElectronStore<Kept>, 'store'>;

export interface SettingsParts {
  /** Full path of the file that the store writes. */
  readonly file: string;
  openStore(): SettingsStore;
  /** From the command line: holds until the player chooses a speed, and is not kept. */
  readonly speed: Speed | null;
  now(): Date;
  tell(notice: Notice): void;
}

export interface SettingsKeeper {
  current(): Settings;
  /** Fields that are undefined stay as they are. */
  change(patch: Partial<Settings>): Settings;
  place(): WindowPlace | null;
  readonly keepPlace: (place: WindowPlace) => void;
}

/** The file's content; null where there is none yet. */
function readFile(file: string): Result<ReadSettings | null, SettingsError> {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    const missing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    return missing ? ok(null) : refuse('damaged');
  }
  try {
    return readSettings(JSON.parse(text));
  } catch {
    return refuse('damaged');
  }
}

const defined = (patch: Partial<Settings>): Partial<Settings> =>
  Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined));

export function openSettings(parts: SettingsParts): SettingsKeeper {
  let kept: Kept = FRESH;
  let { speed } = parts;
  let store: SettingsStore | null = null;
  /** An unreadable file that could not be moved yet: it must go before anything is written. */
  let inTheWay = false;
  let failing = false;

  /** Told once; the next change tries again with everything. */
  function write(): void {
    try {
      if (inTheWay) setAside(parts.file, parts.now());
      inTheWay = false;
      store ??= parts.openStore();
      store.store = kept;
      failing = false;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (!failing) parts.tell({ type: 'settingsFailed', reason });
      failing = true;
    }
  }

  function putAside(type: 'settingsDamaged' | 'settingsTooNew'): void {
    try {
      parts.tell({ type, file: setAside(parts.file, parts.now()) });
    } catch {
      inTheWay = true;
      parts.tell({ type, file: parts.file });
    }
  }

  function load(): void {
    const read = readFile(parts.file);
    if (!read.ok) return putAside(read.code === 'tooNew' ? 'settingsTooNew' : 'settingsDamaged');
    if (read.value === null) return;
    kept = read.value.kept;
    if (read.value.whole) return;
    putAside('settingsDamaged');
    write();
  }

  load();
  const current = (): Settings => (speed === null ? kept.settings : { ...kept.settings, speed });
  return {
    current,
    change(patch) {
      if (patch.speed !== undefined) speed = null;
      kept = { ...kept, settings: { ...kept.settings, ...defined(patch) } };
      write();
      return current();
    },
    place: () => kept.window,
    keepPlace(place) {
      kept = { ...kept, window: place };
      write();
    },
  };
}
