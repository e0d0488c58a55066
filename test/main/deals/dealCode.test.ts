import { crc32 } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LONGEST_DEAL_CODE, makeDealCode, readDealCode } from '../../../main/deals/dealCode';
import type { CodedDeal } from '../../../main/deals/dealCode';
import { encodeBase32 } from '../../../main/rules/base32';
import { makeRuleCode } from '../../../main/rules/ruleCode';
import { MONTHS } from '../../../shared/cards';
import type { FirstDealerChoice, RulesChoice } from '../../../shared/matchOptions';
import { rulesOfChoice } from '../../../shared/matchOptions';
import { ok, refuse } from '../../../shared/moves';
import { presetLengths, presets } from '../../../shared/presets';
import { PRESET_IDS } from '../../../shared/ruleSet';
import { anyNamedRules } from '../../support/namedRules';

const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const MODERN: RulesChoice = { type: 'preset', preset: 'modern', months: 3 };
const DEAL: CodedDeal = { seed: 0xdeadbeef, rules: MODERN, firstDealer: { type: 'draw' } };

const anyPreset: fc.Arbitrary<RulesChoice> = fc
  .constantFrom(...PRESET_IDS)
  .chain((preset) =>
    fc
      .constantFrom(null, ...presetLengths[preset])
      .map((months) => ({ type: 'preset' as const, preset, months })),
  );
const anyOwn: fc.Arbitrary<RulesChoice> = anyNamedRules.map((rules) => ({ type: 'own' as const, rules }));

const anyDealer = (players: number): fc.Arbitrary<FirstDealerChoice> =>
  fc.oneof(
    fc.constant({ type: 'draw' as const }),
    fc.constant({ type: 'random' as const }),
    fc.record({ type: fc.constant('agreed' as const), seat: fc.nat(players - 1) }),
    fc.record({
      type: fc.constant('birthday' as const),
      months: fc.array(fc.constantFrom(...MONTHS), { minLength: players, maxLength: players }),
    }),
  );

const anyDeal: fc.Arbitrary<CodedDeal> = fc.oneof(anyPreset, anyOwn).chain((rules) =>
  fc.record({
    seed: fc.nat(0xffffffff),
    rules: fc.constant(rules),
    firstDealer: anyDealer(rulesOfChoice(rules).players),
  }),
);

/** A code with a right check over whatever it holds. */
const forged = (...content: readonly number[]): string => {
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(Buffer.from(content)));
  return `HANAD1-${encodeBase32(Buffer.concat([Buffer.from(content), check]))}`;
};
const SEED = [0, 0, 0, 7];

describe('a deal code', () => {
  it('brings seed, rules and first dealer back, whatever they are', () => {
    fc.assert(
      fc.property(anyDeal, (deal) => {
        expect(readDealCode(makeDealCode(deal))).toEqual(ok(deal));
      }),
    );
  });

  it('is a handful of letters for a preset, and stays as it is for ever', () => {
    expect(makeDealCode(DEAL)).toBe('HANAD1-VTPVX-VR000-006GW-4F9C0');
    expect(makeDealCode({ seed: 7, rules: MODERN, firstDealer: { type: 'birthday', months: [3, 12] } })).toBe(
      'HANAD1-00000-1R308-1GR00-00E4H-V5XH',
    );
  });

  it('is read in small letters, with spaces and quotes, full-width, and with letters that look alike', () => {
    const code = makeDealCode({ ...DEAL, seed: 0 });
    const typed = [
      code.toLowerCase(),
      ` “${code.replaceAll('-', ' ')}”\n`,
      code.replaceAll('-', ''),
      code.replaceAll('0', 'O').replaceAll('1', 'l'),
      code.replaceAll('0', 'o').replaceAll('1', 'I'),
      code.replace(/[!-~]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0)),
    ];
    for (const text of typed) expect(readDealCode(text), text).toEqual(ok({ ...DEAL, seed: 0 }));
  });

  it.each([DEAL, { ...DEAL, rules: { type: 'own', rules: { name: '祖母の家', ruleSet: presets.mekuri } } }])(
    'with any single letter changed, left out or doubled is refused',
    (deal) => {
      const code = makeDealCode(deal as CodedDeal);
      const body = code.indexOf('-') + 1;
      for (let place = 0; place < code.length; place += 1) {
        if (code[place] === '-') continue;
        const start = code.slice(0, place);
        const rest = code.slice(place + 1);
        for (const letter of LETTERS) {
          // A letter that means the same is no other letter.
          if (letter === code[place]) continue;
          expect(readDealCode(start + letter + rest).ok, start + letter + rest).toBe(false);
        }
        if (place < body) continue;
        expect(readDealCode(start + rest).ok).toBe(false);
        expect(readDealCode(start + (code[place] ?? '') + code.slice(place)).ok).toBe(false);
      }
    },
  );
});

describe('texts that are no deal code', () => {
  it.each<readonly [string, string, string]>([
    ['nothing', '', 'notDeals'],
    ['a greeting', 'koi-koi!', 'notDeals'],
    ['a rule code', makeRuleCode({ name: 'modern', ruleSet: presets.modern }), 'notDeals'],
    ['a later version', makeDealCode(DEAL).replace('HANAD1', 'HANAD2'), 'newer'],
    ['the prefix alone', 'HANAD1', 'damaged'],
    ['half a code', makeDealCode(DEAL).slice(0, 14), 'damaged'],
    ['letters without end', `HANAD1-${'7'.repeat(LONGEST_DEAL_CODE)}`, 'tooLarge'],
    ['a novel', 'HANAD1 '.repeat(200_000), 'tooLarge'],
    ['no rules', forged(...SEED, 0), 'damaged'],
    ['no dealer', forged(...SEED), 'damaged'],
    ['an unknown way to find the dealer', forged(...SEED, 9, 0, 0, 3), 'damaged'],
    ['too few birth months', forged(...SEED, 3, 200, 1, 2), 'damaged'],
    ['a birth month thirteen', forged(...SEED, 3, 2, 13, 1, 0, 0, 3), 'damaged'],
    ['a seat that is not there', forged(...SEED, 2, 2, 0, 0, 3), 'problems'],
    ['birth months for three', forged(...SEED, 3, 3, 1, 2, 3, 0, 0, 3), 'problems'],
    ['a number of months that nobody plays', forged(...SEED, 0, 0, 0, 5), 'problems'],
    ['a preset to come', forged(...SEED, 0, 0, 200, 3), 'newer'],
    ['something behind the end', forged(...SEED, 0, 0, 0, 3, 0), 'damaged'],
    ['own rules that are none', forged(...SEED, 0, 1), 'damaged'],
    ['own rules of noise', forged(...SEED, 0, 1, 0, 250, 251, 252), 'damaged'],
    ['a kind of rules to come', forged(...SEED, 0, 2, 0, 3), 'damaged'],
  ])('such as %s are refused by name', (_what, text, reason) => {
    expect(readDealCode(text)).toEqual(refuse(reason));
  });

  it('are refused whatever they are, and nothing is thrown', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => !readDealCode(`HANAD1${text}`).ok));
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => {
        const read = readDealCode(forged(...bytes));
        if (read.ok) expect(readDealCode(makeDealCode(read.value))).toEqual(read);
      }),
    );
  });
});
