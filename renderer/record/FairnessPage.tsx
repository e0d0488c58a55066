/** How the dealt cards compare with what a fair shuffle brings, and how anyone can check it. Counts nothing. */
import type { FairnessAnswer } from '../../shared/record';
import { formatNumber, t } from '../strings';
import { FairnessPlot } from './FairnessPlot';

/** Plays an exported record through, from the game's source. */
const COMMAND = 'npm run -s replay -- hanagoyomi.json';

export function FairnessPage({ answers }: { readonly answers: readonly FairnessAnswer[] }) {
  const deals = answers[0]?.deals ?? 0;
  return (
    <div class="fairPage sheetScroll" tabIndex={0} role="group" aria-label={t('record:page.fairness')}>
      <div class="fairIntro">
        <p>{t('record:fair.intro', { count: deals, number: formatNumber(deals) })}</p>
        <p class="legend" aria-hidden="true">
          <span class="mine">{t('record:fair.seen')}</span>
          <span class="expected">{t('record:fair.expected')}</span>
        </p>
      </div>
      <div class="fairPlots">
        {answers.map((answer) => (
          <FairnessPlot key={answer.question} answer={answer} />
        ))}
      </div>
      <div class="fairHow">
        <p>{t('record:fair.how')}</p>
        <p>
          {t('record:fair.seed')} <code class="selectable">{COMMAND}</code>
        </p>
      </div>
    </div>
  );
}
