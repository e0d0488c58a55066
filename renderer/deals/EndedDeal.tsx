/** The deals of a match that is over: where they come from, what they followed from, and the code for a friend. */
import type { DealOrigin } from '../../shared/deals';
import { formatCalendarDay, t } from '../strings';
import { Button } from '../ui/Button';
import './deals.css';

/** '' for cards that were shuffled anew. */
export function originWords(deal: DealOrigin): string {
  switch (deal.type) {
    case 'fresh':
      return '';
    case 'day':
      return t('deals:from.day', { date: formatCalendarDay(deal.date) });
    case 'code':
      return t('deals:from.code');
  }
}

interface EndedDealProps {
  readonly seed: number;
  readonly deal: DealOrigin;
  /** Null where the match was not kept. */
  readonly onCopy: (() => void) | null;
}

export function EndedDeal({ seed, deal, onCopy }: EndedDealProps) {
  return (
    <div class="endedDeal">
      <p class="seed cap">
        {originWords(deal)} {t('screens:matchEnd.seed')} <b class="selectable">{seed}</b>
        <br />
        {t('screens:matchEnd.seedHow')}
      </p>
      {onCopy !== null && (
        <Button rank="quiet" size="small" icon="copy" onClick={onCopy}>
          {t('deals:handOn')}
        </Button>
      )}
    </div>
  );
}
