// One set of each exercise in the real window by keyboard alone; what came of it is there after a restart.
import type { Locator, Page } from 'playwright-core';
import { expect, test, vi } from 'vitest';
import { t } from '../../renderer/strings';
import { TRAINER_IDS } from '../../shared/trainers';
import type { TrainerId } from '../../shared/trainers';
import { freshProfile, startApp } from '../support/app';

/** By Tab, as somebody without a pointer gets there. */
async function pressButton(page: Page, wanted: Locator): Promise<void> {
  await wanted.waitFor();
  for (let step = 0; step < 40; step += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) {
      await page.keyboard.press('Enter');
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not lead to ${await wanted.innerText()}`);
}

const named = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
const startOf = (page: Page, id: TrainerId): Locator =>
  page
    .locator('.trainerCard')
    .filter({ has: page.getByRole('heading', { name: t(`trainers:screen.trainer.${id}.title`) }) })
    .locator('.trainerFoot > .button');

const answered = (page: Page): Promise<number> =>
  page.locator('.setPlaces i:is([data-at="right"], [data-at="wrong"])').count();

async function takeSet(page: Page, id: TrainerId): Promise<string> {
  await pressButton(page, startOf(page, id));
  for (let number = 1; number <= 10; number += 1) {
    // A position of stop or koi-koi may still have to be weighed.
    await page.locator('.ask').waitFor({ timeout: 60_000 });
    await page.keyboard.press(id === 'call' ? 's' : '1');
    await vi.waitFor(async () => expect(await answered(page)).toBe(number), 5000);
    expect(await page.locator('.answerMark').count()).toBeGreaterThan(0);
    await page.locator('.panelFoot .primary:focus').waitFor();
    await page.keyboard.press('Enter');
    if (number < 10)
      await page.locator('.answerMark').first().waitFor({ state: 'detached', timeout: 60_000 });
  }
  const result = await page.locator('.setEnd h2').textContent();
  await pressButton(page, named(page, t('trainers:screen.end.back')));
  await page.locator('.trainerCard').first().waitFor();
  return result ?? '';
}

async function openExercises(page: Page): Promise<void> {
  const learn = page.locator('[data-to="learn"]');
  await learn.focus();
  await page.keyboard.press('Enter');
  await pressButton(page, named(page, t('trainers:screen.open')));
  await page.locator('.trainerCard').first().waitFor();
}

const standings = (page: Page): Promise<readonly string[]> => page.locator('.trainerText').allTextContents();

test('a set of each by keyboard alone, and the progress after a restart', { timeout: 400_000 }, async () => {
  const profile = freshProfile();
  const first = await startApp({ profile });
  await openExercises(first.page);
  const fresh = await standings(first.page);
  expect(fresh.every((text) => text.includes(t('trainers:screen.fresh')))).toBe(true);
  for (const id of TRAINER_IDS) {
    const result = await takeSet(first.page, id);
    expect(result).toMatch(/^\d+ of 10 right$/);
  }
  const after = await standings(first.page);
  expect(after).not.toEqual(fresh);
  const days = t('trainers:screen.days', { count: 1 });
  await first.page.getByText(days).waitFor();
  expect(first.errors).toEqual([]);
  await first.close();

  const { page, errors } = await startApp({ profile });
  await openExercises(page);
  expect(await standings(page)).toEqual(after);
  await page.getByText(days).waitFor();
  expect(errors).toEqual([]);
});

test('a set that is left keeps its answers', { timeout: 60_000 }, async () => {
  const profile = freshProfile();
  const first = await startApp({ profile });
  await openExercises(first.page);
  await pressButton(first.page, startOf(first.page, 'pays'));
  await first.page.locator('.ask').waitFor();
  // The right one is known only afterwards: some of the first answers are right.
  for (let number = 1; number <= 6; number += 1) {
    await first.page.keyboard.press(String(1 + (number % 4)));
    await vi.waitFor(async () => expect(await answered(first.page)).toBe(number), 5000);
    await first.page.locator('.panelFoot .primary:focus').waitFor();
    await first.page.keyboard.press('Enter');
    await first.page.locator('.answerMark').first().waitFor({ state: 'detached' });
  }
  const right = await first.page.locator('.setPlaces [data-at="right"]').count();
  await first.page.keyboard.press('Escape');
  await first.page.locator('.trainerCard').first().waitFor();
  const left = await standings(first.page);
  await first.close();
  const { page } = await startApp({ profile });
  await openExercises(page);
  expect(await standings(page)).toEqual(left);
  expect(left[3]?.includes(t('trainers:screen.fresh'))).toBe(right === 0);
});

test(
  'a wrong answer of the check leads to its lesson and back to the same question',
  { timeout: 60_000 },
  async () => {
    const { page, errors } = await startApp();
    await page.locator('[data-to="learn"]').click();
    await named(page, t('learn:check.title.first')).click();
    await page.locator('.answer').first().waitFor();
    await page.keyboard.press('2');
    await page.keyboard.press('3');
    await named(page, t('learn:check.showAgain')).click();
    await page.getByRole('heading', { name: t('lessons:lesson.months.title') }).waitFor();
    await named(page, t('learn:back')).click();
    await named(page, t('learn:check.title.first')).click();
    await named(page, t('learn:check.showAgain')).waitFor();
    expect(await page.locator('.answerMark').count()).toBe(4);
    expect(errors).toEqual([]);
  },
);
