/** A decision looked at again: a disc on what was played, the tick on what was best. The teacher says the same in words. */
import type { ReadonlySignal } from '@preact/signals';
import type { LessonTable } from '../../shared/lessons';
import { CoachMarks } from '../coach/CoachMarks';
import { didWords, moveWords } from '../coach/coachWords';
import type { Laid } from '../table/scene';
import { t } from '../strings';

interface ReviewMarksProps {
  readonly review: Extract<LessonTable, { type: 'review' }>;
  readonly laid: ReadonlySignal<Laid>;
}

export function ReviewMarks({ review, laid }: ReviewMarksProps) {
  const { view, played, best } = review;
  const { prompt } = laid.value.layout;
  const isSame = JSON.stringify(played) === JSON.stringify(best);
  return (
    <>
      {!isSame && <CoachMarks who="you" move={played} view={view} laid={laid} risen={null} />}
      <CoachMarks move={best} view={view} laid={laid} risen={null} />
      <dl
        class="reviewKey"
        style={{ top: `${prompt.y + prompt.height / 2}px`, left: `${prompt.x + prompt.width / 2}px` }}
      >
        <div data-who={isSame ? 'coach' : 'you'}>
          <dt>{t(isSame ? 'learn:review.both' : 'learn:review.played')}</dt>
          <dd>{didWords(played, view)}</dd>
        </div>
        {!isSame && (
          <div data-who="coach">
            <dt>{t('learn:review.best')}</dt>
            <dd>{moveWords(best, view)}</dd>
          </div>
        )}
      </dl>
    </>
  );
}
