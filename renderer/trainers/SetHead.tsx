/** The top of a set: the way out, which exercise, and its ten places with what became of each. */
import type { TrainerId, TrainerLevel } from '../../shared/trainers';
import { formatNumber, t } from '../strings';
import { IconButton } from '../ui/Button';
import { Icon } from '../ui/icons';

interface SetHeadProps {
  readonly id: TrainerId;
  /** Null until the first question is there. */
  readonly level: TrainerLevel | null;
  readonly of: number;
  /** Of each answer: 0 … 1. */
  readonly scores: readonly number[];
  readonly onBack: () => void;
}

function Place({ score }: { readonly score: number | undefined }) {
  if (score === undefined) return <i data-at="ahead" />;
  return (
    <i data-at={score === 1 ? 'right' : 'wrong'}>
      <Icon name={score === 1 ? 'check' : 'close'} />
    </i>
  );
}

export function SetHead({ id, level, of, scores, onBack }: SetHeadProps) {
  const right = scores.filter((score) => score === 1).length;
  return (
    <header class="setHead">
      <IconButton icon="back" label={t('trainers:screen.leave')} onClick={onBack} />
      <h1>{t(`trainers:screen.trainer.${id}.title`)}</h1>
      {level !== null && <p>{t('trainers:screen.levelNow', { level: formatNumber(level) })}</p>}
      <div
        class="setPlaces"
        role="img"
        aria-label={t('trainers:screen.place', {
          answered: formatNumber(scores.length),
          of: formatNumber(of),
          right: formatNumber(right),
        })}
      >
        {Array.from({ length: of }, (_, index) => (
          <Place key={index} score={scores[index]} />
        ))}
      </div>
    </header>
  );
}
