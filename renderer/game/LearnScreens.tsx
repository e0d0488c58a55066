/** Where learning is chosen: lessons and exercises, and the ways between them. */
import type { ReadonlySignal } from '@preact/signals';
import { LearnScreen } from '../lessons/LearnScreen';
import { TrainersScreen } from '../trainers/TrainersScreen';
import type { Actions } from './actions';
import { screen } from './store';

interface LearnScreensProps {
  readonly at: 'learn' | 'trainers';
  readonly actions: Actions;
  readonly reduced: ReadonlySignal<boolean>;
}

const toLearn = (): void => void (screen.value = 'learn');

export function LearnScreens({ at, actions, reduced }: LearnScreensProps) {
  switch (at) {
    case 'trainers':
      return <TrainersScreen desk={actions.trainers} reduced={reduced} onBack={toLearn} />;
    case 'learn':
      return (
        <LearnScreen
          progress={() => actions.lessons.progress()}
          onOpen={(id, again) => void actions.lessons.open(id, again)}
          onTrainers={() => (screen.value = 'trainers')}
          onBack={() => (screen.value = 'title')}
        />
      );
  }
}
