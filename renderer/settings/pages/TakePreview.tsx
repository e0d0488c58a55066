/** Shows on a few cards how what can be taken is lit. Changes nothing. */
import type { CardId } from '../../../shared/cards';
import { t } from '../../strings';
import { CardPicture } from '../../ui/Pictures';
import type { PageProps } from '../page';

const FIELD: readonly CardId[] = ['aug-geese', 'oct-plain-1', 'may-plain-2'];
const HAND: readonly CardId[] = ['oct-deer', 'jun-butterflies', 'aug-moon'];
/** The first hand card is pointed at and takes this one; the last could take as well. */
const POINTED = 'oct-deer';
const TAKEN = 'oct-plain-1';
const TAKES = 'aug-moon';

const lightOf = (card: CardId): 'ring' | 'bar' | 'dim' | 'none' => {
  if (card === POINTED || card === TAKEN) return 'ring';
  if (card === TAKES) return 'bar';
  return FIELD.includes(card) ? 'dim' : 'none';
};

function Cards({ cards, lit }: { readonly cards: readonly CardId[]; readonly lit: boolean }) {
  return (
    <div class="takeRow">
      {cards.map((card) => (
        <span
          key={card}
          class="takeCard"
          data-light={lit ? lightOf(card) : 'none'}
          data-pointed={card === POINTED}
        >
          <CardPicture card={card} />
        </span>
      ))}
    </div>
  );
}

export function TakePreview({ settings: { takeable } }: PageProps) {
  return (
    <aside class="sidePanel takePreview">
      <h4>{t('settings:preview')}</h4>
      <div class="takeTable">
        <Cards cards={FIELD} lit={takeable} />
        <Cards cards={HAND} lit={takeable} />
      </div>
    </aside>
  );
}
