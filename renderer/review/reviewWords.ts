/** Where in the match a decision was made, in words. */
import type { ReviewedDecision } from '../../shared/coach';
import { asSentence, monthInSentence, t } from '../strings';

/** "May, card 5", "May, stop or koi-koi". */
export function placeWords({ view, move }: Pick<ReviewedDecision, 'view' | 'move'>): string {
  const month = asSentence(monthInSentence(view.month));
  switch (move.type) {
    case 'playCard':
      return t('coach:review.at.card', { month, number: view.ruleSet.handSize - view.hand.length + 1 });
    case 'chooseMatch':
      return t('coach:review.at.choice', { month });
    case 'stop':
    case 'callKoiKoi':
      return t('coach:review.at.call', { month });
  }
}
