/** The sheets that a player lays over the screen: menu, settings, reference, questions, notices. The latest is on top. */
import { LessonMenu } from '../lessons/LessonMenu';
import { Review } from '../review/Review';
import { GiveUpConfirm, TakeBackConfirm } from '../screens/Confirm';
import { Notices } from '../screens/Notices';
import { PauseMenu } from '../screens/PauseMenu';
import { ShortcutsSheet } from '../shortcuts/ShortcutsSheet';
import { Settings } from '../settings/Settings';
import type { ReviewUpdate } from '../../shared/coach';
import type { Actions } from './actions';
import { askTakeBack } from './help';
import { chooseKept } from './chooseKept';
import { busy } from './liveTable';
import { Reference } from './Reference';
import {
  closed,
  closeOverlay,
  notices,
  openOverlay,
  overlays,
  ownRules,
  review,
  settings,
  shown,
  systemLanguage,
} from './store';

interface ReviewOfProps {
  readonly update: ReviewUpdate;
  readonly actions: Pick<Actions, 'coach' | 'replay'>;
}

const ReviewOf = ({ update, actions: { coach, replay } }: ReviewOfProps) => (
  <Review
    key={update.id}
    update={update}
    onWatch={(id) => void replay.open(id)}
    onBack={() => coach.closeReview()}
    onAgain={() => void coach.openReview(update.id)}
  />
);

export function Overlays({ actions }: { readonly actions: Actions }) {
  const top = overlays.value.at(-1);
  const update = shown.value;
  switch (top) {
    case 'menu':
      return (
        <PauseMenu
          closed={closed.value}
          onContinue={closeOverlay}
          onSettings={() => openOverlay('settings')}
          onShortcuts={() => openOverlay('shortcuts')}
          onGiveUp={() => openOverlay('giveUp')}
          onTakeBack={
            update?.canTakeBack === true && !busy.value
              ? () => {
                  closeOverlay();
                  askTakeBack(actions);
                }
              : null
          }
          onTitle={() => actions.toTitle()}
        />
      );
    case 'lessonMenu':
      return <LessonPause lessons={actions.lessons} />;
    case 'shortcuts':
      return <ShortcutsSheet onClose={closeOverlay} />;
    case 'takeBack':
      return (
        <TakeBackConfirm
          onYes={() => {
            closeOverlay();
            void actions.coach.takeBack();
          }}
          onNo={closeOverlay}
        />
      );
    case 'review':
      return review.value === null ? null : <ReviewOf update={review.value} actions={actions} />;
    case 'giveUp':
      return (
        <GiveUpConfirm
          totals={update?.view.seats.map(({ total }) => total) ?? []}
          onYes={() => void actions.closeMatch()}
          onNo={closeOverlay}
        />
      );
    case 'settings':
      return (
        <Settings
          settings={settings.value}
          systemLanguage={systemLanguage.value}
          onChange={(patch) => void actions.changeSettings(patch)}
          rules={{
            first: settings.value.rules,
            ownRules: ownRules.value,
            desk: actions.rules,
            onKept: (rules, before) => void chooseKept(actions, rules, before),
          }}
          onReset={(group) => actions.resetSettings(group)}
          onBack={closeOverlay}
        />
      );
    case 'cards':
    case 'rules':
    case 'reference':
      return <Reference key={top} opened={top} />;
    case undefined:
      return notices.value.length > 0 ? (
        <Notices notices={notices.value} onClose={() => (notices.value = [])} />
      ) : null;
  }
}

const LessonPause = ({ lessons }: Pick<Actions, 'lessons'>) => (
  <LessonMenu
    closed={closed.value}
    onContinue={closeOverlay}
    onRestart={() => void lessons.restart()}
    onSettings={() => openOverlay('settings')}
    onLeave={() => lessons.leave()}
  />
);
