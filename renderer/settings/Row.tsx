/** One setting in its line: name, a sentence of help, the control, and a bar where it differs from the default. */
import type { ComponentChildren } from 'preact';
import type { Settings } from '../../shared/settings';
import { t } from '../strings';
import { isChanged } from './changes';
import type { SettingName } from './changes';

export interface RowProps {
  readonly settings: Settings;
  /** What the controls of this line set. */
  readonly names: readonly SettingName[];
  readonly label: string;
  readonly help?: string;
  readonly children: ComponentChildren;
}

export function Row({ settings, names, label, help, children }: RowProps) {
  const changed = isChanged(settings, names);
  return (
    <div class="setting" data-changed={changed}>
      <div class="settingWords">
        <b>{label}</b>
        {changed && <span class="srOnly">{t('settings:changed')}</span>}
        {help !== undefined && <p class="cap">{help}</p>}
      </div>
      {children}
    </div>
  );
}
