/** Remembers which rule-sets can be played, so that main is asked once about each. Judges none itself. */
import { signal } from '@preact/signals';
import type { RuleProblem } from '../../shared/ruleProblems';
import type { RuleSet } from '../../shared/ruleSet';

export type Problems = readonly RuleProblem[];

/** Main's answer about each rule-set in the order asked; null when the call was refused. */
export type CheckRules = (ruleSets: readonly RuleSet[]) => Promise<readonly Problems[] | null>;

export interface Reasons {
  /** Why nobody could play it; empty where somebody could, undefined while it is not known. Follows the answers. */
  of(rules: RuleSet): Problems | undefined;
  /** Asks main about those that are not known, all in one call. */
  ask(ruleSets: readonly RuleSet[]): void;
  /** The same for one, once it is known; null when main refused to answer. */
  find(rules: RuleSet): Promise<Problems | null>;
}

/** Rule-sets kept in mind at most; a page's controls make fewer. */
const MOST_KNOWN = 2_000;
/** As many as main takes in one call. */
const MOST_ASKED = 400;

const keyOf = (rules: RuleSet): string => JSON.stringify(rules);

export function createReasons(check: CheckRules): Reasons {
  const known = signal<ReadonlyMap<string, Problems>>(new Map());
  const asked = new Set<string>();

  const askSome = async (ruleSets: readonly RuleSet[]): Promise<void> => {
    const keys = ruleSets.map(keyOf);
    for (const key of keys) asked.add(key);
    const answers = await check(ruleSets);
    for (const key of keys) asked.delete(key);
    if (answers === null) return;
    const before = known.value.size > MOST_KNOWN ? [] : known.value;
    known.value = new Map([...before, ...answers.map((answer, i) => [keys[i] ?? '', answer] as const)]);
  };

  return {
    of: (rules) => known.value.get(keyOf(rules)),
    ask(ruleSets) {
      const fresh = new Map(ruleSets.map((each) => [keyOf(each), each]));
      for (const key of fresh.keys()) if (known.value.has(key) || asked.has(key)) fresh.delete(key);
      const left = [...fresh.values()];
      for (let from = 0; from < left.length; from += MOST_ASKED)
        void askSome(left.slice(from, from + MOST_ASKED));
    },
    async find(rules) {
      const key = keyOf(rules);
      if (!known.value.has(key)) await askSome([rules]);
      return known.value.get(key) ?? null;
    },
  };
}
