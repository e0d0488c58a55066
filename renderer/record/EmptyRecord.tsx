/** The record before the first match: what will be here. */
import type { CardId } from '../../shared/cards';
import { t } from '../strings';
import { CardPicture } from '../ui/Pictures';

/** One card for each page to come. */
const PAGES = [
  { page: 'play', card: 'aug-moon' },
  { page: 'yaku', card: 'mar-curtain' },
  { page: 'matches', card: 'sep-cup' },
  { page: 'fairness', card: 'jan-crane' },
] as const satisfies readonly { readonly page: string; readonly card: CardId }[];

export function EmptyRecord() {
  return (
    <div class="emptyRecord sheetScroll">
      <h3>{t('record:empty.title')}</h3>
      <p>{t('record:empty.text')}</p>
      <ul>
        {PAGES.map(({ page, card }) => (
          <li key={page}>
            <span aria-hidden="true">
              <CardPicture card={card} />
            </span>
            <b class="serif">{t(`record:page.${page}`)}</b>
            <span class="dim">{t(`record:empty.${page}`)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
