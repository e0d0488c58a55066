/** How table and cards look. */
import { t } from '../../strings';
import { Choice } from '../../ui/Choice';
import { Switch } from '../../ui/Switch';
import type { PageProps } from '../page';
import { Row } from '../Row';
import { PartChoice } from './PartChoice';

const MARKS = ['off', 'hover', 'always'] as const;
const HANDS = ['row', 'fan'] as const;

export function TablePage({ settings, onChange }: PageProps) {
  const { markParts } = settings;
  return (
    <>
      <Row
        settings={settings}
        names={['cardMarks']}
        label={t('settings:marks')}
        help={t('settings:marksHow')}
      >
        <Choice
          label={t('settings:marks')}
          value={settings.cardMarks}
          options={MARKS.map((value) => ({ value, label: t(`settings:markings.${value}`) }))}
          onChange={(cardMarks) => onChange({ cardMarks })}
        />
      </Row>
      <Row
        settings={settings}
        names={['markParts']}
        label={t('settings:parts')}
        help={t(markParts.length > 1 ? 'settings:partsHow' : 'settings:partsLast')}
      >
        <PartChoice parts={markParts} onChange={(next) => onChange({ markParts: next })} />
      </Row>
      <Row settings={settings} names={['handShape']} label={t('settings:hand')}>
        <Choice
          label={t('settings:hand')}
          value={settings.handShape}
          options={HANDS.map((value) => ({ value, label: t(`settings:hands.${value}`) }))}
          onChange={(handShape) => onChange({ handShape })}
        />
      </Row>
      <Row settings={settings} names={['fullScreen']} label={t('settings:fullScreen')}>
        <Switch
          label={t('settings:fullScreen')}
          checked={settings.fullScreen}
          onChange={(fullScreen) => onChange({ fullScreen })}
        />
      </Row>
    </>
  );
}
