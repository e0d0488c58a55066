// A finished match is watched again at the same table: stepped, jumped, hands opened; it ends as it was played.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { startApp } from '../support/app';
import { beginBy, beginMatch, playStep, shadowMatch, stopping } from '../support/match';
import { optionsFor } from '../support/session';
import { t } from '../../renderer/strings';
import { nameCard } from '../../renderer/table/cardNames';
import { rivalName } from '../../renderer/reference/names';
import { winnerWords } from '../../renderer/screens/matchWords';
import { scoreLine, totalsOf } from '../../renderer/screens/people';
import { byCalendar } from '../../shared/cards';
import type { PlayerView } from '../../shared/view';

const replayOn = (page: Page) => page.getByRole('dialog', { name: t('replay:title') });
const line = (page: Page) => page.getByRole('slider', { name: t('replay:timeLine') });
const place = async (page: Page): Promise<number> => Number(await line(page).inputValue());

/** Plays to the end of the match; all views on the way. */
async function playedOut(page: Page, shadow: Awaited<ReturnType<typeof shadowMatch>>) {
  const views: PlayerView[] = [shadow.last().view];
  while (shadow.last().view.phase !== 'matchOver') {
    await playStep(page, shadow, stopping);
    views.push(shadow.last().view);
  }
  return views;
}

async function openReplay(page: Page): Promise<void> {
  // The last account stands over the match's end.
  const toResult = page.getByRole('button', { name: t('screens:tally.toResult') });
  if ((await toResult.count()) > 0) await toResult.click();
  await page.getByRole('button', { name: t('replay:watchAgain') }).click();
  await replayOn(page)
    .getByRole('button', { name: t('replay:pause') })
    .waitFor();
  await page.keyboard.press('Space');
  await replayOn(page)
    .getByRole('button', { name: t('replay:play') })
    .waitFor();
}

test('a replay ends in the totals and the winner of the match, and goes back and forth', async () => {
  const seed = 7;
  const { page, errors } = await startApp({ seed });
  await beginMatch(page, 1);
  const shadow = await shadowMatch(seed, 1);
  const views = await playedOut(page, shadow);
  const end = shadow.last().view;
  await openReplay(page);
  const replay = replayOn(page);

  await line(page).press('Home');
  expect(await place(page)).toBe(0);
  const last = Number(await line(page).getAttribute('max'));
  expect(last).toBeGreaterThan(views.length);
  for (let step = 1; step <= last; step += 1) {
    await page.keyboard.press('ArrowRight');
    expect(await place(page)).toBe(step);
  }
  await replay.getByText(winnerWords(end), { exact: true }).waitFor();
  await replay.getByText(scoreLine(totalsOf(end)), { exact: true }).waitFor();

  await page.keyboard.press('ArrowLeft');
  expect(await place(page)).toBe(last - 1);
  await page.keyboard.press('PageUp');
  expect(await place(page)).toBe(0);
  await page.keyboard.press('PageDown');
  expect(await place(page)).toBe(last);
  const jump = replay.getByRole('combobox', { name: t('replay:jump') });
  await jump.selectOption({ index: 1 });
  expect(await place(page)).toBeGreaterThan(0);

  await page.keyboard.press('Escape');
  await replay.waitFor({ state: 'detached' });
  await page.getByRole('heading', { name: winnerWords(end) }).waitFor();
  expect(errors).toEqual([]);
});

test('hands open and close, with names for their cards', async () => {
  const seed = 11;
  const { page, errors } = await startApp({ seed });
  await beginMatch(page, 1);
  const shadow = await shadowMatch(seed, 1);
  const [dealt] = await playedOut(page, shadow);
  await openReplay(page);
  await line(page).press('Home');
  const replay = replayOn(page);
  const name = rivalName(1);
  const hidden = replay.getByRole('img', { name: t('table:region.rivalHand', { name, count: 8 }) });
  await hidden.waitFor();

  await replay.getByRole('switch', { name: t('replay:hand.rival', { name }) }).click();
  expect(await hidden.count()).toBe(0);
  const lead = t('table:region.rivalShown', { name, cards: '' });
  const shown = replay.getByRole('img', { name: lead });
  // Eight cards, none of which lies in the own hand or on the field.
  const words = (await shown.getAttribute('aria-label')) ?? '';
  const known = [...(dealt?.hand ?? []), ...(dealt?.field ?? [])].map(nameCard);
  for (const each of known) expect(words).not.toContain(each);

  const own = replay.getByRole('group', { name: t('table:region.hand') });
  const names = await own
    .getByRole('img')
    .evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')));
  expect(names).toEqual([...(dealt?.hand ?? [])].sort(byCalendar).map(nameCard));
  await replay.getByRole('switch', { name: t('replay:hand.you') }).click();
  expect(await own.getByRole('img').count()).toBe(1);
  await own.getByRole('img', { name: t('replay:hidden', { count: 8 }) }).waitFor();
  expect(errors).toEqual([]);
});

test('three at the table: each hand has its switch, and the end is theirs', async () => {
  const seed = 5;
  const { page, errors } = await startApp({ seed });
  await beginBy(page, t('rules:preset.classic-3p.name'));
  const shadow = await shadowMatch(seed, optionsFor({ type: 'preset', preset: 'classic-3p', months: null }));
  await playedOut(page, shadow);
  const end = shadow.last().view;
  await openReplay(page);
  const replay = replayOn(page);
  for (const seat of [1, 2]) {
    await line(page).press('Home');
    const name = rivalName(seat);
    await replay.getByRole('switch', { name: t('replay:hand.rival', { name }) }).click();
    await replay.getByRole('img', { name: t('table:region.rivalShown', { name, cards: '' }) }).waitFor();
  }
  await line(page).press('End');
  await replay.getByText(scoreLine(totalsOf(end)), { exact: true }).waitFor();
  expect(errors).toEqual([]);
});
