/** Plays a month against itself, for the moments in which the question is asked. What the seat cannot see is not kept. */
import type { RuleSet } from '../../../shared/ruleSet';
import type { Move } from '../../../shared/moves';
import type { PlayerView } from '../../../shared/view';
import { moveOf } from '../../ai/levels';
import type { Mind } from '../../ai/search/mind';
import { applyMove } from '../../engine/apply';
import { times } from '../../engine/lists';
import { createMatch } from '../../engine/match';
import type { MatchState } from '../../engine/state';
import { viewFor } from '../../engine/view';
import type { Lot } from '../lot';

/** The learner's seat. */
const LEARNER = 0;

/** So often a call is made where the player would stop, so that positions after a call occur. */
const STRAY_CALL = 0.4;

/** How far totals lie apart in the last month of a match that is still open. */
const MOST_APART = 8;

/** The match's last month, or for a match to a target one that can end it; the totals lie close. */
const asLastMonth = (lot: Lot, state: MatchState): MatchState => {
  const { rounds, target, scoring } = state.ruleSet;
  if (scoring === 'chips') return state;
  const middle = target === null ? 20 : Math.max(1, target - MOST_APART);
  const totals = times(state.totals.length, () => Math.max(0, middle - lot.below(MOST_APART)));
  const transferred = scoring === 'transfer' ? totals.map((total) => total - middle) : totals;
  return { ...state, totals: target === null ? transferred : totals, round: rounds ?? state.round };
};

const beginMonth = (lot: Lot, ruleSet: RuleSet, isLast: boolean): MatchState => {
  const { state } = createMatch({
    ruleSet: { ...ruleSet, firstDealer: 'random' },
    seed: lot.below(2 ** 31),
  });
  const dealt = { ...state, ruleSet };
  return isLast ? asLastMonth(lot, dealt) : dealt;
};

const nextMove = (lot: Lot, mind: Mind, view: PlayerView): Move => {
  const call = view.legal.find(({ move }) => move.type === 'callKoiKoi');
  if (call !== undefined && lot.chance(STRAY_CALL)) return call.move;
  return moveOf('medium', mind, view, lot.below(2 ** 31));
};

/**
 * Decisions of the learner's seat in one month.
 * @param isLast the match hangs on this month
 */
export const decisionsOfMonth = (mind: Mind, lot: Lot, isLast: boolean): readonly PlayerView[] => {
  const found: PlayerView[] = [];
  let state = beginMonth(lot, mind.known.rules.ruleSet, isLast);
  while (state.result === null) {
    const view = viewFor(state, state.turn);
    if (view.seat === LEARNER && view.decision?.canCall === true) found.push(view);
    const step = applyMove(state, state.turn, nextMove(lot, mind, view));
    if (!step.ok) throw new Error(`a legal move was refused: ${step.code}`);
    ({ state } = step.value);
  }
  return found;
};
