/** Finds the rule-set that an argument of the command line means: a preset's id, a file, or a code. */
import { existsSync } from 'node:fs';
import { presets } from '../../shared/presets';
import type { RulesRead } from '../../shared/ruleProblems';
import { PRESET_IDS } from '../../shared/ruleSet';
import { readRulesFile } from '../rules/rulesOnDisk';
import { readRulesText } from '../rules/rulesText';

/** @param argument a path is taken from the current folder */
export async function rulesFrom(argument: string): Promise<RulesRead> {
  const preset = PRESET_IDS.find((id) => id === argument);
  if (preset !== undefined) return { type: 'read', rules: { name: preset, ruleSet: presets[preset] } };
  return existsSync(argument) ? readRulesFile(argument) : readRulesText(argument);
}
