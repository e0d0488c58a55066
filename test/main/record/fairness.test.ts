import { describe, expect, it } from 'vitest';
import { dealDeck, isVoidField } from '../../../main/engine/deal';
import { seedRng, shuffleDeck, type RngState } from '../../../main/engine/rng';
import { chiSquareChance } from '../../../main/record/chance';
import { fairnessOf, type SeenDeal } from '../../../main/record/fairness';
import { fieldOdds } from '../../../main/record/fieldOdds';
import { CARD_IDS, kindOf, type CardId } from '../../../shared/cards';
import { presets } from '../../../shared/presets';
import type { FairnessQuestion } from '../../../shared/record';
import type { RuleSet } from '../../../shared/ruleSet';

type Riffle = (cards: readonly CardId[]) => readonly CardId[];
const fair: Riffle = (cards) => cards;

const FORMS: readonly RuleSet[] = [
  presets.modern,
  presets['classic-3p'],
  { ...presets.modern, fieldRedeal: 'four-or-pairs' },
  { ...presets['classic-3p'], handSize: 6, fieldSize: 12 },
  { ...presets.modern, fieldRedeal: 'none', handSize: 5, fieldSize: 16 },
];

/** Deals as months deal them: again and again until the field stands. */
function dealsBy(seed: number, many: number, forms: readonly RuleSet[], riffle = fair): readonly SeenDeal[] {
  let rng: RngState = seedRng(seed);
  const dealOne = (form: RuleSet): SeenDeal => {
    for (;;) {
      const shuffled = shuffleDeck(rng);
      rng = shuffled.rng;
      const { hands, field } = dealDeck(form, many % form.players, riffle(shuffled.cards));
      if (!isVoidField(form, field)) return { form, hands, field };
    }
  };
  return Array.from({ length: many }, (_, index) => dealOne(forms[index % forms.length] ?? presets.modern));
}

const chanceOf = (deals: readonly SeenDeal[], question: FairnessQuestion): number => {
  const chance = fairnessOf(deals).find((answer) => answer.question === question)?.chance;
  if (typeof chance !== 'number') throw new Error('too few deals');
  return chance;
};

/** The largest gap between how often chances were below a bound, and how often they should be (Kolmogorov, Smirnov). */
const gap = (chances: readonly number[]): number =>
  Math.max(
    ...chances
      .toSorted((a, b) => a - b)
      .map((chance, i) =>
        Math.max(Math.abs((i + 1) / chances.length - chance), Math.abs(chance - i / chances.length)),
      ),
  );

const RECORDS = 300;
/** One set of fair records in a thousand strays further. */
const MOST_GAP = 1.95 / Math.sqrt(RECORDS);

const QUESTIONS = ['ownLights', 'rivalLights', 'fieldMonth', 'ownCards'] as const;

describe('the chance that a fair shuffle strays so far', { timeout: 120_000 }, () => {
  const records = Array.from({ length: RECORDS }, (_, seed) => fairnessOf(dealsBy(seed + 1, 150, FORMS)));

  it.each(QUESTIONS)('is any number from 0 to 1 equally often over 300 fair records: %s', (question) => {
    const chances = records.map(
      (answers) => answers.find((each) => each.question === question)?.chance ?? -1,
    );
    expect(Math.min(...chances)).toBeGreaterThanOrEqual(0);
    expect(gap(chances)).toBeLessThan(MOST_GAP);
    // The bound is one that a chance of the wrong shape fails.
    expect(gap(chances.map((chance) => chance ** 1.5))).toBeGreaterThan(MOST_GAP);
  });
});

/** Puts the first card that fits somewhere near the top, every so often. */
const favouring =
  (fits: (card: CardId) => boolean, place: number): Riffle =>
  (cards) => {
    const from = cards.findIndex(fits);
    if ((CARD_IDS.indexOf(cards[47] ?? 'jan-crane') & 1) === 0) return cards;
    return cards.with(place, cards[from] ?? 'jan-crane').with(from, cards[place] ?? 'jan-crane');
  };
const isLight = (card: CardId): boolean => kindOf(card) === 'light';

/** Two of every month lie together more often than they should. */
const withPairs: Riffle = (cards) => {
  const [first = 'jan-crane'] = cards.slice(4, 5);
  const mate = cards.findIndex((card, index) => index > 11 && card.slice(0, 3) === first.slice(0, 3));
  return mate < 0 ? cards : cards.with(5, cards[mate] ?? first).with(mate, cards[5] ?? first);
};

describe('a rigged shuffle', () => {
  it.each<readonly [FairnessQuestion, Riffle]>([
    // Seat 0 deals: it gets the third handful of four, its rival the first.
    ['ownLights', favouring(isLight, 9)],
    ['rivalLights', favouring(isLight, 1)],
    ['ownCards', favouring((card) => card === 'aug-moon', 9)],
    ['fieldMonth', withPairs],
  ])('is seen in %s', (question, riffle) => {
    expect(chanceOf(dealsBy(7, 600, [presets.modern], riffle), question)).toBeLessThan(1e-6);
    expect(chanceOf(dealsBy(7, 600, [presets.modern]), question)).toBeGreaterThan(0.001);
  });
});

describe('odds of a field', () => {
  it('are those of a count by hand', () => {
    const { mostOfMonth, lights } = fieldOdds({ ...presets.modern, fieldRedeal: 'none', fieldSize: 2 });
    expect(mostOfMonth[1]).toBeCloseTo(1 - 3 / 47, 12);
    expect(mostOfMonth[2]).toBeCloseTo(3 / 47, 12);
    expect(lights[2]).toBeCloseTo((5 * 4) / (48 * 47), 12);
  });

  it('leave out what is dealt again', () => {
    expect(fieldOdds(presets.modern).mostOfMonth[4]).toBe(0);
    expect(fieldOdds({ ...presets.modern, fieldRedeal: 'none' }).mostOfMonth[4]).toBeCloseTo(
      (12 * 135_751 - 66) / 377_348_994,
      12,
    );
    const pairs = fieldOdds({ ...presets.modern, fieldRedeal: 'four-or-pairs' }).mostOfMonth[2] ?? 0;
    expect(pairs).toBeLessThan(fieldOdds(presets.modern).mostOfMonth[2] ?? 0);
  });
});

describe('what is looked at', () => {
  it('is every deal once, however often it was played', () => {
    const deals = dealsBy(3, 60, [presets.modern]);
    expect(fairnessOf([...deals, ...deals])).toEqual(fairnessOf(deals));
  });

  it('is too little to tell anything of at first', () => {
    expect(fairnessOf([]).map(({ chance, cells }) => ({ chance, cells }))).toEqual(
      QUESTIONS.map(() => ({ chance: null, cells: [] })),
    );
    const [lights] = fairnessOf(dealsBy(3, 4, [presets.modern]));
    expect(lights).toMatchObject({ deals: 4, chance: null, degrees: 0 });
  });

  it('adds up to what was dealt', () => {
    for (const { cells, question, deals } of fairnessOf(dealsBy(5, 90, FORMS))) {
      const seen = cells.reduce((total, cell) => total + cell.seen, 0);
      expect(cells.reduce((total, cell) => total + cell.expected, 0)).toBeCloseTo(seen, 8);
      if (question === 'ownLights' || question === 'fieldMonth') expect(seen).toBe(deals);
    }
  });
});

describe('the chi-square distribution', () => {
  // Abramowitz and Stegun, table 26.8.
  it.each([
    [3.84146, 1, 0.05],
    [0.0157908, 1, 0.9],
    [9.21034, 2, 0.01],
    [11.0705, 5, 0.05],
    [59.7031, 30, 0.001],
    [43.773, 30, 0.05],
    [20.5992, 30, 0.9],
  ])('is %f or more with %i degrees as often as tables say', (chiSquare, degrees, chance) => {
    expect(chiSquareChance(chiSquare, degrees)).toBeCloseTo(chance, 4);
  });

  it('stays a chance at its ends', () => {
    expect(chiSquareChance(0, 47)).toBe(1);
    expect(chiSquareChance(1100, 47)).toBeLessThan(1e-12);
    expect(chiSquareChance(1e9, 47)).toBe(0);
  });
});
