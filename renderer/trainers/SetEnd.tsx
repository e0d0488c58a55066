/** The end of a set: what came of it, and where the learner stands now. Counts nothing but the points shown. */
import type { TrainerId, TrainerLevel, TrainerResult } from '../../shared/trainers';
import { formatNumber, t } from '../strings';
import { Button } from '../ui/Button';
import { Icon } from '../ui/icons';
import { Sheet } from '../ui/Sheet';

interface SetEndProps {
  readonly id: TrainerId;
  /** At which it was taken. */
  readonly level: TrainerLevel;
  readonly result: TrainerResult;
  readonly scores: readonly number[];
  readonly onAgain: () => void;
  readonly onBack: () => void;
}

const POINTS = 10;

const turnOf = (from: TrainerLevel, to: TrainerLevel): 'up' | 'same' | 'down' =>
  to > from ? 'up' : to < from ? 'down' : 'same';

export function SetEnd({ id, level, result, scores, onAgain, onBack }: SetEndProps) {
  const { set, progress } = result;
  if (set === null) return null;
  const points = Math.round(POINTS * scores.reduce((sum, score) => sum + score, 0));
  return (
    <div class="setEnd">
      <Sheet>
        <div class="setEndPad" role="status">
          <p class="cap">{t(`trainers:screen.trainer.${id}.title`)}</p>
          <h2>
            {t('trainers:screen.end.right', { right: formatNumber(set.right), of: formatNumber(set.of) })}
          </h2>
          {id === 'call' && (
            <p>
              {t('trainers:screen.end.points', {
                points: formatNumber(points),
                of: formatNumber(POINTS * set.of),
              })}
            </p>
          )}
          <p class="setLevel" data-turn={turnOf(level, set.level)}>
            <Icon name={turnOf(level, set.level) === 'up' ? 'light' : 'plain'} />
            {t(`trainers:screen.end.${turnOf(level, set.level)}`, { level: formatNumber(set.level) })}
          </p>
          <p class="dim">
            {t('trainers:screen.streak', { count: progress.streak })} ·{' '}
            {t('trainers:screen.longest', { number: formatNumber(progress.longest) })}
          </p>
        </div>
        <div class="setEndFoot">
          <Button onClick={onBack}>{t('trainers:screen.end.back')}</Button>
          <Button rank="primary" onClick={onAgain}>
            {t('trainers:screen.end.again')}
          </Button>
        </div>
      </Sheet>
    </div>
  );
}
