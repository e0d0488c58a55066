/** The coach: what each option of a decision is worth, and why. Sees a PlayerView only. */
import type { Advice, Advised } from '../../../shared/coach';
import type { Move } from '../../../shared/moves';
import type { PlayerView } from '../../../shared/view';
import type { Mind } from '../search/mind';
import { choicesOf, optionMark } from '../search/options';
import { reasonsFor } from './reasons';
import { createWeighing, type WeighedMove } from './weighing';

/** Advice that gets better the longer it is thought about. */
export interface Thought {
  /** Plays the options out so many times more, all in all. */
  think(playouts: number): void;
  /** Plays out only this move and the best one so far, each in so many further worlds: how far they are apart. */
  compare(move: Move, worlds: number): void;
  advice(): Advice;
}

/** Where the chance to win the match differs by more than this, it counts before the points of the month. */
const DECISIVE = 0.02;

/** By points, unless the match hangs on it: then what wins it comes first. */
const bestFirst = (options: readonly Advised[]): readonly Advised[] => {
  const byPoints = options.toSorted((a, b) => b.points - a.points);
  const [first] = byPoints;
  const likeliest = byPoints.reduce((best, each) => (each.odds > best.odds ? each : best));
  if (first === undefined || likeliest.odds - first.odds <= DECISIVE) return byPoints;
  return [likeliest, ...byPoints.filter((each) => each !== likeliest)];
};

/** The option that stands for the move: equal plains are listed once. */
export const optionOf = <T extends { readonly move: Move }>(
  { ruleSet }: PlayerView,
  options: readonly T[],
  move: Move,
): T => {
  const mark = optionMark(ruleSet, move);
  const option = options.find((each) => optionMark(ruleSet, each.move) === mark);
  if (option === undefined) throw new Error('only a legal move has an option');
  return option;
};

const callOdds = (weighed: readonly WeighedMove[]): Advice['call'] =>
  weighed.find(({ move }) => move.type === 'callKoiKoi')?.ends ?? null;

/**
 * The same view, seed and steps of thinking give the same advice.
 *
 * @param mind of the view's rule-set; it serves nobody else until the thought is done
 * @throws when it is not this view's turn
 */
export const thinkAbout = (mind: Mind, view: PlayerView, seed: number): Thought => {
  const moves = choicesOf(view);
  if (moves.length === 0) throw new Error('nobody may be asked out of turn');
  const weighing = createWeighing(mind, view, moves, seed);
  const reasons = reasonsFor(view, moves);
  const advice = (): Advice => {
    const weighed = weighing.result();
    const options = weighed.map(({ move, points, margin, odds }, index) => ({
      move,
      points,
      margin,
      odds,
      reasons: reasons[index] ?? [],
    }));
    return { options: bestFirst(options), call: callOdds(weighed) };
  };
  return {
    think: (playouts) => weighing.add(Math.ceil(playouts / moves.length)),
    compare(move, worlds) {
      const { options } = advice();
      const mine = optionOf(view, options, move).move;
      weighing.add(worlds, [mine, ...options.slice(0, 1).map((best) => best.move)]);
    },
    advice,
  };
};

/** Thinks with so many playouts in all. */
export const advise = (mind: Mind, view: PlayerView, playouts: number, seed: number): Advice => {
  const thought = thinkAbout(mind, view, seed);
  thought.think(playouts);
  return thought.advice();
};
