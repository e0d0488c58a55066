/** Shows on a few cards what the settings of the table do. Changes nothing. */
import type { CardId } from '../../shared/cards';
import { kindOf, monthOf } from '../../shared/cards';
import type { Settings } from '../../shared/settings';
import { t } from '../strings';
import { Icon } from '../ui/icons';
import { CardPicture } from '../ui/Pictures';

/** One of each kind. */
const SHOWN: readonly CardId[] = ['jan-crane', 'apr-cuckoo', 'jun-ribbon', 'oct-plain-1', 'dec-plain-2'];

/** Turn between neighbours in a fan, degrees. */
const TURN = 9;

export function HandPreview({ settings }: { readonly settings: Settings }) {
  const middle = (SHOWN.length - 1) / 2;
  return (
    <aside class="sidePanel handPreview">
      <h4>{t('screens:settings.preview')}</h4>
      <div class={`previewCards ${settings.handShape}`} data-marks={settings.cardMarks}>
        {SHOWN.map((card, index) => (
          <div
            key={card}
            class="previewCard"
            style={{ rotate: settings.handShape === 'fan' ? `${(index - middle) * TURN}deg` : '0deg' }}
          >
            <CardPicture card={card} />
            <span class="cardMark" aria-hidden="true">
              {monthOf(card)}
              <Icon name={kindOf(card)} />
            </span>
          </div>
        ))}
      </div>
    </aside>
  );
}
