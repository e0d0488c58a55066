import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { spawn } from 'node:child_process';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { t } from '../../renderer/strings';
import { commandLine, freshProfile, startApp } from '../support/app';
import { beginMatch, expectShown, shadowMatch, press } from '../support/match';

/** The one file of `profile` whose name matches, as bytes. */
function setAside(profile: string, name: RegExp): { readonly file: string; readonly bytes: Buffer } {
  const found = readdirSync(profile).filter((file) => name.test(file));
  expect(found, `one file like ${String(name)}`).toHaveLength(1);
  const file = join(profile, found[0] ?? '');
  return { file, bytes: readFileSync(file) };
}

/** The note that must name the file, read and put away. */
async function expectNote(page: Page, words: string, file: string): Promise<void> {
  const note = page.getByRole('alertdialog', { name: 'A note' });
  await note.getByText(words).waitFor();
  expect(await note.textContent()).toContain(file);
  await note.getByRole('button', { name: 'All right' }).click();
  await note.waitFor({ state: 'detached' });
}

const UNREADABLE = 'The kept match could not be read. Its file was set aside, unchanged:';
const NEWER_MATCH =
  'The kept match was written by a newer version of Hanagoyomi. Its file was set aside, unchanged:';

const damagedMatches: readonly [what: string, content: string, words: string][] = [
  ['no JSON', '{"version":1,"savedAt":"2026-', UNREADABLE],
  ['JSON of another shape', '{"version":1,"cards":["pine"],"state":null}', UNREADABLE],
  ['zero bytes', '', UNREADABLE],
  ['a newer version', '{"version":99,"whatever":true}', NEWER_MATCH],
];

test.each(damagedMatches)(
  'report 26: a match file of %s is told, set aside byte for byte and not overwritten by a fresh match',
  async (_what, content, words) => {
    const profile = freshProfile();
    writeFileSync(join(profile, 'match.json'), content);
    const { page, errors } = await startApp({ profile, seed: 1 });
    const { file, bytes } = setAside(profile, /^match\.damaged-/);
    await expectNote(page, words, file);
    expect(await page.getByRole('button', { name: /^Continue/ }).count()).toBe(0);

    await beginMatch(page, 1);
    await expectShown(page, (await shadowMatch(1, 1)).last().view);
    expect(bytes.toString()).toBe(content);
    expect(readFileSync(file).toString()).toBe(content);
    expect(JSON.parse(readFileSync(join(profile, 'match.json'), 'utf8'))).toMatchObject({ seed: 1 });
    expect(errors).toEqual([]);
  },
);

const USUAL = 'so the usual ones apply. Their file was set aside, unchanged:';

const damagedSettings: readonly [what: string, content: string, words: string][] = [
  ['no JSON', '{"version":1,', `The settings could not be read, ${USUAL}`],
  ['JSON of another shape', '[1,2,3]', `The settings could not be read, ${USUAL}`],
  ['zero bytes', '', `The settings could not be read, ${USUAL}`],
  [
    'a newer version',
    '{"version":99,"settings":{}}',
    `The settings were written by a newer version of Hanagoyomi, ${USUAL}`,
  ],
];

test.each(damagedSettings)(
  'report 26: a settings file of %s is told, set aside byte for byte and replaced by the usual settings',
  async (_what, content, words) => {
    const profile = freshProfile();
    writeFileSync(join(profile, 'settings.json'), content);
    const { page, errors } = await startApp({ profile, speed: null });
    const { file } = setAside(profile, /^settings\.damaged-/);
    await expectNote(page, words, file);

    await press(page, 'screens:title.settings');
    await page.getByRole('tab', { name: t('settings:page.access'), exact: true }).click();
    expect(await page.getByRole('radio', { name: 'Normal' }).getAttribute('aria-checked')).toBe('true');
    await page.getByRole('radio', { name: 'Fast' }).click();
    await expect.poll(() => readFileSync(join(profile, 'settings.json'), 'utf8')).toContain('"fast"');
    expect(readFileSync(file).toString()).toBe(content);
    expect(errors).toEqual([]);
  },
);

test('report 26: a save that was cut off in the middle of being written falls back to the move before it', async () => {
  const first = await startApp({ seed: 1 });
  await beginMatch(first.page, 1);
  const shadow = await shadowMatch(1, 1);
  const before = shadow.last().view;
  await expectShown(first.page, before);
  await first.page.getByRole('group', { name: 'Your hand' }).getByRole('button').first().click();
  await expect.poll(() => readdirSync(first.profile)).toContain('match.previous.json');
  await first.kill();
  const newest = join(first.profile, 'match.json');
  const half = readFileSync(newest).subarray(0, 500);
  writeFileSync(newest, half);

  const { page, profile } = await startApp({ profile: first.profile });
  const { file, bytes } = setAside(profile, /^match\.damaged-/);
  expect(bytes.equals(half)).toBe(true);
  await expectNote(page, UNREADABLE, file);
  await page.getByRole('button', { name: /^Continue/ }).waitFor();
});

test('a second start brings the first window to the front, ends by itself and leaves the match alone', async () => {
  const { electron, page, profile } = await startApp({ seed: 1 });
  await beginMatch(page, 1);
  const { view } = (await shadowMatch(1, 1)).last();
  await expectShown(page, view);
  const save = join(profile, 'match.json');
  const kept = readFileSync(save, 'utf8');
  await electron.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.hide());

  const { executablePath, args, env, cwd } = commandLine({ seed: 2, profile });
  const second = spawn(executablePath, args, { env, cwd, stdio: 'ignore' });
  const code = await new Promise((done) => second.once('exit', done));
  expect(code).toBe(0);
  const isInFront = () =>
    electron.evaluate(({ BrowserWindow }) =>
      BrowserWindow.getAllWindows().map((window) => window.isVisible()),
    );
  await expect.poll(isInFront).toEqual([true]);
  expect(readFileSync(save, 'utf8')).toBe(kept);
  await expectShown(page, view);
});
