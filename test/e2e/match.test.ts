import { expect, test } from 'vitest';
import { startApp } from '../support/app';
import {
  answer,
  beginMatch,
  calling,
  expectShown,
  findSeed,
  playStep,
  playUntilShown,
  shadowMatch,
  press,
} from '../support/match';
import { RIVAL } from '../support/tableWords';
import type { PlayerView } from '../../shared/view';
import { t } from '../../renderer/strings';

/** What the player is asked, in one word. */
const askedFor = (view: PlayerView): string => (view.phase === 'decide' ? calling(view).type : view.phase);

const EVERYTHING = ['play', 'chooseHand', 'chooseDraw', 'callKoiKoi', 'stop', 'monthOver'];

/** The first match of three months in which the player meets everything that can be asked. */
const fullMatch = () =>
  findSeed(
    calling,
    (now, soFar) =>
      now.phase === 'matchOver' &&
      EVERYTHING.every((question) => soFar.some((view) => askedFor(view) === question)),
    { match: 3, most: 60 },
  );

test('a whole match of three months is played by its names, shows its seed at the end and can be played again', async () => {
  const { seed } = await fullMatch();
  const { page, errors } = await startApp({ seed });
  await beginMatch(page, 3);
  const shadow = await shadowMatch(seed, 3);
  await expectShown(page, shadow.last().view);

  const end = await playUntilShown(page, shadow, calling, ({ phase }) => phase === 'matchOver');
  await answer(page, t('screens:tally.toResult'));

  const [mine = 0, theirs = 0] = end.seats.map(({ total }) => total);
  const winner =
    mine === theirs ? 'The match is a draw' : `${mine > theirs ? 'You win' : `${RIVAL} wins`} the match`;
  const result = page.getByRole('dialog', { name: winner });
  await result.waitFor();
  expect(await result.textContent()).toContain(`Shuffle seed ${seed}`);
  for (const { month, changes } of end.history) {
    const name = new Intl.DateTimeFormat('en', { month: 'long' }).format(new Date(2000, month - 1));
    const words = `${name}: You ${changes[0] ?? 0}, ${RIVAL} ${changes[1] ?? 0}`;
    await result.getByRole('listitem', { name: words, exact: true }).waitFor();
  }

  await answer(page, t('screens:matchEnd.again'));
  const again = await shadowMatch(seed, 3);
  await expectShown(page, again.last().view);
  expect(errors).toEqual([]);
});

test('a match left for the start screen waits there as Continue, also after the program was closed', async () => {
  const seed = 1;
  const first = await startApp({ seed });
  await beginMatch(first.page, 3);
  const shadow = await shadowMatch(seed, 3);
  await expectShown(first.page, shadow.last().view);
  const view = await playStep(first.page, shadow, calling);

  await press(first.page, 'table:tool.menu');
  await press(first.page, 'screens:toTitle');
  const words = `Continue January, Modern: You 0, ${RIVAL} 0`;
  await first.page.getByRole('button', { name: words, exact: true }).click();
  await expectShown(first.page, view);
  await first.close();

  const second = await startApp({ profile: first.profile });
  await second.page.getByRole('button', { name: words, exact: true }).click();
  await expectShown(second.page, view);
  expect([...first.errors, ...second.errors]).toEqual([]);
});

test('a new match asks before it takes the place of a running one; giving up asks once and leaves nothing', async () => {
  const { page } = await startApp({ seed: 1 });
  await beginMatch(page, 3);
  const shadow = await shadowMatch(1, 3);
  const view = shadow.last().view;
  await expectShown(page, view);
  await press(page, 'table:tool.menu');
  await press(page, 'screens:toTitle');

  await beginMatch(page, 1);
  await page.getByRole('alertdialog', { name: 'Give up the match in January?' }).waitFor();
  await press(page, 'screens:confirm.back');
  await press(page, 'screens:back');
  await page.getByRole('button', { name: /^Continue/ }).click();
  await expectShown(page, view);

  await press(page, 'table:tool.menu');
  await press(page, 'screens:pause.giveUp');
  await page.getByRole('alertdialog', { name: 'Give up this match?' }).waitFor();
  await press(page, 'screens:confirm.giveUpYes', 'alertdialog');
  await page.getByRole('button', { name: 'New match' }).waitFor();
  expect(await page.getByRole('button', { name: /^Continue/ }).count()).toBe(0);
});
