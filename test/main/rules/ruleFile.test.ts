import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeRuleCode } from '../../../main/rules/ruleCode';
import { makeRuleFile, readRuleFile } from '../../../main/rules/ruleFile';
import { LARGEST_RULES_TEXT, readRulesText } from '../../../main/rules/rulesText';
import { presets } from '../../../shared/presets';
import { anyNamedRules } from '../../support/namedRules';

const refused = (reason: string) => ({ type: 'refused', reason, problems: [] });
const OMA = { name: 'Oma', ruleSet: { ...presets.modern, sevenDouble: null } };
const TEXT = makeRuleFile(OMA);

/** The file with its content changed. */
const changed = (change: (file: Record<string, unknown>, rules: Record<string, unknown>) => void): string => {
  const file = JSON.parse(TEXT) as Record<string, unknown> & { ruleSet: Record<string, unknown> };
  change(file, file.ruleSet);
  return JSON.stringify(file);
};

describe('a file of rules', () => {
  it('can be read by people: one field a line, spelt as in the vectors', () => {
    expect(TEXT.split('\n').slice(0, 5)).toEqual([
      '{',
      '  "format": "hanagoyomi-rules",',
      '  "version": 1,',
      '  "name": "Oma",',
      '  "ruleSet": {',
    ]);
    expect(TEXT).toContain('\n    "seven_double": null,\n');
  });

  it('brings any rule-set back', () => {
    fc.assert(
      fc.property(anyNamedRules, (rules) => {
        expect(readRuleFile(makeRuleFile(rules))).toEqual({ type: 'read', rules });
      }),
      { numRuns: 200 },
    );
  });

  it('that does not name what came later means its first value', () => {
    const older = changed((_file, rules) => {
      for (const key of ['tie', 'must_match', 'min_stop', 'field_lights', 'first_dealer', 'house_yaku'])
        delete rules[key];
    });
    expect(readRuleFile(older)).toEqual({ type: 'read', rules: OMA });
  });

  it('may hold remarks beside the rules', () => {
    const remarked = changed((file) => (file.remark = 'as played in Bergamo'));
    expect(readRuleFile(remarked)).toEqual({ type: 'read', rules: OMA });
  });

  it.each<readonly [string, string, string]>([
    ['another format', changed((file) => (file.format = 'hanagoyomi-save')), 'notRules'],
    ['no format', changed((file) => delete file.format), 'notRules'],
    ['an array', '[]', 'notRules'],
    ['other JSON', '{"a":1}', 'notRules'],
    ['no JSON', '{ hello', 'notRules'],
    ['a newer version', changed((file) => (file.version = 2)), 'newer'],
    ['a newer version of another shape', '{"format":"hanagoyomi-rules","version":7,"rules":[]}', 'newer'],
    ['no version', changed((file) => delete file.version), 'damaged'],
    ['a version that is none', changed((file) => (file.version = '1')), 'damaged'],
  ])('with %s is refused', (_what, text, reason) => {
    expect(readRuleFile(text)).toEqual(refused(reason));
  });

  it('cut off anywhere is refused', () => {
    for (let length = 0; length < TEXT.length - 2; length += 1)
      expect(readRulesText(TEXT.slice(0, length)).type).toBe('refused');
    expect(readRulesText(TEXT.slice(0, 200))).toEqual(refused('damaged'));
  });

  it.each<readonly [string, string, readonly unknown[]]>([
    ['no rules', changed((file) => delete file.ruleSet), [{ field: '', code: 'missing' }]],
    ['rules that are a list', changed((file) => (file.ruleSet = [])), [{ field: '', code: 'wrongValue' }]],
    [
      'no name and a wrong value',
      changed((file, rules) => {
        delete file.name;
        rules.oya_ken = -1;
      }),
      [
        { field: 'name', code: 'missing' },
        { field: 'oyaKen', code: 'wrongValue' },
      ],
    ],
    [
      'a field missing and one too many',
      changed((_file, rules) => {
        delete rules.seven_double;
        rules.eight_double = 8;
      }),
      [
        { field: 'sevenDouble', code: 'missing' },
        { field: 'eight_double', code: 'unknownField' },
      ],
    ],
    [
      'rules that never end',
      changed((_file, rules) => (rules.rounds = null)),
      [{ field: 'rounds', code: 'neverEnds' }],
    ],
    ['an empty name', changed((file) => (file.name = '  ')), [{ field: 'name', code: 'wrongValue' }]],
  ])('with %s names each field', (_what, text, problems) => {
    expect(readRuleFile(text)).toEqual({ type: 'refused', reason: 'problems', problems });
  });

  it('gives up spaces around its name', () => {
    expect(readRuleFile(changed((file) => (file.name = ' Oma ')))).toEqual({ type: 'read', rules: OMA });
  });
});

describe('a text that somebody sent', () => {
  it('may be a code or a file, with a byte order mark or spaces around it', () => {
    for (const text of [TEXT, makeRuleCode(OMA)])
      for (const sent of [text, `\uFEFF${text}`, `\n  ${text}  \r\n`])
        expect(readRulesText(sent)).toEqual({ type: 'read', rules: OMA });
  });

  it('is refused when it is too large to be rules', () => {
    expect(readRulesText(`{"a":"${'x'.repeat(LARGEST_RULES_TEXT)}"}`)).toEqual(refused('tooLarge'));
    expect(readRulesText('花'.repeat(LARGEST_RULES_TEXT / 2))).toEqual(refused('tooLarge'));
  });

  it('of any kind never throws', () => {
    const content = fc.record(
      {
        format: fc.constant('hanagoyomi-rules'),
        version: fc.integer(),
        name: fc.jsonValue(),
        ruleSet: fc.jsonValue(),
      },
      { requiredKeys: ['format'] },
    );
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.json(),
      content.map((file) => JSON.stringify(file)),
    );
    fc.assert(
      fc.property(text, (rubbish) => {
        expect(readRulesText(rubbish).type).toBe('refused');
      }),
      { numRuns: 1000 },
    );
    const deep = '{"a":'.repeat(40_000);
    expect(readRulesText(deep)).toEqual(refused('notRules'));
    expect(
      readRulesText(
        `{"format":"hanagoyomi-rules","version":1,"name":"a","ruleSet":{"tie":${'['.repeat(50_000)}${']'.repeat(50_000)}}}`,
      ).type,
    ).toBe('refused');
  });
});
