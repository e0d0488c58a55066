/** Where exercises are chosen: four of them with level, run and what is due, and the set that is open. */
import type { ReadonlySignal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import type { TrainerId, TrainerLevel } from '../../shared/trainers';
import { t } from '../strings';
import { Icon } from '../ui/icons';
import { monthStyle } from '../ui/month';
import { Screen } from '../ui/Screen';
import { SetScreen } from './SetScreen';
import { TrainerCard } from './TrainerCard';
import type { TrainerDesk, Training } from './trainerDesk';
import './trainers.css';

export interface TrainersScreenProps {
  readonly desk: TrainerDesk;
  readonly reduced: ReadonlySignal<boolean>;
  readonly onBack: () => void;
}

interface Opened {
  readonly id: TrainerId;
  readonly level: TrainerLevel | null;
}

export function TrainersScreen({ desk, reduced, onBack }: TrainersScreenProps) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [training, setTraining] = useState<Training | null>(null);
  useEffect(() => {
    if (opened === null) void desk.progress().then(setTraining);
  }, [opened]);
  const leave = (): void => {
    setTraining(null);
    setOpened(null);
  };
  if (opened !== null) return <SetScreen {...opened} desk={desk} reduced={reduced} onBack={leave} />;
  // The levels are known only with the progress.
  if (training === null) {
    return (
      <div class="screen" style={monthStyle(5)}>
        <div class="lacquer" />
      </div>
    );
  }
  return <Choosing training={training} onBack={onBack} onOpen={setOpened} />;
}

interface ChoosingProps {
  readonly training: Training;
  readonly onBack: () => void;
  readonly onOpen: (opened: Opened) => void;
}

function Choosing({ training: { trainers, days }, onBack, onOpen }: ChoosingProps) {
  return (
    <Screen
      class="trainers"
      title={t('trainers:screen.title')}
      about={t('trainers:screen.about')}
      month={5}
      onBack={onBack}
      foot={
        <p class="dim practiceDays">
          <Icon name="light" />
          {t('trainers:screen.days', { count: days.days })}
        </p>
      }
    >
      <ul class="trainerList">
        {trainers.map((progress, index) => (
          <TrainerCard
            key={progress.id}
            progress={progress}
            days={days}
            isFirst={index === 0}
            onOpen={(level) => onOpen({ id: progress.id, level })}
          />
        ))}
      </ul>
    </Screen>
  );
}
