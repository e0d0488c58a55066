/** One card as a real button, lying exactly over its picture. Draws nothing. */
import type { CardId } from '../../shared/cards';
import { over } from './cardFocus';
import { nameChoice } from './cardNames';
import type { Input } from './input';
import type { Pose } from './pose';

interface CardButtonProps {
  readonly card: CardId;
  readonly at: Pose | undefined;
  readonly input: Input;
  readonly hints: boolean;
  readonly tabbable: boolean;
  /** Where every card can be touched: told of a press that plays nothing. */
  readonly onTouch?: (card: CardId) => void;
}

/** Never `disabled`: a card that cannot be played now can still be read, and says why not. */
export function CardButton({ card, at, input, hints, tabbable, onTouch }: CardButtonProps) {
  const move = input.moveOf(card);
  return (
    <button
      type="button"
      class="table-card"
      data-card={card}
      data-plays={move !== null}
      tabIndex={tabbable ? 0 : -1}
      aria-disabled={move === null && onTouch === undefined}
      aria-label={nameChoice(card, move, hints)}
      style={over(at)}
      onClick={(event) => {
        if (onTouch !== undefined && move === null) onTouch(card);
        else input.choose(card, event.detail === 0 ? 'key' : 'pointer');
      }}
    />
  );
}
