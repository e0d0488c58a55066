/** Leads the keyboard's focus to where a step is taken. Knows elements, not steps. */
import { useEffect } from 'preact/hooks';
import type { RefObject } from 'preact';
import type { LessonUpdate } from '../../shared/lessons';

const CARD = '[data-card][tabindex="0"]';

/** Where the next thing is done. */
const placeFor = ({ waits, over }: LessonUpdate): string =>
  waits === 'next' || over ? '.teacher .next' : CARD;

/** @param stands what the learner looks at now; null while something moves or lies over it */
export function useStepFocus(
  root: RefObject<HTMLElement | null>,
  update: LessonUpdate,
  stands: string | null,
): void {
  useEffect(() => {
    const screen = root.current;
    if (stands === null || screen === null) return;
    const question = screen.querySelector<HTMLElement>('.lessonQuestion');
    const reads = update.waits === 'next' || update.over;
    const active = document.activeElement;
    // A card that has the focus keeps it while cards are what is asked for.
    const isAtCards = active instanceof HTMLElement && active.matches(CARD) && screen.contains(active);
    if (!reads && isAtCards && question === null) return;
    const place = reads || question === null ? screen.querySelector<HTMLElement>(placeFor(update)) : question;
    place?.focus({ preventScroll: true });
  }, [stands]);
}
