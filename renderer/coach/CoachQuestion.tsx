/** The coach's answer to stop or koi-koi, under its two plates: what each is worth, why, and how a call goes on. */
import type { Advice, Advised } from '../../shared/coach';
import type { PlayerView } from '../../shared/view';
import { formatExpected, t } from '../strings';
import { ForTheMatch } from './ForTheMatch';
import { Icon } from '../ui/icons';
import { OddsBar } from './OddsBar';
import { WorthBar } from './WorthRow';
import { moveWords, whyWords } from './coachWords';
import { Reasons } from './Reasons';
import { worthScale } from './worthScale';
import './coach.css';

interface CoachQuestionProps {
  /** Null while the first answer is on its way. */
  readonly advice: Advice | null;
  readonly view: PlayerView;
}

export function CoachQuestion({ advice, view }: CoachQuestionProps) {
  return (
    <section class="coachQuestion" aria-label={t('coach:name')}>
      {advice === null ? (
        <p class="dim" role="status">
          {t('coach:panel.thinking')}
        </p>
      ) : (
        <Answer advice={advice} view={view} />
      )}
    </section>
  );
}

/** Each answer's reasons stand under its plate: stop to the left. */
const inOrderOfPlates = ({ options }: Advice): readonly Advised[] =>
  options.toSorted((a, b) => Number(b.move.type === 'stop') - Number(a.move.type === 'stop'));

function Answer({ advice, view }: { readonly advice: Advice; readonly view: PlayerView }) {
  const scale = worthScale(advice.options);
  const [best] = advice.options;
  return (
    <>
      <ul class="questionWorth" aria-label={t('coach:panel.options')}>
        {advice.options.map((option, index) => (
          <li key={option.move.type} data-who={index === 0 ? 'coach' : 'other'}>
            <span class="questionMove">
              {index === 0 && <Icon name="check" />}
              {moveWords(option.move, view)}
            </span>
            <WorthBar option={option} scale={scale} />
            <b class="serif worth">{formatExpected(option.points)}</b>
          </li>
        ))}
      </ul>
      <ForTheMatch advice={advice} />
      {advice.call !== null && <OddsBar odds={advice.call} view={view} />}
      <div class="questionReasons">
        {inOrderOfPlates(advice).map(({ move, reasons }) => (
          <Reasons key={move.type} reasons={reasons} view={view} label={moveWords(move, view)} />
        ))}
      </div>
      <p class="srOnly" role="status">
        {best && t('coach:panel.advice', { move: moveWords(best.move, view), why: whyWords(best, view) })}
      </p>
    </>
  );
}
