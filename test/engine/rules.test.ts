// Rule-sets as data: every preset is playable, nonsense is refused by field and reason, both spellings mean the same.
import { describe, expect, it } from 'vitest';
import type { RuleSet } from '../../shared/ruleSet';
import { presets, withRounds } from '../../shared/presets';
import { parseRuleSet } from '../../main/engine/rules';
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
  it('merges dictionaries one level deep', () => {
    expect(overrideRules({ a: 1, yaku: { x: 1, y: [1] } }, { yaku: { y: [2] }, b: null })).toEqual({
      a: 1,
      b: null,
      yaku: { x: 1, y: [2] },
    });
  });
});
