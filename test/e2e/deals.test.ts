// Deal codes and the deals of the day in the real app: handed on by the clipboard, typed in, dealt again.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { nextWords } from '../../renderer/screens/tallyWords';
import { t } from '../../renderer/strings';
import type { Key } from '../../renderer/strings';
import { startApp } from '../support/app';
import type { App } from '../support/app';
import { answer, beginMatch, expectShown, playStep, press, shadowMatch, stopping } from '../support/match';
import { readTable } from '../support/tableWords';

const SEED = 7;

/** Opens the set-up and picks where the cards come from. */
async function chooseCards(page: Page, kind: Key): Promise<void> {
  await press(page, 'screens:title.newMatch');
  await page.getByRole('radio', { name: t(kind), exact: true }).click();
}

const start = (page: Page): Promise<void> =>
  page.getByRole('button', { name: t('screens:newMatch.start') }).click();

/** The own hand once it is dealt, without what its cards take: nobody has played from it yet. */
async function dealtHand(page: Page): Promise<readonly string[]> {
  await expect.poll(async () => (await readTable(page)).hand.length, { timeout: 15_000 }).toBe(8);
  const { hand } = await readTable(page);
  return hand.map((name) => name.split(/[,:;–]/)[0] ?? '').sort();
}

test('a code from the end of a match deals the same cards, and a typo is refused in words', async () => {
  const { electron, page, errors } = await startApp({ seed: SEED });
  await beginMatch(page, 1);
  const shadow = await shadowMatch(SEED, 1);
  await expectShown(page, shadow.last().view);
  const before = await dealtHand(page);
  let { view } = shadow.last();
  while (view.phase !== 'matchOver') view = await playStep(page, shadow, stopping);
  await answer(page, nextWords(view));
  await press(page, 'deals:handOn');
  await page.getByText(t('deals:copied')).waitFor();
  const code = await electron.evaluate(({ clipboard }) => clipboard.readText());
  expect(code).toMatch(/^HANAD1/);
  await press(page, 'screens:toTitle');

  await chooseCards(page, 'deals:kind.code');
  const field = page.getByRole('textbox', { name: t('deals:field') });
  const last = code.at(-1) === 'A' ? 'B' : 'A';
  await field.fill(`${code.slice(0, -1)}${last}`);
  await page.getByText(t('deals:refused.damaged')).waitFor();
  await start(page);
  expect(await field.isVisible()).toBe(true);
  await field.fill(code.toLowerCase());
  await page.getByText(t('deals:played')).waitFor();
  await start(page);
  expect(await dealtHand(page)).toEqual(before);
  await page.getByText(t('coach:practice'), { exact: true }).first().waitFor();
  expect(errors).toEqual([]);
});

/** Lets main take this for the time. @param day of May 2026 */
const setDay = (app: App, day: number): Promise<void> =>
  app.electron.evaluate((_electron, faked) => {
    const Real = Date;
    globalThis.Date = class extends Real {
      constructor(...parts: [] | [number]) {
        super(...(parts.length === 0 ? ([new Real(2026, 4, faked, 12).getTime()] as const) : parts));
      }
    } as DateConstructor;
  }, day);

test('the deals of the day are the same for two players on one date, and others the day after', async () => {
  const hands: (readonly string[])[] = [];
  for (const [seed, day] of [
    [1, 5],
    [2, 5],
    [2, 6],
  ] as const) {
    const app = await startApp({ seed });
    await setDay(app, day);
    await chooseCards(app.page, 'deals:kind.day');
    await start(app.page);
    hands.push(await dealtHand(app.page));
    expect(app.errors).toEqual([]);
    await app.close();
  }
  const [one, other, dayAfter] = hands;
  expect(other).toEqual(one);
  expect(dayAfter).not.toEqual(one);
});
