/**
 * What an opponent likes, at any level: a leaning where the choice is close anyway, so that it costs next to nothing.
 * Sees a PlayerView only.
 */
import type { MannerId, OpponentChoice } from '../../shared/matchOptions';
import { sameMove, type Move } from '../../shared/moves';
import type { PlayerView } from '../../shared/view';
import { createWeighing, type WeighedMove } from './coach/weighing';
import { moveOf } from './levels';
import type { Mind } from './search/mind';
import { choicesOf } from './search/options';

type Leaning = Exclude<MannerId, 'balanced'>;

/** Worlds in which a leaning looks what it would bring and cost. */
const WORLDS = 100;

/** What a leaning may cost by that look: points of the month, and chance to win the match. */
const PRICES: Readonly<Record<Leaning, { readonly points: number; readonly odds: number }>> = {
  bold: { points: 2.5, odds: 0.06 },
  cautious: { points: 2.5, odds: 0.06 },
  lights: { points: 2, odds: 0.06 },
};

/** Points that a light is worth to its hunter, beside what it brings. */
const LIGHT = 10;

/** How much the leaning likes what came of a move; only compared. `most`: better play than the level's own is no aim. */
const liking = (leaning: Leaning, { move, lights, points }: WeighedMove, most: number): number => {
  switch (leaning) {
    case 'bold':
      return move.type === 'callKoiKoi' ? 1 : 0;
    case 'cautious':
      return move.type === 'stop' ? 1 : 0;
    case 'lights':
      return LIGHT * lights + Math.min(points, most);
  }
};

/** Questions are for the bold and the cautious, cards for the light hunter; nobody calls who could never score after it. */
const concerns = (leaning: Leaning, { phase, hand }: PlayerView): boolean => {
  if (leaning === 'lights') return phase !== 'decide';
  return phase === 'decide' && (leaning === 'cautious' || hand.length > 0);
};

/** What is liked best, of all that is not too dear against the level's own choice. */
const lean = (leaning: Leaning, mind: Mind, view: PlayerView, chosen: Move, seed: number): Move => {
  const others = choicesOf(view).filter((move) => !sameMove(move, chosen));
  const weighing = createWeighing(mind, view, [chosen, ...others], seed);
  weighing.add(WORLDS);
  const weighed = weighing.result();
  const [mine] = weighed;
  if (mine === undefined) return chosen;
  const price = PRICES[leaning];
  const likes = (each: WeighedMove): number => liking(leaning, each, mine.points);
  return weighed
    .filter(({ points, odds }) => mine.points - points <= price.points && mine.odds - odds <= price.odds)
    .reduce((best, each) => (likes(each) > likes(best) ? each : best), mine).move;
};

/**
 * The opponent's move; the same view and seed give the same one.
 *
 * @param mind of the view's rule-set
 * @throws when it is not this view's turn
 */
export const moveInManner = (
  { level, manner }: OpponentChoice,
  mind: Mind,
  view: PlayerView,
  seed: number,
): Move => {
  const chosen = moveOf(level, mind, view, seed);
  if (manner === 'balanced' || view.legal.length === 1 || !concerns(manner, view)) return chosen;
  return lean(manner, mind, view, chosen, seed);
};
