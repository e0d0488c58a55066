/**
 * The deals of a match as a short text for a friend: `HANAD1-` and letters in groups of five, as a rule code has them.
 *
 * The letters are base 32 of: the seed (four bytes, big-endian), who deals first, the rules, CRC-32 of all. First dealer:
 * a byte for the way, and its seat, or the number of birth months and each of them. Rules: 0, the preset by its place in
 * `CODE_BASES` and the months (0 = its own); or 1 and the packed rules. CRC-32 finds every change of a single letter.
 */
import { MONTHS } from '../../shared/cards';
import type { AgreedDeal, DealTextError } from '../../shared/deals';
import type { FirstDealerChoice, RulesChoice } from '../../shared/matchOptions';
import { ok, refuse } from '../../shared/moves';
import type { Result } from '../../shared/moves';
import { agreedDealSchema } from '../optionsSchema';
import { lettersOf, makeLetters, openLetters } from '../rules/checkedLetters';
import { packRules, unpackRules } from '../rules/packedRules';
import { CODE_BASES } from '../rules/ruleCodeWords';

const PREFIX = 'HANAD';
const VERSION = 1;
/** One digit after the prefix. */
const CODE = /^HANAD([1-9])(.*)$/;

/** Letters; more than the longest rule-set takes. */
export const LONGEST_DEAL_CODE = 12_000;
/** Characters that are looked at at all. */
const LARGEST_TEXT = 64 * 1024;

const SEED_BYTES = 4;

/** The ways by their byte in a code: never change or reorder, add at the end. */
const DEALERS: readonly FirstDealerChoice['type'][] = ['draw', 'random', 'agreed', 'birthday'];
const PRESET = 0;
const OWN = 1;

/** What a code holds. */
export interface CodedDeal extends AgreedDeal {
  /** A whole number of 32 bits. */
  readonly seed: number;
}

function dealerBytes(choice: FirstDealerChoice): readonly number[] {
  const way = DEALERS.indexOf(choice.type);
  switch (choice.type) {
    case 'draw':
    case 'random':
      return [way];
    case 'agreed':
      return [way, choice.seat];
    case 'birthday':
      return [way, choice.months.length, ...choice.months];
  }
}

const rulesBytes = (rules: RulesChoice): Uint8Array =>
  rules.type === 'own'
    ? Buffer.concat([Buffer.of(OWN), packRules(rules.rules)])
    : Buffer.of(PRESET, CODE_BASES.indexOf(rules.preset), rules.months ?? 0);

/** The code of deals that can be played. */
export function makeDealCode({ seed, firstDealer, rules }: CodedDeal): string {
  const seedBytes = Buffer.alloc(SEED_BYTES);
  seedBytes.writeUInt32BE(seed >>> 0);
  const content = Buffer.concat([seedBytes, Buffer.from(dealerBytes(firstDealer)), rulesBytes(rules)]);
  return makeLetters(`${PREFIX}${VERSION}`, content);
}

interface ReadDealer {
  readonly firstDealer: FirstDealerChoice;
  readonly rest: Uint8Array;
}

function readBirthMonths([count = 0, ...rest]: readonly number[]): ReadDealer | null {
  const months = rest.slice(0, count).flatMap((byte) => MONTHS.filter((month) => month === byte));
  return months.length === count
    ? { firstDealer: { type: 'birthday', months }, rest: Uint8Array.from(rest.slice(count)) }
    : null;
}

function readDealer(bytes: Uint8Array): ReadDealer | null {
  const [way, seat] = bytes;
  const type = way === undefined ? undefined : DEALERS[way];
  switch (type) {
    case 'draw':
    case 'random':
      return { firstDealer: { type }, rest: bytes.subarray(1) };
    case 'agreed':
      return seat === undefined ? null : { firstDealer: { type, seat }, rest: bytes.subarray(2) };
    case 'birthday':
      return readBirthMonths([...bytes.subarray(1)]);
    case undefined:
      return null;
  }
}

function readRules(bytes: Uint8Array): Result<RulesChoice, DealTextError> {
  const [type, base, months, ...more] = bytes;
  if (type === OWN) {
    const read = unpackRules(bytes.subarray(1));
    if (read.type === 'read') return ok({ type: 'own', rules: read.rules });
    const { reason } = read;
    return refuse(reason === 'notRules' || reason === 'unreadable' ? 'damaged' : reason);
  }
  if (type !== PRESET || base === undefined || months === undefined || more.length > 0)
    return refuse('damaged');
  const preset = CODE_BASES[base];
  if (preset === undefined) return refuse('newer');
  return ok({ type: 'preset', preset, months: months === 0 ? null : months });
}

function readContent(content: Uint8Array): Result<CodedDeal, DealTextError> {
  if (content.length <= SEED_BYTES) return refuse('damaged');
  const dealer = readDealer(content.subarray(SEED_BYTES));
  if (dealer === null) return refuse('damaged');
  const rules = readRules(dealer.rest);
  if (!rules.ok) return rules;
  const agreed = agreedDealSchema.safeParse({ rules: rules.value, firstDealer: dealer.firstDealer });
  if (!agreed.success) return refuse('problems');
  return ok({ ...agreed.data, seed: Buffer.from(content).readUInt32BE() });
}

/** Never throws: whatever the text is, it holds deals or is refused by name. */
export function readDealCode(text: string): Result<CodedDeal, DealTextError> {
  if (text.length > LARGEST_TEXT) return refuse('tooLarge');
  const letters = lettersOf(text);
  const [, version, rest] = CODE.exec(letters) ?? [];
  if (version === undefined || rest === undefined) return refuse('notDeals');
  if (Number(version) > VERSION) return refuse('newer');
  if (letters.length > LONGEST_DEAL_CODE) return refuse('tooLarge');
  const content = openLetters(rest);
  return content === null ? refuse('damaged') : readContent(content);
}
