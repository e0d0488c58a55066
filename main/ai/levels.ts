/**
 * How strong an opponent plays. None of the levels sees more than its own PlayerView, and none is dealt better cards:
 * they differ in how they choose.
 */
import type { LevelId } from '../../shared/matchOptions';
import type { Move } from '../../shared/moves';
import type { PlayerView } from '../../shared/view';
import { beginnersMove } from './beginner';
import { fastRandom, fraction } from './board/random';
import { sum } from '../engine/lists';
import { weighView } from './policy/weighView';
import type { Mind } from './search/mind';
import { weighMoves } from './search/search';

/** How many times the master plays a decision out. Fixed, so that it plays alike on every machine. */
export const MASTER_PLAYOUTS = 4_000;

/** How far the medium level strays from the best move it knows: moves whose weights differ by this are e : 1. */
const MEDIUM_LOOSENESS = 4;

const nobodysTurn = (): never => {
  throw new Error('nobody may be asked out of turn');
};

/** A move by feeling: the better the policy thinks of it, the likelier. */
const loosely = (mind: Mind, view: PlayerView, looseness: number, seed: number): Move => {
  const weighed = weighView(mind.policy, mind.known, view);
  const most = Math.max(...weighed.map(({ weight }) => weight));
  const chances = weighed.map(({ weight }) => Math.exp((weight - most) / looseness));
  let left = fraction(fastRandom(seed)) * sum(chances);
  for (const [index, { move }] of weighed.entries()) {
    left -= chances[index] ?? 0;
    if (left < 0) return move;
  }
  return weighed.at(-1)?.move ?? nobodysTurn();
};

/** The best move by feeling. */
const firmly = (mind: Mind, view: PlayerView): Move => {
  const [first, ...others] = weighView(mind.policy, mind.known, view);
  if (first === undefined) return nobodysTurn();
  return others.reduce((best, each) => (each.weight > best.weight ? each : best), first).move;
};

/**
 * The level's move; the same view and seed give the same one.
 * @param mind of the view's rule-set
 * @throws when it is not this view's turn
 */
export const moveOf = (level: LevelId, mind: Mind, view: PlayerView, seed: number): Move => {
  const [only, ...others] = view.legal;
  if (only !== undefined && others.length === 0) return only.move;
  switch (level) {
    case 'easy':
      return beginnersMove(view, seed);
    case 'medium':
      return loosely(mind, view, MEDIUM_LOOSENESS, seed);
    case 'hard':
      return firmly(mind, view);
    case 'master':
      return weighMoves(mind, view, MASTER_PLAYOUTS, seed)[0]?.move ?? nobodysTurn();
  }
};
