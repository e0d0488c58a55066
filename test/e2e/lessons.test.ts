// The whole tutorial in the real window: by mouse, by keyboard alone, with reduced motion; left and taken up again; wrong tries.
import { expect, test } from 'vitest';
import { beginLesson, sceneOf, stepOf } from '../../main/lessons/state';
import { teach } from '../../main/lessons/teacher';
import { LESSON_IDS } from '../../shared/lessons';
import { lineWords } from '../../renderer/lessons/lessonWords';
import { t } from '../../renderer/strings';
import { rulesOf } from '../main/lessons/walk';
import { freshProfile, startApp } from '../support/app';
import { byKeyboard, byMouse } from '../support/lessonHands';
import {
  expectSaid,
  leaveOver,
  openLearn,
  openLesson,
  sayOn,
  takeLesson,
  teacherOn,
} from '../support/lessons';
import type { Hands } from '../support/lessons';

/** All six, one after the other; afterwards each is marked as done. */
async function wholeTutorial(hands: Hands, calm: boolean): Promise<void> {
  const { page, errors } = await startApp();
  if (calm) {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.waitForFunction(() => document.documentElement.dataset['reducedMotion'] === 'true');
  }
  await openLearn(page);
  for (const id of LESSON_IDS) {
    await openLesson(page, id);
    expect(await takeLesson(page, id, hands)).toBeGreaterThan(5);
    await leaveOver(page);
  }
  await page.getByText(t('learn:doneOf', { done: '6', all: '6' })).waitFor();
  expect(await page.getByText(t('learn:done'), { exact: true }).count()).toBe(LESSON_IDS.length);
  expect(errors).toEqual([]);
}

test('the whole tutorial by mouse', () => wholeTutorial(byMouse, false));
test('the whole tutorial by keyboard alone, with reduced motion', () => wholeTutorial(byKeyboard, true));

test('each lesson is taken up again at the table where it was left, after the game was closed', async () => {
  const profile = freshProfile();
  const left = LESSON_IDS.map((id) => {
    const begun = beginLesson(id, rulesOf('modern'));
    return { id, state: begun.scenes.length > 1 ? teach(begun, { type: 'skip' }).state : begun };
  });
  const before = await startApp({ profile });
  await openLearn(before.page);
  for (const { id, state } of left) {
    await openLesson(before.page, id);
    if (state.scene > 0) {
      await teacherOn(before.page)
        .getByRole('button', { name: t('learn:skip') })
        .click();
    }
    await expectSaid(before.page, state);
    await before.page.keyboard.press('Escape');
    await before.page
      .getByRole('dialog')
      .getByRole('button', { name: t('learn:back') })
      .click();
  }
  await before.close();
  const after = await startApp({ profile });
  await openLearn(after.page);
  for (const { id, state } of left) {
    await openLesson(after.page, id, state.scene > 0 ? 'continue' : 'start');
    await expectSaid(after.page, state);
    await teacherOn(after.page)
      .getByRole('button', { name: t('learn:back') })
      .click();
  }
  expect([...before.errors, ...after.errors]).toEqual([]);
});

test('a wrong try is answered kindly, and the third shows the way', async () => {
  const { page, errors } = await startApp();
  await openLearn(page);
  await openLesson(page, 'months');
  const welcome = beginLesson('months', rulesOf('modern'));
  await expectSaid(page, welcome);
  await byMouse.next(page);
  let { state } = teach(welcome, { type: 'next' });
  await expectSaid(page, state);
  const asked = sceneOf(state);
  if (!('show' in asked)) throw new Error('the first lesson lays cards out');
  for (const card of asked.show.slice(1, 4)) {
    const taught = teach(state, { type: 'touch', card });
    await byMouse.card(page, card);
    if (taught.answer === null) throw new Error('a try without an answer');
    await teacherOn(page).getByText(lineWords(taught.answer.line, null), { exact: true }).waitFor();
    ({ state } = taught);
  }
  expect(stepOf(state).id).toBe('1a2');
  await page.locator('.pointing[data-way="true"]').waitFor({ state: 'attached' });
  await expectSaid(page, state);
  expect(errors).toEqual([]);
});

test('at the table: a wrong card goes home, what is hidden is told, and the menu sets the table up anew', async () => {
  const { page, errors } = await startApp();
  await openLearn(page);
  await openLesson(page, 'capture');
  const begun = beginLesson('capture', rulesOf('modern'));
  await expectSaid(page, begun);
  await byMouse.next(page);
  const { state } = teach(begun, { type: 'next' });
  await expectSaid(page, state);
  const hand = page.getByRole('group', { name: t('table:region.hand') }).getByRole('button');
  const held = await hand.count();
  const wrong = teach(state, { type: 'move', move: { type: 'playCard', card: 'jan-plain-1' } });
  await byMouse.card(page, 'jan-plain-1');
  if (wrong.answer === null) throw new Error('a try without an answer');
  await teacherOn(page).getByText(lineWords(wrong.answer.line, state.ruleSet), { exact: true }).waitFor();
  expect(await hand.count()).toBe(held);
  await page.getByRole('button', { name: t('table:region.drawPile', { count: 10 }) }).click();
  await teacherOn(page).getByText(t('lessons:reflex.drawPile')).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: t('learn:menu.restart') }).click();
  await expectSaid(page, begun);
  expect(await sayOn(page).count()).toBe(1);
  expect(errors).toEqual([]);
});
