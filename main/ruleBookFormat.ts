/** What the file of one's own rule-sets may hold: reads it entry by entry, so that a broken one costs only itself. */
import { z } from 'zod';
import { ok, refuse } from '../shared/moves';
import type { Result } from '../shared/moves';
import type { NamedRuleSet } from '../shared/ruleSet';
import type { KeptFileError, ReadContent } from './keptFile';
import { namedRulesSchema } from './rules/namedRules';

/** Grows with every change of the format. */
export const RULE_BOOK_VERSION = 1;

export const MOST_OWN_RULES = 50;

export interface KeptRules {
  readonly version: number;
  readonly rules: readonly NamedRuleSet[];
}

export const NO_RULES: KeptRules = { version: RULE_BOOK_VERSION, rules: [] };

/** Takes the content of a file of version `index + 1` to the next one. */
type Migration = (content: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;
const MIGRATIONS: readonly Migration[] = [];

const fileSchema = z.object({ version: z.int().min(1), rules: z.array(z.unknown()) });
const versionSchema = z.looseObject({ version: z.int().min(1) });

/** The good ones among them, of one name only the first. */
function readEntries(entries: readonly unknown[]): readonly NamedRuleSet[] {
  const rules = new Map<string, NamedRuleSet>();
  for (const entry of entries) {
    const parsed = namedRulesSchema.safeParse(entry);
    if (parsed.success && !rules.has(parsed.data.name)) rules.set(parsed.data.name, parsed.data);
  }
  return [...rules.values()].slice(0, MOST_OWN_RULES);
}

/** @param content the file's content, parsed as JSON */
export function readRuleBook(content: unknown): Result<ReadContent<KeptRules>, KeptFileError> {
  const versioned = versionSchema.safeParse(content);
  if (!versioned.success) return refuse('damaged');
  const { version } = versioned.data;
  if (version > RULE_BOOK_VERSION) return refuse('tooNew');
  const migrated = MIGRATIONS.slice(version - 1).reduce<Readonly<Record<string, unknown>>>(
    (older, migrate) => migrate(older),
    versioned.data,
  );
  const file = fileSchema.safeParse(migrated);
  if (!file.success) return refuse('damaged');
  const rules = readEntries(file.data.rules);
  return ok({
    content: { version: RULE_BOOK_VERSION, rules },
    whole: rules.length === file.data.rules.length,
  });
}
