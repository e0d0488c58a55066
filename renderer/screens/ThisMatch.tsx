/** The match that is chosen, in words: its course, its doublings, its source, and how it differs from the standard. */
import { rulesOfChoice } from '../../shared/matchOptions';
import type { MatchOptions, RulesChoice } from '../../shared/matchOptions';
import type { RuleSet } from '../../shared/ruleSet';
import { differencesInWords } from '../reference/differencesInWords';
import { t } from '../strings';
import { Button } from '../ui/Button';
import { Icon } from '../ui/icons';
import { MonthStrip } from './NewMatchParts';
import { rivalNames } from './people';
import { courseWords, factorLines, smallPrint } from './thisMatchWords';

function Factors({ rules }: { readonly rules: RuleSet }) {
  const lines = factorLines(rules);
  if (lines.length === 0) return <p>{t('screens:newMatch.factor.none')}</p>;
  return (
    <dl>
      {lines.map(({ sign, why }) => (
        <div key={why}>
          <dt class="serif">{sign}</dt>
          <dd>{why}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Where a preset comes from; a rule-set of one's own has no story. */
function About({ choice }: { readonly choice: RulesChoice }) {
  if (choice.type === 'own') return null;
  return (
    <>
      <hr />
      <p>{t(`rules:preset.${choice.preset}.about`)}</p>
      <p class="cap">{t(`rules:preset.${choice.preset}.source`)}</p>
    </>
  );
}

export function Differences({ rules }: { readonly rules: RuleSet }) {
  return (
    <ul class="differences">
      {differencesInWords(rules).map((words) => (
        <li key={words}>{words}</li>
      ))}
    </ul>
  );
}

interface ThisMatchProps {
  readonly options: MatchOptions;
  readonly onRules: () => void;
}

export function ThisMatch({ options, onRules }: ThisMatchProps) {
  const rules = rulesOfChoice(options.rules);
  const count = differencesInWords(rules).length;
  return (
    <aside class="sidePanel thisMatch">
      <div class="sheetScroll" tabIndex={0} role="region" aria-label={t('screens:newMatch.this')}>
        <h4>{t('screens:newMatch.this')}</h4>
        <p>{courseWords(rules, rivalNames(options))}</p>
        <hr />
        <Factors rules={rules} />
        <hr />
        <MonthStrip months={rules.rounds} />
        {smallPrint(rules).map((words) => (
          <p key={words} class="cap">
            {words}
          </p>
        ))}
        <p class="cap">{t('coach:setUp.fair')}</p>
        <About choice={options.rules} />
        {count > 0 && (
          <>
            <hr />
            <details>
              <summary>
                <Icon name="down" />
                {t('screens:newMatch.differs', { count })}
              </summary>
              <Differences rules={rules} />
            </details>
          </>
        )}
      </div>
      <Button rank="quiet" icon="rules" onClick={onRules}>
        {t('screens:newMatch.allRules')}
      </Button>
    </aside>
  );
}
