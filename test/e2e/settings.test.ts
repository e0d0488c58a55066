import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { startApp } from '../support/app';
import { beginMatch, calling, findSeed, press, playStep, shadowMatch } from '../support/match';
import { setLanguage, t } from '../../renderer/strings';
import type { Key } from '../../renderer/strings';
import { ownName } from '../../renderer/settings/languages';
import type { PageId } from '../../renderer/settings/pages';
import type { Language } from '../../shared/settings';
import { LANGUAGES } from '../../shared/settings';

/** The words for `key` in a language; the tests themselves go on in English. */
function inLanguage(language: Language, key: Key): string {
  setLanguage(language);
  const words = t(key);
  setLanguage('en');
  return words;
}

const openSettings = (page: Page, language: Language) =>
  page.getByRole('button', { name: inLanguage(language, 'screens:title.settings'), exact: true }).click();

const turnTo = (page: Page, language: Language, pageOf: PageId) =>
  page.getByRole('tab', { name: inLanguage(language, `settings:page.${pageOf}`), exact: true }).click();

async function choose(page: Page, from: Language, to: Language): Promise<void> {
  const list = page.getByRole('combobox', {
    name: inLanguage(from, 'settings:language'),
    exact: true,
  });
  await list.selectOption({ label: ownName(to) });
  await page.getByRole('heading', { name: inLanguage(to, 'settings:title'), exact: true }).waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe(to);
}

test('each language is taken over at once, on the table too, and kept after a restart', async () => {
  const first = await startApp({ seed: 1 });
  const { page } = first;
  await beginMatch(page, 1);
  await page.getByText('Your turn').waitFor();
  await press(page, 'table:tool.menu');
  await openSettings(page, 'en');
  await turnTo(page, 'en', 'language');
  let current: Language = 'en';
  for (const language of [...LANGUAGES.filter((each) => each !== 'en'), 'en', 'ja'] as const) {
    await choose(page, current, language);
    current = language;
    await page.getByText(inLanguage(language, 'table:state.play'), { exact: true }).waitFor();
    const buttons = page.getByRole('group', { name: inLanguage(language, 'table:region.hand'), exact: true });
    const spoken = await buttons.getByRole('button').first().getAttribute('aria-label');
    expect(spoken).not.toMatch(/\{\{|undefined|^\w+:\w+\./);
  }
  await first.close();

  const second = await startApp({ profile: first.profile });
  await second.page
    .getByRole('button', { name: inLanguage('ja', 'screens:title.newMatch'), exact: true })
    .waitFor();
  expect(await second.page.evaluate(() => document.documentElement.lang)).toBe('ja');
  expect([...first.errors, ...second.errors]).toEqual([]);
});

test('speed, sound, marks and hand are kept after a restart, even after a kill', async () => {
  const first = await startApp({ speed: null });
  await openSettings(first.page, 'en');
  await turnTo(first.page, 'en', 'access');
  await first.page.getByRole('radio', { name: 'Fast' }).click();
  await turnTo(first.page, 'en', 'table');
  await first.page.getByRole('radio', { name: 'Fan' }).click();
  await first.page.getByRole('radio', { name: 'Always' }).click();
  await turnTo(first.page, 'en', 'sound');
  const volume = first.page.getByRole('slider', { name: 'Volume' });
  await volume.focus();
  for (let steps = 0; steps < 4; steps += 1) await first.page.keyboard.press('ArrowLeft');
  await first.page.getByRole('switch', { name: 'Sound' }).click();
  await expect
    .poll(() => first.page.getByRole('switch', { name: 'Sound' }).getAttribute('aria-checked'))
    .toBe('false');
  expect(await volume.getAttribute('aria-valuetext')).toBe('50 %');
  await first.kill();

  const { page } = await startApp({ profile: first.profile, speed: null });
  await openSettings(page, 'en');
  for (const [name, at] of [
    ['Fast', 'access'],
    ['Fan', 'table'],
    ['Always', 'table'],
  ] as const) {
    await turnTo(page, 'en', at);
    expect(await page.getByRole('radio', { name }).getAttribute('aria-checked'), name).toBe('true');
  }
  await turnTo(page, 'en', 'sound');
  expect(await page.getByRole('slider', { name: 'Volume' }).getAttribute('aria-valuetext')).toBe('50 %');
  expect(await page.getByRole('switch', { name: 'Sound' }).getAttribute('aria-checked')).toBe('false');
});

test('the speed of the command line holds for this run only', async () => {
  const first = await startApp({ speed: 'off' });
  await openSettings(first.page, 'en');
  await turnTo(first.page, 'en', 'access');
  expect(
    await first.page
      .getByRole('radiogroup', { name: 'Animation speed' })
      .getByRole('radio', { name: 'Off' })
      .getAttribute('aria-checked'),
  ).toBe('true');
  await first.close();
  const { page } = await startApp({ profile: first.profile, speed: null });
  await openSettings(page, 'en');
  await turnTo(page, 'en', 'access');
  expect(await page.getByRole('radio', { name: 'Normal' }).getAttribute('aria-checked')).toBe('true');
});

test('a page goes back to its defaults, and that can be undone', async () => {
  const { page, errors } = await startApp({});
  await openSettings(page, 'en');
  await turnTo(page, 'en', 'access');
  const size = page.getByRole('radio', { name: '150%' });
  await size.click();
  const text = () => page.evaluate(() => document.documentElement.style.getPropertyValue('--text'));
  const large = await text();
  await press(page, 'settings:resetPage');
  await expect.poll(() => size.getAttribute('aria-checked')).toBe('false');
  expect(Number(await text()) * 1.5).toBeCloseTo(Number(large));
  await press(page, 'settings:undo');
  await expect.poll(() => size.getAttribute('aria-checked')).toBe('true');
  expect(await text()).toBe(large);
  expect(errors).toEqual([]);
});

test('a call is asked about twice, and nothing tells what a card takes, where the player wants it so', async () => {
  const { seed, steps } = await findSeed(calling, (view) => view.decision?.canCall === true, { most: 8 });
  const { page, errors } = await startApp({ seed });
  const shadow = await shadowMatch(seed, 3);
  await beginMatch(page, 3);
  for (let step = 0; step < steps; step += 1) await playStep(page, shadow, calling);
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t('table:tool.menu') })
    .click();
  await openSettings(page, 'en');
  for (const name of ['settings:takeable', 'settings:confirmCall'] as const) {
    await page.getByRole('switch', { name: t(name) }).click();
  }
  await press(page, 'settings:done');
  await press(page, 'screens:pause.continue');
  const koiKoi = page.getByRole('button', { name: t('screens:decision.koiKoi'), exact: true });
  await koiKoi.click();
  await press(page, 'settings:call.no');
  expect(await koiKoi.count()).toBe(1);
  await koiKoi.click();
  const yes = page.getByRole('button', { name: t('settings:call.yes'), exact: true });
  const agreed = async (): Promise<number> => {
    if ((await yes.count()) > 0) await yes.click();
    return koiKoi.count();
  };
  await expect.poll(agreed, { interval: 100 }).toBe(0);
  const hand = page.getByRole('group', { name: t('table:region.hand') }).getByRole('button');
  const names = await hand.evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label') ?? ''));
  expect(names.filter((name) => name.includes('akes'))).toEqual([]);
  expect(errors).toEqual([]);
});
