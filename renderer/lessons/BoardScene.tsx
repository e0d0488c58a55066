/** A scene of cards laid out to be touched; keeps in mind which have been. */
import { useRef } from 'preact/hooks';
import type { CardId } from '../../shared/cards';
import type { LessonTarget, LessonTry, LessonUpdate } from '../../shared/lessons';
import { CardsBoard } from './CardsBoard';

interface BoardSceneProps {
  readonly update: LessonUpdate;
  readonly targets: readonly LessonTarget[];
  readonly reduced: boolean;
  readonly onTry: (tried: LessonTry) => void;
}

/** Cards of this scene whose names stand by now: all that have been touched. */
function useKnown({ lesson, scene }: LessonUpdate) {
  const kept = useRef<{ readonly scene: string; readonly cards: readonly CardId[] }>({
    scene: '',
    cards: [],
  });
  const here = `${lesson} ${scene}`;
  const before = kept.current.scene === here ? kept.current.cards : [];
  kept.current = { scene: here, cards: before };
  const know = (card: CardId): void => {
    kept.current = { scene: here, cards: [...kept.current.cards, card] };
  };
  return { known: before, know };
}

export function BoardScene({ update, targets, reduced, onTry }: BoardSceneProps) {
  const { table, found, answer, revision } = update;
  const { known, know } = useKnown(update);
  if (table.type !== 'cards') return null;
  return (
    <main class="lessonBoard">
      <div class="lacquer" />
      <CardsBoard
        cards={table.cards}
        known={known}
        found={found}
        targets={targets}
        wrong={answer?.kind === 'wrong' ? answer.line.card : null}
        revision={revision}
        calm={reduced}
        reading={update.waits === 'next'}
        onTouch={(card) => {
          know(card);
          onTry({ type: 'touch', card });
        }}
      />
    </main>
  );
}
