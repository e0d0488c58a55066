/** What a page of the rule editor gets, and how it learns which choices nobody could play. Holds no page. */
import { createContext } from 'preact';
import type { ComponentType } from 'preact';
import { useContext, useEffect } from 'preact/hooks';
import type { RuleSet } from '../../shared/ruleSet';
import { reasonInWords } from './reasonWords';
import type { Reasons } from './reasons';

export interface PageProps {
  readonly rules: RuleSet;
  /** The rule-set that changes are counted from. */
  readonly base: RuleSet;
  /**
   * Takes a well-formed rule-set. One that nobody could play changes nothing, and the reason is told. It takes effect at
   * once where `useReasons` has asked about it before, else as soon as main has answered.
   */
  readonly onChange: (rules: RuleSet) => void;
}

/** Pages that are no list of options. */
export const PAGE_IDS = ['yaku', 'jokers', 'house'] as const;
export type PageId = (typeof PAGE_IDS)[number];
export type Pages = Readonly<Record<PageId, ComponentType<PageProps>>>;

export const ReasonsContext = createContext<Reasons | null>(null);

export function useReasonsDesk(): Reasons {
  const reasons = useContext(ReasonsContext);
  if (reasons === null) throw new Error('a page of the rule editor stands outside of it');
  return reasons;
}

/**
 * Why each of these rule-sets could not be played, as a sentence; null where it could, or while main has not answered
 * yet (a few milliseconds, then the component is drawn again).
 * @param candidates well-formed; the rule-sets that the page's controls would make
 */
export function useReasons(candidates: readonly RuleSet[]): readonly (string | null)[] {
  const reasons = useReasonsDesk();
  useEffect(() => reasons.ask(candidates));
  return candidates.map((candidate) => {
    const problem = reasons.of(candidate)?.[0];
    return problem === undefined ? null : reasonInWords(problem);
  });
}
