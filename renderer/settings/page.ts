/** What a page of the settings is given, and what makes one. Holds no code. */
import type { ComponentType } from 'preact';
import type { Language, SettingGroup, Settings } from '../../shared/settings';

export interface PageProps {
  readonly settings: Settings;
  /** What `system` stands for. */
  readonly systemLanguage: Language;
  readonly onChange: (patch: Partial<Settings>) => void;
}

export interface SettingsPage<Id extends string = string> {
  readonly id: Id;
  /** What "Reset this page" puts back; null where there is nothing to put back. */
  readonly group: SettingGroup | null;
  readonly Body: ComponentType<PageProps>;
  /** Shows beside the rows what they do. */
  readonly Aside?: ComponentType<PageProps>;
}
