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

/** Cards of this scene whose names stand by now. */
function useKnown({ lesson, scene, found, answer }: LessonUpdate): readonly CardId[] {
  const kept = useRef<{ readonly scene: string; readonly cards: readonly CardId[] }>({
    scene: '',
    cards: [],
  });
  const here = `${lesson} ${scene}`;
  const before = kept.current.scene === here ? kept.current.cards : [];
  const told = answer?.line.card ?? null;
  const cards = [...new Set([...before, ...found, ...(told === null ? [] : [told])])];
  kept.current = { scene: here, cards };
  return cards;
}

export function BoardScene({ update, targets, reduced, onTry }: BoardSceneProps) {
  const { table, found, answer, revision } = update;
  const known = useKnown(update);
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
        onTouch={(card) => onTry({ type: 'touch', card })}
      />
    </main>
  );
}
