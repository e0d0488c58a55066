/**
 * A rule-set in as few bytes as it takes: the preset that is nearest (one byte) and the packed body. The body is the
 * name (none where it is the preset's id) and, on a line of its own, what differs from the preset as JSON without its
 * outer braces.
 */
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { ok, refuse, type Result } from '../../shared/moves';
import { presets } from '../../shared/presets';
import { differences } from '../../shared/ruleDifferences';
import type { RulesRead } from '../../shared/ruleProblems';
import type { NamedRuleSet, PresetId, RuleSet } from '../../shared/ruleSet';
import { isJsonObject, makeRuleSetJson, overrideRules, type JsonObject } from '../engine/ruleSetNotation';
import { readNamedRules, refused } from './namedRules';
import { CODE_BASES, CODE_WORDS } from './ruleCodeWords';

/** Bytes of a body; more than the longest rule-set takes, and nothing that could fill a memory. */
const LARGEST_BODY = 64 * 1024;

const WORDS = Buffer.from(CODE_WORDS);

/** The first of those that differ in the fewest fields. */
function nearestBase(ruleSet: RuleSet): PresetId {
  const counts = CODE_BASES.map((id) => differences(presets[id], ruleSet).length);
  return CODE_BASES[counts.indexOf(Math.min(...counts))] ?? 'modern';
}

/** What has to be laid over `base` to get `wanted`; of tables only the entries that differ. */
function overrideOf(base: JsonObject, wanted: JsonObject): JsonObject {
  const changed = Object.entries(wanted).flatMap(([key, value]): readonly (readonly [string, unknown])[] => {
    const below = base[key];
    if (!isJsonObject(below) || !isJsonObject(value))
      return JSON.stringify(below) === JSON.stringify(value) ? [] : [[key, value]];
    const entries = overrideOf(below, value);
    return Object.keys(entries).length === 0 ? [] : [[key, entries]];
  });
  return Object.fromEntries(changed);
}

const bodyText = ({ name, ruleSet }: NamedRuleSet, base: PresetId): string => {
  const override = overrideOf(makeRuleSetJson(presets[base]), makeRuleSetJson(ruleSet));
  const changes = JSON.stringify(override).slice(1, -1);
  return `${name === base ? '' : name}${changes === '' ? '' : `\n${changes}`}`;
};

const pack = (text: string): Buffer =>
  text === '' ? Buffer.alloc(0) : deflateRawSync(text, { level: 9, memLevel: 9, dictionary: WORDS });

/** The bytes of a rule-set that can be played. */
export function packRules(rules: NamedRuleSet): Buffer {
  const base = nearestBase(rules.ruleSet);
  return Buffer.concat([Buffer.of(CODE_BASES.indexOf(base)), pack(bodyText(rules, base))]);
}

function unpack(packed: Uint8Array): Result<string, 'damaged' | 'tooLarge'> {
  if (packed.length === 0) return ok('');
  try {
    const bytes = inflateRawSync(packed, { dictionary: WORDS, maxOutputLength: LARGEST_BODY });
    return ok(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (error) {
    return refuse(error instanceof RangeError ? 'tooLarge' : 'damaged');
  }
}

function parseChanges(changes: string): JsonObject | null {
  try {
    const json: unknown = JSON.parse(`{${changes}}`);
    return isJsonObject(json) ? json : null;
  } catch {
    return null;
  }
}

function readBody(base: PresetId, body: string): RulesRead {
  const [name = '', ...lines] = body.split('\n');
  const override = parseChanges(lines.join('\n'));
  if (override === null) return refused('damaged');
  return readNamedRules(name === '' ? base : name, overrideRules(makeRuleSetJson(presets[base]), override));
}

/** Never throws: whatever the bytes are, they are a rule-set or refused by name. */
export function unpackRules(bytes: Uint8Array): RulesRead {
  const [index] = bytes;
  if (index === undefined) return refused('damaged');
  const base = CODE_BASES[index];
  if (base === undefined) return refused('newer');
  const body = unpack(bytes.subarray(1));
  return body.ok ? readBody(base, body.value) : refused(body.code);
}
