// The table of options against the rule-set: every field has its one control, every value can be reached, no way is blind.
import { afterEach, describe, expect, it } from 'vitest';
import { playProblems } from '../../../main/engine/rulePlay';
import { hasEffect, offered } from '../../../renderer/editor/control';
import type { Control } from '../../../renderer/editor/control';
import { HOMES, LIST_IDS, optionsOf } from '../../../renderer/editor/options.table';
import type { Option, OptionId } from '../../../renderer/editor/options.table';
import { optionWords } from '../../../renderer/editor/optionText';
import { PAGE_IDS } from '../../../renderer/editor/page';
import { setLanguage } from '../../../renderer/strings';
import { presets } from '../../../shared/presets';
import { differences } from '../../../shared/ruleDifferences';
import { PRESET_IDS } from '../../../shared/ruleSet';
import type { RuleSet } from '../../../shared/ruleSet';
import { LANGUAGES } from '../../../shared/settings';

const ALL: readonly Option[] = LIST_IDS.flatMap((list) => optionsOf(list));

/** With something to change in every option. */
const FULL: readonly RuleSet[] = [
  ...PRESET_IDS.map((id) => presets[id]),
  { ...presets.wikipedia, target: 200, sevenDouble: 8, ownKoi: 'per_call', ownKoiCap: 2, maxCalls: 3 },
  { ...presets['classic-chips'], rounds: 6, target: 300 },
];

const onPage = (path: string): boolean => {
  const field = path.split('.')[0];
  return Object.entries(HOMES).some(
    ([name, home]) => name === field && PAGE_IDS.some((page) => page === home),
  );
};

/** Dotted paths of everything that a rule-set holds; lists are one thing. */
const leaves = (value: unknown, path: string): readonly string[] =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value).flatMap(([key, part]) => leaves(part, path === '' ? key : `${path}.${key}`))
    : [path];

/** Without what pages change. */
const PATHS: readonly string[] = leaves(presets.wikipedia, '').filter((path) => !onPage(path));

/** Fields that an option changes beside its own, told by its words. */
const TOGETHER: Readonly<Partial<Record<OptionId, readonly string[]>>> = {
  players: ['handSize', 'fieldSize'],
  ending: ['rounds', 'target', 'scoring'],
  scoring: ['chips.start'],
  'handYaku.whole': ['handYaku'],
};

const changedBy = ({ id, control }: Option): ReadonlySet<string> => {
  const all = FULL.flatMap((rules) =>
    offered(control, rules).flatMap((next) => differences(rules, next).map(({ field }) => field)),
  );
  return new Set(all.filter((field) => !(TOGETHER[id] ?? []).includes(field)));
};

afterEach(() => {
  setLanguage('en');
});

describe('the options', () => {
  it('change every field of a rule-set, each by one control', () => {
    const owners = new Map(PATHS.map((path): [string, OptionId[]] => [path, []]));
    for (const option of ALL) for (const path of changedBy(option)) owners.get(path)?.push(option.id);
    expect([...owners].filter(([, ids]) => ids.length !== 1)).toEqual([]);
    expect(PATHS.length).toBeGreaterThan(30);
  });

  it.each(ALL)('$id takes every value that it offers, and has a word for it', ({ control }) => {
    if (control.type !== 'choice' && control.type !== 'select') return;
    for (const value of control.values) {
      expect(control.read(control.write(presets.wikipedia, value))).toBe(value);
      expect(control.word(value, presets.wikipedia)).not.toBe('');
    }
  });

  it.each(LANGUAGES)('are all told in %s, no two words of one choice alike', (language) => {
    setLanguage(language);
    for (const { id, control } of ALL) {
      expect(optionWords(id).help).not.toBe('');
      if (control.type !== 'choice' && control.type !== 'select') continue;
      const words = control.values.map((value) => control.word(value, presets.classic));
      expect(new Set(words).size, id).toBe(words.length);
    }
  });

  it('are left out where the others leave them without effect, and only there', () => {
    const shown = (rules: RuleSet): readonly OptionId[] =>
      ALL.filter(({ control }) => hasEffect(control, rules)).map(({ id }) => id);
    expect(shown(presets.modern)).not.toContain('ownKoiCap');
    expect(shown(presets.modern)).not.toContain('chips.start');
    expect(shown(presets.classic)).toContain('ownKoiCap');
    expect(shown({ ...presets.classic, maxCalls: 0 })).not.toContain('ownKoi');
    expect(shown(presets['classic-chips'])).toContain('chips.start');
    expect(shown(presets.fifty)).not.toContain('rounds');
    expect(shown(presets.classic)).not.toContain('rotationDraw');
    expect(shown(presets.modern)).toContain('rotationDraw');
    expect(shown(presets.wikipedia)).toContain('handYaku.kuttsuki');
  });
});

/** The option as the other rule-set has it. */
function copied(control: Control, rules: RuleSet, from: RuleSet): RuleSet {
  switch (control.type) {
    case 'choice':
    case 'select':
      return control.write(rules, control.read(from));
    case 'switch':
      return control.write(rules, control.read(from));
    case 'number':
      return control.write(rules, control.read(from));
  }
}

/** One press after the other, each only where somebody could play by what it makes; the value typed at once. */
function towards(from: RuleSet, to: RuleSet): RuleSet {
  let rules = from;
  for (let round = 0; round < 4; round += 1) {
    for (const { control } of ALL) {
      const next = copied(control, rules, to);
      if (playProblems(next).length === 0) rules = next;
    }
  }
  return rules;
}

it('every preset can be turned into every other, over playable rules alone', () => {
  for (const from of FULL)
    for (const to of FULL) {
      const left = differences(towards(from, to), to).map(({ field }) => field);
      const effective = left.filter((path) => !onPage(path) && !path.startsWith('chips'));
      expect(effective).toEqual([]);
    }
});
