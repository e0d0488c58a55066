/** What helps and what holds up the player in a match. */
import { PAUSES } from '../../../shared/settings';
import { t } from '../../strings';
import { Choice } from '../../ui/Choice';
import { Switch } from '../../ui/Switch';
import type { PageProps } from '../page';
import { Row } from '../Row';

export function GamePage({ settings, onChange }: PageProps) {
  return (
    <>
      <Row
        settings={settings}
        names={['takeable']}
        label={t('settings:takeable')}
        help={t('settings:takeableHow')}
      >
        <Switch
          label={t('settings:takeable')}
          checked={settings.takeable}
          onChange={(takeable) => onChange({ takeable })}
        />
      </Row>
      <Row settings={settings} names={['coach']} label={t('settings:coach')} help={t('settings:coachHow')}>
        <Switch
          label={t('settings:coach')}
          checked={settings.coach}
          onChange={(coach) => onChange({ coach })}
        />
      </Row>
      <Row
        settings={settings}
        names={['confirmCall']}
        label={t('settings:confirmCall')}
        help={t('settings:confirmCallHow')}
      >
        <Switch
          label={t('settings:confirmCall')}
          checked={settings.confirmCall}
          onChange={(confirmCall) => onChange({ confirmCall })}
        />
      </Row>
      <Row settings={settings} names={['pause']} label={t('settings:pause')} help={t('settings:pauseHow')}>
        <Choice
          label={t('settings:pause')}
          value={settings.pause}
          options={PAUSES.map((value) => ({ value, label: t(`settings:pauses.${value}`) }))}
          onChange={(pause) => onChange({ pause })}
        />
      </Row>
    </>
  );
}
