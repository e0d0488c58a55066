/** What the match asks or tells once motion is over: the decision, the tally, the end. Picks by the view's phase only. */
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { SPEED_SCALE } from '../motion/craft';
import { Decision } from '../screens/Decision';
import type { DecisionCoach } from '../screens/Decision';
import { MatchEnd } from '../screens/MatchEnd';
import { hasWon } from '../screens/matchWords';
import { Tally } from '../screens/Tally';
import { t } from '../strings';
import { showToast } from '../ui/Toast';
import type { MatchUpdate } from '../../shared/ipc';
import type { Soundboard } from '../audio/soundboard';
import type { Actions } from './actions';
import { advice, coachOpen, openOverlay, readTally, screen, settings } from './store';

export interface MatchDialogsProps {
  readonly update: MatchUpdate;
  readonly actions: Actions;
  readonly sounds: Soundboard;
  readonly reduced: boolean;
}

export function MatchDialogs({ update, actions, sounds, reduced }: MatchDialogsProps) {
  const { view, options, revision, seed, deal, keptAs } = update;
  if (view.decision) {
    return (
      <Decision
        decision={view.decision}
        view={view}
        onAnswer={(move) => void actions.play(move)}
        confirmCall={settings.value.confirmCall}
        coach={settings.value.coach ? coachOf(actions) : null}
        onSheet={openOverlay}
      />
    );
  }
  if (view.result && readTally.value !== revision) {
    const next = (): void => {
      readTally.value = revision;
      if (view.phase === 'monthOver') void actions.nextMonth();
    };
    const { speed } = settings.value;
    return (
      <Tally
        key={revision}
        result={view.result}
        view={view}
        timeScale={speed === 'off' ? Infinity : SPEED_SCALE[speed]}
        reducedMotion={reduced}
        onCue={(cue) => sounds.play(cue, { month: view.month })}
        onNext={next}
        onSheet={openOverlay}
      />
    );
  }
  if (view.phase !== 'matchOver') return null;
  return (
    <TheEnd won={hasWon(view)} onStand={(cue) => sounds.play(cue, { month: view.month })}>
      <MatchEnd
        view={view}
        seed={seed}
        deal={deal}
        onCopyDeal={keptAs === null ? null : () => void copyDeal(actions, keptAs)}
        reducedMotion={reduced}
        onWatch={keptAs === null ? null : () => void actions.replay.open(keptAs)}
        onReview={keptAs === null ? null : () => void actions.coach.openReview(keptAs)}
        onPlayAgain={() => void actions.newMatch(options, true, { type: 'fresh' })}
        onNewMatch={() => void actions.closeMatch().then(() => (screen.value = 'newMatch'))}
        onTitle={() => void actions.closeMatch()}
      />
    </TheEnd>
  );
}

async function copyDeal({ deals }: Actions, id: string): Promise<void> {
  if (await deals.copy(id)) showToast(t('deals:copied'));
}

const coachOf = ({ coach }: Actions): DecisionCoach => ({
  open: coachOpen.value,
  advice: advice.value?.advice ?? null,
  onToggle: () => void coach.toggle(),
});

interface TheEndProps {
  readonly won: boolean;
  readonly onStand: (cue: 'win' | 'lose') => void;
  readonly children: ComponentChildren;
}

/** Sounds once when the end of the match first stands. */
function TheEnd({ won, onStand, children }: TheEndProps) {
  useEffect(() => onStand(won ? 'win' : 'lose'), []);
  return <>{children}</>;
}
