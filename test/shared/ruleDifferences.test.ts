import { describe, expect, it } from 'vitest';
import type { HouseYaku } from '../../shared/houseYaku';
import { presets } from '../../shared/presets';
import { differences, sameRules } from '../../shared/ruleDifferences';
import { PRESET_IDS } from '../../shared/ruleSet';
import type { RuleSet } from '../../shared/ruleSet';

const { modern } = presets;
const matsu: HouseYaku = {
  id: 'house-1',
  name: 'Pine, paulownia and monk',
  pattern: { type: 'cards', cards: ['jan-crane', 'dec-phoenix', 'aug-moon'], need: 3 },
  points: 6,
  perFurther: 0,
  replaces: [],
};

const cases: readonly (readonly [string, Partial<RuleSet>, readonly unknown[]])[] = [
  ['nothing', {}, []],
  ['a plain field', { sevenDouble: null }, [{ field: 'sevenDouble', from: 7, to: null }]],
  [
    'a value of the yaku table, thresholds whole',
    { yaku: { ...modern.yaku, tane: [4, 1, 1], tsukifuda: 4 } },
    [
      { field: 'yaku.tsukifuda', from: null, to: 4 },
      { field: 'yaku.tane', from: [5, 1, 1], to: [4, 1, 1] },
    ],
  ],
  [
    'a table in place of nothing',
    { handYaku: { teshi: 6, kuttsuki: 6 } },
    [{ field: 'handYaku', from: null, to: { teshi: 6, kuttsuki: 6 } }],
  ],
  [
    'a list',
    { deal: { order: ['others', 'dealer', 'field'], batch: 4 } },
    [{ field: 'deal.order', from: ['others', 'field', 'dealer'], to: ['others', 'dealer', 'field'] }],
  ],
  ['house yaku, as one', { houseYaku: [matsu] }, [{ field: 'houseYaku', from: [], to: [matsu] }]],
];

describe('differences', () => {
  it.each(cases)('name %s', (_what, patch, expected) => {
    expect(differences(modern, { ...modern, ...patch })).toEqual(expected);
  });

  it('swap sides with the rule-sets', () => {
    expect(differences({ ...modern, minStop: 2 }, modern)).toEqual([{ field: 'minStop', from: 2, to: 0 }]);
  });

  it('are none between copies, whatever the order of their keys', () => {
    const { id, name, pattern, points, perFurther, replaces } = matsu;
    const turned: HouseYaku = { replaces, perFurther, points, pattern, name, id };
    expect(JSON.stringify(turned)).not.toBe(JSON.stringify(matsu));
    expect(sameRules({ ...modern, houseYaku: [matsu] }, { ...modern, houseYaku: [turned] })).toBe(true);
  });

  it('tell all presets apart', () => {
    for (const a of PRESET_IDS)
      for (const b of PRESET_IDS) expect(sameRules(presets[a], presets[b])).toBe(a === b);
  });
});
