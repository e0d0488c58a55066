/** Tells a rule-set in sentences, section by section, with every number taken from it. Decides no rule, draws nothing. */
import type { RuleSet } from '../../shared/ruleSet';
import { t } from '../strings';
import { captureSentences, dealSentences } from './dealWords';
import { decisionSentences, unfinishedSentences } from './decisionWords';
import { doublingSentences } from './doublingWords';
import { dealerSentences, matchSentences } from './matchWords';
import { playedRules } from './playedRules';
import type { Told } from './told';
import { yakuSentences } from './yakuWords';

export const SECTION_IDS = [
  'match',
  'deal',
  'capture',
  'yaku',
  'decision',
  'doublings',
  'unfinished',
  'dealer',
] as const;
export type SectionId = (typeof SECTION_IDS)[number];

/** Each gets the rules as `playedRules` gives them. */
const SENTENCES: Readonly<Record<SectionId, (rules: RuleSet) => readonly Told[]>> = {
  match: matchSentences,
  deal: dealSentences,
  capture: captureSentences,
  yaku: yakuSentences,
  decision: decisionSentences,
  doublings: doublingSentences,
  unfinished: unfinishedSentences,
  dealer: dealerSentences,
};

/** Every sentence of the page with the choices that it tells of, in the order of the page. */
export function toldRules(rules: RuleSet): readonly Told[] {
  const played = playedRules(rules);
  return SECTION_IDS.flatMap((id) => SENTENCES[id](played));
}

export interface RulesSection {
  readonly id: SectionId;
  readonly title: string;
  readonly sentences: readonly string[];
}

/** The whole page in the current language; the table of yaku stands in yakuLines. */
export function rulesInWords(rules: RuleSet): readonly RulesSection[] {
  const played = playedRules(rules);
  return SECTION_IDS.map((id) => ({
    id,
    title: t(`rules:section.${id}`),
    sentences: SENTENCES[id](played).map(({ text }) => text),
  }));
}
