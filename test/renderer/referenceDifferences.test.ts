// How rule-sets differ from Modern, in one line or in sentences, and why one is refused.
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { parseRuleSet } from '../../main/engine/rules';
import { presets } from '../../shared/presets';
import { sameRules } from '../../shared/ruleDifferences';
import { FORM_PROBLEMS, PLAY_PROBLEMS } from '../../shared/ruleProblems';
import type { RulesTextError } from '../../shared/ruleProblems';
import type { RuleSet } from '../../shared/ruleSet';
import { PRESET_IDS } from '../../shared/ruleSet';
import { LANGUAGES } from '../../shared/settings';
import type { Language } from '../../shared/settings';
import { differencesInWords, shortRules } from '../../renderer/reference/differencesInWords';
import { playedRules } from '../../renderer/reference/playedRules';
import { fieldInWords, problemInWords, refusalInWords } from '../../renderer/reference/problemInWords';
import { rulesInWords } from '../../renderer/reference/rulesInWords';
import { setLanguage, t } from '../../renderer/strings';
import { OPTIONS } from '../support/options.table';
import { anyRuleSet } from '../support/ruleSets';

const { modern } = presets;
const anyLanguage = fc.constantFrom<Language>(...LANGUAGES);

/** Milliseconds: pages by the thousand. */
vi.setConfig({ testTimeout: 60_000 });
afterEach(() => setLanguage('en'));

describe('differences from modern', () => {
  it('are none for modern, some for every other preset', () => {
    expect(differencesInWords(modern)).toEqual([]);
    for (const id of PRESET_IDS) {
      if (id !== 'modern') expect(differencesInWords(presets[id]).length).toBeGreaterThan(0);
    }
  });

  it.each(LANGUAGES)('tell every option of every rule, %s', (language) => {
    setLanguage(language);
    const silent = OPTIONS.filter(
      ({ ruleSet }) =>
        differencesInWords(ruleSet).length === 0 && !sameRules(playedRules(ruleSet), playedRules(modern)),
    );
    expect(silent.map(({ name }) => name)).toEqual([]);
  });

  it('tell one changed rule and nothing else', () => {
    const told = (change: Partial<RuleSet>): readonly string[] =>
      differencesInWords({ ...modern, ...change });
    expect(told({ rounds: 12 })).toEqual([
      'The match lasts 12 months, from January on. Each month is one deal.',
    ]);
    expect(told({ threeMatch: 'choose' })).toHaveLength(1);
    expect(told({ yaku: { ...modern.yaku, goko: 15 } })).toEqual([
      'These pay otherwise: Five lights (15 points).',
    ]);
    expect(told({ yaku: { ...modern.yaku, tane: [4, 2, 1] } })[0]).toContain(
      'Animals (4 animals: 2 points, and 1 for each further animal)',
    );
    expect(told({ yaku: { ...modern.yaku, kasu: null } })).toContain('These are left out: Plain cards.');
    expect(told({ chips: { start: 5, mode: 'flat', value: 9 } })).toEqual([]);
  });

  it('tell a house yaku with its cards and points', () => {
    const nomi = {
      id: 'house-1',
      name: 'Nomi',
      pattern: { type: 'cards', cards: ['mar-curtain', 'aug-moon', 'sep-cup'], need: 3 },
      points: 5,
      perFurther: 0,
      replaces: ['tsukimi', 'hanami'],
    } as const;
    expect(differencesInWords({ ...modern, houseYaku: [nomi] })).toEqual([
      '“Moon viewing” and “Cherry viewing” do not score beside “Nomi”.',
      '“Nomi” is a house yaku: Curtain, Moon and Sake cup, for 5 points.',
    ]);
  });

  it('are empty exactly where rules play as modern does', () => {
    fc.assert(
      fc.property(anyRuleSet, anyLanguage, (rules, language) => {
        setLanguage(language);
        const told = differencesInWords(rules);
        expect(told.length === 0).toBe(sameRules(playedRules(rules), playedRules(modern)));
        expect(new Set(told).size).toBe(told.length);
        for (const sentence of told) expect(sentence).toMatch(/^[^{}]{5,}[.。]$/u);
      }),
      { numRuns: 60 },
    );
  });

  it('are sentences of the page, the yaku apart', () => {
    fc.assert(
      fc.property(anyRuleSet, anyLanguage, (rules, language) => {
        setLanguage(language);
        const standardYaku = { yaku: modern.yaku, houseYaku: [], viewing: modern.viewing };
        const asModern: RuleSet = { ...rules, ...standardYaku };
        const page = rulesInWords(asModern).flatMap(({ sentences }) => sentences);
        for (const sentence of differencesInWords(asModern)) expect(page).toContain(sentence);
      }),
      { numRuns: 60 },
    );
  });
});

describe('the rules in one line', () => {
  it.each([
    ['modern', '7 points or more double, the other’s call doubles'],
    ['classic', 'each call of your own doubles'],
    ['classic-capped', 'your own call doubles'],
    ['fifty', 'nothing doubles'],
  ] as const)('%s', (id, line) => {
    expect(shortRules(presets[id])).toBe(line);
  });

  it('never is empty', () => {
    fc.assert(
      fc.property(anyRuleSet, anyLanguage, (rules, language) => {
        setLanguage(language);
        expect(shortRules(rules)).toMatch(/^[^{}]{3,}$/u);
      }),
      { numRuns: 60 },
    );
  });
});

describe('presets', () => {
  it.each(LANGUAGES)('%s has a name of its own for each, and tells what and whence it is', (language) => {
    setLanguage(language);
    expect(new Set(PRESET_IDS.map((id) => t(`rules:preset.${id}.name`))).size).toBe(PRESET_IDS.length);
    expect(new Set(PRESET_IDS.map((id) => t(`rules:preset.${id}.about`))).size).toBe(PRESET_IDS.length);
    for (const id of PRESET_IDS) expect(t(`rules:preset.${id}.source`)).toMatch(/[.。]$/u);
  });
});

const REFUSALS: Readonly<Record<RulesTextError, true>> = {
  damaged: true,
  newer: true,
  notRules: true,
  tooLarge: true,
  unreadable: true,
  problems: true,
};
const refusals = Object.keys(REFUSALS).filter((key): key is RulesTextError => Object.hasOwn(REFUSALS, key));

describe.each(LANGUAGES)('refusals, %s', (language) => {
  it('have words for every code, and name the field', () => {
    setLanguage(language);
    for (const code of [...FORM_PROBLEMS, ...PLAY_PROBLEMS]) {
      const text = problemInWords({ field: 'minStop', code });
      expect(text).toContain(t('rules:field.minStop'));
      expect(text).toMatch(/[.。]$/u);
    }
    for (const reason of refusals) expect(refusalInWords(reason)).toMatch(/[.。]$/u);
  });

  it('name every field of a rule-set, each by a name of its own', () => {
    setLanguage(language);
    const names = Object.keys(modern).map(fieldInWords);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('fields within fields', () => {
  it.each([
    ['', 'the rule-set'],
    ['name', 'name'],
    ['yaku.tane', 'value of Animals'],
    ['yaku', 'table of yaku'],
    ['deal.order', 'order of the deal'],
    ['deal.batch', 'cards dealt at a time'],
    ['joker.sep-cup', 'Sake cup'],
    ['chips.start', 'chips at the start'],
    ['handYaku.teshi', 'Four of a month'],
    ['houseYaku', 'house yaku'],
    ['houseYaku.1', 'house yaku 2'],
    ['houseYaku.0.name', 'house yaku 1, name'],
    ['houseYaku.0.pattern.need', 'house yaku 1, how many cards'],
    ['houseYaku.0.pattern.cards', 'house yaku 1, cards'],
    ['houseYaku.0.replaces', 'house yaku 1, what it replaces'],
    ['nonsense', '“nonsense”'],
  ])('%s', (path, name) => {
    expect(fieldInWords(path)).toBe(name);
  });

  it.each([
    ['min_stopp', '“min_stopp”'],
    ['yaku.nozoki', '“nozoki”'],
    ['deal.speed', '“speed”'],
    ['joker.jan-crane', '“jan-crane”'],
    ['houseYaku.1.colour', 'house yaku 2, “colour”'],
    ['houseYaku.0.pattern.month', 'house yaku 1, “month”'],
  ])('%s, which is none, is named as it is spelt', (field, name) => {
    expect(problemInWords({ field, code: 'unknownField' })).toBe(`Not a rule of this game: ${name}.`);
  });

  it('are named whatever a refused rule-set holds', () => {
    const refused = parseRuleSet({ ...modern, yaku: { ...modern.yaku, tane: 'five' }, deal: {}, extra: 1 });
    if (refused.ok) throw new Error('it was read');
    for (const problem of refused.code) expect(problemInWords(problem)).not.toMatch(/undefined|\{\{/);
  });
});
