/** Positions of random play, to ask the coach about. */
import { createMatch } from '../../main/engine/match';
import { drawNumber, seedRng } from '../../main/engine/rng';
import type { MatchState } from '../../main/engine/state';
import { viewFor } from '../../main/engine/view';
import type { RuleSet } from '../../shared/ruleSet';
import { dealtOn, played } from './playout';

/** Every state of a match by lot, one for each step. */
function* statesOf(ruleSet: RuleSet, seed: number): Generator<MatchState> {
  const birthMonths = ([1, 5, 9] as const).slice(0, ruleSet.players);
  let state = createMatch({ ruleSet, seed, birthMonths }).state;
  let rng = seedRng(seed);
  yield state;
  while (state.phase !== 'matchOver') {
    if (state.phase === 'monthOver') state = dealtOn(state).state;
    else {
      const { legal } = viewFor(state, state.turn);
      const drawn = drawNumber(rng, legal.length);
      rng = drawn.rng;
      const chosen = legal[drawn.value];
      if (chosen === undefined) throw new Error('no move is legal');
      state = played(state, chosen.move).state;
    }
    yield state;
  }
}

/** The state after `steps` steps by lot, or the last one before that in which somebody is to move. */
export function stateAfter(ruleSet: RuleSet, seed: number, steps: number): MatchState {
  let asked: MatchState | null = null;
  let step = 0;
  for (const state of statesOf(ruleSet, seed)) {
    if (asked === null || (state.phase !== 'monthOver' && state.phase !== 'matchOver')) asked = state;
    if (step === steps) break;
    step += 1;
  }
  if (asked === null) throw new Error('a match begins with a state');
  return asked;
}

/** The first questions, stop or koi-koi, of a match by lot. */
export function questionsOf(ruleSet: RuleSet, seed: number, most: number): readonly MatchState[] {
  const found: MatchState[] = [];
  for (const state of statesOf(ruleSet, seed)) {
    if (state.phase === 'decide') found.push(state);
    if (found.length === most) break;
  }
  return found;
}
