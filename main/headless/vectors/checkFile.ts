/** Runs a whole vectors file: its cards and presets against the engine's own, then every vector of its four lists. Prints nothing. */
import { z } from 'zod';
import { CARDS, isCardId } from '../../../shared/cards';
import { ok, refuse, type Result } from '../../../shared/moves';
import type { RuleSet } from '../../../shared/ruleSet';
import { presets } from '../../../shared/presets';
import {
  isJsonObject,
  makeRuleSetJson,
  overrideRules,
  parseRuleSetJson,
  type JsonObject,
} from '../../engine/ruleSetNotation';
import { checkRound, checkScenario, checkScore } from './checks';
import { differences, type Difference } from './compare';
import {
  baseShape,
  fileShape,
  matchShape,
  roundShape,
  scenarioShape,
  scoreShape,
  type VectorFile,
} from './format';
import { checkMatch } from './functions';

export interface Failure {
  readonly id: string;
  readonly differences: readonly Difference[];
  /** Why the vector could not be run at all. */
  readonly error: string | null;
}

export interface Report {
  /** Vectors that passed; cards and presets are compared but not counted. */
  readonly passed: number;
  readonly failures: readonly Failure[];
}

const textOf = (error: unknown): string => {
  if (error instanceof z.ZodError) return z.prettifyError(error).replaceAll(/\s*\n\s*/g, ' ');
  return error instanceof Error ? error.message : String(error);
};

const knownPresets: Readonly<Record<string, RuleSet>> = presets;

const rulesFor = (file: VectorFile, preset: string | undefined, override: JsonObject = {}): RuleSet => {
  if (preset === undefined) return presets.modern;
  const own = knownPresets[preset];
  const json = file.presets?.[preset] ?? (own === undefined ? undefined : makeRuleSetJson(own));
  if (json === undefined) throw new Error(`there is no preset ${preset}`);
  const rules = parseRuleSetJson(overrideRules(json, override));
  if (rules.ok) return rules.value;
  throw new Error(rules.code.map(({ field, code }) => `preset ${preset}, ${field}: ${code}`).join('; '));
};

/** Null when it passed. */
const runVector = <T extends z.infer<typeof baseShape>>(
  file: VectorFile,
  vector: unknown,
  fallbackId: string,
  shape: z.ZodType<T>,
  check: (ruleSet: RuleSet, vector: T) => readonly Difference[],
): Failure | null => {
  const named = baseShape.safeParse(vector);
  const id = named.success ? named.data.id : fallbackId;
  try {
    const parsed = shape.parse(vector);
    const found = check(rulesFor(file, parsed.preset, parsed.override), parsed);
    return found.length === 0 ? null : { id, differences: found, error: null };
  } catch (error) {
    return { id, differences: [], error: textOf(error) };
  }
};

/** The file's cards against the engine's; a card that the file leaves out is not missed. */
const compareCards = (file: VectorFile): readonly Failure[] =>
  (file.cards ?? []).flatMap((card, index): readonly Failure[] => {
    const id = isJsonObject(card) ? card['id'] : undefined;
    if (!isJsonObject(card) || !isCardId(id)) {
      return [{ id: `cards[${index}]`, differences: [], error: 'is no card of the deck' }];
    }
    const { month, kind: type, ribbon } = CARDS[id];
    const found = differences(
      { month: card['month'], type: card['type'], ribbon: card['ribbon'] },
      { month, type, ribbon },
    );
    return found.length === 0 ? [] : [{ id: `card ${id}`, differences: found, error: null }];
  });

/** The file's presets against the engine's own, as far as both know them. */
const comparePresets = (file: VectorFile): readonly Failure[] =>
  Object.entries(file.presets ?? {}).flatMap(([name, json]) => {
    const own = knownPresets[name];
    if (own === undefined) return [];
    const found = differences(json, makeRuleSetJson(own));
    return found.length === 0 ? [] : [{ id: `preset ${name}`, differences: found, error: null }];
  });

/** @param json a parsed vectors file; refused with a sentence when it is none */
export const checkFile = (json: unknown): Result<Report, string> => {
  const parsed = fileShape.safeParse(json);
  if (!parsed.success) return refuse(textOf(parsed.error));
  const file = parsed.data;
  const { score_vectors: scores, match_vectors: matches, scenarios, rounds } = file;
  if ([scores, matches, scenarios, rounds].every((list) => list === undefined)) {
    return refuse('none of the lists score_vectors, match_vectors, scenarios, rounds is in it');
  }
  const outcomes = [
    ...(scores ?? []).map((v, i) => runVector(file, v, `score_vectors[${i}]`, scoreShape, checkScore)),
    ...(matches ?? []).map((v, i) => runVector(file, v, `match_vectors[${i}]`, matchShape, checkMatch)),
    ...(scenarios ?? []).map((v, i) => runVector(file, v, `scenarios[${i}]`, scenarioShape, checkScenario)),
    ...(rounds ?? []).map((v, i) => runVector(file, v, `rounds[${i}]`, roundShape, checkRound)),
  ];
  const failed = outcomes.filter((outcome) => outcome !== null);
  return ok({
    passed: outcomes.length - failed.length,
    failures: [...compareCards(file), ...comparePresets(file), ...failed],
  });
};
