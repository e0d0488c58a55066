import { readFileSync } from 'node:fs';
import { crc32, deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeRuleSetJson } from '../../../main/engine/ruleSetNotation';
import { encodeBase32 } from '../../../main/rules/base32';
import { LONGEST_CODE, makeRuleCode, readRuleCode } from '../../../main/rules/ruleCode';
import { CODE_BASES, CODE_WORDS } from '../../../main/rules/ruleCodeWords';
import type { HouseYaku } from '../../../shared/houseYaku';
import { presets } from '../../../shared/presets';
import { differences } from '../../../shared/ruleDifferences';
import { PRESET_IDS } from '../../../shared/ruleSet';
import type { NamedRuleSet, RuleSet } from '../../../shared/ruleSet';
import { anyNamedRules } from '../../support/namedRules';
import { oneChange } from '../../support/ruleSets';

const { modern } = presets;
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const read = (rules: NamedRuleSet) => ({ type: 'read', rules });
const refused = (reason: string) => ({ type: 'refused', reason, problems: [] });
const named = (name: string, patch: Partial<RuleSet> = {}): NamedRuleSet => ({
  name,
  ruleSet: { ...modern, ...patch },
});

const matsu: HouseYaku = {
  id: 'house-1',
  name: 'Matsu-Kiri-Bōzu',
  pattern: { type: 'cards', cards: ['jan-crane', 'dec-phoenix', 'aug-moon'], need: 3 },
  points: 6,
  perFurther: 0,
  replaces: [],
};
const FIVE: Partial<RuleSet> = {
  sevenDouble: null,
  ownKoi: 'per_call',
  viewing: 'bonus',
  oyaKen: 6,
  tie: 'share',
};

/** A code with a right check over whatever it holds. */
const forged = (base: number, packed: Uint8Array): string => {
  const content = Buffer.concat([Buffer.of(base), packed]);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(content));
  return `HANA1-${encodeBase32(Buffer.concat([content, check]))}`;
};
const packed = (text: string | Buffer): Buffer =>
  deflateRawSync(text, { dictionary: Buffer.from(CODE_WORDS) });

/** As a Japanese keyboard types it. */
const fullWidth = (code: string): string =>
  code.replace(/[!-~]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0));

describe('a code', () => {
  it('brings every preset back, in a handful of letters', () => {
    for (const id of PRESET_IDS) {
      const rules = { name: id, ruleSet: presets[id] };
      const code = makeRuleCode(rules);
      expect(code).toMatch(/^HANA1-[0-9A-Z]{5}-[0-9A-Z]{3}$/);
      expect(readRuleCode(code)).toEqual(read(rules));
    }
  });

  it('brings any rule-set back', () => {
    fc.assert(
      fc.property(anyNamedRules, (rules) => {
        expect(readRuleCode(makeRuleCode(rules))).toEqual(read(rules));
      }),
      { numRuns: 400 },
    );
  });

  it('brings every single option back, short enough to dictate', () => {
    fc.assert(
      fc.property(oneChange, ({ ruleSet, field }) => {
        const rules = { name: 'Oma', ruleSet };
        const code = makeRuleCode(rules);
        expect(readRuleCode(code)).toEqual(read(rules));
        if (field !== 'houseYaku' && differences(modern, ruleSet).length === 1)
          expect(code.length).toBeLessThanOrEqual(44);
      }),
      { numRuns: 400 },
    );
  });

  it.each([
    ['one option', named('Oma', { sevenDouble: null }), 40],
    ['another value', named('Oma', { yaku: { ...modern.yaku, tane: [6, 1, 1] } }), 40],
    ['five options', named('Oma', FIVE), 60],
    ['a house yaku', named('Oma', { houseYaku: [matsu] }), 120],
  ])('is short for %s', (_what, rules, most) => {
    expect(makeRuleCode(rules).length).toBeLessThanOrEqual(most);
  });

  it('starts from the nearest preset, whatever it is', () => {
    const near = makeRuleCode({ name: 'Oma', ruleSet: { ...presets['classic-3p'], oyaKen: 6 } });
    expect(near.length).toBeLessThanOrEqual(40);
  });

  it('may be typed as it is read: small or wide letters, no hyphens, line breaks, quotes, letters that look alike', () => {
    const rules = named('Io', { ...FIVE, houseYaku: [matsu] });
    const code = makeRuleCode(rules);
    expect(code).toMatch(/0/);
    expect(code).toMatch(/1/);
    const written = [
      code.toLowerCase(),
      code.replaceAll('-', ''),
      code.replaceAll('-', ' \r\n\t'),
      code.replaceAll('-', '–'),
      code.replaceAll('0', 'O').replaceAll('1', 'l'),
      code.replaceAll('0', 'o').replaceAll('1', 'I'),
      `\uFEFF\u200B ${code}\n`,
      fullWidth(code),
      fullWidth(code).replaceAll('－', 'ー'),
      code.replaceAll('-', '−'),
      `“${code}.”`,
      `\`${code}\``,
      `> ${code.slice(0, 30)}\n> ${code.slice(30)} 🎴`,
    ];
    for (const text of written) expect(readRuleCode(text)).toEqual(read(rules));
  });
});

describe('a damaged code', () => {
  it('is refused with any one letter changed, at every place', () => {
    for (const rules of [named('modern'), named('Oma', FIVE), named('Oma', { houseYaku: [matsu] })]) {
      const code = makeRuleCode(rules);
      for (let at = 6; at < code.length; at += 1) {
        if (code[at] === '-') continue;
        for (const letter of `${LETTERS}U!`) {
          if (letter === code[at]) continue;
          expect(readRuleCode(code.slice(0, at) + letter + code.slice(at + 1))).toEqual(refused('damaged'));
        }
      }
    }
  });

  it('is refused with any one letter changed, whatever the rule-set', () => {
    fc.assert(
      fc.property(anyNamedRules, fc.nat(), fc.constantFrom(...LETTERS), (rules, place, letter) => {
        const letters = makeRuleCode(rules).slice('HANA1'.length).replaceAll('-', '');
        const at = place % letters.length;
        fc.pre(letters[at] !== letter);
        const harmed = `HANA1${letters.slice(0, at)}${letter}${letters.slice(at + 1)}`;
        expect(readRuleCode(harmed)).toEqual(refused('damaged'));
      }),
      { numRuns: 300 },
    );
  });

  it('is refused wherever it is cut off, with a letter left out, doubled or swapped with its neighbour', () => {
    const letters = makeRuleCode(named('Oma', FIVE)).replaceAll('-', '');
    for (let at = 5; at < letters.length; at += 1) {
      const [head, letter = '', tail] = [letters.slice(0, at), letters[at], letters.slice(at + 1)];
      expect(readRuleCode(head)).toEqual(refused('damaged'));
      expect(readRuleCode(head + tail)).toEqual(refused('damaged'));
      expect(readRuleCode(head + letter + letter + tail)).toEqual(refused('damaged'));
      if (tail !== '' && tail[0] !== letter)
        expect(readRuleCode(`${head}${tail[0]}${letter}${tail.slice(1)}`)).toEqual(refused('damaged'));
    }
    for (let at = 0; at < 5; at += 1) expect(readRuleCode(letters.slice(0, at))).toEqual(refused('notRules'));
  });

  it.each([
    ['a body that was never packed', Buffer.from('nonsense')],
    ['no JSON', packed('Oma\nseven_double')],
    ['JSON that ends its braces early', packed('Oma\n"min_stop":2},{"tie":"draw"')],
    ['a body that is no text', packed(Buffer.from([0xff, 0xfe, 0xff]))],
  ])('is refused with %s, though its check is right', (_what, body) => {
    expect(readRuleCode(forged(0, body))).toEqual(refused('damaged'));
  });
});

describe('other texts', () => {
  it.each([
    '',
    ' ',
    'modern',
    'HANA',
    'HANA-',
    'HANAB-12345',
    'HANA0-12345',
    'GANA1-06JGB-QRV',
    '{}',
    '花札',
  ])('%j are no rules', (text) => {
    expect(readRuleCode(text)).toEqual(refused('notRules'));
  });

  it('of a newer version are told as such', () => {
    expect(readRuleCode('HANA2-06JGB-QRV')).toEqual(refused('newer'));
    expect(readRuleCode('hana9')).toEqual(refused('newer'));
    expect(readRuleCode(forged(CODE_BASES.length, Buffer.alloc(0)))).toEqual(refused('newer'));
  });

  it('that are too long, or would unpack to too much, are refused before they cost anything', () => {
    expect(readRuleCode(`HANA1-${'A'.repeat(LONGEST_CODE)}`)).toEqual(refused('tooLarge'));
    const bomb = forged(0, packed('x'.repeat(5_000_000)));
    expect(bomb.length).toBeLessThan(LONGEST_CODE);
    expect(readRuleCode(bomb)).toEqual(refused('tooLarge'));
  });

  it('of any kind are refused and never throw', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.constantFrom(...LETTERS) }).map((letters) => `HANA1-${letters}`),
      fc.uint8Array({ maxLength: 60 }).map((bytes) => forged(0, bytes)),
      fc.string({ unit: 'grapheme' }).map((body) => forged(3, packed(body))),
      fc.json().map((body) => forged(5, packed(`a\n${body.slice(1, -1)}`))),
    );
    fc.assert(
      fc.property(text, (rubbish) => {
        const result = readRuleCode(rubbish);
        if (result.type === 'read') expect(readRuleCode(makeRuleCode(result.rules))).toEqual(result);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('a code of rules that cannot be played', () => {
  it.each([
    ['a field of another version', '"moon_phase":3', [{ field: 'moon_phase', code: 'unknownField' }]],
    ['a wrong value', '"tie":"fight"', [{ field: 'tie', code: 'wrongValue' }]],
    ['no end', '"rounds":null', [{ field: 'rounds', code: 'neverEnds' }]],
  ])('with %s names the field', (_what, changes, problems) => {
    expect(readRuleCode(forged(0, packed(`Oma\n${changes}`)))).toEqual({
      type: 'refused',
      reason: 'problems',
      problems,
    });
  });

  it.each(['a\u202Eb', 'a\u0007b', '\u200B', 'x'.repeat(41)])('under the name %j is refused', (name) => {
    expect(readRuleCode(forged(0, packed(`${name}\n"tie":"share"`)))).toEqual({
      type: 'refused',
      reason: 'problems',
      problems: [{ field: 'name', code: 'wrongValue' }],
    });
  });
});

describe('codes of version 1 that are out in the world', () => {
  const lines = readFileSync(new URL('../kept/rule-codes-version-1.txt', import.meta.url), 'utf8').trim();
  it.each(lines.split('\n').map((line) => line.split('\t')))('%s is %s for ever', (code, name, json) => {
    const result = readRuleCode(code ?? '');
    if (result.type === 'refused') throw new Error(result.reason);
    expect(result.rules.name).toBe(name);
    expect(makeRuleSetJson(result.rules.ruleSet)).toEqual(JSON.parse(json ?? ''));
  });
});
