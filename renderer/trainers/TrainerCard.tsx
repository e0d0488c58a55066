/** One exercise as a slip of paper: what it asks, how it stands, at which level to begin. */
import { useState } from 'preact/hooks';
import { TRAINER_LEVELS } from '../../shared/trainers';
import type { LearningDays, TrainerLevel, TrainerProgress } from '../../shared/trainers';
import { formatNumber, t } from '../strings';
import { Button } from '../ui/Button';
import { Choice } from '../ui/Choice';
import { monthStyle } from '../ui/month';
import { CardPicture } from '../ui/Pictures';
import { KnownRing } from './KnownRing';
import { MONTH_OF_TRAINER, PICTURES_OF_TRAINER } from './trainerLooks';

interface TrainerCardProps {
  readonly progress: TrainerProgress;
  readonly days: LearningDays;
  readonly isFirst: boolean;
  /** @param level null = where the learner stands */
  readonly onOpen: (level: TrainerLevel | null) => void;
}

const runWords = ({ streak, longest }: TrainerProgress): string =>
  longest === 0
    ? t('trainers:screen.fresh')
    : `${t('trainers:screen.streak', { count: streak })} · ${t('trainers:screen.longest', { number: formatNumber(longest) })}`;

export function TrainerCard({ progress, days, isFirst, onOpen }: TrainerCardProps) {
  const { id } = progress;
  const [level, setLevel] = useState(progress.level);
  const title = t(`trainers:screen.trainer.${id}.title`);
  return (
    <li class="trainerCard" style={monthStyle(MONTH_OF_TRAINER[id])}>
      <div class="trainerPictures" aria-hidden="true">
        {PICTURES_OF_TRAINER[id].map((card) => (
          <CardPicture key={card} card={card} />
        ))}
      </div>
      <div class="trainerText">
        <h3>{title}</h3>
        <p class="dim">{t(`trainers:screen.trainer.${id}.about`)}</p>
        <p class="cap">{runWords(progress)}</p>
        {id === 'months' && (
          <div class="trainerKnown">
            <KnownRing known={days.known} />
            <span class="cap">
              {days.due > 0 ? t('trainers:screen.due', { count: days.due }) : t('trainers:screen.nothingDue')}
            </span>
          </div>
        )}
      </div>
      <div class="trainerFoot">
        <span class="trainerLevel">
          <span class="cap" aria-hidden="true">
            {t('trainers:screen.level')}
          </span>
          <Choice
            label={`${title}: ${t('trainers:screen.level')}`}
            value={level}
            options={TRAINER_LEVELS.map((value) => ({ value, label: formatNumber(value) }))}
            onChange={setLevel}
          />
        </span>
        <Button
          rank={isFirst ? 'primary' : 'plain'}
          onClick={() => onOpen(level === progress.level ? null : level)}
        >
          {t('trainers:screen.start')}
          <span class="srOnly">: {title}</span>
        </Button>
      </div>
    </li>
  );
}
