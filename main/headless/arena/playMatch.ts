/** Plays one match between players, whatever they are. Holds no rules and counts nothing over matches. */
import type { Seat } from '../../../shared/moves';
import type { RuleSet } from '../../../shared/ruleSet';
import { applyMove } from '../../engine/apply';
import { at } from '../../engine/lists';
import { createMatch, nextMonth } from '../../engine/match';
import type { MatchState } from '../../engine/state';
import { viewFor } from '../../engine/view';
import { PlayerFailure, type Failure, type Player } from './player';

export interface PlayedMatch {
  /** What each seat has of the win: 1, or its part of a draw or a shared one, else 0. */
  readonly shares: readonly number[];
  /** For every month its winner and points. */
  readonly months: readonly { readonly winner: Seat | null; readonly points: number }[];
  /** ms of each decision, by seat. */
  readonly times: readonly (readonly number[])[];
  /** Who lost by being unable to play, and why. */
  readonly failure: { readonly seat: Seat; readonly failure: Failure } | null;
}

/** Seeds of single decisions: far apart, and the same for the same match, seat and decision. */
const decisionSeed = (match: number, seat: Seat, decision: number): number =>
  (Math.imul(match, 0x9e3779b1) + Math.imul(seat + 1, 0x85ebca6b) + Math.imul(decision, 0xc2b2ae35)) | 0;

const sharesOf = ({ totals, winner }: MatchState): readonly number[] => {
  if (typeof winner === 'number') return totals.map((_, seat) => (seat === winner ? 1 : 0));
  const highest = Math.max(...totals);
  const leaders = totals.filter((total) => total === highest).length;
  return totals.map((total) => (total === highest ? 1 / leaders : 0));
};

const forfeit = (players: number, loser: Seat): readonly number[] =>
  Array.from({ length: players }, (_, seat) => (seat === loser ? 0 : 1 / (players - 1)));

const monthsOf = ({ history }: MatchState): PlayedMatch['months'] =>
  history.map(({ winner, points }) => ({ winner, points }));

/** The state after the seat to move has decided; its ms are added to `times`. */
const decide = async (
  state: MatchState,
  player: Player,
  seed: number,
  times: number[],
): Promise<MatchState> => {
  const view = viewFor(state, state.turn);
  const start = performance.now();
  const move = await player.choose(view, seed);
  times.push(performance.now() - start);
  const step = applyMove(state, state.turn, move);
  if (!step.ok) throw new PlayerFailure('illegalMove');
  return step.value.state;
};

/** The whole match follows from its seed and what the players choose. Who deals first is always drawn. */
export const playMatch = async (
  rules: RuleSet,
  seed: number,
  players: readonly Player[],
): Promise<PlayedMatch> => {
  const ruleSet: RuleSet = { ...rules, firstDealer: 'draw' };
  const times: readonly number[][] = players.map(() => []);
  players.forEach((player, seat) => player.begin({ ruleSet, seat }));
  let { state } = createMatch({ ruleSet, seed });
  for (let decision = 0; state.phase !== 'matchOver'; decision += 1) {
    const dealt = nextMonth(state);
    const seat = state.turn;
    try {
      state = dealt.ok
        ? dealt.value.state
        : await decide(state, at(players, seat), decisionSeed(seed, seat, decision), at(times, seat));
    } catch (error) {
      if (!(error instanceof PlayerFailure)) throw error;
      const shares = forfeit(players.length, seat);
      return { shares, months: monthsOf(state), times, failure: { seat, failure: error.failure } };
    }
  }
  return { shares: sharesOf(state), months: monthsOf(state), times, failure: null };
};
