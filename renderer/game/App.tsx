/** The whole window: which screen stands, and what lies over it. */
import type { ReadonlySignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { AboutScreen } from '../about/AboutScreen';
import type { LessonId, LessonTry } from '../../shared/lessons';
import type { Soundboard } from '../audio/soundboard';
import { RulesScreen } from '../editor/RulesScreen';
import { LessonScreen } from '../lessons/LessonScreen';
import { RecordScreen } from '../record/RecordScreen';
import { ReplayScreen } from '../replay/ReplayScreen';
import { NewMatch } from '../screens/NewMatch';
import { Problem } from '../screens/Problem';
import { Title } from '../screens/Title';
import { ToastPlace } from '../ui/Toast';
import type { Actions } from './actions';
import { chooseKept } from './chooseKept';
import type { Inbox } from './inbox';
import type { Screen } from './store';
import { Overlays } from './Overlays';
import { problem, reportProblem } from './problem';
import {
  forgotten,
  isAnswering,
  lesson,
  newcomer,
  notices,
  openOverlay,
  overlays,
  ownRules,
  replay,
  saved,
  screen,
  settings,
} from './store';
import { useShortcutsKey } from '../shortcuts/useShortcutsKey';
import { LearnScreens } from './LearnScreens';
import { TableScreen } from './TableScreen';

export interface AppProps {
  readonly actions: Actions;
  readonly inbox: Inbox;
  readonly sounds: Soundboard;
  readonly reduced: ReadonlySignal<boolean>;
}

const OFF_TITLE = ['newMatch', 'learn', 'record', 'about'] as const;
const isOffTitle = (left: Screen): left is (typeof OFF_TITLE)[number] =>
  OFF_TITLE.some((each) => each === left);

function CurrentScreen(props: AppProps) {
  const { actions } = props;
  const before = useRef<Screen>('title');
  useEffect(() => {
    before.current = screen.value;
  });
  switch (screen.value) {
    case 'title':
      return (
        <Title
          from={isOffTitle(before.current) ? before.current : null}
          saved={saved.value}
          onContinue={() => void actions.resume()}
          onNewMatch={() => (screen.value = 'newMatch')}
          newcomer={newcomer.value}
          onLearn={() => (screen.value = 'learn')}
          onRecord={() => (screen.value = 'record')}
          onReference={() => openOverlay('reference')}
          onSettings={() => openOverlay('settings')}
          onAbout={() => (screen.value = 'about')}
          onQuit={() => void actions.quit()}
        />
      );
    case 'newMatch':
      return (
        <NewMatch
          choices={settings.value}
          ownRules={ownRules.value}
          desk={actions.rules}
          deals={actions.deals}
          onEdit={() => (screen.value = 'rules')}
          running={saved.value}
          onChange={(patch) => void actions.changeSettings(patch)}
          onStart={(options, replace, deal) => void actions.newMatch(options, replace, deal)}
          onBack={() => (screen.value = 'title')}
        />
      );
    case 'rules':
      return (
        <RulesScreen
          first={settings.value.rules}
          ownRules={ownRules.value}
          desk={actions.rules}
          onKept={(rules, before) => void chooseKept(actions, rules, before)}
          onBack={() => (screen.value = 'newMatch')}
        />
      );
    case 'record':
      return (
        <RecordScreen
          desk={actions.record}
          forgotten={forgotten.value}
          onReview={(id) => void actions.coach.openReview(id)}
          onWatch={(id) => void actions.replay.open(id)}
          onNewMatch={() => (screen.value = 'newMatch')}
          onBack={() => (screen.value = 'title')}
        />
      );
    case 'about':
      return <AboutScreen desk={actions.about} onBack={() => (screen.value = 'title')} />;
    case 'learn':
    case 'trainers':
    case 'check':
      return <LearnScreens at={screen.value} actions={actions} reduced={props.reduced} />;
    case 'lesson':
      return <LessonScreen {...props} {...lessonParts(actions)} />;
    case 'table':
      // One table at a time: a replay has its own.
      return replay.value === null ? <TableScreen {...props} onProblem={reportProblem} /> : null;
  }
}

/** A lesson with what it needs of the store. */
const lessonParts = ({ lessons }: Actions) => ({
  lesson,
  waiting: isAnswering,
  settings,
  covered: overlays.value.length + notices.value.length > 0,
  onTry: (tried: LessonTry) => void lessons.attempt(tried),
  onMenu: () => openOverlay('lessonMenu'),
  onLeave: () => lessons.leave(),
  onCheck: () => {
    lessons.leave();
    screen.value = 'check';
  },
  onNext: (id: LessonId | null) => {
    if (id !== null) return void lessons.open(id, true);
    lessons.leave();
    screen.value = 'newMatch';
  },
  onProblem: reportProblem,
});

const openShortcuts = (): void => openOverlay('shortcuts');

export function App(props: AppProps) {
  useShortcutsKey(openShortcuts);
  if (problem.value !== null) {
    return (
      <Problem
        reason={problem.value}
        onRestart={() => window.location.reload()}
        onQuit={() => void props.actions.quit()}
      />
    );
  }
  return (
    <>
      <CurrentScreen {...props} />
      <Overlays actions={props.actions} />
      {replay.value !== null && (
        <ReplayScreen
          key={replay.value.match.id}
          replay={replay.value}
          settings={settings}
          sounds={props.sounds}
          reduced={props.reduced}
          onProblem={reportProblem}
          onClose={() => props.actions.replay.close()}
        />
      )}
      <ToastPlace />
    </>
  );
}
