/** Everything a player can set, page by page; each change is handed on at once. Keeps nothing itself. */
import { useId, useState } from 'preact/hooks';
import type { SettingGroup } from '../../shared/settings';
import { SETTING_GROUPS } from '../../shared/settings';
import { RuleEditor } from '../editor/RuleEditor';
import type { RuleEditorProps } from '../editor/RuleEditor';
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
  /** What the page of the rules works on. */
  readonly rules: Omit<RuleEditorProps, 'children'>;
  /** The page opened first. */
  readonly page?: TabId;
}

/** The rules have a page that is built otherwise: it fills the foot, too. */
const TAB_IDS = ['game', 'rules', 'table', 'sound', 'language', 'access'] as const satisfies readonly (
  PageId | 'rules'
)[];
type TabId = (typeof TAB_IDS)[number];

const tabName = (id: TabId): string => t(id === 'rules' ? 'editor:title' : `settings:page.${id}`);

const pageOf = (id: TabId) => PAGES.find((each) => each.id === id) ?? PAGES[0];

interface PlainPageProps extends PageProps {
  readonly id: TabId;
  readonly tabs: string;
}

function PlainPage({ id, tabs, ...props }: PlainPageProps) {
  const { Body, Aside }: SettingsPage = pageOf(id);
  return (
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
  );
}

type PlainFootProps = Pick<SettingsProps, 'settings' | 'onChange' | 'onReset'> & {
  readonly id: TabId;
  readonly onDone: () => void;
};

function PlainFoot({ id, settings, onChange, onReset, onDone }: PlainFootProps) {
  const { group } = pageOf(id);
  const reset = async (): Promise<void> => {
    const before = groupOf(settings, group);
    if (!(await onReset(group))) return;
    showToast(t('settings:resetDone', { page: tabName(id) }), {
      label: t('settings:undo'),
      run: () => onChange(before),
    });
  };
  return (
    <>
      <span class="cap grow">{t('settings:atOnce')}</span>
      {isChanged(settings, SETTING_GROUPS[group]) && (
        <Button icon="takeBack" onClick={() => void reset()}>
          {t('settings:resetPage')}
        </Button>
      )}
      <Button rank="primary" onClick={onDone}>
        {t('settings:done')}
      </Button>
    </>
  );
}

/** What is changed in the rules stays while other pages are looked at, and is asked about on the way out. */
export function Settings({ onReset, onBack, rules, page = 'game', ...props }: SettingsProps) {
  const [id, setId] = useState<TabId>(page);
  const tabs = useId();
  return (
    <RuleEditor {...rules}>
      {({ body, foot, leave }) => {
        const done = (): void => leave(onBack);
        return (
          <Screen
            class="settings"
            title={t('settings:title')}
            month={5}
            onBack={done}
            beside={
              <TabRow
                id={tabs}
                label={t('settings:pages')}
                value={id}
                options={TAB_IDS.map((value) => ({ value, label: tabName(value) }))}
                onChange={setId}
              />
            }
            foot={id === 'rules' ? foot : <PlainFoot {...props} id={id} onReset={onReset} onDone={done} />}
          >
            {id === 'rules' ? (
              <TabPanel id={tabs} value={id} class="settingsRules">
                {body}
              </TabPanel>
            ) : (
              <PlainPage {...props} id={id} tabs={tabs} />
            )}
          </Screen>
        );
      }}
    </RuleEditor>
  );
}
