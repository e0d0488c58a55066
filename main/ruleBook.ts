/** Keeps rule-sets of the player's own on disk and at hand, each under a name of its own. Knows no windows. */
import type { Notice } from '../shared/ipc';
import { ok, refuse } from '../shared/moves';
import type { Result } from '../shared/moves';
import { sameRules } from '../shared/ruleDifferences';
import { LONGEST_RULES_NAME } from '../shared/ruleSet';
import type { NamedRuleSet } from '../shared/ruleSet';
import { openKeptFile } from './keptFile';
import type { KeptFileParts } from './keptFile';
import { MOST_OWN_RULES, NO_RULES, readRuleBook } from './ruleBookFormat';
import type { KeptRules } from './ruleBookFormat';

export interface RuleBookParts extends Pick<KeptFileParts<KeptRules>, 'file' | 'openStore' | 'now'> {
  tell(notice: Notice): void;
}

export interface RuleBook {
  /** By name. */
  all(): readonly NamedRuleSet[];
  /** Keeps it under its name, or under the next free one like it; what is kept already changes nothing. */
  keep(rules: NamedRuleSet): Result<readonly NamedRuleSet[], 'tooManyRules'>;
  /** Keeps it in the place of what `name` holds, under its own name, which nobody else may have. */
  replace(name: string, rules: NamedRuleSet): Result<readonly NamedRuleSet[], 'nameTaken' | 'tooManyRules'>;
  /** A name that is not kept changes nothing. */
  forget(name: string): readonly NamedRuleSet[];
}

const byName = new Intl.Collator('en', { numeric: true });
const graphemes = new Intl.Segmenter();

/** `Oma`, `Oma 2`, `Oma 3` …; cut where the number would make it too long. */
function nameNumbered(name: string, number: number): string {
  if (number === 1) return name;
  const ending = ` ${number}`;
  const characters = Array.from(graphemes.segment(name), ({ segment }) => segment);
  return `${characters
    .slice(0, LONGEST_RULES_NAME - ending.length)
    .join('')
    .trimEnd()}${ending}`;
}

/** The first name like it that is free or holds these very rules. */
function placeFor({ name, ruleSet }: NamedRuleSet, kept: readonly NamedRuleSet[]) {
  for (let number = 1; ; number += 1) {
    const numbered = nameNumbered(name, number);
    const holder = kept.find((each) => each.name === numbered);
    if (holder === undefined) return { name: numbered, isKept: false };
    if (sameRules(holder.ruleSet, ruleSet)) return { name: numbered, isKept: true };
  }
}

const withoutName = (kept: readonly NamedRuleSet[], name: string): readonly NamedRuleSet[] =>
  kept.filter((each) => each.name !== name);

export function openRuleBook(parts: RuleBookParts): RuleBook {
  const file = openKeptFile<KeptRules>({
    file: parts.file,
    openStore: () => parts.openStore(),
    read: readRuleBook,
    fresh: NO_RULES,
    now: () => parts.now(),
    tellUnread: (error, unread) =>
      parts.tell({ type: error === 'tooNew' ? 'rulesTooNew' : 'rulesDamaged', file: unread }),
    tellFailed: (reason) => parts.tell({ type: 'rulesFailed', reason }),
  });

  const all = (): readonly NamedRuleSet[] =>
    file.current().rules.toSorted((a, b) => byName.compare(a.name, b.name));

  return {
    all,
    keep({ name, ruleSet }) {
      const { rules } = file.current();
      const place = placeFor({ name, ruleSet }, rules);
      if (place.isKept) return ok(all());
      if (rules.length >= MOST_OWN_RULES) return refuse('tooManyRules');
      file.change({ ...NO_RULES, rules: [...rules, { name: place.name, ruleSet }] });
      return ok(all());
    },
    replace(name, rules) {
      const others = withoutName(file.current().rules, name);
      if (others.some((each) => each.name === rules.name)) return refuse('nameTaken');
      if (others.length >= MOST_OWN_RULES) return refuse('tooManyRules');
      file.change({ ...NO_RULES, rules: [...others, rules] });
      return ok(all());
    },
    forget(name) {
      const { rules } = file.current();
      const others = withoutName(rules, name);
      if (others.length < rules.length) file.change({ ...NO_RULES, rules: others });
      return all();
    },
  };
}
