/** What is done with a whole rule-set: saved, copied, renamed, deleted. Main does it; here stand the words and the order. */
import type { NamedRuleSet } from '../../shared/ruleSet';
import type { RulesDesk } from '../screens/rulesDesk';
import { t } from '../strings';
import { showToast } from '../ui/Toast';
import { draftName, keptRules } from './draft';
import type { Draft } from './draft';
import type { DraftDesk } from './useDraft';

export interface KeepingParts {
  readonly desk: RulesDesk;
  readonly drafting: DraftDesk;
  readonly ownRules: readonly NamedRuleSet[];
  /** Rules were kept; `before` = the name that they had until now. */
  readonly onKept: (rules: NamedRuleSet, before: string | null) => void;
}

export interface Keeping {
  /** The rules as they stand, under the name they go by. */
  readonly named: NamedRuleSet;
  /** Keeps them under their own name, or a new one. */
  save(name: string): Promise<void>;
  /** Gives the kept rules another name; what was changed since stays unsaved. */
  rename(name: string): Promise<void>;
  /** Deletes the kept rules; can be undone for a while. */
  remove(): Promise<void>;
  /** Chooses rules that were just kept. */
  choose(rules: NamedRuleSet): void;
  copy(): Promise<void>;
  exportFile(): Promise<void>;
}

/** The same rules with one more among them: the store follows only with the next drawing. */
const withRules = (own: readonly NamedRuleSet[], rules: NamedRuleSet): readonly NamedRuleSet[] => [
  ...own.filter(({ name }) => name !== rules.name),
  rules,
];

const nameOf = ({ origin }: Draft): string | null => (origin.type === 'own' ? origin.name : null);

export function createKeeping({ desk, drafting, ownRules, onKept }: KeepingParts): Keeping {
  const { draft } = drafting;
  const named: NamedRuleSet = { name: draftName(draft, ownRules), ruleSet: draft.rules };
  const choose = (rules: NamedRuleSet): void =>
    drafting.choose({ type: 'own', name: rules.name }, withRules(ownRules, rules));
  const bringBack = async (rules: NamedRuleSet): Promise<void> => {
    const kept = await desk.keep(rules);
    if (kept !== null) choose(kept);
  };
  return {
    named,
    choose,
    async save(name) {
      const isSame = name === nameOf(draft);
      const rules: NamedRuleSet = { name, ruleSet: draft.rules };
      const kept = isSame ? await desk.replace(name, rules) : await desk.keep(rules);
      if (kept === null) return;
      drafting.named(kept.name);
      onKept(kept, nameOf(draft));
      showToast(t('editor:saved', { name: kept.name }));
    },
    async rename(name) {
      const before = nameOf(draft);
      if (before === null || before === name) return;
      const kept = await desk.replace(before, { name, ruleSet: keptRules(draft.origin, ownRules) });
      if (kept === null) return;
      drafting.named(kept.name);
      onKept(kept, before);
    },
    async remove() {
      const name = nameOf(draft);
      if (name === null) return;
      const rules: NamedRuleSet = { name, ruleSet: keptRules(draft.origin, ownRules) };
      if (!(await desk.forget(name))) return;
      drafting.choose({ type: 'preset', preset: draft.base }, ownRules);
      showToast(t('screens:newMatch.forgotten', { name }), {
        label: t('screens:newMatch.undo'),
        run: () => void bringBack(rules),
      });
    },
    async copy() {
      if (await desk.copy(named)) showToast(t('screens:shareRules.copied'));
    },
    async exportFile() {
      const path = await desk.save(named);
      if (path !== null) showToast(t('screens:shareRules.saved', { path }));
    },
  };
}
