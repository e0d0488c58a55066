/** Holds the rule-set that is being changed, and lets no change through that nobody could play. */
import { useState } from 'preact/hooks';
import { presets } from '../../shared/presets';
import type { NamedRuleSet, RuleSet } from '../../shared/ruleSet';
import { showToast } from '../ui/Toast';
import { draftOf } from './draft';
import type { Draft, Origin } from './draft';
import { reasonInWords } from './reasonWords';
import type { Problems, Reasons } from './reasons';

export interface DraftDesk {
  readonly draft: Draft;
  /** Takes effect at once where main has judged these rules before, else as soon as it has. */
  readonly change: (rules: RuleSet) => void;
  /** Another rule-set in the place of this one, as it is kept. */
  readonly choose: (origin: Origin, own: readonly NamedRuleSet[]) => void;
  /** The same rules, kept from now on under this name. */
  readonly named: (name: string) => void;
  /** Back to the preset. */
  readonly reset: () => void;
}

export function useDraft(first: Origin, own: readonly NamedRuleSet[], reasons: Reasons): DraftDesk {
  const [draft, setDraft] = useState(() => draftOf(first, own));
  const put = (rules: RuleSet): void => setDraft((now) => ({ ...now, rules, before: now.rules }));
  const judge = (rules: RuleSet, problems: Problems): void => {
    const [problem] = problems;
    if (problem === undefined) put(rules);
    else showToast(reasonInWords(problem));
  };
  return {
    draft,
    change: (rules) => {
      const known = reasons.of(rules);
      if (known !== undefined) judge(rules, known);
      else void reasons.find(rules).then((problems) => problems !== null && judge(rules, problems));
    },
    choose: (origin, kept) => setDraft(draftOf(origin, kept)),
    named: (name) => setDraft((now) => ({ ...now, origin: { type: 'own', name } })),
    reset: () => put(presets[draft.base]),
  };
}
