/**
 * A rule-set as a short text that can be sent, read aloud and typed: `HANA1-` and letters in groups of five.
 *
 * The letters are base 32 of the packed rules and their CRC-32, which finds every change of a single letter.
 */
import type { RulesRead } from '../../shared/ruleProblems';
import type { NamedRuleSet } from '../../shared/ruleSet';
import { lettersOf, makeLetters, openLetters } from './checkedLetters';
import { refused } from './namedRules';
import { packRules, unpackRules } from './packedRules';

const PREFIX = 'HANA';
const VERSION = 1;
/** One digit after the prefix. */
const CODE = /^HANA([1-9])(.*)$/;

/** Letters; far more than the longest rule-set takes. */
export const LONGEST_CODE = 12_000;

/** The code of a rule-set that can be played. */
export const makeRuleCode = (rules: NamedRuleSet): string =>
  makeLetters(`${PREFIX}${VERSION}`, packRules(rules));

/** Never throws: whatever the text is, it is a rule-set or refused by name. */
export function readRuleCode(text: string): RulesRead {
  const letters = lettersOf(text);
  const [, version, rest] = CODE.exec(letters) ?? [];
  if (version === undefined || rest === undefined) return refused('notRules');
  if (Number(version) > VERSION) return refused('newer');
  if (letters.length > LONGEST_CODE) return refused('tooLarge');
  const content = openLetters(rest);
  return content === null ? refused('damaged') : unpackRules(content);
}
