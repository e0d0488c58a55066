/** A few small pictures side by side, overlapping where there is not room enough. Knows no yaku. */
import type { CardId } from '../../../shared/cards';
import { CardPicture } from '../../ui/Pictures';
import './pages.css';

interface CardFanProps {
  readonly cards: readonly CardId[];
}

/** Width of a picture and room for all of them, rem. */
const WIDTH = 2.375;
const ROOM = 9.25;
/** Part of a picture's width from one to the next where there is room. */
const APART = 1.04;

/** Decoration: the words beside it name the cards. */
export function CardFan({ cards }: CardFanProps) {
  const step = cards.length > 1 ? Math.min(WIDTH * APART, (ROOM - WIDTH) / (cards.length - 1)) : WIDTH;
  return (
    <div class="cardFan" aria-hidden="true">
      {cards.map((card, index) => (
        <CardPicture
          key={card}
          card={card}
          style={{ width: `${WIDTH}rem`, marginLeft: index === 0 ? '0' : `${(step - WIDTH).toFixed(3)}rem` }}
        />
      ))}
    </div>
  );
}
