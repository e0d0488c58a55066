/** Where learning is chosen: lessons and exercises, and the ways between them. */
import type { ReadonlySignal } from '@preact/signals';
import { rulesOfChoice } from '../../shared/matchOptions';
import { CheckScreen } from '../check/CheckScreen';
import { LearnScreen } from '../lessons/LearnScreen';
import { rulesChosen } from '../screens/newMatchChoices';
import { TrainersScreen } from '../trainers/TrainersScreen';
import type { Actions } from './actions';
import { ownRules, screen, settings } from './store';

interface LearnScreensProps {
  readonly at: 'learn' | 'trainers' | 'check';
  readonly actions: Actions;
  readonly reduced: ReadonlySignal<boolean>;
}

const toLearn = (): void => void (screen.value = 'learn');

export function LearnScreens({ at, actions, reduced }: LearnScreensProps) {
  switch (at) {
    case 'trainers':
      return <TrainersScreen desk={actions.trainers} reduced={reduced} onBack={toLearn} />;
    case 'check': {
      const rules = rulesOfChoice(rulesChosen(settings.value, ownRules.value));
      return (
        <CheckScreen
          rules={rules}
          example={(example) => actions.rules.example(rules, example)}
          onLesson={(id) => void actions.lessons.open(id, true)}
          onBack={toLearn}
        />
      );
    }
    case 'learn':
      return (
        <LearnScreen
          progress={() => actions.lessons.progress()}
          onOpen={(id, again) => void actions.lessons.open(id, again)}
          onTrainers={() => (screen.value = 'trainers')}
          onCheck={() => (screen.value = 'check')}
          onBack={() => (screen.value = 'title')}
        />
      );
  }
}
