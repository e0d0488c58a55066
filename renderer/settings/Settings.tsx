/** Everything a player can set, page by page; each change is handed on at once. Keeps nothing itself. */
import { useId, useState } from 'preact/hooks';
import type { SettingGroup } from '../../shared/settings';
import { SETTING_GROUPS } from '../../shared/settings';
import { t } from '../strings';
import { Button } from '../ui/Button';
import { Screen } from '../ui/Screen';
import { TabPanel, TabRow } from '../ui/Tabs';
import { showToast } from '../ui/Toast';
import { groupOf, isChanged } from './changes';
import type { PageProps, SettingsPage } from './page';
import { PAGES } from './pages';
import type { PageId } from './pages';
import './settings.css';

export interface SettingsProps extends PageProps {
  /** Puts one group back; false = refused. */
  readonly onReset: (group: SettingGroup) => Promise<boolean>;
  readonly onBack: () => void;
  /** The page opened first. */
  readonly page?: PageId;
}

const pageName = (id: PageId): string => t(`settings:page.${id}`);

export function Settings({ onReset, onBack, page = 'game', ...props }: SettingsProps) {
  const { settings, onChange } = props;
  const [id, setId] = useState<PageId>(page);
  const tabs = useId();
  const { group, Body, Aside }: SettingsPage = PAGES.find((each) => each.id === id) ?? PAGES[0];
  const reset = async (): Promise<void> => {
    if (group === null) return;
    const before = groupOf(settings, group);
    if (!(await onReset(group))) return;
    showToast(t('settings:resetDone', { page: pageName(id) }), {
      label: t('settings:undo'),
      run: () => onChange(before),
    });
  };
  return (
    <Screen
      class="settings"
      title={t('settings:title')}
      month={5}
      onBack={onBack}
      beside={
        <TabRow
          id={tabs}
          label={t('settings:pages')}
          value={id}
          options={PAGES.map((each) => ({ value: each.id, label: pageName(each.id) }))}
          onChange={setId}
        />
      }
      foot={
        <>
          <span class="cap grow">{t('settings:atOnce')}</span>
          {group !== null && isChanged(settings, SETTING_GROUPS[group]) && (
            <Button icon="takeBack" onClick={() => void reset()}>
              {t('settings:reset')}
            </Button>
          )}
          <Button rank="primary" onClick={onBack}>
            {t('settings:done')}
          </Button>
        </>
      }
    >
      <TabPanel
        key={id}
        id={tabs}
        value={id}
        class={Aside === undefined ? 'settingsPage' : 'settingsPage beside'}
      >
        <div class="settingList sheetScroll">
          <Body {...props} />
        </div>
        {Aside !== undefined && <Aside {...props} />}
      </TabPanel>
    </Screen>
  );
}
