/** In which language everything is told. */
import { t } from '../../strings';
import { Select } from '../../ui/Select';
import { languageOptions } from '../languages';
import type { PageProps } from '../page';
import { Row } from '../Row';

export function LanguagePage({ settings, systemLanguage, onChange }: PageProps) {
  return (
    <Row
      settings={settings}
      names={['language']}
      label={t('settings:language')}
      help={t('settings:languageHow')}
    >
      <Select
        label={t('settings:language')}
        value={settings.language}
        options={languageOptions(systemLanguage)}
        onChange={(language) => onChange({ language })}
      />
    </Row>
  );
}
