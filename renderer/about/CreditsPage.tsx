/** Who made what is seen and heard, and what the game stands on. */
import { formatList, t } from '../strings';
import { FONT_CREDITS, SOFTWARE_CREDITS, TOOL_CREDITS } from './credits.table';

export function CreditsPage() {
  return (
    <div class="credits selectable">
      <section>
        <h4>{t('about:art.title')}</h4>
        <p>{t('about:art.own')}</p>
        <p>{t('about:art.motifs')}</p>
      </section>
      <section>
        <h4>{t('about:fonts.title')}</h4>
        <p>{t('about:fonts.how')}</p>
        <dl class="fontCredits" lang="en">
          {FONT_CREDITS.map(({ font, authors }) => (
            <div key={font}>
              <dt>{font}</dt>
              <dd>{authors}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section>
        <h4>{t('about:software.title')}</h4>
        <p>{t('about:software.inside', { names: formatList(SOFTWARE_CREDITS) })}</p>
        <p>{t('about:software.tools', { names: formatList(TOOL_CREDITS) })}</p>
      </section>
    </div>
  );
}
