// Nonsense is refused by field and code, on two levels: well-formed, then playable. Codes: shared/ruleProblems.ts.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CARD_IDS } from '../../shared/cards';
import { presets } from '../../shared/presets';
import { FORM_PROBLEMS, PLAY_PROBLEMS, type RuleProblem } from '../../shared/ruleProblems';
import type { RuleSet } from '../../shared/ruleSet';
import { isPlainName } from '../../shared/plainName';
import { parseRuleSet, ruleSetSchema } from '../../main/engine/rules';
import { makeRuleSetJson, parseRuleSetJson } from '../../main/engine/ruleSetNotation';
import { cards, kind, NOMI, withHouse } from '../support/houseRules';

const { modern, fifty, wikipedia } = presets;
const chips = presets['classic-chips'];

const problemsOf = (json: unknown): readonly RuleProblem[] => {
  const parsed = parseRuleSet(json);
  expect(ruleSetSchema.safeParse(json).success).toBe(parsed.ok);
  return parsed.ok ? [] : parsed.code;
};
const textOf = (json: unknown): string =>
  problemsOf(json)
    .map(({ field, code }) => (field === '' ? code : `${field} ${code}`))
    .join(', ');

const one = withHouse(modern, [NOMI, 5]);
const house = (part: object): unknown => ({ ...one, houseYaku: [{ ...one.houseYaku[0], ...part }] });
const without = (field: string): unknown =>
  Object.fromEntries(Object.entries(modern).filter(([key]) => key !== field));

type Case = readonly [json: unknown, problems: string];

const MALFORMED: readonly Case[] = [
  [null, 'wrongValue'],
  ['modern', 'wrongValue'],
  [[], 'wrongValue'],
  [without('sevenDouble'), 'sevenDouble missing'],
  [without('houseYaku'), 'houseYaku missing'],
  [{ ...modern, yaku: { ...modern.yaku, goko: undefined } }, 'yaku.goko missing'],
  [{ ...modern, deal: { batch: 4 } }, 'deal.order missing'],
  [{ ...modern, luck: 7 }, 'luck unknownField'],
  [{ ...modern, luck: 7, charm: 1 }, 'luck unknownField, charm unknownField'],
  [{ ...modern, yaku: { ...modern.yaku, nomi: 5 } }, 'yaku.nomi unknownField'],
  [{ ...modern, joker: { ...modern.joker, 'jan-crane': 'both' } }, 'joker.jan-crane unknownField'],
  [{ ...modern, sevenDouble: 'yes' }, 'sevenDouble wrongValue'],
  [{ ...modern, sevenDouble: 0 }, 'sevenDouble wrongValue'],
  [{ ...modern, minStop: 101 }, 'minStop wrongValue'],
  [{ ...modern, minStop: 1.5 }, 'minStop wrongValue'],
  [{ ...modern, players: 4 }, 'players wrongValue'],
  [{ ...modern, rounds: 0 }, 'rounds wrongValue'],
  [{ ...modern, rounds: 100 }, 'rounds wrongValue'],
  [{ ...modern, target: 10_000 }, 'target wrongValue'],
  [{ ...modern, maxCalls: -1 }, 'maxCalls wrongValue'],
  [{ ...modern, ownKoiCap: 0 }, 'ownKoiCap wrongValue'],
  [{ ...modern, viewing: 'sometimes' }, 'viewing wrongValue'],
  [{ ...modern, deal: { ...modern.deal, batch: 3 } }, 'deal.batch wrongValue'],
  [{ ...modern, deal: { ...modern.deal, order: ['others', 'table'] } }, 'deal.order.1 wrongValue'],
  [{ ...modern, chips: { ...modern.chips, start: 100_001 } }, 'chips.start wrongValue'],
  [{ ...modern, handYaku: { teshi: 6, kuttsuki: 0 } }, 'handYaku.kuttsuki wrongValue'],
  [{ ...modern, yaku: { ...modern.yaku, goko: 0 } }, 'yaku.goko wrongValue'],
  [{ ...modern, yaku: { ...modern.yaku, goko: 101 } }, 'yaku.goko wrongValue'],
  [{ ...modern, yaku: { ...modern.yaku, goko: [5, 10, 1] } }, 'yaku.goko wrongValue'],
  [{ ...modern, yaku: { ...modern.yaku, tane: [5, 1] } }, 'yaku.tane wrongValue'],
  [{ ...modern, yaku: { ...modern.yaku, tane: [5, 1, 21] } }, 'yaku.tane.2 wrongValue'],
  [{ ...modern, houseYaku: Array.from({ length: 13 }, () => one.houseYaku[0]) }, 'houseYaku wrongValue'],
  [house({ name: '' }), 'houseYaku.0.name wrongValue'],
  [house({ id: 'nomi' }), 'houseYaku.0.id wrongValue'],
  [house({ id: 'house-01' }), 'houseYaku.0.id wrongValue'],
  [house({ points: 0 }), 'houseYaku.0.points wrongValue'],
  [house({ perFurther: 21 }), 'houseYaku.0.perFurther wrongValue'],
  [house({ perFurther: undefined }), 'houseYaku.0.perFurther missing'],
  [house({ colour: 'red' }), 'houseYaku.0.colour unknownField'],
  [house({ replaces: ['teshi'] }), 'houseYaku.0.replaces.0 wrongValue'],
  [house({ pattern: { ...NOMI, need: 0 } }), 'houseYaku.0.pattern.need wrongValue'],
  [house({ pattern: { ...NOMI, cards: [] } }), 'houseYaku.0.pattern.cards wrongValue'],
  [house({ pattern: { ...NOMI, cards: ['joker'] } }), 'houseYaku.0.pattern.cards.0 wrongValue'],
  [house({ pattern: { type: 'month', need: 4 } }), 'houseYaku.0.pattern.type wrongValue'],
  [house({ pattern: { need: 4 } }), 'houseYaku.0.pattern.type missing'],
];

const nothing = Object.fromEntries(Object.keys(modern.yaku).map((id) => [id, null])) as RuleSet['yaku'];
const viewingOnly: RuleSet = { ...modern, yaku: { ...nothing, tsukimi: 5 }, sevenDouble: null };
const taneOnly: RuleSet = { ...modern, yaku: { ...nothing, tane: [5, 1, 1] }, sevenDouble: null };
const counting = (id: 'tane' | 'tanzaku' | 'kasu', threshold: number, base: RuleSet = modern): RuleSet => ({
  ...base,
  yaku: { ...base.yaku, [id]: [threshold, 1, 1] },
});

const UNPLAYABLE: readonly Case[] = [
  [{ ...modern, deal: { ...modern.deal, order: ['others', 'field', 'field'] } }, 'deal.order dealOrder'],
  [{ ...modern, deal: { ...modern.deal, order: ['others', 'dealer'] } }, 'deal.order dealOrder'],
  [{ ...modern, handSize: 11 }, 'handSize tooFewCards'],
  [{ ...modern, players: 3 }, 'handSize tooFewCards'],
  [{ ...modern, handSize: 4, fieldSize: 17 }, 'fieldSize fieldTooLarge'],
  [{ ...modern, rounds: null }, 'rounds neverEnds'],
  [{ ...chips, target: 100 }, 'target targetTooLow'],
  [{ ...modern, yaku: nothing, sevenDouble: null }, 'yaku noYaku'],
  [{ ...modern, yaku: nothing, minStop: 3 }, 'yaku noYaku'],
  [{ ...viewingOnly, viewing: 'bonus' }, 'yaku noYaku'],
  [{ ...viewingOnly, viewing: 'never' }, 'yaku noYaku'],
  [counting('tane', 10), 'yaku.tane thresholdOutOfReach'],
  [counting('tanzaku', 11), 'yaku.tanzaku thresholdOutOfReach'],
  [counting('kasu', 25), 'yaku.kasu thresholdOutOfReach'],
  [counting('kasu', 26, wikipedia), 'yaku.kasu thresholdOutOfReach'],
  [{ ...taneOnly, sevenDouble: 6 }, 'sevenDouble sevenOutOfReach'],
  [{ ...taneOnly, minStop: 6 }, 'minStop minStopOutOfReach'],
  [{ ...viewingOnly, minStop: 6 }, 'minStop minStopOutOfReach'],
  [house({ id: 'house-2' }), 'houseYaku.0.id houseIds'],
  [
    { ...one, houseYaku: [one.houseYaku[0], { ...one.houseYaku[0], id: 'house-2', name: 'hOUSE 1' }] },
    'houseYaku.1.name houseNames',
  ],
  [
    withHouse(modern, [cards(1, 'jan-crane', 'aug-moon', 'jan-crane'), 5]),
    'houseYaku.0.pattern.cards houseCardTwice',
  ],
  [withHouse(modern, [cards(3, 'jan-crane', 'aug-moon'), 5]), 'houseYaku.0.pattern.need houseNeedOutOfReach'],
  [withHouse(modern, [kind('light', 6), 5]), 'houseYaku.0.pattern.need houseNeedOutOfReach'],
  [withHouse(modern, [kind('plain', 25), 5]), 'houseYaku.0.pattern.need houseNeedOutOfReach'],
  [withHouse(modern, [NOMI, 5, 0, ['house-2']]), 'houseYaku.0.replaces houseReplacesUnknown'],
  [withHouse(modern, [NOMI, 5, 0, ['hanami', 'hanami']]), 'houseYaku.0.replaces houseReplacesUnknown'],
  [withHouse(modern, [NOMI, 5, 0, ['house-1']]), 'houseYaku.0.replaces houseReplacesItself'],
  [
    withHouse(
      modern,
      [NOMI, 5, 0, ['house-2']],
      [NOMI, 5, 0, ['house-3']],
      [NOMI, 5, 0, ['house-1']],
      [NOMI, 5, 0, ['house-1']],
    ),
    'houseYaku.0.replaces houseReplacesItself, houseYaku.1.replaces houseReplacesItself, houseYaku.2.replaces houseReplacesItself',
  ],
  [
    { ...modern, rounds: null, handSize: 12, deal: { ...modern.deal, order: [] } },
    'deal.order dealOrder, handSize tooFewCards, rounds neverEnds',
  ],
];

describe('a rule-set is refused', () => {
  const byProblems = (cases: readonly Case[]) => cases.map(([json, problems]) => [problems, json] as const);
  it.each(byProblems(MALFORMED))('where its form is wrong: %s (%#)', (problems, json) => {
    expect(textOf(json)).toBe(problems);
  });
  it.each(byProblems(UNPLAYABLE))('where nobody could play it: %s (%#)', (problems, json) => {
    expect(textOf(json)).toBe(problems);
  });
  it('with every code that there is', () => {
    const met = new Set(
      [...MALFORMED, ...UNPLAYABLE].flatMap(([json]) => problemsOf(json).map(({ code }) => code)),
    );
    expect([...met].toSorted()).toEqual([...FORM_PROBLEMS, ...PLAY_PROBLEMS].toSorted());
  });
  it('for its form before it is asked whether it can be played', () => {
    expect(textOf({ ...modern, rounds: null, tie: 'fight' })).toBe('tie wrongValue');
  });
});

describe('a rule-set is played', () => {
  it.each<readonly [string, RuleSet]>([
    ['as every card of its kind', counting('tane', 9)],
    ['as ten ribbons', counting('tanzaku', 10)],
    ['as all plains', counting('kasu', 24)],
    ['as all plains and the cup', counting('kasu', 25, wikipedia)],
    ['as all plains and the bridge, which may be one', counting('kasu', 25, fifty)],
    ['with the highest sum asked for', { ...taneOnly, minStop: 5, sevenDouble: 5 }],
    ['with a viewing alone', { ...viewingOnly, viewing: 'always' }],
    ['with house yaku alone', { ...withHouse(modern, [NOMI, 5]), yaku: nothing, sevenDouble: 5 }],
    [
      'with further cards counted',
      { ...withHouse({ ...modern, yaku: nothing }, [kind('light', 1), 1, 2]), sevenDouble: 9 },
    ],
    ['with points as high as they go', { ...modern, yaku: { ...modern.yaku, goko: 100 }, sevenDouble: 100 }],
    ['without calls', { ...modern, maxCalls: 0 }],
    ['to a target above the chips', { ...chips, target: 101 }],
    [
      'with chains of what replaces what',
      withHouse(modern, [NOMI, 5, 0, ['house-2', 'house-3']], [NOMI, 5, 0, ['house-3']], [NOMI, 5]),
    ],
    ['with a field that takes all other cards', { ...modern, handSize: 8, fieldSize: 16 }],
    [
      'by three with longer hands and nothing left over',
      { ...modern, players: 3, handSize: 6, fieldSize: 12 },
    ],
  ])('%s', (_, ruleSet) => {
    expect(parseRuleSet(JSON.parse(JSON.stringify(ruleSet)))).toEqual({ ok: true, value: ruleSet });
  });
});

describe('names', () => {
  it.each([
    ['Nomi', true],
    ['花見で一杯', true],
    ['Oma’s Fünf, «extra»', true],
    ['🍶', true],
    ['👨‍👩‍👧‍👦'.repeat(8), true],
    ['é'.repeat(24), true],
    ['x'.repeat(24), true],
    ['x'.repeat(25), false],
    ['', false],
    [' ', false],
    [' Nomi', false],
    ['Nomi ', false],
    ['No\nmi', false],
    ['No\u0000mi', false],
    ['No\u2028mi', false],
    ['\u202Eimon', false],
    ['\u2066Nomi', false],
    ['\u200B', false],
    ['\uD83C', false],
    ['Gr\uFFFD\uFFFDe', false],
    ['\u3164', false],
    ['\u2800 \u115F', false],
    ['오마 규칙', true],
    [`N${'\u0301'.repeat(200)}`, false],
  ])('%j: %s', (name, plain) => {
    expect(isPlainName(name, 24)).toBe(plain);
    expect(problemsOf(house({ name })).length === 0).toBe(plain);
  });
});

describe('a field that is none of ours', () => {
  const fieldOf = (key: string): string => problemsOf({ ...modern, [key]: 1 })[0]?.field ?? '';

  it('is told as it is spelt, in files too', () => {
    expect(fieldOf('min_stopp')).toBe('min_stopp');
    const json = { ...makeRuleSetJson(modern), _min_stopp: 1, ['__proto__']: 1 };
    expect(parseRuleSetJson(json)).toEqual({
      ok: false,
      code: [
        { field: '_min_stopp', code: 'unknownField' },
        { field: '__proto__', code: 'unknownField' },
      ],
    });
  });

  it('is told as a plain name, whatever its key holds', () => {
    expect(fieldOf('a\u202Eb\u001B[31m')).toBe('a\uFFFDb\uFFFD[31m');
    expect(fieldOf('k'.repeat(100_000))).toBe(`${'k'.repeat(39)}…`);
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1, maxLength: 300 }), (key) => {
        fc.pre(!Object.hasOwn(modern, key));
        expect(isPlainName(`x${fieldOf(key).replaceAll('\uFFFD', '?')}x`, 42)).toBe(true);
      }),
    );
  });

  it('and every other problem is told once', () => {
    expect(problemsOf({ ...modern, rounds: 1e30 })).toEqual([{ field: 'rounds', code: 'wrongValue' }]);
  });
});

it('every card can be named in a house yaku', () => {
  expect(textOf(withHouse(modern, [cards(48, ...CARD_IDS), 5]))).toBe('');
});
