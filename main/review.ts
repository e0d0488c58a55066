/** Looks a finished match over again: what each decision was worth, and what of a month was play and what the cards. */
import type { Review, ReviewedDecision, ReviewedMonth } from '../shared/coach';
import type { Move, Seat } from '../shared/moves';
import type { MonthResult } from '../shared/scoring';
import type { PlayerView } from '../shared/view';
import { optionOf, thinkAbout } from './ai/coach/advise';
import type { Mind } from './ai/search/mind';
import { choicesOf } from './ai/search/options';
import { viewFor } from './engine/view';
import type { MatchState } from './engine/state';
import type { KeptMatch } from './historyFormat';
import { beginMatch, stepOn } from './matchLog';

/** How much a decision is thought about; fixed, so that a match always gets the same review. */
interface Effort {
  /** All options together. */
  readonly playouts: number;
  /** Worlds in which the move made is then compared with the best. */
  readonly worlds: number;
}

const OWN: Effort = { playouts: 4_800, worlds: 3_000 };
const RIVAL: Effort = { playouts: 2_400, worlds: 1_200 };

/** What is lost is told in these parts of a point: sums of them are exact. */
const GRAIN = 1 / 1024;

/** Points that the playouts cannot tell from none. */
const LEAST = 0.1;

const given = (best: number, made: number): number =>
  best - made < LEAST ? 0 : Math.round((best - made) / GRAIN) * GRAIN;

/** The decision looked at again by what `view` showed. */
const judge = (mind: Mind, view: PlayerView, move: Move, seed: number, effort: Effort): ReviewedDecision => {
  const thought = thinkAbout(mind, view, seed);
  thought.think(effort.playouts);
  thought.compare(move, effort.worlds);
  const advice = thought.advice();
  const [best] = advice.options;
  const made = optionOf(view, advice.options, move);
  return { view, move, advice, lost: best === undefined ? 0 : given(best.points, made.points) };
};

/** Points of the month for `seat`: own ones, less the others'. */
const pointsFor = ({ winner, points }: MonthResult, seat: Seat): number =>
  winner === null ? 0 : winner === seat ? points : 0 - points;

/** What was given away in a month so far. */
interface Given {
  own: number;
  rivals: number;
}

const monthOf = (
  { round, month }: MatchState,
  result: MonthResult,
  seat: Seat,
  lost: Given,
): ReviewedMonth => {
  const points = pointsFor(result, seat);
  const played = 0 - lost.own;
  return {
    round,
    month,
    result,
    points,
    played,
    rivals: lost.rivals,
    cards: points - played - lost.rivals,
  };
};

/** The points that a decision gave away; null where nothing was to be decided. */
const look = (
  mind: Mind,
  state: MatchState,
  move: Move,
  seed: number,
  effort: Effort,
): ReviewedDecision | null => {
  const view = viewFor(state, state.turn);
  return choicesOf(view).length < 2 ? null : judge(mind, view, move, seed, effort);
};

/** What a rival gave away went to everybody else in equal parts. */
const shareOf = ({ hands }: MatchState, lost: number): number =>
  Math.round(lost / (hands.length - 1) / GRAIN) * GRAIN;

/**
 * The same match gives the same review.
 *
 * @param mind of the match's rule-set
 * @param player whose decisions are told of
 * @param tell told after each step how much is done, 0 … 1
 * @throws where a step is against the rules: such a match must not be handed over
 */
export function reviewMatch(
  match: KeptMatch,
  mind: Mind,
  player: Seat,
  tell: (done: number) => void,
): Review {
  const decisions: ReviewedDecision[] = [];
  const months: ReviewedMonth[] = [];
  let lost: Given = { own: 0, rivals: 0 };
  let { state } = beginMatch(match);

  const closeMonth = (): void => {
    if (state.result === null || months.at(-1)?.round === state.round) return;
    months.push(monthOf(state, state.result, player, lost));
    lost = { own: 0, rivals: 0 };
  };

  closeMonth();
  match.moves.forEach((entry, index) => {
    if (entry.type === 'move') {
      const isOwn = entry.seat === player;
      const decision = look(mind, state, entry.move, index, isOwn ? OWN : RIVAL);
      if (decision !== null && isOwn) decisions.push(decision);
      if (isOwn) lost.own += decision?.lost ?? 0;
      else lost.rivals += shareOf(state, decision?.lost ?? 0);
    }
    const step = stepOn(state, entry);
    if (!step.ok) throw new Error(`The rules refuse a kept step: ${step.code}`);
    state = step.value.state;
    closeMonth();
    tell((index + 1) / match.moves.length);
  });
  const { id, options, seed, practice, finishedAt, totals, winner } = match;
  return { id, options, seed, practice, finishedAt, totals, winner, decisions, months };
}
