/** Shows on a few cards what the settings of the table do. Changes nothing. */
import type { CardId } from '../../shared/cards';
import { kindOf, monthOf } from '../../shared/cards';
import type { MarkPart } from '../../shared/settings';
import { t } from '../strings';
import { Icon } from '../ui/icons';
import { CardPicture } from '../ui/Pictures';
import type { PageProps } from './page';

/** One of each kind. */
const SHOWN: readonly CardId[] = ['jan-crane', 'apr-cuckoo', 'jun-ribbon', 'oct-plain-1', 'dec-plain-2'];

/** Turn between neighbours in a fan, degrees. */
const TURN = 9;

interface MarksProps {
  readonly card: CardId;
  readonly parts: readonly MarkPart[];
}

function Marks({ card, parts }: MarksProps) {
  const onPill = parts.filter((part) => part !== 'flower');
  return (
    <span class="cardMarks" aria-hidden="true">
      {onPill.length > 0 && (
        <span class={`cardMark of${onPill.length}`}>
          {onPill.includes('month') && monthOf(card)}
          {onPill.includes('kind') && <Icon name={kindOf(card)} />}
        </span>
      )}
      {parts.includes('flower') && <span class="cardFlower">{t(`cards:month.${monthOf(card)}.flower`)}</span>}
    </span>
  );
}

export function HandPreview({ settings }: PageProps) {
  const middle = (SHOWN.length - 1) / 2;
  return (
    <aside class="sidePanel handPreview">
      <h4>{t('settings:preview')}</h4>
      <div class={`previewCards ${settings.handShape}`} data-marks={settings.cardMarks}>
        {SHOWN.map((card, index) => (
          <div
            key={card}
            class="previewCard"
            style={{ rotate: settings.handShape === 'fan' ? `${(index - middle) * TURN}deg` : '0deg' }}
          >
            <CardPicture card={card} />
            <Marks card={card} parts={settings.markParts} />
          </div>
        ))}
      </div>
    </aside>
  );
}
