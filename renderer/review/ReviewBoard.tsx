/** A decision as it lay on the table: field and hand as pictures, with the coach's tick and the player's disc. */
import type { CardId } from '../../shared/cards';
import type { ReviewedDecision } from '../../shared/coach';
import type { Move } from '../../shared/moves';
import type { PlayerView } from '../../shared/view';
import { optionFor } from '../coach/choices';
import { takenBy } from '../coach/coachWords';
import { WhoseTag } from '../coach/WorthRow';
import type { Whose } from '../coach/WorthRow';
import { t } from '../strings';
import { Icon } from '../ui/icons';
import { monthStyle } from '../ui/month';
import { CardPicture } from '../ui/Pictures';

/** More field cards than this stand in two rows. */
const ONE_ROW = 9;

const touched = (move: Move | undefined, view: PlayerView): readonly CardId[] => {
  if (move === undefined) return [];
  return move.type === 'playCard' ? [move.card, ...takenBy(move, view)] : takenBy(move, view);
};

interface TaggedCardProps extends Whose {
  readonly card: CardId;
}

function TaggedCard({ card, coach, you }: TaggedCardProps) {
  return (
    <span class="boardCard">
      <CardPicture card={card} />
      {(coach || you) && (
        <span class="whoseMark" data-who={coach ? 'coach' : 'you'}>
          <span class="whoseMarkTag">
            {coach && <Icon name="check" />}
            {you && <i class="disc" />}
            <span class="srOnly">
              {[coach ? t('coach:review.coach') : '', you ? t('coach:review.you') : ''].join(' ')}
            </span>
          </span>
        </span>
      )}
    </span>
  );
}

function rowsOf(cards: readonly CardId[]): readonly (readonly CardId[])[] {
  if (cards.length <= ONE_ROW) return [cards];
  const half = Math.ceil(cards.length / 2);
  return [cards.slice(0, half), cards.slice(half)];
}

export function ReviewBoard({ decision }: { readonly decision: ReviewedDecision }) {
  const { view, move, advice } = decision;
  const [first] = advice.options;
  const mine = touched(move, view);
  // One plain stands for its equals: the coach then means the one that was played.
  const best = first === optionFor(advice, move) ? mine : touched(first?.move, view);
  const tagged = (card: CardId) => (
    <TaggedCard key={card} card={card} coach={best.includes(card)} you={mine.includes(card)} />
  );
  const { pending } = view;
  const field = rowsOf(view.field.filter((card) => card !== pending?.card));
  const columns = Math.max(...field.map((row) => row.length), view.hand.length + (pending ? 1.4 : 0), 4);
  return (
    <div
      class="reviewBoard"
      style={{ ...monthStyle(view.month), '--columns': columns, '--rows': field.length + 1 }}
    >
      <div class="boardRows">
        <div role="group" aria-label={t('table:region.field')}>
          {field.map((row, index) => (
            <div key={index} class="boardRow">
              {row.map(tagged)}
            </div>
          ))}
        </div>
        <div class="boardRow hand" role="group" aria-label={t('table:region.hand')}>
          {pending && (
            <span class="boardPending">
              {tagged(pending.card)}
              <small>{t(pending.source === 'draw' ? 'coach:review.drawn' : 'coach:review.played')}</small>
            </span>
          )}
          {view.hand.map(tagged)}
        </div>
      </div>
      <p class="boardLegend">
        <WhoseTag who="coach" />
        <WhoseTag who="you" />
        {t('coach:review.boards')}
      </p>
    </div>
  );
}
