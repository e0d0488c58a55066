/** Chooses the positions of the reference: decisions out of months that the master's own policy plays. */
import { makeMove } from '../../engine/notation';
import { viewFor } from '../../engine/view';
import { moveOf } from '../../ai/levels';
import { weighView } from '../../ai/policy/weighView';
import { distinctMoves } from '../../ai/search/options';
import type { Mind } from '../../ai/search/mind';
import type { Position } from './positions';
import { stateAfter } from './positions';

/** Of the decisions of a month only every so many are taken, so that the positions come from many deals. */
const EVERY = 5;

const decisionsOf = (mind: Mind, seed: number): readonly Position[] => {
  const found: Position[] = [];
  const moves: string[] = [];
  for (let state = stateAfter(seed, []); state.result === null; state = stateAfter(seed, moves)) {
    const view = viewFor(state, state.turn);
    const options = distinctMoves(view, weighView(mind.policy, mind.known, view));
    if (options.length > 1) found.push({ seed, moves: [...moves], worth: {} });
    moves.push(makeMove(moveOf('hard', mind, view, seed)));
  }
  return found.filter((_, index) => (index + seed) % EVERY === 0);
};

/** So many positions, from the seeds 1, 2, 3, … */
export const collectPositions = (mind: Mind, count: number): readonly Position[] => {
  const positions: Position[] = [];
  for (let seed = 1; positions.length < count; seed += 1) positions.push(...decisionsOf(mind, seed));
  return positions.slice(0, count);
};
