/** Builds the controls of options that are one field of a rule-set. Knows no field's meaning. */
import type { Bounds } from '../../shared/ruleBounds';
import type { RuleSet } from '../../shared/ruleSet';
import type { ChoiceField } from '../reference/ruleChoices';
import { t } from '../strings';
import type { Key } from '../strings';
import type { NumberControl, WordControl } from './control';

type Words<V extends string> = Readonly<Record<V, Key>>;

/** The value of a table whose key it is. */
export const keyOf = <V extends string>(
  words: Readonly<Record<V, unknown>>,
  value: string,
): V | undefined => {
  const isKey = (key: string): key is V => key === value && Object.hasOwn(words, key);
  return isKey(value) ? value : undefined;
};

/** One of a field's words: a value without a word does not compile. */
export const wordOf = <F extends ChoiceField>(field: F, words: Words<RuleSet[F]>): WordControl => ({
  type: 'choice',
  values: Object.keys(words),
  word: (value) => {
    const key = keyOf(words, value);
    return key === undefined ? '' : t(words[key]);
  },
  read: (rules) => rules[field],
  write: (rules, value) => {
    const chosen = keyOf(words, value);
    return chosen === undefined ? rules : { ...rules, [field]: chosen };
  },
});

type NumberField = {
  [F in keyof RuleSet]: RuleSet[F] extends number ? (RuleSet[F] extends 2 | 3 ? never : F) : never;
}[keyof RuleSet];

export const numberOf = (field: NumberField, bounds: Bounds): NumberControl => ({
  type: 'number',
  bounds,
  read: (rules) => rules[field],
  write: (rules, value) => (value === null ? rules : { ...rules, [field]: value }),
});

type OptionalField = 'sevenDouble' | 'ownKoiCap' | 'maxCalls';

/** A number that can be left out of the rules. */
export const optionalOf = (field: OptionalField, bounds: Bounds, fresh: number): NumberControl => ({
  type: 'number',
  bounds,
  fresh,
  read: (rules) => rules[field],
  write: (rules, value) => ({ ...rules, [field]: value }),
});
