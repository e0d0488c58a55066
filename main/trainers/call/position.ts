/** A decision worth asking about: what stop and koi-koi are worth, how far apart they are, and for which level that is. */
import type { Advice, Advised } from '../../../shared/coach';
import type { TrainerLevel } from '../../../shared/trainers';
import type { PlayerView } from '../../../shared/view';
import { thinkAbout } from '../../ai/coach/advise';
import type { Mind } from '../../ai/search/mind';
import { at } from '../../engine/lists';

export interface CallPosition {
  readonly view: PlayerView;
  readonly advice: Advice;
  /** What wins the match counts, not the points of the month. */
  readonly forTheMatch: boolean;
}

export type CallSide = 'stop' | 'callKoiKoi';
export const CALL_SIDES: readonly CallSide[] = ['stop', 'callKoiKoi'];

/** Hidden hands and draw piles over which a call is played out. A stop is exact. */
export const WORLDS = 3_000;
/** A first look, which leaves out what is near to even. */
const FIRST_WORLDS = 200;
/** Any number will do: the same position always gets the same odds. */
const SEED = 1;

export const adviceOn = (advice: Advice, type: CallSide): Advised => {
  const option = advice.options.find(({ move }) => move.type === type);
  if (option === undefined) throw new Error(`no ${type} in a question of stop or koi-koi`);
  return option;
};

/** Of normal distributions, in standard deviations to each side. */
const NINETY_FIVE_PERCENT = 1.96;

const oddsMargin = ({ move, odds }: Advised): number =>
  move.type === 'stop' ? 0 : NINETY_FIVE_PERCENT * Math.sqrt((odds * (1 - odds)) / WORLDS);

/** How much better koi-koi is, and how sure that is; in points, or in chances to win the match. */
export const edgeOf = ({
  advice,
  forTheMatch,
}: CallPosition): { readonly edge: number; readonly margin: number } => {
  const [stop, call] = [adviceOn(advice, 'stop'), adviceOn(advice, 'callKoiKoi')];
  return forTheMatch
    ? { edge: call.odds - stop.odds, margin: oddsMargin(call) + oddsMargin(stop) }
    : { edge: call.points - stop.points, margin: call.margin + stop.margin };
};

/** Differences under these are a toss-up. */
const LEAST_POINTS = 1;
const LEAST_ODDS = 0.04;

const leastOf = ({ forTheMatch }: CallPosition): number => (forTheMatch ? LEAST_ODDS : LEAST_POINTS);

export const isTossUp = (position: CallPosition): boolean => {
  const { edge, margin } = edgeOf(position);
  return Math.abs(edge) < leastOf(position) || Math.abs(edge) <= margin;
};

export const betterSide = (position: CallPosition): CallSide =>
  edgeOf(position).edge > 0 ? 'callKoiKoi' : 'stop';

/** Hands nearly empty. */
const FEW = 3;

const isLate = ({ seats, seat }: PlayerView): boolean =>
  at(seats, seat).handCount <= FEW || seats.every(({ calls }) => calls > 0);

/** Where points alone would say nothing or the opposite: else the match's score makes no question of its own. */
const hangsOnMatch = (position: CallPosition): boolean => {
  const points = edgeOf({ ...position, forTheMatch: false }).edge;
  return Math.abs(points) < 3 || points > 0 !== edgeOf(position).edge > 0;
};

/** Whether the position is one of the level's, by how far its two values lie apart. The last level is of matches. */
export const fitsLevel = (position: CallPosition, level: TrainerLevel): boolean => {
  if (isTossUp(position)) return false;
  if (position.forTheMatch) return level === 5 && hangsOnMatch(position);
  const apart = Math.abs(edgeOf(position).edge);
  switch (level) {
    case 1:
      return apart >= 6;
    case 2:
      return apart >= 3 && apart < 6;
    case 3:
      return apart >= 1.5 && apart < 3;
    case 4:
      return apart >= 1 && apart < 3 && isLate(position.view);
    case 5:
      return apart >= 1 && apart < 3;
  }
};

/** Best first by what the question is about. */
const sorted = (advice: Advice, forTheMatch: boolean): Advice => ({
  ...advice,
  options: advice.options.toSorted((a, b) => (forTheMatch ? b.odds - a.odds : b.points - a.points)),
});

/** Weighs the decision; null where it is too near to even to be asked. */
export const weighed = (mind: Mind, view: PlayerView, forTheMatch: boolean): CallPosition | null => {
  const thought = thinkAbout(mind, view, SEED);
  const moves = 2;
  thought.think(FIRST_WORLDS * moves);
  const first: CallPosition = { view, advice: thought.advice(), forTheMatch };
  if (Math.abs(edgeOf(first).edge) < leastOf(first) / 2) return null;
  thought.think((WORLDS - FIRST_WORLDS) * moves);
  const position: CallPosition = { view, advice: sorted(thought.advice(), forTheMatch), forTheMatch };
  return isTossUp(position) ? null : position;
};
