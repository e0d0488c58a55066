/** What one deal is expected to bring, and how that sways: exact for every form of deal, as the field stood. */
import { CARD_IDS, sameMonth } from '../../shared/cards';
import { sum, times } from '../engine/lists';
import { fieldOdds, type DealForm } from './fieldOdds';
import type { Tally } from './chance';

export type Odds = Omit<Tally, 'seen'>;

const ALL = CARD_IDS.length;
const LIGHTS = 5;

const choose = (n: number, k: number): number =>
  k < 0 || k > n ? 0 : times(k, (i) => (n - i) / (i + 1)).reduce((ways, factor) => ways * factor, 1);

/** The chance of `found` special cards among `drawn` of `all`, of which so many are special: hypergeometric. */
const chanceOf = (found: number, drawn: number, special: number, all: number): number =>
  (choose(special, found) * choose(all - special, drawn - found)) / choose(all, drawn);

const product = (a: readonly number[]): readonly (readonly number[])[] => a.map((x) => a.map((y) => x * y));

/** How often each outcome comes up in `draws` tries of one deal, where `joint` tells how two of them hang together. */
const oddsOfOutcomes = (
  chances: readonly number[],
  draws: number,
  joint: (a: number, b: number) => number,
): Odds => {
  const apart = product(chances);
  return {
    expected: chances.map((chance) => draws * chance),
    covariance: apart.map((row, a) =>
      row.map((both, b) => {
        const alone = (a === b ? (chances[a] ?? 0) : 0) - both;
        return draws * alone + draws * (draws - 1) * (joint(a, b) - both);
      }),
    ),
  };
};

const never = (): number => 0;

/** Cells: cards of the most frequent month on the field, from 0. */
export const fieldMonthOdds = (form: DealForm): Odds => oddsOfOutcomes(fieldOdds(form).mostOfMonth, 1, never);

/** Cells: lights in a dealt hand, from 0; `hands` = how many of one deal are looked at, two at most. */
export function handLightsOdds(form: DealForm, hands: number): Odds {
  const { handSize, fieldSize } = form;
  const { lights } = fieldOdds(form);
  const rest = ALL - fieldSize;
  const overFields = (chance: (left: number) => number): number =>
    sum(lights.map((field, onField) => field * chance(LIGHTS - onField)));
  const chances = times(LIGHTS + 1, (found) => overFields((left) => chanceOf(found, handSize, left, rest)));
  return oddsOfOutcomes(chances, hands, (a, b) =>
    overFields(
      (left) =>
        chanceOf(a, handSize, left, rest) * (a > left ? 0 : chanceOf(b, handSize, left - a, rest - handSize)),
    ),
  );
}

const PAIRS = choose(ALL, 2);
const PAIRS_OF_MONTH = 12 * choose(4, 2);

/** Cells: the 48 cards. None is dealt twice, and a field without four of a month leaves some pairs to the hands more often. */
export function ownCardsOdds(form: DealForm): Odds {
  const { handSize, fieldSize } = form;
  const rest = ALL - fieldSize;
  const each = handSize / ALL;
  const pairsLeft = sum(fieldOdds(form).ofMonth.map((chance, onField) => chance * choose(4 - onField, 2)));
  /** That two certain cards of a month are both in the hand, and two of different months. */
  const same = ((pairsLeft / choose(4, 2)) * choose(handSize, 2)) / choose(rest, 2);
  const different = (choose(handSize, 2) - PAIRS_OF_MONTH * same) / (PAIRS - PAIRS_OF_MONTH);
  return {
    expected: CARD_IDS.map(() => each),
    covariance: CARD_IDS.map((a) =>
      CARD_IDS.map((b) => (a === b ? each : sameMonth(a, b) ? same : different) - each ** 2),
    ),
  };
}
