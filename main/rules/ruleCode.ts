/**
 * A rule-set as a short text that can be sent, read aloud and typed: `HANA1-` and letters in groups of five.
 *
 * The letters are base 32 of: the preset that is nearest (one byte), the packed body, CRC-32 of both. The body is the
 * name (none where it is the preset's id) and, on a line of its own, what differs from the preset as JSON without its
 * outer braces. CRC-32 finds every change of a single letter.
 */
import { crc32, deflateRawSync, inflateRawSync } from 'node:zlib';
import { ok, refuse, type Result } from '../../shared/moves';
import { presets } from '../../shared/presets';
import { differences } from '../../shared/ruleDifferences';
import type { RulesRead } from '../../shared/ruleProblems';
import type { NamedRuleSet, PresetId, RuleSet } from '../../shared/ruleSet';
import { isJsonObject, makeRuleSetJson, overrideRules, type JsonObject } from '../engine/ruleSetNotation';
import { decodeBase32, encodeBase32, plainLetters } from './base32';
import { readNamedRules, refused } from './namedRules';
import { CODE_BASES, CODE_WORDS } from './ruleCodeWords';

const PREFIX = 'HANA';
const VERSION = 1;
/** One digit after the prefix. */
const CODE = /^HANA([1-9])(.*)$/;
const GROUPS = /.{1,5}/g;
const CHECK_BYTES = 4;

/** Letters; far more than the longest rule-set takes. */
export const LONGEST_CODE = 12_000;
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

const checkOf = (bytes: Uint8Array): Buffer => {
  const check = Buffer.alloc(CHECK_BYTES);
  check.writeUInt32BE(crc32(bytes));
  return check;
};

/** The code of a rule-set that can be played. */
export function makeRuleCode(rules: NamedRuleSet): string {
  const base = nearestBase(rules.ruleSet);
  const content = Buffer.concat([Buffer.of(CODE_BASES.indexOf(base)), pack(bodyText(rules, base))]);
  const letters = encodeBase32(Buffer.concat([content, checkOf(content)]));
  const groups = letters.match(GROUPS) ?? [];
  return [`${PREFIX}${VERSION}`, ...groups].join('-');
}

/** What stands between the letters: hyphens, quotes, line breaks, and the long dash that a Japanese keyboard types. */
const BETWEEN = /[^\p{L}\p{N}]|ー/gu;

/** Letters alone, whatever a message or a keyboard has made of the code. */
const lettersOf = (text: string): string => plainLetters(text.normalize('NFKC').replace(BETWEEN, ''));

/** Preset and body, or null where the check says that letters are wrong or missing. */
function openLetters(letters: string): { readonly base: number; readonly packed: Uint8Array } | null {
  const bytes = decodeBase32(letters);
  const [base] = bytes ?? [];
  if (bytes === null || base === undefined || bytes.length <= CHECK_BYTES) return null;
  const content = bytes.subarray(0, -CHECK_BYTES);
  return checkOf(content).equals(bytes.subarray(-CHECK_BYTES)) ? { base, packed: content.subarray(1) } : null;
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

/** Never throws: whatever the text is, it is a rule-set or refused by name. */
export function readRuleCode(text: string): RulesRead {
  const letters = lettersOf(text);
  const [, version, rest] = CODE.exec(letters) ?? [];
  if (version === undefined || rest === undefined) return refused('notRules');
  if (Number(version) > VERSION) return refused('newer');
  if (letters.length > LONGEST_CODE) return refused('tooLarge');
  const opened = openLetters(rest);
  if (opened === null) return refused('damaged');
  const base = CODE_BASES[opened.base];
  if (base === undefined) return refused('newer');
  const body = unpack(opened.packed);
  return body.ok ? readBody(base, body.value) : refused(body.code);
}
