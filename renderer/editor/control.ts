/** What an option is changed with, and which rule-sets that leads to. Knows no option. */
import { playedRules } from '../reference/playedRules';
import { sameRules } from '../../shared/ruleDifferences';
import type { Bounds } from '../../shared/ruleBounds';
import type { RuleSet } from '../../shared/ruleSet';

/** One word out of a few; `select` where they are many or long. */
export interface WordControl {
  readonly type: 'choice' | 'select';
  readonly values: readonly string[];
  readonly word: (value: string, rules: RuleSet) => string;
  readonly read: (rules: RuleSet) => string;
  readonly write: (rules: RuleSet, value: string) => RuleSet;
}

export interface SwitchControl {
  readonly type: 'switch';
  readonly read: (rules: RuleSet) => boolean;
  readonly write: (rules: RuleSet, on: boolean) => RuleSet;
}

/** A number; with `fresh` it can be switched off, which reads as null. Without, null = there is none in these rules. */
export interface NumberControl {
  readonly type: 'number';
  readonly bounds: Bounds;
  readonly read: (rules: RuleSet) => number | null;
  readonly write: (rules: RuleSet, value: number | null) => RuleSet;
  /** What it begins with when it is switched on. */
  readonly fresh?: number;
}

export type Control = WordControl | SwitchControl | NumberControl;

/** The value that a switch at a number leads to. */
export const switched = (control: NumberControl, rules: RuleSet): number | null =>
  control.read(rules) === null ? (control.fresh ?? null) : null;

const numbersWithin = ({ bounds }: NumberControl, numbers: readonly number[]): readonly number[] =>
  numbers.filter((number) => number >= bounds.min && number <= bounds.max);

function numberMoves(control: NumberControl, rules: RuleSet, near: boolean): readonly RuleSet[] {
  const value = control.read(rules);
  const { min, max } = control.bounds;
  const numbers = value === null ? [] : numbersWithin(control, near ? [value - 1, value + 1] : [min, max]);
  const steps = numbers.map((number) => control.write(rules, number));
  return control.fresh === undefined ? steps : [...steps, control.write(rules, switched(control, rules))];
}

function moves(control: Control, rules: RuleSet, near: boolean): readonly RuleSet[] {
  switch (control.type) {
    case 'choice':
    case 'select':
      return control.values.map((value) => control.write(rules, value));
    case 'switch':
      return [control.write(rules, !control.read(rules))];
    case 'number':
      return numberMoves(control, rules, near);
  }
}

/** Every rule-set that one press on this control would make. */
export const offered = (control: Control, rules: RuleSet): readonly RuleSet[] => moves(control, rules, true);

/** False where every value of it is played in the same way, because of what the other options say. */
export function hasEffect(control: Control, rules: RuleSet): boolean {
  const played = playedRules(rules);
  return moves(control, rules, false).some((each) => !sameRules(played, playedRules(each)));
}
