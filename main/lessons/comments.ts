/** What the teacher remarks, unasked, while the learner plays a month alone. Knows no steps. */
import { at } from '../engine/lists';
import type { MatchState } from '../engine/state';
import { HUMAN } from '../matchLog';

/** How a month ends in which nobody stops, by the rules. */
const lastTurnId = ({ ruleSet, lastCaller }: MatchState): string => {
  if (ruleSet.exhaustion === 'last_caller' && lastCaller !== null) return 'comment.lastTurnCaller';
  return ruleSet.oyaKen > 0 ? 'comment.lastTurnDealer' : 'comment.lastTurn';
};

/** The id of a remark on what the learner sees before their next move; null where there is none. */
export const commentOn = (match: MatchState): string | null => {
  const { phase, turn, hands, calls } = match;
  if (turn !== HUMAN) return null;
  if (phase === 'decide' && at(calls, HUMAN) === 0) return 'comment.firstYaku';
  return phase === 'play' && at(hands, HUMAN).length === 1 ? lastTurnId(match) : null;
};
