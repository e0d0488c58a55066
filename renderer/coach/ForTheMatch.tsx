/** Why the coach's choice is not the one with the most points, where it is not. */
import type { Advice } from '../../shared/coach';
import { formatPercent, t } from '../strings';
import { richerThanBest } from './choices';

export function ForTheMatch({ advice }: { readonly advice: Advice }) {
  const richer = richerThanBest(advice);
  const [best] = advice.options;
  if (richer === null || best === undefined) return null;
  return (
    <p class="cap forTheMatch">
      {t('coach:panel.forMatch', { best: formatPercent(best.odds), other: formatPercent(richer.odds) })}
    </p>
  );
}
