/** A card on its way at the chosen speed, and a line of words at the chosen size. Changes nothing. */
import { useEffect, useState } from 'preact/hooks';
import { SPEED_SCALE } from '../../motion/craft';
import { TRAVEL } from '../../motion/timings.table';
import { t } from '../../strings';
import { CardPicture } from '../../ui/Pictures';
import type { PageProps } from '../page';

/** From one flight to the next, ms. */
const EVERY = 1500;

function useBackAndForth(): 'here' | 'there' {
  const [there, setThere] = useState(false);
  useEffect(() => {
    const timer = setInterval(() => setThere((is) => !is), EVERY);
    return () => clearInterval(timer);
  }, []);
  return there ? 'there' : 'here';
}

export function AccessPreview({ settings: { speed } }: PageProps) {
  const at = useBackAndForth();
  const flight = speed === 'off' ? 0 : TRAVEL.max / SPEED_SCALE[speed];
  return (
    <aside class="sidePanel accessPreview">
      <h4>{t('settings:preview')}</h4>
      <div class="flightPath">
        {/* Where motion is reduced, the card is another one at its other end and fades in there. */}
        <span
          key={document.documentElement.dataset['reducedMotion'] === 'true' ? at : ''}
          class="flyer"
          data-at={at}
          style={{ '--flight': `${flight}ms` }}
        >
          <CardPicture card="aug-moon" />
        </span>
      </div>
      <p class="sampleLine">{t('settings:sample')}</p>
    </aside>
  );
}
