/** The line of one finished match: makes it, and reads it back only if it is well-formed. Knows no files. */
import { z } from 'zod';
import type { FinishedMatch } from '../shared/coach';
import { ok, refuse } from '../shared/moves';
import type { Result } from '../shared/moves';
import { dealOriginSchema } from './dealOriginSchema';
import { ruleSetSchema } from './engine/rules';
import { entrySchema } from './entrySchema';
import type { Match } from './matchLog';
import { optionsSchema } from './optionsSchema';

/** Grows with every change of the format. */
export const HISTORY_VERSION = 2;

/** All that a finished match follows from, and what came of it. */
export interface KeptMatch extends FinishedMatch, Pick<Match, 'ruleSet' | 'seed' | 'moves'> {}

export type HistoryError = 'damaged' | 'tooNew';

const matchSchema = z.strictObject({
  id: z.string().min(1),
  finishedAt: z.iso.datetime(),
  options: optionsSchema,
  ruleSet: ruleSetSchema,
  seed: z.int(),
  deal: dealOriginSchema,
  moves: z.array(entrySchema),
  totals: z.array(z.number()),
  winner: z.union([z.int().min(0).max(2), z.literal('draw'), z.literal('shared')]),
  practice: z.boolean(),
});

const lineSchema = z.strictObject({ version: z.literal(HISTORY_VERSION), match: matchSchema });
const newerSchema = z.object({ version: z.int().min(HISTORY_VERSION + 1) });

const firstSchema = z.strictObject({ version: z.literal(1), match: matchSchema.omit({ deal: true }) });

const firstVersion = z.object({ version: z.literal(1) });

/** Version 1 knew only matches that were shuffled anew. */
function migrateLine(content: unknown): unknown {
  // Looked at first: the whole match is checked once, not twice.
  if (!firstVersion.safeParse(content).success) return content;
  const first = firstSchema.safeParse(content);
  return first.success
    ? { version: HISTORY_VERSION, match: { ...first.data.match, deal: { type: 'fresh' } } }
    : content;
}

/** Without the line's end. */
export const makeHistoryLine = (match: KeptMatch): string =>
  JSON.stringify({ version: HISTORY_VERSION, match });

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** A line's content, parsed as JSON. Never throws: whatever it is, it is a match, damaged, or from a newer version. */
export function readHistoryEntry(content: unknown): Result<KeptMatch, HistoryError> {
  if (newerSchema.safeParse(content).success) return refuse('tooNew');
  const parsed = lineSchema.safeParse(migrateLine(content));
  return parsed.success ? ok(parsed.data.match) : refuse('damaged');
}

export const readHistoryLine = (line: string): Result<KeptMatch, HistoryError> =>
  readHistoryEntry(parseJson(line));

/** As it is listed. */
export const finishedOf = ({
  id,
  finishedAt,
  options,
  totals,
  winner,
  practice,
  deal,
}: KeptMatch): FinishedMatch => ({ id, finishedAt, options, totals, winner, practice, deal });
