/** How likely a dealt field looks how, among those that are not dealt again: counted out exactly. Source: rules matrix, 2.3. */
import type { RuleSet } from '../../shared/ruleSet';
import { sum, times } from '../engine/lists';

/** All of a rule-set that decides how cards are dealt. */
export type DealForm = Pick<RuleSet, 'players' | 'handSize' | 'fieldSize' | 'fieldRedeal'>;

/** All odds add up to 1. */
export interface FieldOdds {
  /** By how many cards the most frequent month has, from 0. */
  readonly mostOfMonth: readonly number[];
  /** By how many lights lie there, from 0. */
  readonly lights: readonly number[];
  /** By how many cards a month of one's choice has, from 0. */
  readonly ofMonth: readonly number[];
}

/** At index n: in how many ways n cards can be had. */
type Ways = readonly number[];

/** From one month: any card; without its light; its light and perhaps more. */
const ANY: Ways = [1, 4, 6, 4, 1];
const DARK: Ways = [1, 3, 3, 1, 0];
const LIT: Ways = [0, 1, 3, 3, 1];

const MONTHS_IN_ALL = 12;
const LIGHTS_IN_ALL = 5;

const both = (a: Ways, b: Ways): Ways =>
  times(a.length + b.length - 1, (cards) => sum(a.map((ways, taken) => ways * (b[cards - taken] ?? 0))));

const power = (ways: Ways, exponent: number): Ways => times(exponent, () => ways).reduce<Ways>(both, [1]);

/** Only so many cards of a month may lie there. */
const only = (ways: Ways, allowed: readonly number[]): Ways =>
  ways.map((each, cards) => (allowed.includes(cards) ? each : 0));

const upTo = (most: number): readonly number[] => times(most + 1, (cards) => cards);

/** What the field may hold of each month, and what of that is dealt again all the same: four pairs. */
function countFields(
  { fieldSize, fieldRedeal }: DealForm,
  make: (allowed: readonly number[]) => Ways,
  most = 4,
): number {
  const allowed = upTo(Math.min(most, fieldRedeal === 'none' ? 4 : 3));
  const pairsAreVoid = fieldRedeal === 'four-or-pairs' && fieldSize === 8 && most >= 2;
  const pairs = pairsAreVoid ? (make([0, 2])[fieldSize] ?? 0) : 0;
  return (make(allowed)[fieldSize] ?? 0) - pairs;
}

const shares = (counts: readonly number[]): readonly number[] => counts.map((count) => count / sum(counts));

export function fieldOdds(form: DealForm): FieldOdds {
  const withAtMost = times(5, (most) =>
    countFields(form, (allowed) => power(only(ANY, allowed), MONTHS_IN_ALL), most),
  );
  const withLights = times(LIGHTS_IN_ALL + 1, (lights) =>
    countFields(form, (allowed) => {
      const lit = power(only(LIT, allowed), lights);
      const dark = power(only(DARK, allowed), LIGHTS_IN_ALL - lights);
      const others = power(only(ANY, allowed), MONTHS_IN_ALL - LIGHTS_IN_ALL);
      // In how many ways the lights are so many of the five.
      const choices = power([1, 1], LIGHTS_IN_ALL)[lights] ?? 0;
      return both(both(lit, dark), others).map((ways) => ways * choices);
    }),
  );
  const withOfMonth = times(5, (cards) =>
    countFields(form, (allowed) =>
      both(
        only(ANY, allowed).map((ways, index) => (index === cards ? ways : 0)),
        power(only(ANY, allowed), MONTHS_IN_ALL - 1),
      ),
    ),
  );
  return {
    mostOfMonth: shares(withAtMost.map((ways, most) => ways - (withAtMost[most - 1] ?? 0))),
    lights: shares(withLights),
    ofMonth: shares(withOfMonth),
  };
}
