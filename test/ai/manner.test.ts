import { describe, expect, it } from 'vitest';
import { moveInManner } from '../../main/ai/manners';
import { createMind } from '../../main/ai/search/mind';
import { createMatch } from '../../main/engine/match';
import { viewFor } from '../../main/engine/view';
import { measureManner } from '../../main/headless/manners/measure';
import { LEVEL_IDS, MANNER_IDS, type MannerId } from '../../shared/matchOptions';
import { presets } from '../../shared/presets';

const mind = createMind(presets.modern);

describe('each manner', { timeout: 60_000 }, () => {
  const report = (manner: MannerId) => measureManner(presets.modern, mind, 'medium', manner, 36, 5);
  const balanced = report('balanced');

  it('the bold call more often', () => {
    expect(report('bold').callRate).toBeGreaterThan(balanced.callRate + 5);
  });
  it('the cautious stop more often', () => {
    expect(report('cautious').stopRate).toBeGreaterThan(balanced.stopRate + 5);
  });
  it('a light hunter takes the lights that he can take', () => {
    expect(report('lights').lightsTaken).toBeGreaterThan(balanced.lightsTaken + 5);
  });
});

describe('a move in a manner', () => {
  it.each(LEVEL_IDS.flatMap((level) => MANNER_IDS.map((manner) => ({ level, manner }))))(
    'of %j is legal, and the same for the same view and seed',
    (who) => {
      const { state } = createMatch({ ruleSet: presets.modern, seed: 9 });
      const view = viewFor(state, state.turn);
      const move = moveInManner(who, mind, view, 3);
      expect(view.legal.map((legal) => legal.move)).toContainEqual(move);
      expect(moveInManner(who, createMind(presets.modern), view, 3)).toEqual(move);
    },
  );
});
