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
  /** Whose move it is: it has that one's colour and sign. */
  readonly who?: 'coach' | 'you';
  readonly move: Move;
  readonly view: PlayerView;
  readonly laid: ReadonlySignal<Laid>;
  /** The card pointed at, which has risen. */
  readonly risen: CardId | null;
}

const markedBy = (move: Move, view: PlayerView): readonly CardId[] =>
  move.type === 'playCard' ? [move.card, ...takenBy(move, view)] : takenBy(move, view);

/** As much of a card as the next one in the hand leaves in sight. */
function widthInSight(card: CardId, { model, places }: Laid): number {
  const at = places.get(card);
  if (at === undefined) return 0;
  const after = places.get(model.hand[model.hand.indexOf(card) + 1] ?? card);
  const covered = model.hand.includes(card) && after !== undefined && after !== at;
  return covered ? Math.min(at.width, after.x - at.x) : at.width;
}

/** Decoration: the panel says the same in words. */
export function CoachMarks({ who = 'coach', move, view, laid, risen }: CoachMarksProps) {
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
            class="whoseMark"
            data-who={who}
            style={{
              left: `${at.x - at.width / 2}px`,
              top: `${at.y - height / 2}px`,
              width: `${widthInSight(card, laid.value)}px`,
              height: `${height}px`,
              transform: `translateY(${-rise}px) rotate(${at.rot}rad)`,
            }}
          >
            <span class="whoseMarkTag">
              <Icon name={who === 'coach' ? 'check' : 'light'} />
            </span>
          </span>
        );
      })}
    </div>
  );
}
