/** The match decision by decision: the curve, the table as it lay, and what each choice was worth. */
import type { Review } from '../../shared/coach';
import { optionFor } from '../coach/choices';
import { ForTheMatch } from '../coach/ForTheMatch';
import { OddsBar } from '../coach/OddsBar';
import { WorthRow } from '../coach/WorthRow';
import { worthScale } from '../coach/worthScale';
import { formatExpected, formatNumber, formatPercent, t } from '../strings';
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

/** A smaller difference of the chance to win is within what the playouts cannot tell. */
const CHANCE = 0.02;

function verdictWords({ move, advice, lost }: ReviewedDecision): string {
  const [best] = advice.options;
  const mine = optionFor(advice, move);
  if (best === undefined || mine === undefined || best === mine) return t('coach:review.same');
  if (!isTrifle(lost)) {
    return t('coach:review.gaveAway', { points: formatExpected(lost).replace('+', '') });
  }
  const less = best.odds - mine.odds;
  return less > CHANCE
    ? t('coach:review.lessChance', { percent: formatPercent(less) })
    : t('coach:review.asGood');
}

function Choices({ decision }: { readonly decision: ReviewedDecision }) {
  const { view, move, advice } = decision;
  const scale = worthScale(advice.options);
  const mine = optionFor(advice, move);
  return (
    <section class="reviewChoices">
      <h3>{t('coach:review.worth')}</h3>
      <p class="cap">{verdictWords(decision)}</p>
      <ForTheMatch advice={advice} />
      <div class="sheetScroll" tabIndex={0} role="group" aria-label={t('coach:review.worth')}>
        <ul class="worthRows">
          {advice.options.map((option, index) => (
            <WorthRow
              key={JSON.stringify(option.move)}
              option={option}
              view={view}
              scale={scale}
              whose={{ coach: index === 0, you: option === mine }}
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
          <h3>{placeWords(decision)}</h3>
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
