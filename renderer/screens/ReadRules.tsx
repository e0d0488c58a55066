/** Rules that have been read: their name, to be changed, what they say, and the button that keeps them. */
import { useState } from 'preact/hooks';
import { isPlainName } from '../../shared/plainName';
import { LONGEST_RULES_NAME } from '../../shared/ruleSet';
import type { NamedRuleSet } from '../../shared/ruleSet';
import { RulesPage } from '../reference/RulesPage';
import { differencesInWords } from '../reference/differencesInWords';
import { t } from '../strings';
import { Button } from '../ui/Button';
import { Tabs } from '../ui/Tabs';
import { Differences } from './ThisMatch';
import '../reference/reference.css';

const PAGES = ['differs', 'words'] as const;
type Page = (typeof PAGES)[number];

interface ReadRulesProps {
  readonly rules: NamedRuleSet;
  readonly onKeep: (rules: NamedRuleSet) => Promise<void>;
  readonly onClose: () => void;
}

function Compared({ rules: { ruleSet } }: Pick<ReadRulesProps, 'rules'>) {
  return (
    <div
      class="sheetScroll selectable"
      tabIndex={0}
      role="region"
      aria-label={t('screens:enterRules.page.differs')}
    >
      {differencesInWords(ruleSet).length === 0 ? (
        <p>{t('screens:enterRules.same')}</p>
      ) : (
        <Differences rules={ruleSet} />
      )}
    </div>
  );
}

export function ReadRules({ rules, onKeep, onClose }: ReadRulesProps) {
  const [name, setName] = useState(rules.name);
  const [page, setPage] = useState<Page>('differs');
  const typed = name.trim();
  const shown = typed === '' ? rules.name : typed;
  const canBeShown = isPlainName(shown, LONGEST_RULES_NAME);
  return (
    <>
      <label class="nameRow">
        <b>{t('screens:enterRules.name')}</b>
        <input
          type="text"
          class="textField"
          maxLength={LONGEST_RULES_NAME}
          value={name}
          onInput={(event) => setName(event.currentTarget.value)}
        />
      </label>
      <div class="readRules">
        <Tabs
          label={t('screens:enterRules.pages')}
          value={page}
          options={PAGES.map((value) => ({ value, label: t(`screens:enterRules.page.${value}`) }))}
          onChange={setPage}
        >
          {page === 'differs' ? <Compared rules={rules} /> : <RulesPage rules={rules.ruleSet} />}
        </Tabs>
      </div>
      <div class="dialogActions">
        <span class="cap grow" role="status">
          {!canBeShown && t('screens:enterRules.badName')}
        </span>
        <Button onClick={onClose}>{t('screens:enterRules.cancel')}</Button>
        {canBeShown && (
          <Button rank="primary" onClick={() => void onKeep({ ...rules, name: shown })}>
            {t('screens:enterRules.keep')}
          </Button>
        )}
      </div>
    </>
  );
}
