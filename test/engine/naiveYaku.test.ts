// The engine's scoring held against a second scorer that shares no line with it.
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { CARD_IDS, MONTHS, type CardId } from '../../shared/cards';
import { presets } from '../../shared/presets';
import { YAKU_IDS } from '../../shared/yaku';
import { baseOf, yakuOf } from '../../main/engine/yaku';
import { naiveYaku, total } from '../support/naiveYaku';
import { printSeed, runSeed as seed } from '../support/runSeed';
import { anyRuleSet } from '../support/ruleSets';

/** A few cards, or most of the deck. */
const anyPile: fc.Arbitrary<readonly CardId[]> = fc.subarray([...CARD_IDS]);
const anyMonth = fc.constantFrom(...MONTHS);

beforeAll(printSeed);

describe('two scorers', { timeout: 120_000 }, () => {
  it('agree on any pile under any rules', () => {
    const paid = new Set<string>();
    fc.assert(
      fc.property(anyRuleSet, anyPile, anyMonth, (ruleSet, pile, month) => {
        const yaku = yakuOf(ruleSet, pile, month);
        const ledger = naiveYaku(ruleSet, pile, month);
        expect(baseOf(yaku)).toBe(total(ledger));
        expect(Object.fromEntries(yaku.map(({ id, points }) => [id, points]))).toEqual(ledger);
        for (const { id } of yaku) paid.add(id);
      }),
      { numRuns: 10_000, seed },
    );
    // None is agreed on only because it never came.
    expect([...YAKU_IDS, 'house-1', 'house-4'].filter((id) => !paid.has(id))).toEqual([]);
  });

  it.each(Object.entries(presets))('agree on any pile under %s', (_, ruleSet) => {
    fc.assert(
      fc.property(anyPile, anyMonth, (pile, month) => {
        const yaku = yakuOf(ruleSet, pile, month);
        expect(Object.fromEntries(yaku.map(({ id, points }) => [id, points]))).toEqual(
          naiveYaku(ruleSet, pile, month),
        );
      }),
      { numRuns: 500, seed },
    );
  });
});
