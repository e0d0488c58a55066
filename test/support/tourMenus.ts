/** The part of the walk before and beside a match: title, set-up, editor, settings, record, about. */
import { at } from '../../main/engine/lists';
import { t } from '../../renderer/strings';
import { button, into, tab, tabRow, through } from './tour';
import type { Tour } from './tour';

/** The rules that the profile holds. */
export const OWN_RULES = 'Grandmother’s long evenings';

async function enterRules(tour: Tour): Promise<void> {
  const { page } = tour;
  const code = page.getByRole('textbox', { name: t('screens:rulesCode') });
  await page.keyboard.press('Escape');
  await button(page, 'screens:newMatch.share').click();
  await page.waitForFunction(() => document.querySelector('textarea')?.value.startsWith('HANA') === true);
  const shared = await code.inputValue();
  await page.keyboard.press('Escape');
  await button(page, 'screens:enterRules.title').click();
  await code.fill(`${shared.slice(0, -1)}?`);
  await page.locator('.reading').getByText(/./).first().waitFor();
  await tour.stop('enter rules, refused');
  await code.fill(shared);
  await tabRow(page, 'screens:enterRules.pages').waitFor();
  await through(tour, 'enter rules, read', tabRow(page, 'screens:enterRules.pages'));
}

export async function tourNewMatch(tour: Tour): Promise<void> {
  const { page } = tour;
  await page.getByRole('combobox', { name: t('screens:newMatch.rules') }).selectOption(`own ${OWN_RULES}`);
  const dealer = page.getByRole('combobox', { name: t('screens:newMatch.firstDealer') });
  await dealer.selectOption('birthday');
  await tour.stop('new match, own rules, birthday');
  await into(tour, 'all rules', button(page, 'screens:newMatch.allRules'));
  await into(tour, 'share rules', button(page, 'screens:newMatch.share'));
  await into(tour, 'enter rules', button(page, 'screens:enterRules.title'), () => enterRules(tour));
  const cards = page.getByRole('radiogroup', { name: t('deals:cards') });
  await cards.getByRole('radio', { name: t('deals:kind.day') }).click();
  await tour.stop('new match, deal of the day');
  await cards.getByRole('radio', { name: t('deals:kind.code') }).click();
  await page.getByRole('textbox', { name: t('deals:field') }).fill('HANAD1-WRONG');
  await tour.stop('new match, wrong code');
  await cards.getByRole('radio', { name: t('deals:kind.fresh') }).click();
  await dealer.selectOption('draw');
  await page.getByRole('combobox', { name: t('screens:newMatch.rules') }).selectOption('preset classic-3p');
  await tour.stop('new match for three');
  await page.getByRole('combobox', { name: t('screens:newMatch.rules') }).selectOption('preset modern');
}

/** The editor, wherever it stands. */
export async function tourEditor(tour: Tour): Promise<void> {
  const { page } = tour;
  await page.getByRole('combobox', { name: t('editor:ruleSet') }).selectOption(`own ${OWN_RULES}`);
  await through(tour, 'editor', tabRow(page, 'editor:groups'));
  await button(page, 'options:house.add').click();
  await tour.stop('editor, a new house yaku');
  await button(page, 'options:house.done').click();
  await tab(page, 'editor:panelPage.differs').click();
  await tour.stop('editor, what differs');
  await into(tour, 'editor, all rules', button(page, 'editor:allRules'));
  await into(tour, 'editor, rename', button(page, 'editor:rename'), async () => {
    await page.getByRole('dialog').getByRole('textbox').fill('');
    await tour.stop('editor, no name');
  });
  await into(tour, 'editor, duplicate', button(page, 'editor:duplicate'));
  await page.locator('.editorTools .button').last().click();
  await tour.stop('editor, all undone');
  await button(page, 'screens:newMatch.undo').click();
}

export async function tourSettings(tour: Tour): Promise<void> {
  const { page } = tour;
  await through(tour, 'settings', tabRow(page, 'settings:pages'));
  await tab(page, 'editor:title').click();
  await tourEditor(tour);
}

export async function tourRecord(tour: Tour): Promise<void> {
  const { page } = tour;
  await page.locator('.figures').waitFor({ timeout: 20_000 });
  await through(tour, 'record', tabRow(page, 'record:pages'));
  await into(tour, 'record, export', button(page, 'record:export.open'));
  await tour.electron.evaluate(({ dialog, app }) => {
    dialog.showOpenDialog = () => Promise.resolve({ canceled: false, filePaths: [app.getPath('exe')] });
  });
  await into(tour, 'record, import refused', button(page, 'record:import.open'));
  await tab(page, 'record:page.matches').click();
  await into(tour, 'record, delete', button(page, 'record:matches.delete'));
  await into(tour, 'review', button(page, 'record:matches.review'), async () => {
    await tabRow(page, 'coach:review.pages').waitFor({ timeout: 60_000 });
    await through(tour, 'review', tabRow(page, 'coach:review.pages'));
  });
  await into(tour, 'replay', button(page, 'record:matches.watch'), () => tourReplay(tour));
  await button(page, 'record:matches.chooseAll').or(page.getByRole('option').first()).first().click();
  await page.keyboard.press('Control+a');
  await tour.stop('record, all chosen');
  await button(page, 'record:matches.delete').click();
  await page.getByRole('alertdialog').locator('.button.primary').click();
  await page.locator('.emptyRecord').waitFor();
  await tour.stop('record, empty');
}

/** A step with words, a month's account, and the end. */
async function tourReplay({ page, stop }: Tour): Promise<void> {
  for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowRight');
  await stop('replay, under way');
  const line = page.getByRole('slider', { name: t('replay:timeLine') });
  await line.focus();
  await page.keyboard.press('End');
  await page.locator('.monthAccount').waitFor();
  await stop('replay, its end');
}

export async function tourAbout(tour: Tour): Promise<void> {
  const { page } = tour;
  await through(tour, 'about', tabRow(page, 'about:pages'));
  const line = at(await page.locator('summary, [aria-expanded]').all(), 0);
  await line.click();
  await tour.stop('about, a licence');
}
