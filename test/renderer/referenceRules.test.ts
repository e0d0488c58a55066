// The rules in words: complete, true to the rule-set, and whole sentences in every language.
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { payoutOf } from '../../main/engine/score';
import { presets } from '../../shared/presets';
import { sameRules } from '../../shared/ruleDifferences';
import type { RuleSet } from '../../shared/ruleSet';
import { PRESET_IDS } from '../../shared/ruleSet';
import { LANGUAGES } from '../../shared/settings';
import type { Language } from '../../shared/settings';
import { exampleOf } from '../../renderer/reference/doublingWords';
import { playedRules } from '../../renderer/reference/playedRules';
import { rulesInWords, SECTION_IDS } from '../../renderer/reference/rulesInWords';
import type { SectionId } from '../../renderer/reference/rulesInWords';
import { playedYaku, yakuLines } from '../../renderer/reference/yakuLines';
import { setLanguage } from '../../renderer/strings';
import { OPTIONS } from '../support/options.table';
import { anyRuleSet, anySeed } from '../support/ruleSets';
import { playOut } from '../support/playout';
import { pageAsText } from '../support/rulesPages';

const { modern } = presets;
const anyLanguage = fc.constantFrom<Language>(...LANGUAGES);

const sectionText = (rules: RuleSet, id: SectionId): string =>
  rulesInWords(rules)
    .filter((section) => section.id === id)
    .flatMap(({ sentences }) => sentences)
    .join('\n');

const hasNumber = (text: string, number: number): boolean =>
  new RegExp(`(^|[^\\d.,])${number}(?![\\d]|[.,]\\d)`).test(text);

/** Milliseconds: whole pages by the thousand, on a machine that does other things too. */
const LONG = 60_000;
vi.setConfig({ testTimeout: LONG });

afterEach(() => setLanguage('en'));

describe.each(LANGUAGES)('rules in words, %s', (language) => {
  it('say every number of modern in the section where it belongs', () => {
    setLanguage(language);
    const numbers: readonly (readonly [SectionId, readonly number[]])[] = [
      ['match', [6]],
      ['deal', [8, 24, 4]],
      ['yaku', [10]],
      ['doublings', [7, 28]],
      ['unfinished', [8]],
    ];
    for (const [section, expected] of numbers) {
      for (const number of expected) expect(hasNumber(sectionText(modern, section), number)).toBe(true);
    }
    expect(yakuLines(modern)).toHaveLength(12);
  });

  it('have whole sentences in every section of every preset', () => {
    setLanguage(language);
    for (const id of PRESET_IDS) {
      const sections = rulesInWords(presets[id]);
      expect(sections.map((section) => section.id)).toEqual(SECTION_IDS);
      for (const { title, sentences } of sections) {
        expect(title).not.toMatch(/[{}]|undefined/);
        expect(sentences.length).toBeGreaterThanOrEqual(1);
        for (const sentence of sentences) expect(sentence).toMatch(/^[^{}]+[.。]$/u);
      }
    }
  });

  it('change with every option of every rule', () => {
    setLanguage(language);
    const unsaid = OPTIONS.filter(
      ({ without, ruleSet }) =>
        pageAsText(ruleSet) === pageAsText(without) && !sameRules(playedRules(without), playedRules(ruleSet)),
    );
    expect(unsaid.map(({ name }) => name)).toEqual([]);
  });
});

describe('idle choices', () => {
  it('are these among the options, and no others', () => {
    const idle = OPTIONS.filter(({ without, ruleSet }) =>
      sameRules(playedRules(without), playedRules(ruleSet)),
    );
    expect(idle.map(({ name }) => name)).toEqual([]);
  });

  const rotating: RuleSet = { ...modern, rotation: 'alternate' };
  const callless: RuleSet = { ...modern, maxCalls: 0 };
  const pointed: RuleSet = { ...modern, exhaustion: 'last_caller', oyaKen: 1 };
  const plainless: RuleSet = { ...modern, yaku: { ...modern.yaku, kasu: null } };
  it.each<readonly [string, RuleSet, Partial<RuleSet>]>([
    ['who deals after a month without a winner, where dealers alternate', rotating, { rotationDraw: 'same' }],
    ['chips without chips', modern, { chips: { start: 7, mode: 'flat', value: 3 } }],
    ['what enables a bonus, without one', modern, { bonusEnabledBy: 'basic' }],
    [
      'what enables a bonus, without month cards',
      { ...modern, viewing: 'bonus' },
      { bonusEnabledBy: 'basic' },
    ],
    ['a cap on own calls that never double', modern, { ownKoiCap: 1 }],
    ['a cap on own calls that add up', { ...modern, ownKoi: 'add' }, { ownKoiCap: 1 }],
    ['own calls without calls', callless, { ownKoi: 'per_call' }],
    ['calls of the others without calls', callless, { oppKoi: 'none' }],
    ['the last caller without calls', callless, { exhaustion: 'last_caller' }],
    ['new yaku or any rise where the first question ends the month', callless, { promptOn: 'new_yaku' }],
    [
      'who deals after a month without a winner, where every month has one',
      pointed,
      { rotationDraw: 'same' },
    ],
    ['a smallest sum of one', modern, { minStop: 1 }],
    [
      'jokers where plain cards score nothing',
      plainless,
      { joker: { 'sep-cup': 'both', 'may-bridge': 'either' } },
    ],
    ['rain without viewings', { ...modern, viewing: 'never' }, { viewingCancel: 'rain-both' }],
    ['a tie where somebody must be ahead', { ...modern, rounds: null, target: 50 }, { tie: 'share' }],
    ['four pairs on a field of six', { ...modern, fieldSize: 6 }, { fieldRedeal: 'four-or-pairs' }],
    [
      'handfuls larger than a hand',
      { ...modern, handSize: 4, fieldSize: 4 },
      { deal: { ...modern.deal, batch: 8 } },
    ],
  ])('%s', (_, without, change) => {
    expect(pageAsText({ ...without, ...change })).toBe(pageAsText(without));
  });
});

/** Everything that happens in the first months of a match, and where it leads. */
const course = (ruleSet: RuleSet, seed: number): readonly unknown[] =>
  [...playOut({ ruleSet, seed }, seed, 3)].map(({ events, state }) => [
    events,
    state.totals,
    state.dealer,
    state.winner,
  ]);

describe('rules as they are told', () => {
  it('play as the rules that were given', () => {
    fc.assert(
      fc.property(anyRuleSet, anySeed, (rules, seed) => {
        expect(course(playedRules(rules), seed)).toEqual(course(rules, seed));
      }),
      { numRuns: 100 },
    );
  });

  it('are told in one way: telling them again changes nothing', () => {
    fc.assert(
      fc.property(anyRuleSet, (rules) => {
        const played = playedRules(rules);
        expect(playedRules(played)).toEqual(played);
        expect(pageAsText(played)).toBe(pageAsText(rules));
      }),
      { numRuns: 100 },
    );
  });
});

const fieldsOf = (rules: RuleSet): readonly string[] => Object.keys(rules);

describe('any rule-set', () => {
  it('makes a page of whole sentences, none twice', () => {
    fc.assert(
      fc.property(anyRuleSet, anyLanguage, (rules, language) => {
        setLanguage(language);
        const sentences = rulesInWords(rules).flatMap((section) => section.sentences);
        expect(new Set(sentences).size).toBe(sentences.length);
        for (const sentence of sentences) expect(sentence).toMatch(/^.{5,}[.。]$/u);
        expect(pageAsText(rules)).not.toMatch(/undefined|NaN|Infinity|\{\{|\}\}|\[object|\(\)/);
      }),
      { numRuns: 100 },
    );
  });

  it('tells every choice: two pages are equal exactly when the rules play alike', () => {
    fc.assert(
      fc.property(anyRuleSet, anyRuleSet, anyLanguage, (rules, others, language) => {
        setLanguage(language);
        const page = pageAsText(rules);
        for (const field of fieldsOf(rules)) {
          const changed = {
            ...rules,
            [field]: Object.entries<unknown>({ ...others }).find(([key]) => key === field)?.[1],
          };
          const alike = sameRules(playedRules(rules), playedRules(changed));
          expect([field, pageAsText(changed) === page]).toEqual([field, alike]);
        }
      }),
      { numRuns: 25 },
    );
  });

  it('lists every yaku that is played, with its numbers', () => {
    fc.assert(
      fc.property(anyRuleSet, anyLanguage, (rules, language) => {
        setLanguage(language);
        const lines = yakuLines(rules);
        expect(lines.map(({ id }) => id)).toEqual(playedYaku(rules).map(({ id }) => id));
        for (const { id, value } of playedYaku(rules)) {
          const line = lines.find((each) => each.id === id);
          const [threshold, points, further] = typeof value === 'number' ? [null, value, 0] : value;
          expect(hasNumber(line?.value ?? '', points)).toBe(true);
          if (further > 0) expect(hasNumber(line?.value ?? '', further)).toBe(true);
          if (threshold !== null) expect(line?.how).toMatch(/\d/);
        }
        for (const { name } of rules.houseYaku) expect(lines.map((line) => line.name)).toContain(name);
      }),
      { numRuns: 60 },
    );
  });

  it('works its example out as the engine does', () => {
    fc.assert(
      fc.property(anyRuleSet, (rules) => {
        const played = playedRules(rules);
        const example = exampleOf(played);
        if (example === null) return;
        const { base, ownCalls, othersCalls, lights, factors } = example;
        const calls = [ownCalls, othersCalls, 0].slice(0, rules.players);
        const { points } = payoutOf(rules, 0, base, { calls, fieldLights: lights });
        expect(factors.reduce((product, factor) => product * factor, base)).toBe(points);
      }),
      { numRuns: 100 },
    );
  });
});
