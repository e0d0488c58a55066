/** A rule-set as the text of a file that people can read and edit: JSON, fields spelt as in rule vectors. */
import { z } from 'zod';
import type { RulesRead } from '../../shared/ruleProblems';
import type { NamedRuleSet } from '../../shared/ruleSet';
import { makeRuleSetJson } from '../engine/ruleSetNotation';
import { readNamedRules, refused } from './namedRules';

const FORMAT = 'hanagoyomi-rules';
const VERSION = 1;

/** Entries that are not named here are the writer's own remarks. */
const fileSchema = z.object({
  format: z.literal(FORMAT),
  version: z.int().min(1),
  name: z.unknown().optional(),
  ruleSet: z.unknown().optional(),
});
const formatSchema = z.object({ format: z.literal(FORMAT) });

export const makeRuleFile = ({ name, ruleSet }: NamedRuleSet): string =>
  `${JSON.stringify({ format: FORMAT, version: VERSION, name, ruleSet: makeRuleSetJson(ruleSet) }, null, 2)}\n`;

function readJson(json: unknown): RulesRead {
  if (!formatSchema.safeParse(json).success) return refused('notRules');
  const file = fileSchema.safeParse(json);
  if (!file.success) return refused('damaged');
  if (file.data.version > VERSION) return refused('newer');
  return readNamedRules(file.data.name, file.data.ruleSet);
}

/** Never throws: whatever the text is, it is a rule-set or refused by name. */
export function readRuleFile(text: string): RulesRead {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return refused(text.includes(`"${FORMAT}"`) ? 'damaged' : 'notRules');
  }
  return readJson(json);
}
