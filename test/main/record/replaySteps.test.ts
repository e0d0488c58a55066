import { describe, expect, it } from 'vitest';
import { keptMatch } from '../../support/keptMatches';
import { replaySteps } from '../../../main/record/replaySteps';
import { CARD_IDS, byCalendar } from '../../../shared/cards';
import type { PresetId } from '../../../shared/ruleSet';

describe('a replay', () => {
  it.each<readonly [PresetId, number]>([
    ['modern', 3],
    ['classic-3p', 3],
    ['wikipedia', 6],
  ])('by %s rules goes from the first deal to the end that was kept', (preset, months) => {
    for (let seed = 1; seed < 8; seed += 1) {
      const match = keptMatch(seed, { type: 'preset', preset, months });
      const { steps, match: told, seed: shown } = replaySteps(match);
      expect([told.id, shown]).toEqual([match.id, seed]);
      const deals = steps.filter(({ done }) => done === null);
      expect(deals).toHaveLength(months);
      for (const { events } of deals) expect(events.map(({ type }) => type)).toContain('cardsDealt');
      expect(steps.map(({ done }) => done)).toEqual([
        null,
        ...match.moves.map((entry) =>
          entry.type === 'move' ? { seat: entry.seat, move: entry.move } : null,
        ),
      ]);
      expect(steps.at(-1)?.view).toMatchObject({ phase: 'matchOver', winner: match.winner });
      expect(steps.at(-1)?.view.seats.map(({ total }) => total)).toEqual(match.totals);
    }
  });

  it('shows every hand, hides no face of a deal, and leaves nothing to choose', () => {
    const { steps } = replaySteps(keptMatch(2, { type: 'preset', preset: 'classic-3p', months: 3 }));
    for (const { view, hands, events } of steps) {
      expect(view.legal).toEqual([]);
      expect(view.decision).toBeNull();
      expect(view.seat).toBe(0);
      expect(view.hand).toEqual(hands[0]);
      expect(hands).toEqual(hands.map((hand) => hand.toSorted(byCalendar)));
      expect(hands.map((hand) => hand.length)).toEqual(view.seats.map(({ handCount }) => handCount));
      const shown = [...hands.flat(), ...view.field, ...view.seats.flatMap(({ captured }) => captured)];
      const waiting = view.pending === null ? 0 : 1;
      expect(new Set(shown).size + view.drawPile + waiting).toBe(CARD_IDS.length);
      for (const event of events)
        if (event.type === 'cardsDealt')
          expect(event.batches.flatMap(({ cards }) => cards)).not.toContain(null);
    }
  });

  it('of a match against the rules is none', () => {
    const match = keptMatch(1);
    expect(() => replaySteps({ ...match, moves: match.moves.slice(1) })).toThrow(
      /^step \d+, .* is against the rules: /,
    );
  });
});
