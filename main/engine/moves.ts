/** Which moves a position allows, and why another is refused. Changes nothing. */
import type { CardId } from '../../shared/cards';
import type { Move, MoveError, Seat } from '../../shared/moves';
import { at } from './lists';
import { isMonthOver, matchesOf, type MatchState } from './state';

/** Hand cards that may be played; where the rules force a match, only matching ones as long as there are any. */
const playableCards = ({ ruleSet, hands, field, turn }: MatchState): readonly CardId[] => {
  const hand = at(hands, turn);
  if (ruleSet.mustMatch === 'free') return hand;
  const matching = hand.filter((card) => matchesOf(field, card).length > 0);
  return matching.length > 0 ? matching : hand;
};

/** False when the rule-set's koi-koi calls are used up. */
export const canCall = ({ ruleSet, calls, turn }: MatchState): boolean =>
  ruleSet.maxCalls === null || at(calls, turn) < ruleSet.maxCalls;

/** Cards between which an open choice lies; empty without one. */
export const candidatesOf = ({ pending, field }: MatchState): readonly CardId[] =>
  pending === null ? [] : matchesOf(field, pending.card);

/** Every move of the seat whose turn it is; none when the month is over. */
export const legalMoves = (state: MatchState): readonly Move[] => {
  switch (state.phase) {
    case 'play':
      return playableCards(state).map((card) => ({ type: 'playCard', card }));
    case 'chooseHand':
    case 'chooseDraw':
      return candidatesOf(state).map((card) => ({ type: 'chooseMatch', card }));
    case 'decide':
      return canCall(state) ? [{ type: 'stop' }, { type: 'callKoiKoi' }] : [{ type: 'stop' }];
    case 'monthOver':
    case 'matchOver':
      return [];
  }
};

const playError = (state: MatchState, card: CardId): MoveError | null => {
  if (state.phase !== 'play') return 'wrongPhase';
  if (!at(state.hands, state.turn).includes(card)) return 'cardNotInHand';
  return playableCards(state).includes(card) ? null : 'mustMatch';
};

const choiceError = (state: MatchState, card: CardId): MoveError | null => {
  if (state.pending === null) return 'wrongPhase';
  return candidatesOf(state).includes(card) ? null : 'illegalMatch';
};

/** The reason for which `seat` may not make this move now; null when it may. */
export const moveError = (state: MatchState, seat: Seat, move: Move): MoveError | null => {
  if (isMonthOver(state)) return 'wrongPhase';
  if (seat !== state.turn) return 'notYourTurn';
  switch (move.type) {
    case 'playCard':
      return playError(state, move.card);
    case 'chooseMatch':
      return choiceError(state, move.card);
    case 'stop':
      return state.phase === 'decide' ? null : 'wrongPhase';
    case 'callKoiKoi':
      if (state.phase !== 'decide') return 'wrongPhase';
      return canCall(state) ? null : 'callsUsedUp';
  }
};
