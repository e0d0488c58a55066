/** Keeps the mind of the rules that are played: making one takes a while, and matches go on by the same rules. */
import { sameRules } from '../../shared/ruleDifferences';
import type { RuleSet } from '../../shared/ruleSet';
import { createMind, type Mind } from './search/mind';

/** Answers with the same mind as long as the rules stay the same. */
export const keepMind = (): ((ruleSet: RuleSet) => Mind) => {
  let mind: Mind | null = null;
  return (ruleSet) => {
    if (mind === null || !sameRules(mind.known.rules.ruleSet, ruleSet)) mind = createMind(ruleSet);
    return mind;
  };
};
