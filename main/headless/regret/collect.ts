/** Chooses the positions of the reference: decisions out of months that the master's own policy plays. */
import { makeMove } from '../../engine/notation';
import { viewFor } from '../../engine/view';
import { moveOf } from '../../ai/levels';
import { weighView } from '../../ai/policy/weighView';
import { distinctMoves } from '../../ai/search/options';
import type { Mind } from '../../ai/search/mind';
import type { Position } from './positions';
import { stateAfter } from './positions';

/** Of the choices of a card only every so many are taken, so that they come from many deals; questions are rare. */
const EVERY = 5;

/** Decisions between cards, and koi-koi questions. */
interface Decisions {
  readonly cards: readonly Position[];
  readonly questions: readonly Position[];
}

const decisionsOf = (mind: Mind, seed: number): Decisions => {
  const cards: Position[] = [];
  const questions: Position[] = [];
  const moves: string[] = [];
  for (let state = stateAfter(seed, []); state.result === null; state = stateAfter(seed, moves)) {
    const view = viewFor(state, state.turn);
    const options = distinctMoves(view, weighView(mind.policy, mind.known, view));
    const found = view.phase === 'decide' ? questions : cards;
    if (options.length > 1) found.push({ seed, moves: [...moves], worth: {} });
    moves.push(makeMove(moveOf('hard', mind, view, seed)));
  }
  return { cards: cards.filter((_, index) => (index + seed) % EVERY === 0), questions };
};

/** So many positions of either kind, from the seeds 1, 2, 3, …: those between cards come first. */
export const collectPositions = (mind: Mind, each: number): readonly Position[] => {
  const cards: Position[] = [];
  const questions: Position[] = [];
  for (let seed = 1; Math.min(cards.length, questions.length) < each; seed += 1) {
    const found = decisionsOf(mind, seed);
    cards.push(...found.cards);
    questions.push(...found.questions);
  }
  return [...cards.slice(0, each), ...questions.slice(0, each)];
};
