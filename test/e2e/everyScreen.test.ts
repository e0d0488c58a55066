// Every screen and dialog in the real app: no serious finding of the accessibility checker, no word cut in any language or
// size of text, and a focus that goes round, is seen and comes back.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { makeHistoryLine } from '../../main/historyFormat';
import { presets } from '../../shared/presets';
import { DEFAULT_SETTINGS, LANGUAGES } from '../../shared/settings';
import type { Language, Settings, TextSize } from '../../shared/settings';
import { freshProfile, startApp } from '../support/app';
import type { App, StartOptions } from '../support/app';
import { axeFindings } from '../support/axe';
import { focusFaults } from '../support/focusRound';
import { NOMI, withHouse } from '../support/houseRules';
import { keptMatches } from '../support/keptMatches';
import { textFaults, type TextFault } from '../support/textFaults';
import { button, into } from '../support/tour';
import type { Tour } from '../support/tour';
import { seedOfMatch, tourMatch } from '../support/tourMatch';
import { tourBeginning } from '../support/tourLearning';
import { OWN_RULES, tourAbout, tourNewMatch, tourRecord, tourSettings } from '../support/tourMenus';

/** A folder for a picture of every stop in every language; unset = none are taken. */
const PICTURES = process.env['HANAGOYOMI_PICTURES'];

/** The smallest window that there is. */
const SMALL = { width: 1024, height: 640 };

const setSize = (app: App, size: typeof SMALL): Promise<void> =>
  app.electron.evaluate(({ BrowserWindow }, { width, height }) => {
    BrowserWindow.getAllWindows()[0]?.setContentSize(width, height);
  }, size);

/** Tells the page other settings than are kept. */
async function showAs(app: App, shown: Pick<Settings, 'language' | 'textSize'>): Promise<void> {
  const settings: Settings = { ...DEFAULT_SETTINGS, reducedMotion: 'on', speed: 'off', ...shown };
  await app.electron.evaluate(({ BrowserWindow }, next) => {
    BrowserWindow.getAllWindows()[0]?.webContents.send('settings:update', next);
  }, settings);
  await app.page.waitForFunction(
    ({ language, size }) =>
      document.documentElement.lang === language &&
      document.documentElement.hasAttribute('data-large-text') === size > 1.2,
    { language: shown.language, size: shown.textSize },
    { polling: 20 },
  );
}

/** Everything that moves is where it goes, and drawn. */
const settle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    for (const motion of document.getAnimations()) {
      if (motion.effect?.getComputedTiming().endTime !== Infinity) motion.finish();
    }
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });

/** Large letters leave the rail of a small window no room for every name: the sheet of cards and yaku has them whole. */
const SHORTENED = /li\.line\.made|section\.person/;
const isFault =
  (textSize: TextSize) =>
  ({ where }: TextFault): boolean =>
    textSize === 1 || !SHORTENED.test(where);

type Faults = Record<'axe' | 'focus' | 'words', string[]>;

async function lookAt(app: App, name: string, faults: Faults): Promise<void> {
  const { page } = app;
  const look = async (language: Language, textSize: TextSize): Promise<void> => {
    await showAs(app, { language, textSize });
    await settle(page);
    const at = `${name} (${language}, ${textSize * 100} %)`;
    for (const { fault, words, where } of (await textFaults(page)).filter(isFault(textSize)))
      faults.words.push(`${at}: ${fault}: ${words}: ${where}`);
    if (PICTURES !== undefined)
      await page.screenshot({
        path: join(PICTURES, `${name.replace(/\W+/g, '-')}_${language}_${textSize}.png`),
      });
  };
  for (const language of LANGUAGES) await look(language, 1);
  for (const language of LANGUAGES) await look(language, 1.5);
  await showAs(app, { language: 'en', textSize: 1 });
  await settle(page);
  for (const { rule, where } of await axeFindings(page))
    faults.axe.push(...where.map((each) => `${name}: ${rule}: ${each}`));
  faults.focus.push(...(await focusFaults(page)).map((each) => `${name}: ${each}`));
}

/** A profile with a record, rules of its own and something to be told at the start. */
function furnishedProfile(): string {
  const profile = freshProfile();
  const lines = keptMatches(12).map(makeHistoryLine);
  writeFileSync(join(profile, 'history.jsonl'), `${lines.join('\n')}\n`);
  const ruleSet = withHouse({ ...presets.classic, rounds: 2, oyaKen: 1 }, [NOMI, 5, 1]);
  writeFileSync(
    join(profile, 'rules.json'),
    JSON.stringify({ version: 1, rules: [{ name: OWN_RULES, ruleSet }] }),
  );
  writeFileSync(join(profile, 'match.json'), '{');
  return profile;
}

interface Walk {
  readonly app: App;
  readonly tour: Tour;
  readonly faults: Faults;
}

async function beginWalk(options: StartOptions): Promise<Walk> {
  if (PICTURES !== undefined) mkdirSync(PICTURES, { recursive: true });
  const app = await startApp(options);
  await setSize(app, SMALL);
  const faults: Faults = { axe: [], focus: [], words: [] };
  const { electron, page } = app;
  return { app, faults, tour: { electron, page, lost: [], stop: (name) => lookAt(app, name, faults) } };
}

function expectFaultless({ faults, tour }: Walk): void {
  expect.soft(faults.axe).toEqual([]);
  expect.soft(faults.words).toEqual([]);
  expect.soft(faults.focus).toEqual([]);
  expect.soft(tour.lost).toEqual([]);
}

test('every screen and dialog to learn by', { timeout: 300_000 }, async () => {
  const walk = await beginWalk({ seed: 1 });
  await tourBeginning(walk.tour);
  expectFaultless(walk);
  expect(walk.app.errors).toEqual([]);
});

test('every other screen and dialog', { timeout: 600_000 }, async () => {
  const { seed } = await seedOfMatch();
  const walk = await beginWalk({ profile: furnishedProfile(), seed });
  const { app, tour } = walk;
  const { page } = app;
  const title = (words: Parameters<typeof button>[1]) => button(page.locator('.title'), words);

  await tour.stop('notices');
  await page.keyboard.press('Escape');
  await tour.stop('title');
  await into(tour, 'about', title('about:open'), () => tourAbout(tour));
  await into(tour, 'settings', title('screens:title.settings'), () => tourSettings(tour));
  await into(tour, 'new match', title('screens:title.newMatch'), async () => {
    await tourNewMatch(tour);
    await button(page, 'editor:edit').click();
    await tour.stop('editor as a screen');
    await page.keyboard.press('Escape');
  });
  await tourMatch(tour, seed);
  await into(tour, 'record', title('record:title'), () => tourRecord(tour));
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('planted');
    });
  });
  await page.locator('.problem').waitFor();
  await tour.stop('problem');
  expectFaultless(walk);
  expect(app.errors).toEqual(['planted']);
});

test('what looks at the screens sees what is wrong with them', async () => {
  const { page } = await startApp();
  const sheet = page.locator('.titleSheet');
  expect([await axeFindings(page), await textFaults(page), await focusFaults(page)]).toEqual([[], [], []]);
  await sheet.evaluate((element) => {
    const plant = (tag: 'button' | 'p', words: string, style: Partial<CSSStyleDeclaration>): void => {
      const planted = document.createElement(tag);
      planted.textContent = words;
      Object.assign(planted.style, { position: 'absolute', top: '0', ...style });
      element.querySelector('.sheetFace')?.append(planted);
    };
    plant('button', '', { left: '0', width: '2rem', height: '2rem', boxShadow: 'none' });
    plant('p', 'pale', { left: '3rem', color: '#e8dcc0' });
    plant('p', 'much too long', { left: '6rem', width: '3rem', whiteSpace: 'nowrap', overflow: 'hidden' });
    plant('p', 'one', { left: '12rem' });
    plant('p', 'other', { left: '12rem' });
    plant('p', 'away', { position: 'fixed', left: '-50rem' });
    plant('p', 'inseparable', { left: '3rem', top: '3rem', width: '2rem', overflowWrap: 'anywhere' });
  });
  expect((await axeFindings(page)).map(({ rule }) => rule).sort()).toEqual(['button-name', 'color-contrast']);
  expect((await textFaults(page)).map(({ fault, words }) => `${fault} ${words}`).sort()).toEqual([
    'broken inseparable',
    'cut much too long',
    'outside away',
    'overlaps one | other',
  ]);
  expect(await focusFaults(page)).toHaveLength(1);
});
