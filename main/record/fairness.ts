/** How the dealt cards compare with what a fair shuffle brings. Knows no matches beyond what was dealt in them. */
import { CARD_IDS, monthOf, MONTHS, type CardId } from '../../shared/cards';
import { FAIRNESS_QUESTIONS, type FairnessAnswer, type FairnessQuestion } from '../../shared/record';
import { countLights } from '../engine/deal';
import { at, times } from '../engine/lists';
import { HUMAN } from '../matchLog';
import { addTallies, distanceOf, type Tally } from './chance';
import { fieldMonthOdds, handLightsOdds, ownCardsOdds, type Odds } from './dealOdds';
import type { DealForm } from './fieldOdds';

/** One deal that stood. */
export interface SeenDeal {
  readonly form: DealForm;
  /** By seat. */
  readonly hands: readonly (readonly CardId[])[];
  readonly field: readonly CardId[];
}

interface Asked {
  /** What its cells count, in order. */
  readonly values: readonly number[];
  /** The cells that a deal adds to, as indices; one of them more than once where it does so. */
  readonly found: (deal: SeenDeal) => readonly number[];
  readonly odds: (form: DealForm) => Odds;
}

const rivalHands = ({ hands }: SeenDeal): SeenDeal['hands'] => hands.filter((_, seat) => seat !== HUMAN);

const mostOfMonth = (cards: readonly CardId[]): number =>
  Math.max(...MONTHS.map((month) => cards.filter((card) => monthOf(card) === month).length));

const upTo = (most: number): readonly number[] => times(most + 1, (value) => value);

const ASKED: Readonly<Record<FairnessQuestion, Asked>> = {
  ownLights: {
    values: upTo(5),
    found: ({ hands }) => [countLights(at(hands, HUMAN))],
    odds: (form) => handLightsOdds(form, 1),
  },
  rivalLights: {
    values: upTo(5),
    found: (deal) => rivalHands(deal).map(countLights),
    odds: (form) => handLightsOdds(form, form.players - 1),
  },
  fieldMonth: {
    values: upTo(4),
    found: ({ field }) => [mostOfMonth(field)],
    odds: fieldMonthOdds,
  },
  ownCards: {
    values: CARD_IDS.map((_, index) => index),
    found: ({ hands }) => at(hands, HUMAN).map((card) => CARD_IDS.indexOf(card)),
    odds: ownCardsOdds,
  },
};

const keyOf = ({ players, handSize, fieldSize, fieldRedeal }: DealForm): string =>
  `${players} ${handSize} ${fieldSize} ${fieldRedeal}`;

/** Deals of one form against what so many of that form are expected to bring. */
function tally({ values, found, odds }: Asked, form: DealForm, deals: readonly SeenDeal[]): Tally {
  const seen = values.map(() => 0);
  for (const cell of deals.flatMap(found)) seen[cell] = (seen[cell] ?? 0) + 1;
  const { expected, covariance } = odds(form);
  const all = (each: number): number => each * deals.length;
  return { seen, expected: expected.map(all), covariance: covariance.map((row) => row.map(all)) };
}

/** The same cards in the same places were dealt once, however often a match was played over them. */
const dealtOnce = (deals: readonly SeenDeal[]): readonly SeenDeal[] => [
  ...new Map(deals.map((deal) => [[...deal.hands, deal.field].join(' | '), deal])).values(),
];

/** All questions in order. Each deal counts once, also one that was played again. */
export function fairnessOf(all: readonly SeenDeal[]): readonly FairnessAnswer[] {
  const deals = dealtOnce(all);
  const forms = new Map(deals.map(({ form }) => [keyOf(form), form]));
  return FAIRNESS_QUESTIONS.map((question) => {
    const asked = ASKED[question];
    const tallies = [...forms].map(([key, form]) =>
      tally(
        asked,
        form,
        deals.filter((deal) => keyOf(deal.form) === key),
      ),
    );
    const whole = addTallies(tallies, asked.values.length);
    const cells = asked.values.map((value, i) => ({
      value,
      seen: at(whole.seen, i),
      expected: at(whole.expected, i),
    }));
    return {
      question,
      deals: deals.length,
      cells: cells.filter(({ expected }) => expected > 0),
      ...distanceOf(whole),
    };
  });
}
