// Matches by every kind of rules, played in the real window by what it tells; and rules taken in by hand.
import { expect, test } from 'vitest';
import { makeRuleCode } from '../../main/rules/ruleCode';
import type { RulesChoice } from '../../shared/matchOptions';
import { presets } from '../../shared/presets';
import type { NamedRuleSet, PresetId } from '../../shared/ruleSet';
import { startApp } from '../support/app';
import {
  answer,
  beginBy,
  calling,
  expectShown,
  findSeed,
  playUntilShown,
  press,
  shadowMatch,
} from '../support/match';
import { optionsFor } from '../support/session';
import { rulesName } from '../../renderer/reference/names';
import { endedWords, winnerWords } from '../../renderer/screens/matchWords';
import { t } from '../../renderer/strings';

const preset = (id: PresetId): RulesChoice => ({ type: 'preset', preset: id, months: null });

/** A family's table: two pictures that pay, every plain of the deck earlier, every option that shows itself often. */
const OURS: NamedRuleSet = {
  name: 'Grandmother’s kitchen',
  ruleSet: {
    ...presets.nintendo,
    houseYaku: [
      {
        id: 'house-1',
        name: 'Three birds',
        pattern: {
          type: 'cards',
          cards: ['jan-crane', 'feb-warbler', 'apr-cuckoo', 'aug-geese', 'nov-swallow', 'dec-phoenix'],
          need: 3,
        },
        points: 4,
        perFurther: 2,
        replaces: [],
      },
      {
        id: 'house-2',
        name: 'A pair of animals',
        pattern: { type: 'kind', kind: 'animal', need: 2 },
        points: 1,
        perFurther: 1,
        replaces: ['tane'],
      },
    ],
    threeMatch: 'choose',
    ownKoi: 'add',
    fieldLights: 'on',
    handYaku: null,
    rounds: 2,
  },
};

/** From New match to the first tally, compared with the session's own words at every step. */
test.for(['classic', 'mekuri', 'fifty', 'fifty-subtract', 'nintendo', 'flash', 'wikipedia'] as const)(
  'a month by %s is played as it is told',
  async (id) => {
    const { page, errors } = await startApp({ seed: 3 });
    await beginBy(page, rulesName(preset(id)));
    const shadow = await shadowMatch(3, optionsFor(preset(id)));
    await expectShown(page, shadow.last().view);
    const end = await playUntilShown(page, shadow, calling, ({ phase }) => phase === 'monthOver');
    expect(end.result).not.toBeNull();
    expect(errors).toEqual([]);
  },
);

test('three play a match of three months to its end', async () => {
  const { page, errors } = await startApp({ seed: 5 });
  await press(page, 'screens:title.newMatch');
  const rules = { type: 'preset', preset: 'classic-3p', months: 3 } as const;
  await page
    .getByRole('combobox', { name: t('screens:newMatch.rules') })
    .selectOption({ label: rulesName(rules) });
  await page.getByRole('radio', { name: t('screens:newMatch.months', { count: 3 }), exact: true }).click();
  await page.getByRole('button', { name: t('screens:newMatch.start') }).click();
  const shadow = await shadowMatch(5, optionsFor(rules));
  await expectShown(page, shadow.last().view);
  const end = await playUntilShown(page, shadow, calling, ({ phase }) => phase === 'matchOver');
  await answer(page, t('screens:tally.toResult'));
  await page.getByRole('dialog', { name: winnerWords(end) }).waitFor();
  expect(errors).toEqual([]);
});

test('rules taken in as a code are shown, kept, played with their own yaku, and there again after a kill', async () => {
  const choice = { type: 'own', rules: OURS } as const;
  const { seed } = await findSeed(
    calling,
    (now) => now.decision?.yaku.some(({ id }) => id === 'house-1') ?? false,
    { match: optionsFor(choice), most: 12 },
  );
  const first = await startApp({ seed });
  const { page } = first;
  await press(page, 'screens:title.newMatch');
  await press(page, 'screens:enterRules.title');
  const dialog = page.getByRole('dialog', { name: t('screens:enterRules.title') });
  const field = dialog.getByRole('textbox', { name: t('screens:rulesCode') });
  const code = makeRuleCode(OURS);
  await field.fill(code.slice(0, -1));
  await dialog.getByText(t('rules:refused.damaged')).waitFor();
  await field.fill(code.replace('HANA1', 'HANA2'));
  await dialog.getByText(t('rules:refused.newer')).waitFor();
  await field.fill(code);
  await dialog.getByText('Three birds').first().waitFor();
  await dialog.getByRole('button', { name: t('screens:enterRules.keep'), exact: true }).click();
  await page.getByRole('button', { name: t('screens:newMatch.start') }).click();

  const shadow = await shadowMatch(seed, optionsFor(choice));
  await expectShown(page, shadow.last().view);
  await playUntilShown(page, shadow, calling, (view) =>
    (view.decision?.yaku ?? []).some(({ id }) => id === 'house-1'),
  );
  const question = page.getByRole('alertdialog', { name: t('screens:decision.title') });
  expect(await question.textContent()).toContain('Three birds');
  await page.keyboard.press('r');
  const words = page.getByRole('region', { name: t('reference:title.rules') });
  expect(await words.textContent()).toContain('A pair of animals');
  await first.kill();

  const second = await startApp({ profile: first.profile });
  await press(second.page, 'screens:title.newMatch');
  const select = second.page.getByRole('combobox', { name: t('screens:newMatch.rules') });
  expect(await select.locator('option:checked').textContent()).toBe(OURS.name);
  expect([...first.errors, ...second.errors]).toEqual([]);
});

test('a match for chips ends when somebody has none left', async () => {
  const ruleSet = { ...presets['classic-chips'], chips: { start: 6, mode: 'per-point', value: 1 } as const };
  const choice: RulesChoice = { type: 'own', rules: { name: 'Six chips', ruleSet } };
  const { page, errors } = await startApp({ seed: 2 });
  await press(page, 'screens:title.newMatch');
  await press(page, 'screens:enterRules.title');
  const dialog = page.getByRole('dialog', { name: t('screens:enterRules.title') });
  await dialog.getByRole('textbox', { name: t('screens:rulesCode') }).fill(makeRuleCode(choice.rules));
  await dialog.getByRole('button', { name: t('screens:enterRules.keep'), exact: true }).click();
  await page.getByRole('button', { name: t('screens:newMatch.start') }).click();
  const shadow = await shadowMatch(2, optionsFor(choice));
  await expectShown(page, shadow.last().view);
  const end = await playUntilShown(page, shadow, calling, ({ phase }) => phase === 'matchOver');
  expect(end.seats.map(({ total }) => total).sort((a, b) => a - b)).toEqual([0, 12]);
  await answer(page, t('screens:tally.toResult'));
  const result = page.getByRole('dialog', { name: winnerWords(end) });
  await result.waitFor();
  expect(await result.textContent()).toContain(endedWords(end));
  expect(errors).toEqual([]);
});
