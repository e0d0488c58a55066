/**
 * Weighs chosen moves of a view evenly: all of them in the same worlds, as many as are asked for, so that the numbers can
 * be shown beside each other with what is uncertain about them. The search spends its playouts on the best ones instead.
 */
import type { CallOdds } from '../../../shared/coach';
import type { Move } from '../../../shared/moves';
import type { PlayerView } from '../../../shared/view';
import { copyBoard, type Board } from '../board/board';
import { bitCount } from '../board/cards';
import { makeBoardMove } from '../board/moves';
import { LIGHT_MASK } from '../board/pileWord';
import { fastRandom } from '../board/random';
import { readView } from '../board/viewBoard';
import { dealHidden, hiddenFrom } from '../board/world';
import { playOut } from '../policy/policy';
import type { Mind } from '../search/mind';
import { resultWorth } from '../search/resultWorth';

/** What is known of one move so far. */
export interface WeighedMove {
  readonly move: Move;
  /** Expected points of this month: own ones, less what the others win. */
  readonly points: number;
  /** 95 % of the uncertainty of `points`; 0 where it is certain. */
  readonly margin: number;
  /** Chance to win the match, 0 … 1. */
  readonly odds: number;
  /** How the month went in those worlds. */
  readonly ends: CallOdds;
  /** Lights in the own pile at the month's end, less those of the rivals. */
  readonly lights: number;
}

export interface Weighing {
  /** Tries every move, or only these, in so many further worlds. */
  add(worlds: number, only?: readonly Move[]): void;
  /** In the order of the moves; before the first world only a stop is known. */
  result(): readonly WeighedMove[];
}

interface Tally {
  readonly move: Move;
  tries: number;
  points: number;
  squares: number;
  odds: number;
  own: number;
  rival: number;
  lights: number;
}

const tallyOf = (move: Move): Tally => ({
  move,
  tries: 0,
  points: 0,
  squares: 0,
  odds: 0,
  own: 0,
  rival: 0,
  lights: 0,
});

/** Of a normal distribution, in standard deviations to each side. */
const NINETY_FIVE_PERCENT = 1.96;

/** The own ones, less all others. */
const lightsAhead = ({ seats }: Board, own: number): number => {
  let ahead = 0;
  for (const { index, word } of seats) {
    const lights = bitCount(word & LIGHT_MASK);
    ahead += index === own ? lights : -lights;
  }
  return ahead;
};

/** A single try is only made of what is certain. */
const marginOf = ({ tries, points, squares }: Tally): number => {
  if (tries < 2) return 0;
  const variance = Math.max(0, squares - points ** 2 / tries) / (tries - 1);
  return NINETY_FIVE_PERCENT * Math.sqrt(variance / tries);
};

const weighed = (tally: Tally): WeighedMove => {
  const { move, points, odds, own, rival } = tally;
  const tries = Math.max(1, tally.tries);
  const [score, lost] = [own / tries, rival / tries];
  return {
    move,
    points: points / tries,
    margin: marginOf(tally),
    odds: odds / tries,
    lights: tally.lights / tries,
    ends: { score, rival: lost, nobody: Math.max(0, 1 - score - lost) },
  };
};

/**
 * The same view, moves and seed give the same numbers. Only one weighing of a mind can go on at a time.
 *
 * @param moves legal ones; a stop is looked at once, since what it pays is certain
 */
export const createWeighing = (
  mind: Mind,
  view: PlayerView,
  moves: readonly Move[],
  seed: number,
): Weighing => {
  const { known, world, table, policy } = mind;
  readView(known, view);
  const worth = resultWorth(mind.odds, view);
  const hidden = hiddenFrom(known, view);
  const random = fastRandom(seed);
  const tallies = moves.map(tallyOf);
  const open = tallies.filter(({ move }) => move.type !== 'stop');

  const note = (tally: Tally): void => {
    const points = worth.points(table.winner, table.points);
    tally.tries += 1;
    tally.points += points;
    tally.squares += points ** 2;
    tally.lights += lightsAhead(table, view.seat);
    tally.odds += worth.odds(table.winner, table.points);
    if (points > 0) tally.own += 1;
    else if (points < 0) tally.rival += 1;
  };

  for (const tally of tallies) {
    if (tally.move.type !== 'stop') continue;
    copyBoard(table, known);
    makeBoardMove(table, tally.move);
    note(tally);
  }
  return {
    add(worlds, only = moves) {
      const tried = open.filter(({ move }) => only.includes(move));
      if (tried.length === 0) return;
      for (let dealt = 0; dealt < worlds; dealt += 1) {
        copyBoard(world, known);
        dealHidden(world, hidden, random);
        for (const tally of tried) {
          copyBoard(table, world);
          makeBoardMove(table, tally.move);
          playOut(policy, table);
          note(tally);
        }
      }
    },
    result: () => tallies.map(weighed),
  };
};
