import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Conf from 'conf';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openRuleBook } from '../../main/ruleBook';
import type { RuleBook } from '../../main/ruleBook';
import { MOST_OWN_RULES } from '../../main/ruleBookFormat';
import type { KeptRules } from '../../main/ruleBookFormat';
import type { Notice } from '../../shared/ipc';
import { ok, refuse } from '../../shared/moves';
import { presets } from '../../shared/presets';
import type { NamedRuleSet, RuleSet } from '../../shared/ruleSet';

const MOMENT = new Date('2026-11-30T03:57:43.120Z');
const DAMAGED = 'rules.damaged-2026-11-30T03-57-43.json';

let folder: string;
let notices: Notice[];
const inFolder = (name: string): string => join(folder, name);

const open = (): RuleBook =>
  openRuleBook({
    file: inFolder('rules.json'),
    openStore: () => new Conf<KeptRules>({ configName: 'rules', cwd: folder }),
    now: () => MOMENT,
    tell: (notice) => void notices.push(notice),
  });

const put = (content: unknown): string => {
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  writeFileSync(inFolder('rules.json'), text);
  return text;
};

const rules = (name: string, patch: Partial<RuleSet> = {}): NamedRuleSet => ({
  name,
  ruleSet: { ...presets.modern, ...patch },
});
const namesOf = (all: readonly NamedRuleSet[]): readonly string[] => all.map(({ name }) => name);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hanagoyomi-book-'));
  notices = [];
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe('rule-sets of one’s own', () => {
  it('are none at first, and nothing is written unasked', () => {
    expect(open().all()).toEqual([]);
    expect(readdirSync(folder)).toEqual([]);
    expect(open().forget('Oma')).toEqual([]);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('are kept from one run to the next, in the order of their names', () => {
    const book = open();
    book.keep(rules('Oma 10'));
    book.keep(rules('ñandú', { minStop: 2 }));
    book.keep(rules('Oma 9', { oyaKen: 1 }));
    expect(book.keep(rules('alpha'))).toEqual(ok(book.all()));
    expect(namesOf(open().all())).toEqual(['alpha', 'ñandú', 'Oma 9', 'Oma 10']);
    expect(open().all()).toEqual(book.all());
    expect(notices).toEqual([]);
  });

  it('take the next free name where another has theirs, and are kept once however often they come', () => {
    const book = open();
    const variants = [0, 1, 2].map((minStop) => rules('Oma', { minStop }));
    for (const each of [...variants, ...variants]) book.keep(each);
    expect(book.all()).toEqual([
      rules('Oma', { minStop: 0 }),
      rules('Oma 2', { minStop: 1 }),
      rules('Oma 3', { minStop: 2 }),
    ]);
    book.forget('Oma 2');
    book.keep(rules('Oma', { minStop: 3 }));
    expect(namesOf(book.all())).toEqual(['Oma', 'Oma 2', 'Oma 3']);
  });

  it('keep the longest name within its bounds when it is numbered', () => {
    const book = open();
    const longest = '👨‍👩‍👧'.repeat(2) + 'x'.repeat(38);
    book.keep(rules(longest));
    book.keep(rules(longest, { minStop: 1 }));
    expect(namesOf(open().all())).toEqual(expect.arrayContaining([longest, `${longest.slice(0, -2)} 2`]));
    expect(notices).toEqual([]);
  });

  it('are forgotten by name', () => {
    const book = open();
    book.keep(rules('a'));
    book.keep(rules('b', { minStop: 1 }));
    expect(namesOf(book.forget('a'))).toEqual(['b']);
    expect(namesOf(book.forget('c'))).toEqual(['b']);
    expect(namesOf(open().all())).toEqual(['b']);
  });

  it('are replaced in place, so that fifty leave room to rename one', () => {
    const book = open();
    for (let number = 0; number < MOST_OWN_RULES; number += 1)
      book.keep(rules(`Oma ${number}`, { target: number + 1 }));
    expect(book.replace('Oma 7', rules('Oma 8'))).toEqual(refuse('nameTaken'));
    expect(book.replace('Oma 7', rules('Zia', { minStop: 4 })).ok).toBe(true);
    expect(book.replace('nobody', rules('one more'))).toEqual(refuse('tooManyRules'));
    expect(open().all()).toHaveLength(MOST_OWN_RULES);
    expect(open().all()).toContainEqual(rules('Zia', { minStop: 4 }));
    expect(namesOf(open().all())).not.toContain('Oma 7');
  });

  it('are at most fifty; what is there already still is', () => {
    const book = open();
    for (let number = 0; number < MOST_OWN_RULES; number += 1)
      expect(book.keep(rules(`Oma ${number}`, { target: number + 1 })).ok).toBe(true);
    expect(book.keep(rules('one more'))).toEqual(refuse('tooManyRules'));
    expect(book.keep(rules('Oma 7', { target: 8 }))).toEqual(ok(book.all()));
    book.forget('Oma 7');
    expect(book.keep(rules('one more')).ok).toBe(true);
    expect(open().all()).toHaveLength(MOST_OWN_RULES);
  });
});

it('what a kill in mid-write left behind is gone with the next change; files of others stay', () => {
  put({ version: 1, rules: [rules('Oma')] });
  writeFileSync(inFolder('rules.json.tmp-602821590795e9d3'), '{"version":1,"ru');
  writeFileSync(inFolder('rules.json.bak'), 'mine');
  const book = open();
  expect(book.all()).toEqual([rules('Oma')]);
  book.keep(rules('Opa', { minStop: 1 }));
  expect(readdirSync(folder).toSorted()).toEqual(['rules.json', 'rules.json.bak']);
});

describe('a damaged file of rules', () => {
  it.each([
    ['zero bytes', ''],
    ['half a file', '{"version":1,"rules":[{"name":"O'],
    ['another shape', { version: 1, rules: { Oma: presets.modern } }],
    ['an array', []],
    ['no version', { rules: [] }],
  ])('with %s is set aside as it was and told', (_kind, content) => {
    const text = put(content);
    const book = open();
    expect(book.all()).toEqual([]);
    expect(notices).toEqual([{ type: 'rulesDamaged', file: inFolder(DAMAGED) }]);
    book.keep(rules('Oma'));
    expect(readFileSync(inFolder(DAMAGED), 'utf8')).toBe(text);
    expect(open().all()).toEqual([rules('Oma')]);
  });

  it('is none for the mark that an editor puts in front', () => {
    const text = put({ version: 1, rules: [rules('Oma')] });
    put(`\uFEFF${text}`);
    expect(open().all()).toEqual([rules('Oma')]);
    expect(notices).toEqual([]);
  });

  it('from a newer version is set aside and told as such', () => {
    const text = put({ version: 2, rules: [rules('Oma')] });
    expect(open().all()).toEqual([]);
    expect(notices).toEqual([{ type: 'rulesTooNew', file: inFolder(DAMAGED) }]);
    expect(readFileSync(inFolder(DAMAGED), 'utf8')).toBe(text);
  });

  it.each<readonly [string, unknown]>([
    ['a rule-set that lacks a field', { name: 'bad', ruleSet: { ...presets.modern, tie: undefined } }],
    ['one that cannot be played', rules('bad', { rounds: null })],
    ['one under no name', rules('')],
    ['one under a name that is taken', rules('good', { minStop: 2 })],
    ['something else', 7],
  ])('with %s costs only that one; the file is set aside, the good ones stay', (_what, bad) => {
    const text = put({ version: 1, rules: [rules('good'), bad, rules('also good', { minStop: 1 })] });
    expect(namesOf(open().all())).toEqual(['also good', 'good']);
    expect(notices).toEqual([{ type: 'rulesDamaged', file: inFolder(DAMAGED) }]);
    expect(readFileSync(inFolder(DAMAGED), 'utf8')).toBe(text);
    notices = [];
    expect(namesOf(open().all())).toEqual(['also good', 'good']);
    expect(notices).toEqual([]);
  });

  it('with more than are kept gives up the last', () => {
    put({ version: 1, rules: Array.from({ length: 52 }, (_, index) => rules(`r${index}`)) });
    expect(open().all()).toHaveLength(MOST_OWN_RULES);
    expect(existsSync(inFolder(DAMAGED))).toBe(true);
  });
});

describe('a folder that cannot be written', () => {
  it('is told once; what is kept holds for this run', () => {
    rmSync(folder, { recursive: true });
    writeFileSync(folder, '');
    const book = open();
    notices = [];
    expect(book.keep(rules('Oma')).ok).toBe(true);
    expect(book.keep(rules('Opa', { minStop: 1 })).ok).toBe(true);
    expect(namesOf(book.all())).toEqual(['Oma', 'Opa']);
    expect(notices.map(({ type }) => type)).toEqual(['rulesFailed']);
  });
});
