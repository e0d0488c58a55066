// The record in the real app: its figures are those of the headless command, and what is deleted, exported and imported
// leaves every match in it once.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test, vi } from 'vitest';
import { makeHistoryLine } from '../../main/historyFormat';
import { nextWords } from '../../renderer/screens/tallyWords';
import { formatMean, formatNumber, formatPercent, t } from '../../renderer/strings';
import type { PlayRecord } from '../../shared/record';
import { freshProfile, ROOT, startApp } from '../support/app';
import type { App } from '../support/app';
import { keptMatches } from '../support/keptMatches';
import { answer, beginMatch, calling, expectShown, playStep, press, shadowMatch } from '../support/match';

const historyOf = (profile: string): string => join(profile, 'history.jsonl');
const lines = (profile: string): readonly string[] =>
  readFileSync(historyOf(profile), 'utf8')
    .split('\n')
    .filter((line) => line !== '');

/** What the headless command makes of the same file. */
const headless = (profile: string): PlayRecord => {
  const told = execFileSync('npm', ['run', '-s', 'record', '--', historyOf(profile), '--json'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return (JSON.parse(told) as { readonly record: PlayRecord }).record;
};

/** A short match of its own start: with the same seed again the deals would be known, and it would not count. */
async function playMatch(profile: string, seed: number): Promise<void> {
  const app = await startApp({ profile, seed });
  await beginMatch(app.page, 1);
  const shadow = await shadowMatch(seed, 1);
  await expectShown(app.page, shadow.last().view);
  let { view } = shadow.last();
  while (view.phase !== 'matchOver') view = await playStep(app.page, shadow, calling);
  await answer(app.page, nextWords(view));
  await press(app.page, 'screens:toTitle');
  expect(app.errors).toEqual([]);
  await app.close();
}

const openRecord = async (page: Page): Promise<void> => {
  await press(page, 'record:title');
  await page.locator('.figures, .emptyRecord').waitFor({ timeout: 20_000 });
};
const openPage = (page: Page, name: string): Promise<void> =>
  page.getByRole('tab', { name, exact: true }).click();

/** The cells of the table with this caption, row by row. */
const tableOf = (page: Page, caption: string): Promise<readonly (readonly string[])[]> =>
  page
    .getByRole('table', { name: caption, exact: true })
    .locator('tbody tr')
    .evaluateAll((rows) => rows.map((row) => [...row.children].map((cell) => cell.textContent)));

const figures = (page: Page): Promise<readonly string[]> => page.locator('.figure > b').allTextContents();

/** Puts an answer in the place of the system's dialogs. */
const answerDialogs = (app: App, path: string): Promise<void> =>
  app.electron.evaluate(({ dialog }, picked) => {
    dialog.showOpenDialog = () => Promise.resolve({ canceled: false, filePaths: [picked] });
    dialog.showSaveDialog = () => Promise.resolve({ canceled: false, filePath: picked });
  }, path);

const points = (sum: number, played: number): string => (played === 0 ? '–' : formatMean(sum / played));

test('the figures of matches played are those of the headless command', { timeout: 240_000 }, async () => {
  const profile = freshProfile();
  await playMatch(profile, 7);
  await playMatch(profile, 8);
  const { page, errors } = await startApp({ profile });
  await openRecord(page);
  const record = headless(profile);
  expect(record.matches).toBe(2);
  expect(await figures(page)).toEqual([
    '2',
    formatPercent(record.won?.share ?? NaN),
    formatMean(record.points ?? NaN),
    record.best === null ? '–' : formatNumber(record.best.points),
  ]);
  const byLevel = await tableOf(page, t('record:won.byLevel'));
  expect(byLevel.map(([, matches]) => matches)).toEqual(record.byLevel.map(({ matches }) => String(matches)));
  expect(await tableOf(page, t('record:months.title'))).toEqual(
    record.byMonth.map(({ month, played, points: sum, theirs }) => [
      t(`cards:month.${month}.name`),
      points(sum, played),
      points(theirs, played),
      String(played),
    ]),
  );
  const calls = record.calls.scored + record.calls.rival + record.calls.nobody;
  const told = calls === 0 ? [] : await tableOf(page, t('record:calls.title'));
  expect(told.map(([, number]) => Number(number)).reduce((sum, each) => sum + each, 0)).toBe(calls);
  await openPage(page, t('record:page.yaku'));
  const yaku = await tableOf(page, t('record:yaku.title'));
  expect(yaku.map(([, made, suffered]) => [Number(made), Number(suffered)])).toEqual(
    record.yaku.map(({ made, suffered }) => [made, suffered]),
  );
  expect(errors).toEqual([]);
});

test('deleted matches come back, and a record travels without doubles', { timeout: 120_000 }, async () => {
  const profile = freshProfile();
  const kept = keptMatches(6);
  writeFileSync(historyOf(profile), `${kept.map(makeHistoryLine).join('\n')}\n`);
  const app = await startApp({ profile });
  const { page, errors } = app;
  await openRecord(page);
  const before = await figures(page);

  await openPage(page, t('record:page.matches'));
  const rows = page.getByRole('listbox', { name: t('record:matches.list') }).getByRole('option');
  expect(await rows.count()).toBe(6);
  const removeFirst = async (): Promise<void> => {
    await press(page, 'record:matches.delete');
    await press(page, 'record:delete.yes', 'alertdialog');
    await vi.waitFor(() => expect(lines(profile)).toHaveLength(5), 5000);
    await rows.nth(5).waitFor({ state: 'detached' });
  };
  await removeFirst();
  await press(page, 'record:delete.undo');
  await vi.waitFor(() => expect(lines(profile)).toEqual(kept.map(makeHistoryLine)), 5000);
  await openPage(page, t('record:page.play'));
  await vi.waitFor(async () => expect(await figures(page)).toEqual(before), 5000);

  const file = join(profile, 'exported.json');
  await answerDialogs(app, file);
  await press(page, 'record:export.open');
  await press(page, 'record:export.yes', 'dialog');
  await page.getByText(t('record:export.done', { path: file })).waitFor();
  await openPage(page, t('record:page.matches'));
  await removeFirst();
  await press(page, 'record:import.open');
  await page.getByText(t('record:import.added', { count: 1, number: '1' })).waitFor();
  await page.getByText(t('record:import.known', { count: 5, number: '5' })).waitFor();
  await press(page, 'record:import.close', 'alertdialog');
  expect(lines(profile)).toEqual(kept.map(makeHistoryLine));
  expect(errors).toEqual([]);
});

test('hostile files are refused in words, and change nothing', { timeout: 60_000 }, async () => {
  const profile = freshProfile();
  const whole = `${keptMatches(2).map(makeHistoryLine).join('\n')}\n`;
  writeFileSync(historyOf(profile), whole);
  const app = await startApp({ profile });
  const { page, errors } = app;
  await openRecord(page);
  const file = join(profile, 'hostile.json');
  const hostile = [
    ['{"format":"hanagoyomi-record","version":1,"matches":[{"__proto__":{}}]}', 'damaged'],
    ['{"format":"hanagoyomi-record","version":99,"matches":[]}', 'newer'],
    ['['.repeat(200_000), 'notRecord'],
  ] as const;
  for (const [text, reason] of hostile) {
    writeFileSync(file, text);
    await answerDialogs(app, file);
    await press(page, 'record:import.open');
    await page.getByText(t(`record:import.refused.${reason}`)).waitFor();
    await press(page, 'record:import.close', 'alertdialog');
  }
  await answerDialogs(app, profile);
  await press(page, 'record:import.open');
  await page.getByText(t('record:import.refused.unreadable')).waitFor();
  await press(page, 'record:import.close', 'alertdialog');
  expect(readFileSync(historyOf(profile), 'utf8')).toBe(whole);
  expect(errors).toEqual([]);
});
