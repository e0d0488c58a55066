/** Takes lessons on the screen while the teacher takes the same ones in this process: both must always say the same. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { sayingOf, beginLesson, sceneOf } from '../../main/lessons/state';
import type { LessonState } from '../../main/lessons/state';
import { giveLookBack, teach } from '../../main/lessons/teacher';
import type { CardId } from '../../shared/cards';
import { LESSON_IDS } from '../../shared/lessons';
import type { LessonId, LessonTry } from '../../shared/lessons';
import { lineWords } from '../../renderer/lessons/lessonWords';
import { t } from '../../renderer/strings';
import { modelTry, rulesOf } from '../main/lessons/walk';

/** How somebody does things on the screen. */
export interface Hands {
  next(page: Page): Promise<void>;
  card(page: Page, card: CardId): Promise<void>;
  answer(page: Page, type: 'stop' | 'callKoiKoi'): Promise<void>;
}

export const teacherOn = (page: Page) => page.getByRole('complementary', { name: t('learn:teacher') });
export const sayOn = (page: Page) => teacherOn(page).locator('.teacherSay');

export const titleOf = (id: LessonId): string => t(`lessons:lesson.${id}.title`);

export async function openLearn(page: Page): Promise<void> {
  const first = page.getByRole('button', { name: t('learn:first') });
  const later = page.getByRole('button', { name: t('learn:open'), exact: true });
  await first.or(later).click();
  await page.getByRole('heading', { name: t('learn:title') }).waitFor();
}

type Way = 'start' | 'continue' | 'again';

export async function openLesson(page: Page, id: LessonId, way: Way = 'start'): Promise<void> {
  await page.getByRole('button', { name: `${t(`learn:${way}`)} ${titleOf(id)}` }).click();
  await teacherOn(page).waitFor();
}

const wordsOf = (state: LessonState): string =>
  lineWords(sayingOf(state), 'deal' in sceneOf(state) ? state.ruleSet : null);

/** The page says what the teacher says in this state, and everything has come to rest. */
export async function expectSaid(page: Page, state: LessonState): Promise<void> {
  await page.locator('.lesson[data-moment]').waitFor({ timeout: 20_000 });
  await sayOn(page).getByText(wordsOf(state), { exact: true }).waitFor();
}

async function carryOut(page: Page, hands: Hands, tried: LessonTry): Promise<void> {
  if (tried.type === 'next') return hands.next(page);
  if (tried.type === 'touch') return hands.card(page, tried.card);
  if (tried.type !== 'move') throw new Error(`nobody does ${tried.type} by hand`);
  const { move } = tried;
  return 'card' in move ? hands.card(page, move.card) : hands.answer(page, move.type);
}

const stepOn = async (page: Page): Promise<string | null> =>
  page.locator('.lesson').getAttribute('data-moment');

/** One lesson from its beginning to its end; counts the tries. `goesOn` is asked before each; false = left there. */
export async function takeLesson(
  page: Page,
  id: LessonId,
  hands: Hands,
  goesOn: (state: LessonState) => Promise<boolean> = () => Promise.resolve(true),
): Promise<number> {
  let state = beginLesson(id, rulesOf('modern'));
  let tries = 0;
  while (!state.over) {
    await expectSaid(page, state);
    if (!(await goesOn(state))) return tries;
    const before = await stepOn(page);
    const tried = modelTry(state);
    await carryOut(page, hands, tried);
    tries += 1;
    await expect.poll(() => stepOn(page), { timeout: 20_000, interval: 20 }).not.toBeOneOf([before, null]);
    ({ state } = teach(state, tried));
    if (state.waiting) ({ state } = giveLookBack(state, { best: null, costliest: null }));
  }
  await teacherOn(page).getByText(t('learn:over.done')).waitFor();
  return tries;
}

/** On from a lesson that is over. */
export async function leaveOver(page: Page): Promise<void> {
  await teacherOn(page)
    .getByRole('button', { name: t('learn:back') })
    .click();
  await page.getByRole('heading', { name: t('learn:title') }).waitFor();
}

export { LESSON_IDS };
