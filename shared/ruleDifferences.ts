/** What one rule-set says otherwise than another, field by field. Knows no words and no rules. */
import type { RuleSet } from './ruleSet';

export interface RuleDifference {
  /** Dotted path of the field: `sevenDouble`, `yaku.tane`, `deal.batch`; house yaku come as one entry, `houseYaku`. */
  readonly field: string;
  /** The field's value in the first rule-set. */
  readonly from: unknown;
  /** The field's value in the second. */
  readonly to: unknown;
}

type Table = Readonly<Record<string, unknown>>;

const isTable = (value: unknown): value is Table =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Equal as data, whatever the order of keys. */
const sameData = (a: unknown, b: unknown): boolean => {
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((each, index) => sameData(each, b[index]));
  if (isTable(a) && isTable(b)) return Object.keys({ ...a, ...b }).every((key) => sameData(a[key], b[key]));
  return a === b;
};

const compareTables = (path: string, a: Table, b: Table): readonly RuleDifference[] =>
  Object.keys({ ...a, ...b }).flatMap((key) => compare(`${path}${key}`, a[key], b[key]));

const compare = (field: string, from: unknown, to: unknown): readonly RuleDifference[] => {
  if (isTable(from) && isTable(to)) return compareTables(`${field}.`, from, to);
  return sameData(from, to) ? [] : [{ field, from, to }];
};

/** Every field in which `b` differs from `a`, in the order in which rule-sets list them; empty for equal rules. */
export const differences = (a: RuleSet, b: RuleSet): readonly RuleDifference[] =>
  compareTables('', { ...a }, { ...b });

export const sameRules = (a: RuleSet, b: RuleSet): boolean => differences(a, b).length === 0;
