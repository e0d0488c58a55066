/** The reference as the store stands: the match on the table, or the rules chosen for the next one. Knows no rules. */
import { rulesOfChoice } from '../../shared/matchOptions';
import { useMemo } from 'preact/hooks';
import { ReferenceSheet } from '../reference/ReferenceSheet';
import { rulesChosen } from '../screens/newMatchChoices';
import { closeOverlay, ownRules, settings, shown } from './store';

/** What was asked for: a page, or the whole to search in. */
export type ReferenceOverlay = 'cards' | 'rules' | 'reference';

export function Reference({ opened }: { readonly opened: ReferenceOverlay }) {
  const view = shown.value?.view ?? null;
  const chosen = useMemo(
    () => rulesOfChoice(rulesChosen(settings.value, ownRules.value)),
    [settings.value, ownRules.value],
  );
  const searching = opened === 'reference';
  return (
    <ReferenceSheet
      view={view}
      help={settings.value}
      rules={view?.ruleSet ?? chosen}
      page={searching ? 'months' : opened}
      searching={searching}
      onClose={closeOverlay}
    />
  );
}
