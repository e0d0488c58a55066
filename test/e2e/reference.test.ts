import { expect, test } from 'vitest';
import { startApp } from '../support/app';
import { beginMatch, press } from '../support/match';
import { t } from '../../renderer/strings';

test('the reference opens from the title by the rules chosen, is searched, and gives the focus back', async () => {
  const app = await startApp({ seed: 1 });
  const { page } = app;
  const entry = page.getByRole('button', { name: 'Reference', exact: true });
  await entry.press('Enter');
  const field = page.getByRole('searchbox');
  await field.waitFor();
  expect(await field.evaluate((each) => each === document.activeElement)).toBe(true);
  await page.getByRole('tab', { name: 'Rules', exact: true }).waitFor();

  await page.keyboard.type('鶴');
  await page.getByRole('button', { name: 'Crane' }).first().waitFor();
  await page.keyboard.press('Enter');
  const crane = page.locator('[data-entry=jan-crane]');
  await crane.waitFor();
  expect(await crane.evaluate((each) => each === document.activeElement)).toBe(true);
  expect(await crane.locator('mark').textContent()).toBe('鶴');

  await page.keyboard.press('Escape');
  await field.waitFor({ state: 'detached' });
  expect(await entry.evaluate((each) => each === document.activeElement)).toBe(true);
  expect(app.errors).toEqual([]);
});

test('b opens it at the table; what was found is in sight, and every page can be reached by arrows', async () => {
  const app = await startApp({ seed: 1 });
  const { page } = app;
  await beginMatch(page, 1);
  await page.getByText('Your turn').waitFor();
  await page.keyboard.press('b');
  await page.getByRole('searchbox').fill('paulownia 3');
  await page.keyboard.press('Enter');
  const last = page.locator('[data-entry=dec-plain-3]');
  const [box, pane] = [await last.boundingBox(), await page.locator('.monthsPage').boundingBox()];
  if (box === null || pane === null) throw new Error('not shown');
  expect(box.y).toBeGreaterThanOrEqual(pane.y);
  expect(box.y + box.height).toBeLessThanOrEqual(pane.y + pane.height + 1);

  await page.getByRole('tab', { name: 'Months', exact: true }).focus();
  for (const title of [
    'Rules of this match',
    'Words of the game',
    'How to play well',
    'Where the cards come from',
  ]) {
    await page.keyboard.press('ArrowRight');
    await page.getByRole('heading', { name: title, exact: true, level: 2 }).waitFor();
  }
  await page.keyboard.press('Escape');
  await page.keyboard.press('c');
  await page.locator('.trackerCard').first().waitFor();
  await page.keyboard.press('Escape');

  await press(page, 'table:tool.menu');
  await press(page, 'screens:title.settings');
  for (const name of ['settings:reach', 'settings:danger', 'settings:tracker'] as const) {
    const help = page.getByRole('switch', { name: t(name), exact: true });
    await help.click();
    await expect.poll(() => help.getAttribute('aria-checked')).toBe('false');
  }
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  expect(await page.locator('.rail .near').count()).toBe(0);
  await page.keyboard.press('c');
  await page.getByRole('heading', { name: 'Yaku, and what you hold', exact: true }).waitFor();
  expect(await page.locator('.trackerCard').count()).toBe(0);
  expect(app.errors).toEqual([]);
});
