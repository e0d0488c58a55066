import { expect, test } from 'vitest';
import type { ElectronApplication, Page } from 'playwright-core';
import { startApp } from '../support/app';
import { beginMatch, expectShown, makeMove, shadowMatch, stepShadow, stopping } from '../support/match';
import { resizeTo } from '../support/pointer';
import { t } from '../../renderer/strings';

/** Ends the page's process; resolves once there is another. */
const endPage = (electron: ElectronApplication): Promise<void> =>
  electron.evaluate(
    ({ BrowserWindow }) =>
      new Promise((done) => {
        const contents = BrowserWindow.getAllWindows()[0]?.webContents;
        contents?.once('did-finish-load', () => done());
        contents?.forcefullyCrashRenderer();
      }),
  );

/** Runs in the page that came after the dead one: Playwright has nothing more to do with that window. */
const inNewPage = (electron: ElectronApplication, code: string): Promise<unknown> =>
  electron.evaluate(
    ({ BrowserWindow }, script) => BrowserWindow.getAllWindows()[0]?.webContents.executeJavaScript(script),
    code,
  );

const textOf = async (electron: ElectronApplication): Promise<string> =>
  String(await inNewPage(electron, 'document.body.innerText'));

const handOf = (page: Page): Promise<readonly (string | null)[]> =>
  page
    .getByRole('group', { name: t('table:region.hand') })
    .getByRole('button')
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label')));

/** Presses the button whose words begin with these. */
const pressInNewPage = (electron: ElectronApplication, words: string): Promise<unknown> =>
  inNewPage(
    electron,
    `[...document.querySelectorAll('button')].find((each) => each.innerText.startsWith(${JSON.stringify(words)})).click()`,
  );

test('a page that dies is loaded again, says so, and the match goes on where it was', async () => {
  const { electron, page } = await startApp({ seed: 1 });
  await beginMatch(page, 3);
  const shadow = await shadowMatch(1, 3);
  const { view } = shadow.last();
  await expectShown(page, view);
  const move = stopping(view);
  await makeMove(page, view, move);
  await stepShadow(shadow, move);
  await expectShown(page, shadow.last().view);
  const hand = await handOf(page);

  await endPage(electron);
  const note = t('screens:notices.pageReloaded');
  await expect.poll(() => textOf(electron), { timeout: 15_000 }).toContain(note);
  await pressInNewPage(electron, t('screens:notices.close'));
  await expect.poll(() => textOf(electron)).not.toContain(note);
  await pressInNewPage(electron, t('screens:title.continue'));
  const labels = `[...document.querySelectorAll('[role=group][aria-label=${JSON.stringify(t('table:region.hand'))}] button')].map((each) => each.ariaLabel)`;
  await expect.poll(() => inNewPage(electron, labels), { timeout: 15_000 }).toEqual(hand);
});

test('a window resized while the ground takes on the next month’s colour does not die of it', async () => {
  const { electron, page, errors } = await startApp({ seed: 1 });
  await beginMatch(page, 3);
  const { view } = (await shadowMatch(1, 3)).last();
  await expectShown(page, view);
  const cdp = await page.context().newCDPSession(page);
  for (const tint of ['#4a1f28', '#33264a', '#33331c', '#26323a']) {
    await page.evaluate((colour) => document.documentElement.style.setProperty('--tint', colour), tint);
    // Each size is on another side of the style sheets' media queries; what they threw away is swept up.
    for (const height of [900, 640, 900, 640]) {
      await resizeTo(electron, page, 1280, height);
      await cdp.send('HeapProfiler.collectGarbage');
    }
  }
  await expectShown(page, view);
  expect(errors).toEqual([]);
});
