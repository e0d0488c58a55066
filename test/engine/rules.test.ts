// Rule-sets as data: every preset is playable, and both spellings mean the same. What is refused: ruleProblems.test.ts.
import { describe, expect, it } from 'vitest';
import type { RuleSet } from '../../shared/ruleSet';
import { presets, withRounds } from '../../shared/presets';
import { parseRuleSet } from '../../main/engine/rules';
import { NOMI, withHouse } from '../support/houseRules';
import { makeRuleSetJson, overrideRules, parseRuleSetJson } from '../../main/engine/ruleSetNotation';

const all: readonly (readonly [string, RuleSet])[] = Object.entries(presets);

describe('presets', () => {
  it.each(all)('%s can be played, and written and read again', (_, ruleSet) => {
    expect(parseRuleSet(ruleSet)).toEqual({ ok: true, value: ruleSet });
    expect(parseRuleSetJson(makeRuleSetJson(ruleSet))).toEqual({ ok: true, value: ruleSet });
  });
  it('keep their rules over another number of months', () => {
    expect(withRounds(presets.modern, 3)).toEqual({ ...presets.modern, rounds: 3 });
  });
});

describe('the spelling of files', () => {
  it('is snake_case, with absent dimensions at their first value', () => {
    const full = makeRuleSetJson({ ...presets.modern, tie: 'share' });
    const older = Object.fromEntries(
      Object.entries(full).filter(([key]) => key !== 'tie' && key !== 'must_match'),
    );
    expect(older).toMatchObject({ seven_double: 7, hand_size: 8, first_dealer: 'draw' });
    expect(parseRuleSetJson(older)).toEqual({ ok: true, value: presets.modern });
  });
  it('reaches into house yaku, which older files do not have', () => {
    const house = withHouse(presets.modern, [NOMI, 5, 1, ['hanami']]);
    const { house_yaku, ...older } = makeRuleSetJson(house);
    expect(house_yaku).toEqual([
      { id: 'house-1', name: 'House 1', pattern: NOMI, points: 5, per_further: 1, replaces: ['hanami'] },
    ]);
    expect(parseRuleSetJson({ ...older, house_yaku })).toEqual({ ok: true, value: house });
    expect(parseRuleSetJson(older)).toEqual({ ok: true, value: presets.modern });
    const spelt = parseRuleSetJson({
      ...older,
      house_yaku: [{ ...house.houseYaku[0], perFurther: 'one' }, 7],
    });
    expect(spelt).toMatchObject({
      code: [{ field: 'houseYaku.0.perFurther' }, { field: 'houseYaku.1', code: 'wrongValue' }],
    });
  });
  it('merges dictionaries one level deep', () => {
    expect(overrideRules({ a: 1, yaku: { x: 1, y: [1] } }, { yaku: { y: [2] }, b: null })).toEqual({
      a: 1,
      b: null,
      yaku: { x: 1, y: [2] },
    });
  });
});
