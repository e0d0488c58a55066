/** The match decision by decision: the curve, the table as it lay, and what each choice was worth. */
import type { Review } from '../../shared/coach';
import { sameMove } from '../../shared/moves';
import { OddsBar } from '../coach/OddsBar';
import { WorthRow } from '../coach/WorthRow';
import { worthScale } from '../coach/worthScale';
import { formatNumber, formatExpected, t } from '../strings';
import type { ReviewedDecision } from '../../shared/coach';
import { isTrifle } from './chanceCurve';
import { ChanceGraph } from './ChanceGraph';
import { ReviewBoard } from './ReviewBoard';
import { placeWords } from './reviewWords';

interface DecisionsPageProps {
  readonly review: Review;
  readonly chosen: number;
  readonly onChoose: (index: number) => void;
}

function verdictWords({ move, advice, lost }: ReviewedDecision): string {
  const [best] = advice.options;
  if (best !== undefined && sameMove(best.move, move)) return t('coach:review.same');
  return isTrifle(lost)
    ? t('coach:review.asGood')
    : t('coach:review.gaveAway', { points: formatExpected(lost).replace('+', '') });
}

function Choices({ decision }: { readonly decision: ReviewedDecision }) {
  const { view, move, advice } = decision;
  const scale = worthScale(advice.options);
  return (
    <section class="reviewChoices">
      <h3>{t('coach:review.worth')}</h3>
      <p class="cap">{verdictWords(decision)}</p>
      <div class="sheetScroll" tabIndex={0} role="group" aria-label={t('coach:review.worth')}>
        <ul class="worthRows">
          {advice.options.map((option, index) => (
            <WorthRow
              key={JSON.stringify(option.move)}
              option={option}
              view={view}
              scale={scale}
              whose={{ coach: index === 0, you: sameMove(option.move, move) }}
              told
            />
          ))}
        </ul>
        {advice.call !== null && <OddsBar odds={advice.call} view={view} />}
        <p class="cap">{t('coach:panel.expected')}</p>
      </div>
    </section>
  );
}

export function DecisionsPage({ review, chosen, onChoose }: DecisionsPageProps) {
  const { decisions } = review;
  const decision = decisions[chosen];
  if (decision === undefined) return <p>{t('coach:review.nothing')}</p>;
  return (
    <div class="decisionsPage">
      <ChanceGraph review={review} chosen={chosen} onChoose={onChoose} />
      <section class="reviewTable">
        <div class="reviewPlace">
          <h3>{placeWords(decisions, chosen)}</h3>
          <span class="cap">
            {t('coach:review.place', {
              number: formatNumber(chosen + 1),
              all: formatNumber(decisions.length),
            })}
          </span>
        </div>
        <ReviewBoard decision={decision} />
      </section>
      <Choices key={chosen} decision={decision} />
    </div>
  );
}
