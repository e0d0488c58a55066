/** Where in the match a decision was made, in words. */
import type { ReviewedDecision } from '../../shared/coach';
import { asSentence, monthInSentence, t } from '../strings';

/** "May, card 5", "May, stop or koi-koi". @param decisions all of the match, in order */
export function placeWords(decisions: readonly ReviewedDecision[], index: number): string {
  const decision = decisions[index];
  if (decision === undefined) return '';
  const { view, move } = decision;
  const month = asSentence(monthInSentence(view.month));
  switch (move.type) {
    case 'playCard': {
      const number = decisions
        .slice(0, index + 1)
        .filter((each) => each.view.round === view.round && each.move.type === 'playCard').length;
      return t('coach:review.at.card', { month, number });
    }
    case 'chooseMatch':
      return t('coach:review.at.choice', { month });
    case 'stop':
    case 'callKoiKoi':
      return t('coach:review.at.call', { month });
  }
}
