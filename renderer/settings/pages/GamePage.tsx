/** What helps and what holds up the player in a match. */
import { PAUSES } from '../../../shared/settings';
import { t } from '../../strings';
import { Choice } from '../../ui/Choice';
import { Switch } from '../../ui/Switch';
import type { PageProps } from '../page';
import { Row } from '../Row';

/** Each is on or off and stands for itself. */
const SWITCHES = ['takeable', 'reach', 'danger', 'tracker', 'coach', 'confirmCall'] as const;

export function GamePage({ settings, onChange }: PageProps) {
  return (
    <>
      {SWITCHES.map((name) => (
        <Row
          key={name}
          settings={settings}
          names={[name]}
          label={t(`settings:${name}`)}
          help={t(`settings:${name}How`)}
        >
          <Switch
            label={t(`settings:${name}`)}
            checked={settings[name]}
            onChange={(checked) => onChange({ [name]: checked })}
          />
        </Row>
      ))}
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
