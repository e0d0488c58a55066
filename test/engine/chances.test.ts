// Chances of the deal: closed forms by generating functions, and how often the engine's own shuffle deals it.
import { beforeAll, describe, expect, it } from 'vitest';
import { CARD_IDS, monthOf, type CardId } from '../../shared/cards';
import { presets } from '../../shared/presets';
import { dealDeck, isVoidField } from '../../main/engine/deal';
import { seedRng, shuffleDeck } from '../../main/engine/rng';
import { yakuOf } from '../../main/engine/yaku';

/** Coefficients, the constant first; none beyond x^8 is kept. */
type Polynomial = readonly number[];

const times = (a: Polynomial, b: Polynomial): Polynomial =>
  Array.from({ length: 9 }, (_, power) =>
    a.reduce((sum, coefficient, index) => sum + coefficient * (b[power - index] ?? 0), 0),
  );

/** Hands of eight whose months each hold as many cards as `month` has terms; a term counts the ways to pick so many. */
const handsOf = (month: Polynomial): number =>
  Array.from({ length: 12 }).reduce<Polynomial>((product) => times(product, month), [1])[8] ?? 0;

const ALL = handsOf([1, 4, 6, 4, 1]);
const NO_FOUR = handsOf([1, 4, 6, 4]);
const NO_THREE = handsOf([1, 4, 6]);
const FOUR = (ALL - NO_FOUR) / ALL;
const THREE = (NO_FOUR - NO_THREE) / ALL;

describe('closed forms', () => {
  it('are those of the hands of eight', () => {
    expect(ALL).toBe(377_348_994);
    expect(ALL - NO_FOUR).toBe(1_628_946);
    // Each of four months has two cards: C(12, 4) times 6 to the fourth.
    expect(handsOf([1, 0, 6])).toBe(641_520);
    expect(FOUR).toBeCloseTo(0.0043, 4);
    expect(THREE).toBeCloseTo(0.136, 3);
  });

  it('are those of the 32 sets of lights, under every preset', () => {
    const lights: readonly CardId[] = ['jan-crane', 'mar-curtain', 'aug-moon', 'nov-rainman', 'dec-phoenix'];
    for (const ruleSet of Object.values(presets)) {
      const counts: Record<string, number> = {};
      for (let bits = 0; bits < 32; bits += 1) {
        const held = lights.filter((_, index) => (bits & (1 << index)) !== 0);
        const names = yakuOf(ruleSet, held, 4).map(({ id }) => id);
        const name = names.length === 0 ? 'nothing' : names.join();
        counts[name] = (counts[name] ?? 0) + 1;
      }
      expect(counts).toEqual({ goko: 1, shiko: 1, 'ame-shiko': 4, sanko: 4, nothing: 22 });
    }
  });
});

describe('400,000 shuffles', { timeout: 120_000 }, () => {
  const SHUFFLES = 400_000;
  let threes = 0;
  let fours = 0;
  /** How often each card came first of the deck, in CARD_IDS order. */
  const first = new Map<CardId, number>(CARD_IDS.map((card) => [card, 0]));
  const onField = new Map<CardId, number>(CARD_IDS.map((card) => [card, 0]));

  beforeAll(() => {
    const { modern } = presets;
    const count = (counts: Map<CardId, number>, card: CardId | undefined): void => {
      if (card !== undefined) counts.set(card, (counts.get(card) ?? 0) + 1);
    };
    let rng = seedRng(48);
    for (let shuffle = 0; shuffle < SHUFFLES; shuffle += 1) {
      const shuffled = shuffleDeck(rng);
      rng = shuffled.rng;
      count(first, shuffled.cards[0]);
      const { field } = dealDeck(modern, 0, shuffled.cards);
      const months = new Uint8Array(13);
      for (const card of field) {
        count(onField, card);
        const month = monthOf(card);
        months[month] = (months[month] ?? 0) + 1;
      }
      const most = Math.max(...months);
      if (isVoidField(modern, field) !== (most === 4)) throw new Error(`wrongly judged: ${field.join(' ')}`);
      if (most === 4) fours += 1;
      if (most === 3) threes += 1;
    }
  }, 120_000);

  /** How many standard errors a count lies from what its chance lets expect. */
  const errors = (count: number, chance: number): number =>
    Math.abs(count - SHUFFLES * chance) / Math.sqrt(SHUFFLES * chance * (1 - chance));

  it('deal three of a month to the field, and no four, as often as they should', () => {
    expect(errors(threes, THREE)).toBeLessThan(3);
    expect(threes / SHUFFLES).toBeCloseTo(0.136, 2);
  });
  it('deal four of a month to the field as often as they should', () => {
    expect(errors(fours, FOUR)).toBeLessThan(3);
    expect(fours / SHUFFLES).toBeCloseTo(0.0043, 3);
  });
  it('favour no card', () => {
    // 96 counts: with a fair shuffle one seed in 160 would give a count beyond four standard errors; 48 does not.
    expect(Math.max(...[...first.values()].map((count) => errors(count, 1 / 48)))).toBeLessThan(4);
    expect(Math.max(...[...onField.values()].map((count) => errors(count, 1 / 6)))).toBeLessThan(4);
  });
});
