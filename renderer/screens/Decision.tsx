/** Asks for stop or koi-koi with all that bears on it. Answers only on purpose; knows no rules, only the decision's numbers. */
import { useRef, useState } from 'preact/hooks';
import type { Advice } from '../../shared/coach';
import type { Move } from '../../shared/moves';
import type { Decision as DecisionFacts, PlayerView } from '../../shared/view';
import { CoachQuestion } from '../coach/CoachQuestion';
import { yakuName } from '../reference/names';
import { SHORTCUTS, isShortcut } from '../shortcuts/shortcuts';
import { formatList, t } from '../strings';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { PeekButton } from '../ui/PeekButton';
import { useAnswerGuard } from '../ui/useAnswerGuard';
import { AtHand, sheetOfKey } from './AtHand';
import type { Sheet } from './AtHand';
import { CallConfirm } from './Confirm';
import { DecisionHead } from './DecisionHead';
import { KoiKoiPlate, StopPlate } from './DecisionPlates';
import { inOneLine } from './sentences';
import './decision.css';

/** The coach as it stands by at the question. */
export interface DecisionCoach {
  readonly open: boolean;
  /** Null while the first answer is on its way. */
  readonly advice: Advice | null;
  readonly onToggle: () => void;
}

export interface DecisionProps {
  readonly decision: DecisionFacts;
  readonly view: PlayerView;
  readonly onAnswer: (move: Move) => void;
  /** A call of koi-koi is asked about once more. */
  readonly confirmCall: boolean;
  /** Null while the player does without one. */
  readonly coach: DecisionCoach | null;
  /** Cards, rules or menu over the question; it stands as it was afterwards. */
  readonly onSheet: (sheet: Sheet) => void;
}

const TOWARDS: Readonly<Record<string, 'first' | 'last'>> = {
  ArrowLeft: 'first',
  ArrowUp: 'first',
  ArrowRight: 'last',
  ArrowDown: 'last',
};

/** Arrows move to a plate; Space does nothing on it, for it is pressed to skip animations. */
function handlePlateKeys(event: KeyboardEvent, plates: HTMLElement | null): void {
  const buttons = [...(plates?.querySelectorAll('button') ?? [])];
  const towards = TOWARDS[event.key];
  if (towards !== undefined) {
    event.preventDefault();
    (towards === 'first' ? buttons[0] : buttons.at(-1))?.focus();
  } else if (event.key === ' ' && buttons.some((button) => button === event.target)) {
    event.preventDefault();
  }
}

/** H asks the coach, and lets it go again as Esc does. */
function handleCoachKey(event: KeyboardEvent, coach: DecisionCoach): boolean {
  const asks = isShortcut(event, SHORTCUTS.question.coach) && !event.repeat;
  if (!asks && !(event.key === 'Escape' && coach.open)) return false;
  coach.onToggle();
  return true;
}

export function Decision({ decision, view, onAnswer, confirmCall, coach, onSheet }: DecisionProps) {
  const [peeled, setPeeled] = useState(false);
  const [calling, setCalling] = useState(false);
  const plates = useRef<HTMLDivElement>(null);
  const guard = useAnswerGuard();
  const aside = asideWords(decision, view);
  const answer = (type: 'stop' | 'callKoiKoi') => (byPointer: boolean) =>
    guard.answer(() => {
      if (type === 'callKoiKoi' && confirmCall) setCalling(true);
      else onAnswer({ type });
    }, byPointer);
  return (
    <>
      <Dialog
        class="decision"
        role="alertdialog"
        width={57.5}
        labelledBy="decision-title"
        describedBy={`decision-made${aside === '' ? '' : ' decision-aside'}`}
        initialFocus={null}
        peeled={peeled}
        onKeyDown={(event) => {
          if (coach !== null && handleCoachKey(event, coach)) return;
          const sheet = sheetOfKey(event);
          if (sheet !== null) onSheet(sheet);
          else handlePlateKeys(event, plates.current);
        }}
      >
        <div class="dialogPad" onPointerDownCapture={() => guard.press()}>
          <DecisionHead decision={decision} view={view} />
          <h3 id="decision-title">{titleWords(decision)}</h3>
          {aside !== '' && (
            <p class="decisionAside" id="decision-aside">
              {aside}
            </p>
          )}
          <p id="decision-made" class="srOnly">
            {formatList(decision.fresh.map(({ id }) => yakuName(view.ruleSet, id)))}
          </p>
          <div
            ref={plates}
            class="plates"
            data-advised={coach?.open === true ? coach.advice?.options[0]?.move.type : undefined}
          >
            <StopPlate decision={decision} view={view} onAnswer={answer('stop')} />
            {decision.canCall && (
              <KoiKoiPlate decision={decision} view={view} onAnswer={answer('callKoiKoi')} />
            )}
          </div>
          {coach?.open === true && <CoachQuestion advice={coach.advice} view={view} />}
          <div class="decisionFoot">
            <PeekButton onHold={setPeeled} />
            <span class="atHand">
              {coach !== null && (
                <Button rank="quiet" size="small" icon="check" onClick={coach.onToggle}>
                  {t('coach:tool.ask')}
                </Button>
              )}
              <AtHand sheets={['cards', 'rules', 'menu']} onOpen={onSheet} />
            </span>
            {decision.canCall && <KeyHints />}
          </div>
        </div>
      </Dialog>
      {calling && (
        <CallConfirm
          // The second press of a double click asks nothing and answers nothing.
          onYes={() => guard.answer(() => onAnswer({ type: 'callKoiKoi' }), false)}
          onNo={() => setCalling(false)}
        />
      )}
    </>
  );
}

const titleWords = ({ canCall }: DecisionFacts): string =>
  canCall ? t('screens:decision.title') : t('screens:decision.titleStop');

/** The turn whose question stands has not turned up its card yet. */
const drawIsToCome = ({ traces }: PlayerView): boolean => traces.at(-1)?.drawn === null;

const callsUsedWords = (count: number): string =>
  count === 0 ? t('screens:decision.noCalls') : t('screens:decision.callsUsed', { count });

/** What is unusual about this question: no call is left, or the draw is still to come. */
function asideWords({ canCall }: DecisionFacts, view: PlayerView): string {
  const used = canCall ? '' : callsUsedWords(view.ruleSet.maxCalls ?? 0);
  const draw = drawIsToCome(view)
    ? t(canCall ? 'screens:decision.drawToCome' : 'screens:decision.drawUnturned')
    : '';
  return inOneLine([used, draw]);
}

function KeyHints() {
  return (
    <span class="cap keyHints" aria-hidden="true">
      <span class="keyCap">←</span>
      <span class="keyCap">→</span>
      {t('screens:decision.choose')}
      <span class="keyCap">{t('screens:decision.enter')}</span>
      {t('screens:decision.confirm')}
    </span>
  );
}
