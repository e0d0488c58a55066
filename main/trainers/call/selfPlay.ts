/** Plays a month against itself, for the moments in which the question is asked. What the seat cannot see is not kept. */
import type { RuleSet } from '../../../shared/ruleSet';
import type { Move } from '../../../shared/moves';
import type { PlayerView } from '../../../shared/view';
import { moveOf } from '../../ai/levels';
import type { Mind } from '../../ai/search/mind';
import { applyMove } from '../../engine/apply';
import { createMatch } from '../../engine/match';
import { monthOfRound } from '../../engine/month';
import type { MatchState } from '../../engine/state';
import { viewFor } from '../../engine/view';
import type { Lot } from '../lot';

/** The learner's seat. */
const LEARNER = 0;

/** So often a call is made where the player would stop, so that positions after a call occur. */
const STRAY_CALL = 0.4;

/** How far totals lie apart in the last month of a match that is still open. */
const MOST_APART = 8;

/** Whether matches by these rules come to a month on which they hang, so that points alone do not say what is right. */
export const hasLastMonth = ({ rounds, target, scoring }: RuleSet): boolean =>
  scoring === 'add' ? rounds !== null || target !== null : rounds !== null;

/** A month that ends the match, or where it is played to a target can end it; the totals lie close. */
const asLastMonth = (lot: Lot, { ruleSet, totals }: MatchState): Pick<MatchState, 'round' | 'totals'> => {
  const { rounds, target, scoring } = ruleSet;
  const round = rounds ?? 6;
  if (scoring === 'chips') return { round, totals };
  if (scoring === 'transfer') {
    // What one has won the others have lost.
    const ahead = lot.below(2 * MOST_APART) - MOST_APART;
    return { round, totals: totals.map((_, seat) => (seat === 0 ? ahead : seat === 1 ? 0 - ahead : 0)) };
  }
  const middle = target === null ? 20 : Math.max(1, target - 1);
  return { round, totals: totals.map(() => Math.max(0, middle - lot.below(MOST_APART))) };
};

/** An early month that nothing hangs on: all are level. */
const asEarlyMonth = (lot: Lot, { ruleSet, totals }: MatchState): Pick<MatchState, 'round' | 'totals'> => ({
  round: 1 + lot.below(Math.max(1, Math.floor((ruleSet.rounds ?? 12) / 2))),
  totals,
});

const beginMonth = (lot: Lot, ruleSet: RuleSet, isLast: boolean): MatchState => {
  const { state } = createMatch({
    ruleSet: { ...ruleSet, firstDealer: 'random' },
    seed: lot.below(2 ** 31),
  });
  const dealt = { ...state, ruleSet };
  const { round, totals } = isLast ? asLastMonth(lot, dealt) : asEarlyMonth(lot, dealt);
  return { ...dealt, round, totals, month: monthOfRound(round) };
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
