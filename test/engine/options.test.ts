// Every value of every option changes what is played or paid: one deal for each, without and with it.
import { describe, expect, it } from 'vitest';
import { parseRuleSet } from '../../main/engine/rules';
import { presets } from '../../shared/presets';
import { tellCourse } from '../support/optionCourse';
import { OPTIONS } from '../support/options.table';
import { OPTION_ROWS } from './options.table';

const byName = new Map(OPTIONS.map((option) => [option.name, option]));

describe('the table', () => {
  it('has one row for every option, and none for anything else', () => {
    expect(OPTION_ROWS.map(({ option }) => option).toSorted()).toEqual([...byName.keys()].toSorted());
    expect(byName.size).toBe(OPTIONS.length);
  });
  it('knows every field of a rule-set', () => {
    const named = new Set(OPTIONS.map(({ field }) => field.split('.')[0]));
    expect([...named].toSorted()).toEqual(Object.keys(presets.modern).toSorted());
  });
  it.each(OPTIONS)('has rules that can be played: $name', ({ without, ruleSet }) => {
    expect(parseRuleSet(without)).toEqual({ ok: true, value: without });
    expect(parseRuleSet(ruleSet)).toEqual({ ok: true, value: ruleSet });
  });
});

describe('an option changes the course or the score', () => {
  it.each(OPTION_ROWS)('$option', (row) => {
    const option = byName.get(row.option);
    if (option === undefined) throw new Error(`there is no option ${row.option}`);
    const without = tellCourse(option.without, row);
    const changed = tellCourse(option.ruleSet, row);
    expect(without).toBe(row.without);
    expect(changed).toBe(row.with);
    expect(changed).not.toBe(without);
  });
});
