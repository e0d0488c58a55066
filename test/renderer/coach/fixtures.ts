// Advice and a finished review over real views, made without the coach: what it says is written out by hand.
import type { Advice, Advised, Review, ReviewedDecision, ReviewedMonth } from '../../../shared/coach';
import type { Move } from '../../../shared/moves';
import type { PlayerView } from '../../../shared/view';
import { randomMatch } from '../../support/randomMatch';
import { optionsBy, result } from '../screens/fixtures';

export const advised = (move: Move, points: number, more: Partial<Advised> = {}): Advised => ({
  move,
  points,
  margin: 0.4,
  odds: 0.5,
  reasons: [],
  ...more,
});

/** The first views of seat 0 in a match by chance that are as wanted. */
export function viewsWith(wanted: (view: PlayerView) => boolean, seed = 4): readonly PlayerView[] {
  return [...randomMatch(seed, 3)].map(({ view }) => view).filter(wanted);
}

export function firstView(wanted: (view: PlayerView) => boolean): PlayerView {
  for (let seed = 1; seed < 60; seed += 1) {
    const [found] = viewsWith(wanted, seed);
    if (found !== undefined) return found;
  }
  throw new Error('no match comes to that');
}

/** All legal moves, each a point less than the one before. */
export const adviceOn = (view: PlayerView): Advice => ({
  options: view.legal.map(({ move }, index) => advised(move, 3 - index, { odds: 0.6 - index / 20 })),
  call: view.decision === null ? null : { score: 0.5, rival: 0.3, nobody: 0.2 },
});

const isOwnTurn = ({ turn, seat, legal }: PlayerView): boolean => turn === seat && legal.length > 1;

/** Every decision: the first one of each month is the worst, by its place; all the others are the coach's own. */
function decisionsOf(views: readonly PlayerView[]): readonly ReviewedDecision[] {
  return views.map((view, index) => {
    const advice = adviceOn(view);
    const first = views.findIndex(({ round }) => round === view.round) === index;
    const move = view.legal[first ? 1 : 0]?.move ?? { type: 'stop' };
    return { view, move, advice, lost: first ? view.round : 0 };
  });
}

const months: readonly ReviewedMonth[] = [
  { round: 1, month: 1, result: result(), points: 5, played: -1, rivals: 2, cards: 4 },
  { round: 2, month: 2, result: result(), points: -6, played: -2, rivals: 0, cards: -4 },
  { round: 3, month: 3, result: result(), points: 6, played: -1, rivals: 1, cards: 6 },
];

export const review = (changes: Partial<Review> = {}): Review => ({
  id: 'a',
  options: optionsBy({ type: 'preset', preset: 'modern', months: 3 }),
  seed: 2718281828,
  practice: false,
  finishedAt: '2026-05-05T18:04:00.000Z',
  totals: [11, 6],
  winner: 0,
  decisions: decisionsOf(viewsWith(isOwnTurn)),
  months,
  ...changes,
});
