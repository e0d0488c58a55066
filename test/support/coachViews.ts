/** Positions of random play, to ask the coach about. */
import { createMatch } from '../../main/engine/match';
import { drawNumber, seedRng } from '../../main/engine/rng';
import type { MatchState } from '../../main/engine/state';
import { viewFor } from '../../main/engine/view';
import type { RuleSet } from '../../shared/ruleSet';
import { dealtOn, played } from './playout';

/** The state after `steps` steps by lot, or the last one before that in which somebody is to move. */
export function stateAfter(ruleSet: RuleSet, seed: number, steps: number): MatchState {
  const birthMonths = ([1, 5, 9] as const).slice(0, ruleSet.players);
  let state = createMatch({ ruleSet, seed, birthMonths }).state;
  let asked = state;
  let rng = seedRng(seed);
  for (let step = 0; step < steps && state.phase !== 'matchOver'; step += 1) {
    if (state.phase === 'monthOver') state = dealtOn(state).state;
    else {
      const { legal } = viewFor(state, state.turn);
      const drawn = drawNumber(rng, legal.length);
      rng = drawn.rng;
      const chosen = legal[drawn.value];
      if (chosen === undefined) throw new Error('no move is legal');
      state = played(state, chosen.move).state;
    }
    if (state.phase !== 'monthOver' && state.phase !== 'matchOver') asked = state;
  }
  return asked;
}
