/** Keeps settings and window place on disk and at hand. Knows no windows. */
import type { Notice } from '../shared/ipc';
import { DEFAULT_SETTINGS, SETTING_GROUPS } from '../shared/settings';
import type { SettingGroup, Settings, Speed } from '../shared/settings';
import { openKeptFile } from './keptFile';
import type { KeptFileParts } from './keptFile';
import { FRESH, readSettings } from './settingsFormat';
import type { Kept } from './settingsFormat';
import type { WindowPlace } from './windowPlace';

export interface SettingsParts extends Pick<KeptFileParts<Kept>, 'file' | 'openStore' | 'now'> {
  /** From the command line: holds until the player chooses a speed, and is not kept. */
  readonly speed: Speed | null;
  tell(notice: Notice): void;
}

export interface SettingsKeeper {
  current(): Settings;
  /** Fields that are undefined stay as they are. */
  change(patch: Partial<Settings>): Settings;
  /** Puts one group back to its defaults. */
  reset(group: SettingGroup): Settings;
  place(): WindowPlace | null;
  readonly keepPlace: (place: WindowPlace) => void;
}

const defined = (patch: Partial<Settings>): Partial<Settings> =>
  Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined));

/** The defaults of one group. */
export const defaultsOf = (group: SettingGroup): Partial<Settings> =>
  Object.fromEntries(SETTING_GROUPS[group].map((name) => [name, DEFAULT_SETTINGS[name]]));

export function openSettings(parts: SettingsParts): SettingsKeeper {
  let { speed } = parts;
  const kept = openKeptFile<Kept>({
    file: parts.file,
    openStore: () => parts.openStore(),
    read: readSettings,
    fresh: FRESH,
    now: () => parts.now(),
    tellUnread: (error, file) =>
      parts.tell({ type: error === 'tooNew' ? 'settingsTooNew' : 'settingsDamaged', file }),
    tellFailed: (reason) => parts.tell({ type: 'settingsFailed', reason }),
  });

  const current = (): Settings => {
    const { settings } = kept.current();
    return speed === null ? settings : { ...settings, speed };
  };
  const change = (patch: Partial<Settings>): Settings => {
    if (patch.speed !== undefined) speed = null;
    const before = kept.current();
    kept.change({ ...before, settings: { ...before.settings, ...defined(patch) } });
    return current();
  };
  return {
    current,
    change,
    reset: (group) => change(defaultsOf(group)),
    place: () => kept.current().window,
    keepPlace: (place) => kept.change({ ...kept.current(), window: place }),
  };
}
