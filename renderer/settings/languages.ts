/** Languages by their own names. Knows no catalogue. */
import { LANGUAGES } from '../../shared/settings';
import type { Language } from '../../shared/settings';
import { t } from '../strings';
import type { SelectOption } from '../ui/Select';

/** "Deutsch", "Italiano", "日本語". */
export function ownName(language: Language): string {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** The system's own first. */
export function languageOptions(systemLanguage: Language): readonly SelectOption<'system' | Language>[] {
  const system = {
    value: 'system' as const,
    label: t('settings:languageSystem', { language: ownName(systemLanguage) }),
  };
  return [system, ...LANGUAGES.map((value) => ({ value, label: ownName(value), lang: value }))];
}
