/** The text of a kept match: makes it, and reads it back only if it is well-formed and follows from its seed and moves. */
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { rulesOfMatch } from '../shared/matchOptions';
import { ok, refuse } from '../shared/moves';
import type { Result } from '../shared/moves';
import { sameRules } from '../shared/ruleDifferences';
import { dealOriginSchema } from './dealOriginSchema';
import { ruleSetSchema } from './engine/rules';
import { entrySchema } from './entrySchema';
import { revisionSchema } from './ipcSchemas';
import { replayKept } from './matchLog';
import type { Match } from './matchLog';
import { optionsSchema } from './optionsSchema';
import { migrateSave } from './saveMigrations';

/** Grows with every change of the format. */
export const SAVE_VERSION = 4;

export type SaveError = 'damaged' | 'tooNew';

/** A preset may have changed since; a family's own rules, the number of players and the first dealer are as agreed. */
export function fitsOptions({ options, ruleSet }: Pick<Match, 'options' | 'ruleSet'>): boolean {
  const agreed = rulesOfMatch(options);
  if (options.rules.type === 'own') return sameRules(agreed, ruleSet);
  return agreed.players === ruleSet.players && agreed.firstDealer === ruleSet.firstDealer;
}

const contentSchema = z.strictObject({
  version: z.literal(SAVE_VERSION),
  savedAt: z.iso.datetime(),
  options: optionsSchema,
  ruleSet: ruleSetSchema,
  seed: z.int(),
  deal: dealOriginSchema,
  moves: z.array(entrySchema),
  revision: revisionSchema,
  practice: z.boolean(),
  keptAs: z.string().nullable(),
  /** Only compared: the state that is played on is the one that the moves lead to. */
  state: z.unknown(),
});
const saveSchema = contentSchema.refine(fitsOptions);

const newerSchema = z.object({ version: z.int().min(SAVE_VERSION + 1) });

/** The file's text. */
export const makeSave = (match: Match, moment: Date): string =>
  `${JSON.stringify({ version: SAVE_VERSION, savedAt: moment.toISOString(), ...match })}\n`;

function parseJson(text: string): Result<unknown, 'damaged'> {
  try {
    return ok<unknown>(JSON.parse(text));
  } catch {
    return refuse('damaged');
  }
}

/** True when the kept state is the one that seed and moves lead to, as JSON can hold it. */
const sameAsJson = (state: unknown, kept: unknown): boolean =>
  isDeepStrictEqual(JSON.parse(JSON.stringify(state)), kept);

/** Never throws: whatever a file holds, it is a match, damaged, or from a newer version. */
export function parseSave(text: string): Result<Match, SaveError> {
  const json = parseJson(text);
  if (!json.ok) return json;
  if (newerSchema.safeParse(json.value).success) return refuse('tooNew');
  const parsed = saveSchema.safeParse(migrateSave(json.value));
  if (!parsed.success) return refuse('damaged');
  const { state: kept, options, ruleSet, seed, deal, moves, revision, practice, keptAs } = parsed.data;
  const state = replayKept({ options, ruleSet, seed, moves });
  if (state === null || !sameAsJson(state, kept)) return refuse('damaged');
  return ok({ options, ruleSet, seed, deal, moves, revision, practice, keptAs, state });
}
