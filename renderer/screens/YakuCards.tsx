/** The cards that make a yaku, fanned out in the room there is. Knows no yaku. */
import type { CardId } from '../../shared/cards';
import { CardPicture } from '../ui/Pictures';

interface YakuCardsProps {
  readonly cards: readonly CardId[];
  /** Width of one card, rem. */
  readonly width: number;
  /** Room for all of them, rem. */
  readonly room: number;
}

/** One row; the cards overlap as far as the room asks, the left edge of each stays visible. */
export function YakuCards({ cards, width, room }: YakuCardsProps) {
  const step = cards.length > 1 ? Math.min(width * 0.92, (room - width) / (cards.length - 1)) : width;
  return (
    <div class="yakuCards">
      {cards.map((card, index) => (
        <CardPicture
          key={card}
          card={card}
          style={{ width: `${width}rem`, marginLeft: index === 0 ? '0' : `${(step - width).toFixed(3)}rem` }}
        />
      ))}
    </div>
  );
}
