/** What differs from the defaults, by setting and by group. Changes nothing. */
import { DEFAULT_SETTINGS, SETTING_GROUPS } from '../../shared/settings';
import type { SettingGroup, Settings } from '../../shared/settings';

export type SettingName = keyof Settings;

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

export const isChanged = (settings: Settings, names: readonly SettingName[]): boolean =>
  names.some((name) => !same(settings[name], DEFAULT_SETTINGS[name]));

/** A group as it stands, to be put back after a reset. */
export const groupOf = (settings: Settings, group: SettingGroup): Partial<Settings> =>
  Object.fromEntries(SETTING_GROUPS[group].map((name) => [name, settings[name]]));
