/** What is heard. */
import { t } from '../../strings';
import { Slider } from '../../ui/Slider';
import { Switch } from '../../ui/Switch';
import type { PageProps } from '../page';
import { Row } from '../Row';

export function SoundPage({ settings, onChange }: PageProps) {
  return (
    <>
      <Row settings={settings} names={['muted']} label={t('settings:sound')}>
        <Switch
          label={t('settings:sound')}
          checked={!settings.muted}
          onChange={(on) => onChange({ muted: !on })}
        />
      </Row>
      <Row settings={settings} names={['volume']} label={t('settings:volume')}>
        <Slider
          label={t('settings:volume')}
          value={settings.volume}
          onChange={(volume) => onChange({ volume })}
        />
      </Row>
    </>
  );
}
