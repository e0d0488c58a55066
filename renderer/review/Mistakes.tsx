/** The costliest decisions as buttons that lead to them. */
import type { Review } from '../../shared/coach';
import { didWords } from '../coach/coachWords';
import { formatExpected, t } from '../strings';
import { costliest } from './chanceCurve';
import { placeWords } from './reviewWords';

interface MistakesProps {
  readonly review: Review;
  readonly chosen: number;
  readonly onChoose: (index: number) => void;
}

export function Mistakes({ review, chosen, onChoose }: MistakesProps) {
  const { decisions } = review;
  const worst = costliest(review);
  if (worst.length === 0) return <p class="cap grow">{t('coach:review.noMistakes')}</p>;
  return (
    <div class="mistakes grow" role="group" aria-label={t('coach:review.mistakes')}>
      {worst.map((index) => {
        const decision = decisions[index];
        return (
          decision && (
            <button key={index} type="button" aria-pressed={index === chosen} onClick={() => onChoose(index)}>
              <b class="serif">{formatExpected(-decision.lost)}</b>
              <span>
                {placeWords(decision)}
                <small>{didWords(decision.move, decision.view)}</small>
              </span>
            </button>
          )
        );
      })}
    </div>
  );
}
