/** The tracker of the 48 cards and the yaku, or the yaku alone. Knows no rules. */
import type { RuleSet } from '../../shared/ruleSet';
import { t } from '../strings';
import type { ReferenceState } from './pages';
import { pageTitle } from './pages';
import { TrackerFacts } from './TrackerFacts';
import { TrackerGrid, TrackerLegend } from './TrackerGrid';
import { YakuList } from './YakuList';
import { bookRows, withoutReach, yakuRows } from './yakuRows';

interface CardsPageProps {
  readonly state: ReferenceState;
  readonly rules: RuleSet;
}

function rowsOf({ view, help }: ReferenceState, rules: RuleSet) {
  if (view === null) return bookRows(rules);
  return help.reach ? yakuRows(view) : withoutReach(yakuRows(view));
}

export function CardsPage({ state, rules }: CardsPageProps) {
  const { view, help } = state;
  const list = <YakuList rows={rowsOf(state, rules)} rules={rules} />;
  const label = pageTitle('cards', state);
  if (view === null || !help.tracker) {
    return (
      <div class="yakuPage sheetScroll" tabIndex={0} role="region" aria-label={label}>
        {list}
      </div>
    );
  }
  const title = t('reference:yakuTitle');
  return (
    <div class="cardsPage sheetScroll" tabIndex={0} role="region" aria-label={label}>
      <div>
        <TrackerGrid view={view} />
        <TrackerLegend view={view} />
        <TrackerFacts view={view} />
      </div>
      <section aria-label={title}>
        <h4>{title}</h4>
        {list}
      </section>
    </div>
  );
}
