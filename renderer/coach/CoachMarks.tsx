/** The coach's tick on the table: over the card to play and what it takes. Knows places, not why. */
import type { ReadonlySignal } from '@preact/signals';
import type { CardId } from '../../shared/cards';
import type { Move } from '../../shared/moves';
import type { PlayerView } from '../../shared/view';
import { heightOf } from '../table/layout';
import type { Laid } from '../table/scene';
import { Icon } from '../ui/icons';
import { takenBy } from './coachWords';
import './coach.css';

interface CoachMarksProps {
  readonly move: Move;
  readonly view: PlayerView;
  readonly laid: ReadonlySignal<Laid>;
  /** The card pointed at, which has risen. */
  readonly risen: CardId | null;
}

const markedBy = (move: Move, view: PlayerView): readonly CardId[] =>
  move.type === 'playCard' ? [move.card, ...takenBy(move, view)] : takenBy(move, view);

/** Decoration: the panel says the same in words. */
export function CoachMarks({ move, view, laid, risen }: CoachMarksProps) {
  const { places, model } = laid.value;
  return (
    <div class="coachMarks" aria-hidden="true">
      {markedBy(move, view).map((card) => {
        const at = places.get(card);
        if (at === undefined) return null;
        const height = heightOf(at.width);
        const rise = card === risen && model.hand.includes(card) ? 0.14 * height : 0;
        return (
          <span
            key={card}
            class="cardMark"
            data-who="coach"
            style={{
              left: `${at.x - at.width / 2}px`,
              top: `${at.y - height / 2}px`,
              width: `${at.width}px`,
              height: `${height}px`,
              transform: `translateY(${-rise}px) rotate(${at.rot}rad)`,
            }}
          >
            <span class="cardMarkTag">
              <Icon name="check" />
            </span>
          </span>
        );
      })}
    </div>
  );
}
