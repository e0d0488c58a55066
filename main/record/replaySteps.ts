/** A finished match as the steps in which it is watched again. Knows no windows. */
import { byCalendar } from '../../shared/cards';
import type { Replay, ReplayStep } from '../../shared/replay';
import type { MatchState } from '../engine/state';
import { viewFor } from '../engine/view';
import { finishedOf, type KeptMatch } from '../historyFormat';
import { HUMAN } from '../matchLog';
import { matchSteps, type PlayedStep } from './matchSteps';

/** Whoever watches decides nothing: the view offers no moves. */
const watched = (state: MatchState): ReplayStep['view'] => ({
  ...viewFor(state, HUMAN),
  legal: [],
  decision: null,
});

const stepOf = ({ state, events, entry }: PlayedStep): ReplayStep => ({
  done: entry?.type === 'move' ? { seat: entry.seat, move: entry.move } : null,
  events,
  view: watched(state),
  hands: state.hands.map((hand) => hand.toSorted(byCalendar)),
});

/** @throws where a step is against the rules: such a match must not be handed over */
export const replaySteps = (match: KeptMatch): Replay => ({
  match: finishedOf(match),
  seed: match.seed,
  steps: [...matchSteps(match)].map(stepOf),
});
