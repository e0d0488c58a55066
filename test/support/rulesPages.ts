/**
 * Prints the rules of a preset, or of a rule-set in a file, as a reader sees them:
 * `npx tsx test/support/rulesPages.ts PRESET|FILE [en|de|it|ja] [differs]`. With `differs`, how they differ from Modern.
 */
import { readFileSync } from 'node:fs';
import { readRulesText } from '../../main/rules/rulesText';
import { presets } from '../../shared/presets';
import { PRESET_IDS } from '../../shared/ruleSet';
import type { RuleSet } from '../../shared/ruleSet';
import { LANGUAGES } from '../../shared/settings';
import { differencesInWords, shortRules } from '../../renderer/reference/differencesInWords';
import { rulesInWords } from '../../renderer/reference/rulesInWords';
import { yakuLines } from '../../renderer/reference/yakuLines';
import { setLanguage } from '../../renderer/strings';

function rulesOf(name: string): RuleSet {
  const preset = PRESET_IDS.find((id) => id === name);
  if (preset !== undefined) return presets[preset];
  const read = readRulesText(readFileSync(name, 'utf8'));
  if (read.type === 'refused') throw new Error(`${name}: ${JSON.stringify(read)}`);
  return read.rules.ruleSet;
}

/** The page as plain text; the table of yaku stands below the first sentence of its section. */
export function pageAsText(rules: RuleSet): string {
  const table = yakuLines(rules).map(({ name, how, value }) => `  ${name} | ${how} | ${value}`);
  return rulesInWords(rules)
    .map(({ id, title, sentences }) => {
      const [first = '', ...others] = sentences;
      return [title.toUpperCase(), first, ...(id === 'yaku' ? table : []), ...others].join('\n');
    })
    .join('\n\n');
}

const [, script = '', name = '', language = 'en', what] = process.argv;
if (script.includes('rulesPages')) {
  const spoken = LANGUAGES.find((each) => each === language);
  if (name === '' || spoken === undefined) throw new Error('which preset or file, and in which language?');
  setLanguage(spoken);
  const rules = rulesOf(name);
  const lines = what === 'differs' ? [shortRules(rules), ...differencesInWords(rules)] : [pageAsText(rules)];
  process.stdout.write(`${lines.join('\n')}\n`);
}
