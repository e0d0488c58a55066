/** What makes the game easier to follow and to read. */
import { SPEEDS, TEXT_SIZES } from '../../../shared/settings';
import { formatPercent, t } from '../../strings';
import { Choice } from '../../ui/Choice';
import type { PageProps } from '../page';
import { Row } from '../Row';

const MOTIONS = ['system', 'on', 'off'] as const;

export function AccessPage({ settings, onChange }: PageProps) {
  return (
    <>
      <Row
        settings={settings}
        names={['textSize']}
        label={t('settings:textSize')}
        help={t('settings:textSizeHow')}
      >
        <Choice
          label={t('settings:textSize')}
          value={settings.textSize}
          options={TEXT_SIZES.map((value) => ({ value, label: formatPercent(value) }))}
          onChange={(textSize) => onChange({ textSize })}
        />
      </Row>
      <Row settings={settings} names={['speed']} label={t('settings:speed')} help={t('settings:speedHow')}>
        <Choice
          label={t('settings:speed')}
          value={settings.speed}
          options={SPEEDS.map((value) => ({ value, label: t(`settings:speeds.${value}`) }))}
          onChange={(speed) => onChange({ speed })}
        />
      </Row>
      <Row
        settings={settings}
        names={['reducedMotion']}
        label={t('settings:motion')}
        help={t('settings:motionHow')}
      >
        <Choice
          label={t('settings:motion')}
          value={settings.reducedMotion}
          options={MOTIONS.map((value) => ({ value, label: t(`settings:motions.${value}`) }))}
          onChange={(reducedMotion) => onChange({ reducedMotion })}
        />
      </Row>
    </>
  );
}
