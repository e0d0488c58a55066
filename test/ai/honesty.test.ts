import { describe, expect, it } from 'vitest';
import { moveOf } from '../../main/ai/levels';
import { LEVEL_IDS } from '../../shared/matchOptions';
import { createMind } from '../../main/ai/search/mind';
import { weighMoves } from '../../main/ai/search/search';
import { viewFor } from '../../main/engine/view';
import { presets } from '../../shared/presets';
import type { PresetId } from '../../shared/ruleSet';
import { exchangeHidden } from '../support/hiddenCards';
import { playOut } from '../support/playout';

/** Every level looks at the same views; the search with fewer playouts than in play, which are the same ones. */
const FEW_PLAYOUTS = 40;

describe('no level sees a hidden card', () => {
  it.each<[PresetId, number]>([
    ['modern', 200],
    ['fifty', 20],
    ['nintendo', 20],
    ['classic-3p', 20],
  ])(
    '%s: exchanging them at every decision of %i months changes nothing',
    (preset, months) => {
      const ruleSet = presets[preset];
      const mind = createMind(ruleSet);
      for (let seed = 1; seed <= months; seed += 1) {
        for (const { state } of playOut({ ruleSet, seed }, seed, 1)) {
          if (state.result !== null) continue;
          const view = viewFor(state, state.turn);
          const other = viewFor(exchangeHidden(state, state.turn, seed), state.turn);
          expect(weighMoves(mind, other, FEW_PLAYOUTS, seed)).toEqual(
            weighMoves(mind, view, FEW_PLAYOUTS, seed),
          );
          for (const level of LEVEL_IDS) {
            if (level === 'master') continue;
            expect(moveOf(level, mind, other, seed)).toEqual(moveOf(level, mind, view, seed));
          }
        }
      }
    },
    120_000,
  );
});
