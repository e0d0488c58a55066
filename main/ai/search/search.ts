/**
 * Chooses a move by playing it out many times: hidden cards are dealt as they might lie, every option is tried in the
 * same worlds, and the policy plays on for all seats. Sees a PlayerView only; the same view, seed and effort give the
 * same answer. What a stop pays is known exactly and is not sampled.
 */
import type { Move, Seat } from '../../../shared/moves';
import type { PlayerView } from '../../../shared/view';
import { copyBoard, NOBODY } from '../board/board';
import { makeBoardMove } from '../board/moves';
import { fastRandom, type FastRandom } from '../board/random';
import { dealHidden, hiddenFrom, type Hidden } from '../board/world';
import { playOut } from '../policy/policy';
import { weighView } from '../policy/weighView';
import { resultWorth, type ResultWorth } from './resultWorth';
import type { Mind } from './mind';
import { distinctMoves } from './options';

/** What is known of one option. */
export interface Prospect {
  readonly move: Move;
  /** Chance to win the match. */
  readonly odds: number;
  /** Points of this month: the own ones, less what the others win. */
  readonly points: number;
  /** Worlds in which it was tried; a stop needs none. */
  readonly tries: number;
}

/** All options, the best first. */
export type Verdict = readonly Prospect[];

interface Option {
  readonly move: Move;
  /** What the policy thinks of it, in the same unit as `odds`: see `leaningOf`. */
  readonly leaning: number;
  odds: number;
  points: number;
  tries: number;
}

/** One decision being searched. */
interface Search {
  readonly mind: Mind;
  readonly worth: ResultWorth;
  readonly hidden: Hidden;
  readonly random: FastRandom;
}

/** Adds to the option what came of the month on the table. */
const note = ({ worth, mind: { table } }: Search, option: Option): void => {
  option.odds += worth.odds(table.winner, table.points);
  option.points += worth.points(table.winner, table.points);
  option.tries += 1;
};

/** Tries every option in the same worlds, each of them new. */
const tryInWorlds = (search: Search, options: readonly Option[], worlds: number): void => {
  const { known, world, table, policy } = search.mind;
  for (let dealt = 0; dealt < worlds; dealt += 1) {
    copyBoard(world, known);
    dealHidden(world, search.hidden, search.random);
    for (const option of options) {
      copyBoard(table, world);
      makeBoardMove(table, option.move);
      playOut(policy, table);
      note(search, option);
    }
  }
};

/** What a stop pays is certain: it is looked at once. */
const tryStop = (search: Search, option: Option): void => {
  const { known, table } = search.mind;
  copyBoard(table, known);
  makeBoardMove(table, option.move);
  note(search, option);
};

const odds = (option: Option): number => option.odds / option.tries;

const byOdds = (a: Option, b: Option): number => odds(b) - odds(a);

/** For options that have been tried equally often. */
const byOddsAndLeaning = (a: Option, b: Option): number => b.odds + b.leaning - a.odds - a.leaning;

/**
 * Halving: all options are tried in some worlds, then the better half in as many playouts again, until one is left. So
 * the closest contenders are told apart with the most worlds.
 */
const halve = (search: Search, options: readonly Option[], playouts: number): void => {
  const rounds = Math.max(1, Math.ceil(Math.log2(options.length)));
  let left = options;
  for (let round = 0; round < rounds; round += 1) {
    tryInWorlds(search, left, Math.ceil(playouts / rounds / left.length));
    left = left.toSorted(byOddsAndLeaning).slice(0, Math.ceil(left.length / 2));
  }
};

/** The last options standing come first: they have been tried most often. */
const bestFirst = (a: Option, b: Option): number => b.tries - a.tries || byOddsAndLeaning(a, b);

/**
 * The policy's opinion counts like so many worlds, and one unit of weight is worth so many points. Of the values tried
 * on 250 positions with a long search as the truth these lost least: at 1,000 playouts 0.038 points a card in place of
 * 0.065, at 3,000 0.018 in place of 0.028.
 */
const OPINION = { worlds: 100, points: 0.2 } as const;

/** What one point more is worth about here, in chances to win the match. */
const oddsOfPoint = (worth: ResultWorth, seat: Seat): number => {
  // A month brings about five points: nearer differences may not matter at all to a match nearly decided.
  const typical = 5;
  return (worth.odds(seat, typical) - worth.odds(NOBODY, 0)) / typical;
};

const leaningOf = (worth: ResultWorth, seat: Seat, weight: number): number =>
  OPINION.worlds * OPINION.points * oddsOfPoint(worth, seat) * weight;

const verdictOf = (options: readonly Option[], order: typeof byOdds): Verdict =>
  options.toSorted(order).map(({ move, odds: sum, points, tries }) => ({
    move,
    odds: sum / tries,
    points: points / tries,
    tries,
  }));

interface Question {
  readonly search: Search;
  readonly options: readonly Option[];
}

const openQuestion = (mind: Mind, view: PlayerView, seed: number): Question => {
  const { known, policy, odds: matchOdds } = mind;
  const worth = resultWorth(matchOdds, view);
  const weighed = weighView(policy, known, view);
  if (weighed.length === 0) throw new Error('nobody may be asked out of turn');
  const options = distinctMoves(view, weighed).map(({ move, weight }) => ({
    move,
    leaning: leaningOf(worth, view.seat, weight),
    odds: 0,
    points: 0,
    tries: 0,
  }));
  return { search: { mind, worth, hidden: hiddenFrom(known, view), random: fastRandom(seed) }, options };
};

/** At the koi-koi question only the call needs worlds. */
const weighCall = (search: Search, options: readonly Option[], worlds: number): Verdict => {
  for (const option of options) {
    if (option.move.type === 'stop') tryStop(search, option);
    else tryInWorlds(search, [option], worlds);
  }
  return verdictOf(options, byOdds);
};

/**
 * Finds the best move of the view, with most playouts for the closest contenders.
 * @param playouts how many in all; fixed, so that the answer never depends on the machine
 * @throws when it is not this view's turn
 */
export const weighMoves = (mind: Mind, view: PlayerView, playouts: number, seed: number): Verdict => {
  const { search, options } = openQuestion(mind, view, seed);
  if (view.phase === 'decide') return weighCall(search, options, playouts);
  halve(search, options, playouts);
  return verdictOf(options, bestFirst);
};

/**
 * Weighs every move of the view alike, to show what each is worth.
 * @param worlds in which each move is tried, the same for all
 * @throws when it is not this view's turn
 */
export const weighEvenly = (mind: Mind, view: PlayerView, worlds: number, seed: number): Verdict => {
  const { search, options } = openQuestion(mind, view, seed);
  if (view.phase === 'decide') return weighCall(search, options, worlds);
  tryInWorlds(search, options, worlds);
  return verdictOf(options, byOdds);
};
