/** The coach's answer beside the table: the best move and why, then every choice with its worth. Weighs nothing. */
import type { Advice } from '../../shared/coach';
import type { PlayerView } from '../../shared/view';
import { formatExpected, t } from '../strings';
import { ForTheMatch } from './ForTheMatch';
import type { Rect } from '../table/layout';
import { boxStyle } from '../rails/box';
import { Icon } from '../ui/icons';
import { IconButton } from '../ui/Button';
import { Sheet } from '../ui/Sheet';
import { ChoicePicture, WorthRow } from './WorthRow';
import { moveWords, whyWords } from './coachWords';
import { Reasons } from './Reasons';
import { worthScale } from './worthScale';
import './coach.css';

interface AnswerProps {
  readonly advice: Advice;
  readonly view: PlayerView;
}

function BestMove({ advice, view }: AnswerProps) {
  const [best] = advice.options;
  if (best === undefined) return null;
  return (
    <div class="bestMove">
      <div class="bestHead">
        <ChoicePicture move={best.move} view={view} />
        <div>
          <b>{moveWords(best.move, view)}</b>
          <p class="cap">{t('coach:panel.atMonthEnd', { points: formatExpected(best.points) })}</p>
        </div>
      </div>
      <Reasons reasons={best.reasons} view={view} />
      <ForTheMatch advice={advice} />
    </div>
  );
}

/** Said once, and again only when the coach has changed its mind. */
function Spoken({ advice, view }: AnswerProps) {
  const [best] = advice.options;
  return (
    <p class="srOnly" role="status">
      {best && t('coach:panel.advice', { move: moveWords(best.move, view), why: whyWords(best, view) })}
    </p>
  );
}

export function CoachAnswer({ advice, view }: AnswerProps) {
  const scale = worthScale(advice.options);
  return (
    <>
      <Spoken advice={advice} view={view} />
      <div class="sheetScroll" tabIndex={0} role="group" aria-label={t('coach:panel.options')}>
        <BestMove advice={advice} view={view} />
        <ul class="worthRows" aria-label={t('coach:panel.options')}>
          {advice.options.map((option, index) => (
            <WorthRow
              key={JSON.stringify(option.move)}
              option={option}
              view={view}
              scale={scale}
              whose={{ coach: index === 0, you: false }}
              told={false}
            />
          ))}
        </ul>
        <p class="cap">{t('coach:panel.expected')}</p>
      </div>
    </>
  );
}

interface CoachPanelProps {
  /** Null while the first answer is on its way. */
  readonly advice: Advice | null;
  readonly view: PlayerView;
  readonly box: Rect;
  readonly onClose: () => void;
}

/** Takes no focus: the table keeps it. */
export function CoachPanel({ advice, view, box, onClose }: CoachPanelProps) {
  return (
    <section class="coachPanel" style={boxStyle(box)} aria-label={t('coach:name')}>
      <Sheet>
        <div class="coachHead">
          <span class="coachSeal" aria-hidden="true">
            <Icon name="check" />
          </span>
          <h3>{t('coach:name')}</h3>
          <IconButton icon="close" label={t('coach:panel.close')} onClick={onClose} />
        </div>
        {advice === null ? (
          <p class="dim" role="status">
            {t('coach:panel.thinking')}
          </p>
        ) : (
          <CoachAnswer advice={advice} view={view} />
        )}
      </Sheet>
    </section>
  );
}
