/** Reads what somebody sent, be it a code or a file's text. Knows no files and no windows. */
import type { RulesRead } from '../../shared/ruleProblems';
import { refused } from './namedRules';
import { readRuleCode } from './ruleCode';
import { readRuleFile } from './ruleFile';

/** Bytes; a hundred times what the longest rule-set takes. */
export const LARGEST_RULES_TEXT = 256 * 1024;

/** Never throws: whatever the text is, it is a rule-set or refused by name. */
export function readRulesText(text: string): RulesRead {
  if (Buffer.byteLength(text) > LARGEST_RULES_TEXT) return refused('tooLarge');
  const trimmed = text.trim();
  return trimmed.startsWith('{') ? readRuleFile(trimmed) : readRuleCode(trimmed);
}
