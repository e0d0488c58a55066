/** Everything a player can set; each change is handed on at once. Keeps nothing itself. */
import type { ComponentChildren } from 'preact';
import { LANGUAGES, SPEEDS } from '../../shared/settings';
import type { Language, Settings as SettingsValues } from '../../shared/settings';
import { t } from '../strings';
import { Button } from '../ui/Button';
import { Choice } from '../ui/Choice';
import { Screen } from '../ui/Screen';
import { Select } from '../ui/Select';
import { Slider } from '../ui/Slider';
import { Switch } from '../ui/Switch';
import { HandPreview } from './HandPreview';
import './settings.css';

export interface SettingsProps {
  readonly settings: SettingsValues;
  /** What `system` stands for. */
  readonly systemLanguage: Language;
  readonly onChange: (patch: Partial<SettingsValues>) => void;
  readonly onBack: () => void;
}

const MOTIONS = ['system', 'on', 'off'] as const;
const MARKS = ['off', 'hover', 'always'] as const;
const HANDS = ['row', 'fan'] as const;

/** A language by its own name: "Deutsch", "Italiano", "日本語". */
export function ownName(language: Language): string {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

interface RowProps {
  readonly label: string;
  readonly help?: string;
  readonly children: ComponentChildren;
}

function Row({ label, help, children }: RowProps) {
  return (
    <div class="setting">
      <div class="settingWords">
        <b>{label}</b>
        {help !== undefined && <p class="cap">{help}</p>}
      </div>
      {children}
    </div>
  );
}

function languageOptions(systemLanguage: Language) {
  const system = {
    value: 'system' as const,
    label: t('screens:settings.languageSystem', { language: ownName(systemLanguage) }),
  };
  return [system, ...LANGUAGES.map((value) => ({ value, label: ownName(value), lang: value }))];
}

function MotionRows({ settings, onChange }: Pick<SettingsProps, 'settings' | 'onChange'>) {
  return (
    <>
      <Row label={t('screens:settings.speed')} help={t('screens:settings.speedHow')}>
        <Choice
          label={t('screens:settings.speed')}
          value={settings.speed}
          options={SPEEDS.map((value) => ({ value, label: t(`screens:settings.speeds.${value}`) }))}
          onChange={(speed) => onChange({ speed })}
        />
      </Row>
      <Row label={t('screens:settings.motion')} help={t('screens:settings.motionHow')}>
        <Choice
          label={t('screens:settings.motion')}
          value={settings.reducedMotion}
          options={MOTIONS.map((value) => ({ value, label: t(`screens:settings.motions.${value}`) }))}
          onChange={(reducedMotion) => onChange({ reducedMotion })}
        />
      </Row>
    </>
  );
}

function TableRows({ settings, onChange }: Pick<SettingsProps, 'settings' | 'onChange'>) {
  return (
    <>
      <Row label={t('screens:settings.hand')}>
        <Choice
          label={t('screens:settings.hand')}
          value={settings.handShape}
          options={HANDS.map((value) => ({ value, label: t(`screens:settings.hands.${value}`) }))}
          onChange={(handShape) => onChange({ handShape })}
        />
      </Row>
      <Row label={t('screens:settings.marks')} help={t('screens:settings.marksHow')}>
        <Choice
          label={t('screens:settings.marks')}
          value={settings.cardMarks}
          options={MARKS.map((value) => ({ value, label: t(`screens:settings.markings.${value}`) }))}
          onChange={(cardMarks) => onChange({ cardMarks })}
        />
      </Row>
      <Row label={t('screens:settings.fullScreen')}>
        <Switch
          label={t('screens:settings.fullScreen')}
          checked={settings.fullScreen}
          onChange={(fullScreen) => onChange({ fullScreen })}
        />
      </Row>
    </>
  );
}

function SoundRow({ settings, onChange }: Pick<SettingsProps, 'settings' | 'onChange'>) {
  return (
    <Row label={t('screens:settings.sound')}>
      <span class="soundControls">
        <Slider
          label={t('screens:settings.volume')}
          value={settings.volume}
          onChange={(volume) => onChange({ volume })}
        />
        <Switch
          label={t('screens:settings.sound')}
          checked={!settings.muted}
          onChange={(on) => onChange({ muted: !on })}
        />
      </span>
    </Row>
  );
}

export function Settings({ settings, systemLanguage, onChange, onBack }: SettingsProps) {
  const rows = { settings, onChange };
  return (
    <Screen
      class="settings"
      title={t('screens:settings.title')}
      month={5}
      onBack={onBack}
      foot={
        <>
          <span class="cap grow">{t('screens:settings.atOnce')}</span>
          <Button rank="primary" onClick={onBack}>
            {t('screens:settings.done')}
          </Button>
        </>
      }
    >
      <div class="settingList sheetScroll">
        <Row label={t('screens:settings.language')}>
          <Select
            label={t('screens:settings.language')}
            value={settings.language}
            options={languageOptions(systemLanguage)}
            onChange={(language) => onChange({ language })}
          />
        </Row>
        <MotionRows {...rows} />
        <TableRows {...rows} />
        <SoundRow {...rows} />
      </div>
      <HandPreview settings={settings} />
    </Screen>
  );
}
