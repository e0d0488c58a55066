/** Rule-sets in the spelling of files and vectors (`seven_double`) and back (`sevenDouble`). The only place that knows both. */
import type { Result } from '../../shared/moves';
import type { RuleProblem } from '../../shared/ruleProblems';
import type { RuleSet } from '../../shared/ruleSet';
import { parseRuleSet } from './rules';
import { ruleSetForm } from './ruleSetForm';

export type JsonObject = Readonly<Record<string, unknown>>;

export const isJsonObject = (json: unknown): json is JsonObject =>
  typeof json === 'object' && json !== null && !Array.isArray(json);

/** Dimensions that older files do not name; absent = the first value (matrix, 2.10). */
const ABSENT: JsonObject = {
  field_lights: 'off',
  first_dealer: 'draw',
  house_yaku: [],
  must_match: 'free',
  min_stop: 0,
  tie: 'draw',
};

const toSnake = (key: string): string => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const KEYS = Object.keys({ ...ruleSetForm.shape, ...ruleSetForm.shape.houseYaku.element.shape });
const CAMEL_OF: ReadonlyMap<string, string> = new Map(KEYS.map((key) => [toSnake(key), key]));
/** A key that is none of ours stays as it is spelt, so that a refusal names it so. */
const toCamel = (key: string): string => CAMEL_OF.get(key) ?? key;

const withKeys = (json: JsonObject, rename: (key: string) => string): JsonObject =>
  Object.fromEntries(Object.entries(json).map(([key, value]) => [rename(key), value]));

/** The rule-set's own keys and those of its house yaku; all other keys inside are single words. */
const withAllKeys = (json: JsonObject, rename: (key: string) => string): JsonObject => {
  const renamed = withKeys(json, rename);
  const key = rename('houseYaku');
  const house = renamed[key];
  if (!Array.isArray(house)) return renamed;
  const each = house.map((yaku: unknown) => (isJsonObject(yaku) ? withKeys(yaku, rename) : yaku));
  return { ...renamed, [key]: each };
};

/** A rule-set as files spell it. */
export const makeRuleSetJson = (ruleSet: RuleSet): JsonObject => withAllKeys({ ...ruleSet }, toSnake);

/** Reads a rule-set as files spell it; problems name the field in camelCase. */
export const parseRuleSetJson = (json: JsonObject): Result<RuleSet, readonly RuleProblem[]> =>
  parseRuleSet(withAllKeys({ ...ABSENT, ...json }, toCamel));

/** Lays `override` over a preset; dictionaries in it are merged one level deep. */
export const overrideRules = (preset: JsonObject, override: JsonObject): JsonObject => {
  const merged = Object.entries(override).map(([key, value]) => {
    const below = preset[key];
    return [key, isJsonObject(below) && isJsonObject(value) ? { ...below, ...value } : value] as const;
  });
  return { ...preset, ...Object.fromEntries(merged) };
};
