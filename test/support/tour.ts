/** A walk through the window that stops at every screen and dialog; what is done at a stop is not its business. */
import type { ElectronApplication, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { t } from '../../renderer/strings';
import type { Key } from '../../renderer/strings';

export interface Tour {
  readonly electron: ElectronApplication;
  readonly page: Page;
  /** Where the focus did not go back to what had opened a dialog. */
  readonly lost: string[];
  /** What stands now is looked at. */
  stop(name: string): Promise<void>;
}

export const button = (page: Page | Locator, words: Key): Locator =>
  page.getByRole('button', { name: t(words), exact: true });
export const tab = (page: Page | Locator, words: Key): Locator =>
  page.getByRole('tab', { name: t(words), exact: true });

/** What the dialog on top is called; null = none is open. */
const topName = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const top = [...document.querySelectorAll('[aria-modal=true]')].at(-1);
    return top === undefined ? null : (top.ariaLabel ?? top.getAttribute('aria-labelledby'));
  });

const untilTop = (page: Page, isThere: (name: string | null) => boolean): Promise<void> =>
  expect.poll(() => topName(page).then(isThere), { interval: 30, timeout: 10_000 }).toBe(true);

/**
 * Opens what `opener` opens by the keyboard, stops there, does `more`, and leaves by Esc, after which the opener must have
 * the focus again.
 */
export async function into(
  tour: Tour,
  name: string,
  opener: Locator,
  more: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const { page } = tour;
  const before = await topName(page);
  await opener.focus();
  await page.keyboard.press('Enter');
  await untilTop(page, (top) => top !== null && top !== before);
  await tour.stop(name);
  await more();
  await page.keyboard.press('Escape');
  await untilTop(page, (top) => top === before);
  if (!(await opener.evaluate((element) => element === document.activeElement))) tour.lost.push(name);
}

/** Stops at the page of each tab in the row of this name. */
export async function through(tour: Tour, name: string, row: Locator): Promise<void> {
  const tabs = row.getByRole('tab');
  for (let index = 0; index < (await tabs.count()); index += 1) {
    await tabs.nth(index).click();
    await tour.stop(`${name} ${index + 1}`);
  }
}

export const tabRow = (page: Page | Locator, words: Key): Locator =>
  page.getByRole('tablist', { name: t(words), exact: true });
