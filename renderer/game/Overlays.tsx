/** The sheets that a player lays over the screen: menu, settings, reference, questions, notices. The latest is on top. */
import { ReferenceSheet } from '../reference/ReferenceSheet';
import { Review } from '../review/Review';
import { GiveUpConfirm, TakeBackConfirm } from '../screens/Confirm';
import { Notices } from '../screens/Notices';
import { PauseMenu } from '../screens/PauseMenu';
import { Settings } from '../screens/Settings';
import type { ReviewUpdate } from '../../shared/coach';
import type { Actions } from './actions';
import type { CoachDesk } from './coachActions';
import { askTakeBack } from './help';
import { busy } from './liveTable';
import {
  closeOverlay,
  notices,
  openOverlay,
  overlays,
  review,
  settings,
  shown,
  systemLanguage,
} from './store';

interface ReviewOfProps {
  readonly update: ReviewUpdate;
  readonly coach: CoachDesk;
}

const ReviewOf = ({ update, coach }: ReviewOfProps) => (
  <Review
    key={update.id}
    update={update}
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
          onContinue={closeOverlay}
          onSettings={() => openOverlay('settings')}
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
      return review.value === null ? null : <ReviewOf update={review.value} coach={actions.coach} />;
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
          onBack={closeOverlay}
        />
      );
    case 'cards':
    case 'rules':
      return update ? <ReferenceSheet key={top} view={update.view} tab={top} onClose={closeOverlay} /> : null;
    case undefined:
      return notices.value.length > 0 ? (
        <Notices notices={notices.value} onClose={() => (notices.value = [])} />
      ) : null;
  }
}
