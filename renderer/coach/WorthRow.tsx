/** One choice with what it is worth: its cards, a bar with a thin line for what is unsure, words and the number. */
import type { CardId } from '../../shared/cards';
import type { Advised } from '../../shared/coach';
import type { PlayerView } from '../../shared/view';
import { formatExpected, t } from '../strings';
import { Icon } from '../ui/icons';
import { CardPicture } from '../ui/Pictures';
import { moveWords, takenBy, whyWords } from './coachWords';
import type { WorthScale } from './worthScale';
import './coach.css';

/** Whose choice it is: the coach's (a tick), the player's own (a disc), or both. */
export interface Whose {
  readonly coach: boolean;
  readonly you: boolean;
}

export function WhoseTag({ who }: { readonly who: 'coach' | 'you' }) {
  return (
    <span class="whoseTag" data-who={who}>
      {who === 'coach' ? <Icon name="check" /> : <i class="disc" />}
      {t(`coach:review.${who}`)}
    </span>
  );
}

/** The cards a choice moves, played first; for the question, the seal of its answer. */
export function ChoicePicture({ move, view }: { readonly move: Advised['move']; readonly view: PlayerView }) {
  if (move.type === 'stop' || move.type === 'callKoiKoi') {
    return (
      <span class="choicePicture" aria-hidden="true">
        <span class={`seal ${move.type === 'stop' ? '' : 'ink'}`} lang="ja">
          {move.type === 'stop' ? '勝負' : 'こい'}
        </span>
      </span>
    );
  }
  const played: readonly CardId[] =
    move.type === 'playCard' ? [move.card] : view.pending === null ? [] : [view.pending.card];
  return (
    <span class="choicePicture" aria-hidden="true">
      {[...played, ...takenBy(move, view)].slice(0, 2).map((card) => (
        <CardPicture key={card} card={card} />
      ))}
    </span>
  );
}

interface WorthBarProps {
  readonly option: Pick<Advised, 'points' | 'margin'>;
  readonly scale: WorthScale;
}

const percent = (share: number): string => `${(100 * share).toFixed(2)}%`;

export function WorthBar({ option: { points, margin }, scale }: WorthBarProps) {
  const from = scale.share(points - margin);
  return (
    <span class="worthBar" aria-hidden="true">
      <i class="fill" style={{ width: percent(scale.share(points)) }} />
      {scale.zero !== null && <i class="zero" style={{ left: percent(scale.zero) }} />}
      <i class="range" style={{ left: percent(from), width: percent(scale.share(points + margin) - from) }} />
    </span>
  );
}

/** More would drown the bars; the best move's own are told in full where there is room. */
const REASONS_IN_ROW = 2;

interface WorthRowProps {
  readonly option: Advised;
  readonly view: PlayerView;
  readonly scale: WorthScale;
  readonly whose: Whose;
  /** Tags that say whose choice it is, and the reasons in words. */
  readonly told: boolean;
}

export function WorthRow({ option, view, scale, whose, told }: WorthRowProps) {
  const { move, points } = option;
  return (
    <li
      class="worthRow"
      title={told ? undefined : whyWords(option, view)}
      data-who={whose.coach ? 'coach' : whose.you ? 'you' : 'other'}
    >
      <span class="srOnly">
        {t('coach:panel.option', { move: moveWords(move, view), points: formatExpected(points) })}
      </span>
      <ChoicePicture move={move} view={view} />
      <span class="worthTold">
        <WorthBar option={option} scale={scale} />
        {told && (
          <span class="worthWords">
            {whose.coach && <WhoseTag who="coach" />}
            {whose.you && <WhoseTag who="you" />}
            {whyWords(option, view, REASONS_IN_ROW)}
          </span>
        )}
      </span>
      <b class="serif worth" aria-hidden="true">
        {formatExpected(points)}
      </b>
    </li>
  );
}
