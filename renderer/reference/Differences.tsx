/** How a rule-set differs from the standard of this game, as a short list. Lays out sentences, knows no rules. */
import type { RuleSet } from '../../shared/ruleSet';
import { t } from '../strings';
import { differencesInWords } from './differencesInWords';
import './reference.css';

/** For the standard itself, one sentence that says so. */
export function Differences({ rules }: { readonly rules: RuleSet }) {
  const sentences = differencesInWords(rules);
  if (sentences.length === 0) return <p class="differences">{t('rules:differs.none')}</p>;
  const title = t('rules:differs.title', { name: t('rules:preset.modern.name') });
  return (
    <section class="differences" aria-label={title}>
      <h4>{title}</h4>
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
}
