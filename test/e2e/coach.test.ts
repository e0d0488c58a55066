// The coach in the window: it answers beside the table without covering it, a step back makes practice, a match is looked over again.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { startApp } from '../support/app';
import { answer, beginMatch, expectShown, playStep, press, shadowMatch, stopping } from '../support/match';
import { nextWords } from '../../renderer/screens/tallyWords';
import { t } from '../../renderer/strings';

const SEED = 3;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

const boxesOf = async (page: Page, selector: string): Promise<readonly Box[]> => {
  const boxes = await Promise.all((await page.locator(selector).all()).map((each) => each.boundingBox()));
  return boxes.filter((box) => box !== null);
};

test('asked by a key, the coach covers neither hand nor field, and Esc lets it go', async () => {
  const { page, errors } = await startApp({ seed: SEED });
  await beginMatch(page, 1);
  const shadow = await shadowMatch(SEED, 1);
  await expectShown(page, shadow.last().view);
  await page.keyboard.press('h');
  const coach = page.getByRole('region', { name: t('coach:name') });
  await coach.getByRole('listitem').first().waitFor();
  const [panel] = await boxesOf(page, '.coachPanel > .sheet');
  const cards = await boxesOf(page, '.table-cards [data-card]');
  expect(panel).toBeDefined();
  expect(cards.filter((card) => panel && overlap(card, panel))).toEqual([]);
  expect(await page.locator('.whoseMark').count()).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await expect.poll(() => coach.count()).toBe(0);
  expect(await page.getByRole('dialog').count()).toBe(0);
  expect(errors).toEqual([]);
});

test('a step back asks once, brings the same cards again and makes practice', async () => {
  const { page, errors } = await startApp({ seed: SEED });
  await beginMatch(page, 1);
  const shadow = await shadowMatch(SEED, 1);
  const before = shadow.last().view;
  await expectShown(page, before);
  await playStep(page, shadow, stopping);
  await page.keyboard.press('u');
  await press(page, 'coach:takeBack.yes', 'alertdialog');
  await expectShown(page, before);
  expect(await page.getByText(t('coach:practice'), { exact: true }).count()).toBe(1);
  expect(errors).toEqual([]);
});

test('a finished match is looked over from its end, and left again', async () => {
  const { page, errors } = await startApp({ seed: SEED });
  await beginMatch(page, 1);
  const shadow = await shadowMatch(SEED, 1);
  await expectShown(page, shadow.last().view);
  let { view } = shadow.last();
  while (view.phase !== 'matchOver') view = await playStep(page, shadow, stopping);
  await answer(page, nextWords(view));
  await press(page, 'coach:review.open');
  const graph = page.getByRole('table', { name: t('coach:review.chance') });
  await graph.waitFor({ state: 'attached', timeout: 60_000 });
  await page.getByRole('tab', { name: t('coach:review.page.luck') }).click();
  await page.getByText(t('coach:luck.lead')).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: t('screens:matchEnd.again') }).waitFor();
  expect(errors).toEqual([]);
});
