/** Stop or koi-koi with the game's own plates, low on the table: what the teacher speaks of stays in sight. Knows no answer. */
import { useRef } from 'preact/hooks';
import type { Move } from '../../shared/moves';
import type { Decision, PlayerView } from '../../shared/view';
import { yakuName } from '../reference/names';
import { KoiKoiPlate, StopPlate } from '../screens/DecisionPlates';
import { formatList, t } from '../strings';
import { Sheet } from '../ui/Sheet';
import { useAnswerGuard } from '../ui/useAnswerGuard';
import '../screens/decision.css';

interface LessonQuestionProps {
  readonly decision: Decision;
  readonly view: PlayerView;
  readonly onAnswer: (move: Move) => void;
}

/** Arrows move to a plate; none has the focus before that. */
function toPlate(event: KeyboardEvent, plates: HTMLElement | null): void {
  const isFirst = event.key === 'ArrowLeft' || event.key === 'ArrowUp';
  if (!isFirst && event.key !== 'ArrowRight' && event.key !== 'ArrowDown') return;
  event.preventDefault();
  const buttons = plates?.querySelectorAll('button');
  buttons?.[isFirst ? 0 : buttons.length - 1]?.focus();
}

export function LessonQuestion({ decision, view, onAnswer }: LessonQuestionProps) {
  const plates = useRef<HTMLDivElement>(null);
  const guard = useAnswerGuard();
  const names = formatList(decision.fresh.map(({ id }) => yakuName(view.ruleSet, id)));
  const answer = (type: 'stop' | 'callKoiKoi') => (byPointer: boolean) =>
    guard.answer(() => onAnswer({ type }), byPointer);
  return (
    <section
      class="lessonQuestion decision"
      aria-labelledby="lesson-question"
      tabIndex={-1}
      onKeyDown={(event) => toPlate(event, plates.current)}
    >
      <Sheet>
        <div class="dialogPad" onPointerDownCapture={() => guard.press()}>
          <h2 id="lesson-question">
            {names} <span class="dim">{t('screens:decision.title')}</span>
          </h2>
          <div ref={plates} class="plates">
            <StopPlate decision={decision} view={view} onAnswer={answer('stop')} />
            {decision.canCall && (
              <KoiKoiPlate decision={decision} view={view} onAnswer={answer('callKoiKoi')} />
            )}
          </div>
        </div>
      </Sheet>
    </section>
  );
}
