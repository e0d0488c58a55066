/** Which of the weighed options a move was: equal plains of a month are weighed once. Knows cards by kind and month only. */
import { kindOf, sameMonth } from '../../shared/cards';
import type { Advice, Advised } from '../../shared/coach';
import { sameMove } from '../../shared/moves';
import type { Move } from '../../shared/moves';

const isEqualPlain = (a: Move, b: Move): boolean =>
  'card' in a &&
  'card' in b &&
  a.type === b.type &&
  sameMonth(a.card, b.card) &&
  kindOf(a.card) === 'plain' &&
  kindOf(b.card) === 'plain';

/** The option that this move was, or that stands for it; undefined where the advice knows neither. */
export const optionFor = ({ options }: Advice, move: Move): Advised | undefined =>
  options.find((option) => sameMove(option.move, move)) ??
  options.find((option) => isEqualPlain(option.move, move));

/** Another option that would bring more points, where the coach's own is better for the match; null where none would. */
export function richerThanBest({ options: [best, ...others] }: Advice): Advised | null {
  if (best === undefined) return null;
  const [richest] = others.toSorted((a, b) => b.points - a.points);
  return richest !== undefined && richest.points > best.points && best.odds > richest.odds ? richest : null;
}
