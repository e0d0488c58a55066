// A family's rules, built in the real window from a preset, saved, and played: the tally pays what the editor promised.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { payExample } from '../../main/payExample';
import { rulesName } from '../../renderer/reference/names';
import { optionWords } from '../../renderer/editor/optionText';
import type { GroupId, OptionId } from '../../renderer/editor/options.table';
import { formatNumber, t } from '../../renderer/strings';
import type { Key } from '../../renderer/strings';
import { nameCard } from '../../renderer/table/cardNames';
import { presets } from '../../shared/presets';
import type { RuleSet } from '../../shared/ruleSet';
import { startApp } from '../support/app';
import { expectShown, findSeed, playUntilShown, press, shadowMatch, stopping } from '../support/match';
import { optionsFor } from '../support/session';

const NAME = 'Grandmother’s house';
const YAKU = 'Boar and deer';

/** Five changes and a yaku. */
const OURS: RuleSet = {
  ...presets.classic,
  rounds: 2,
  promptOn: 'total_rise',
  sevenDouble: 7,
  oppKoi: 'once',
  oyaKen: 1,
  houseYaku: [
    {
      id: 'house-1',
      name: YAKU,
      pattern: { type: 'cards', cards: ['jul-boar', 'oct-deer'], need: 2 },
      points: 4,
      perFurther: 0,
      replaces: [],
    },
  ],
};
const choice = { type: 'own', rules: { name: NAME, ruleSet: OURS } } as const;

const openGroup = (page: Page, group: GroupId): Promise<void> =>
  page.getByRole('tab', { name: t(`editor:group.${group}`) }).click();
const choose = (page: Page, option: OptionId, word: Key): Promise<void> =>
  page
    .getByRole('radiogroup', { name: optionWords(option).label, exact: true })
    .getByRole('radio', { name: t(word), exact: true })
    .click();
const number = async (page: Page, name: string, value: number): Promise<void> => {
  const field = page.getByRole('spinbutton', { name, exact: true });
  await field.fill(String(value));
  await field.press('Enter');
};

async function buildRules(page: Page): Promise<void> {
  await page
    .getByRole('combobox', { name: t('editor:ruleSet') })
    .selectOption({ label: rulesName({ type: 'preset', preset: 'classic', months: null }) });
  await number(page, optionWords('rounds').label, 2);
  await openGroup(page, 'koi');
  await choose(page, 'promptOn', 'editor:value.promptOn.total_rise');
  const { label } = optionWords('sevenDouble');
  await page.getByRole('switch', { name: t('editor:limited', { what: label }) }).click();
  await choose(page, 'oppKoi', 'editor:value.calls.once');
  await openGroup(page, 'end');
  await number(page, optionWords('oyaKen').label, 1);
  await openGroup(page, 'house');
  await press(page, 'options:house.add');
  await page.locator('.houseEditor .textField').first().fill(YAKU);
  for (const card of ['jul-boar', 'oct-deer'] as const)
    await page
      .locator('.houseEditor')
      .getByRole('checkbox', { name: nameCard(card) })
      .or(page.locator('.houseEditor').getByRole('button', { name: nameCard(card) }))
      .first()
      .click();
  await number(page, t('options:house.points'), 4);
  await press(page, 'options:house.done');
}

test('rules built from a preset are saved, played, and pay what the editor promised', async () => {
  const { seed } = await findSeed(
    stopping,
    ({ phase, result }) =>
      phase === 'monthOver' &&
      result?.winner === 0 &&
      result.reason === 'stop' &&
      result.multipliers.length > 0 &&
      result.yaku.some(({ id }) => id === 'house-1'),
    { match: optionsFor(choice), most: 12 },
  );
  const { page, errors } = await startApp({ seed });
  await press(page, 'screens:title.newMatch');
  await press(page, 'editor:edit');
  await buildRules(page);
  await page.getByText(t('editor:from', { count: 6, name: 'Classic' })).waitFor();
  const panel = page.getByRole('complementary', { name: t('editor:panel') });
  await panel.getByText(YAKU).first().waitFor();

  await press(page, 'editor:save');
  await page.getByRole('dialog').getByRole('textbox').fill(NAME);
  await press(page, 'editor:keepName');
  await page.getByText(t('editor:saved', { name: NAME })).waitFor();
  const kept = await page.evaluate(() => window.hanagoyomi.call('app:start', null));
  expect(kept).toMatchObject({ value: { ownRules: [choice.rules] } });

  await press(page, 'screens:back');
  await press(page, 'screens:newMatch.start');
  const shadow = await shadowMatch(seed, optionsFor(choice));
  await expectShown(page, shadow.last().view);
  const end = await playUntilShown(page, shadow, stopping, ({ phase }) => phase === 'monthOver');
  const { result, month, seats } = end;
  if (result === null) throw new Error('the month has no end');
  const [calls = 0, rivalCalls = 0] = result.calls;
  const pile = seats[0]?.captured ?? [];
  const promised = payExample(OURS, { month, pile, calls, rivalCalls, fieldLights: 0 });
  expect(promised?.payout.points).toBe(result.points);
  expect(promised?.yaku).toEqual(result.yaku);
  const paid = page.locator('[data-tally=points]');
  await expect.poll(() => paid.textContent()).toBe(formatNumber(result.points));
  expect(errors).toEqual([]);
});

test('changes that are not saved are asked about on the way out, once', async () => {
  const { page, errors } = await startApp();
  await press(page, 'screens:title.settings');
  await page.getByRole('tab', { name: t('editor:title'), exact: true }).click();
  await openGroup(page, 'capture');
  await choose(page, 'threeMatch', 'editor:value.threeMatch.choose');
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog', { name: t('editor:leave.title') }).waitFor();
  await press(page, 'editor:leave.no');
  await page.keyboard.press('Escape');
  await press(page, 'editor:leave.yes');
  await page.getByRole('alertdialog').waitFor({ state: 'detached' });
  await press(page, 'screens:title.newMatch');
  expect(errors).toEqual([]);
});
