/** Joins drags to the table: the card follows the pointer, and a drop plays it or sends it home. Knows no DOM. */
import type { InputReason } from './drop';
import { dropOutcome } from './drop';
import type { Input } from './input';
import type { LiveScene } from './liveScene';
import type { CardId } from '../../shared/cards';
import type { DragHooks } from './pointer';

interface DragParts {
  readonly input: Input;
  readonly scene: LiveScene;
  readonly tell: (reason: InputReason) => void;
}

export function dragHooks({ input, scene, tell }: DragParts): DragHooks {
  const goHome = (card: CardId): void => {
    const rest = scene.laid.value.places.get(card);
    if (rest !== undefined && scene.has(card)) scene.highlight.home(card, rest);
  };
  return {
    over: (card) => input.point(card),
    begins(card) {
      input.arm('pointer');
      return card !== null && input.isArmed() && input.moveOf(card)?.move.type === 'playCard';
    },
    starts: () => input.disarm(),
    moves(card, dx, dy) {
      const rest = scene.laid.value.places.get(card);
      if (rest !== undefined && input.enabled.value) scene.highlight.drag(card, rest.x + dx, rest.y + dy);
    },
    drops(card, { dx, dy, ms }) {
      const { model, layout, places } = scene.laid.value;
      const rest = places.get(card);
      const move = input.moveOf(card);
      if (rest === undefined || move === null) return goHome(card);
      const outcome = dropOutcome(
        { x: rest.x + dx, y: rest.y + dy, dx, dy, ms },
        move,
        model,
        layout,
        places,
      );
      if (outcome.type === 'play') return input.play(move);
      goHome(card);
      if (outcome.reason !== null) tell(outcome.reason);
    },
    cancels: goHome,
  };
}
