/**
 * How strong an opponent plays. None of the levels sees more than its own PlayerView, and none is dealt better cards:
 * they differ in how they choose.
 */
import type { LevelId } from '../../shared/matchOptions';
import type { Move } from '../../shared/moves';
import type { PlayerView } from '../../shared/view';
import { beginnersMove } from './beginner';
import { below, fastRandom } from './board/random';
import { weighView } from './policy/weighView';
import type { Mind } from './search/mind';
import { weighMoves } from './search/search';

/** Playouts for one decision, where a level plays moves out at all. */
export const PLAYOUTS = { hard: 100, master: 3_000 } as const;

/** How far the medium level strays from the best move it knows: moves whose weights differ by this are e : 1. */
const MEDIUM_LOOSENESS = 2;

const GRAIN = 1 << 30;

/** A move by feeling: the trained policy's, more or less. */
const loosely = (mind: Mind, view: PlayerView, looseness: number, seed: number): Move => {
  const weighed = weighView(mind.policy, mind.known, view);
  const most = Math.max(...weighed.map(({ weight }) => weight));
  const chances = weighed.map(({ weight }) => Math.exp((weight - most) / looseness));
  const total = chances.reduce((sum, chance) => sum + chance, 0);
  let left = (below(fastRandom(seed), GRAIN) / GRAIN) * total;
  const chosen = weighed.find((_, index) => (left -= chances[index] ?? 0) < 0) ?? weighed[0];
  if (chosen === undefined) throw new Error('nobody may be asked out of turn');
  return chosen.move;
};

const searched = (mind: Mind, view: PlayerView, playouts: number, seed: number): Move => {
  const [best] = weighMoves(mind, view, playouts, seed);
  if (best === undefined) throw new Error('nobody may be asked out of turn');
  return best.move;
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
    case 'master':
      return searched(mind, view, PLAYOUTS[level], seed);
  }
};
