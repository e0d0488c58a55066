import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { ROOT, startApp } from '../support/app';
import { beginMatch, expectShown, playStep, shadowMatch, stopping } from '../support/match';
import { options } from '../support/session';
import { readTable, wordsFor } from '../support/tableWords';

/** Calls the bridge as a script in the page could: whatever name, whatever payload. */
const callFrom = (page: Page, name: string, payload: unknown): Promise<unknown> =>
  page.evaluate(
    async ([channel, content]) => {
      const bridge: unknown = Reflect.get(window, 'hanagoyomi');
      if (typeof bridge !== 'object' || bridge === null) throw new Error('there is no bridge');
      const call = Reflect.get(bridge, 'call') as (channel: string, content: unknown) => Promise<unknown>;
      try {
        return await call(channel, content);
      } catch (error) {
        return `thrown: ${error instanceof Error ? error.message : String(error)}`;
      }
    },
    [name, payload] as const,
  );

const FRESH = { type: 'fresh' };

test('forged, stale and malformed calls are refused with a code and change nothing', async () => {
  const { page, profile, electron } = await startApp({ seed: 1 });
  await beginMatch(page, 1);
  const shadow = await shadowMatch(1, 1);
  const { view, revision } = shadow.last();
  await expectShown(page, view);
  const save = join(profile, 'match.json');
  const kept = readFileSync(save, 'utf8');
  const own = view.legal[0]?.move;
  const fieldCard = view.field[0];
  const chosen = options(1);

  const refusals: readonly [name: string, payload: unknown, code: string][] = [
    ['match:play', null, 'badPayload'],
    ['match:play', { move: own }, 'badPayload'],
    ['match:play', { move: { type: 'playCard', card: 'jan-dragon' }, revision }, 'badPayload'],
    ['match:play', { move: { ...own, seat: 1 }, revision }, 'badPayload'],
    ['match:play', { move: own, revision: String(revision) }, 'badPayload'],
    ['match:play', { move: own, revision: revision + 0.5 }, 'badPayload'],
    ['match:play', { move: own, revision: revision - 1 }, 'staleRevision'],
    ['match:play', { move: own, revision: revision + 1 }, 'staleRevision'],
    ['match:play', { move: { type: 'playCard', card: fieldCard }, revision }, 'cardNotInHand'],
    ['match:play', { move: { type: 'chooseMatch', card: fieldCard }, revision }, 'wrongPhase'],
    ['match:play', { move: { type: 'stop' }, revision }, 'wrongPhase'],
    ['match:play', { move: { type: 'callKoiKoi' }, revision }, 'wrongPhase'],
    ['match:nextMonth', { revision }, 'monthNotOver'],
    ['match:new', { options: chosen, replace: false, deal: FRESH }, 'matchRunning'],
    ['match:new', { options: options(5), replace: true, deal: FRESH }, 'badPayload'],
    ['match:new', { options: { ...chosen, seed: 4 }, replace: true, deal: FRESH }, 'badPayload'],
    ['match:new', { options: chosen, replace: true }, 'badPayload'],
    ['match:new', { options: chosen, replace: true, deal: { type: 'code', code: 'HANAD1' } }, 'badDeals'],
    ['settings:change', { speed: 'ludicrous' }, 'badPayload'],
    ['settings:change', { volume: 7 }, 'badPayload'],
    ['settings:change', { file: '/etc/passwd' }, 'badPayload'],
    ['match:close', 'now', 'badPayload'],
    ['app:quit', { sure: true }, 'badPayload'],
  ];
  for (const [name, payload, code] of refusals) {
    expect(await callFrom(page, name, payload), `${name} ${JSON.stringify(payload)}`).toEqual({
      ok: false,
      code,
    });
  }
  for (const name of ['fs:read', 'match:update', '__proto__', 'constructor']) {
    expect(await callFrom(page, name, null)).toMatch(/^thrown: .*Unknown channel/);
  }

  const stranger = await electron.evaluate(
    async ({ BrowserWindow }, preload) => {
      const window = new BrowserWindow({ show: false, webPreferences: { preload, sandbox: true } });
      await window.loadURL('app://hanagoyomi/licenses.txt').catch(() => undefined);
      const reply: unknown = await window.webContents.executeJavaScript(
        "window.hanagoyomi.call('match:close', null)",
      );
      window.destroy();
      return reply;
    },
    join(ROOT, 'dist/preload/index.cjs'),
  );
  expect(stranger).toEqual({ ok: false, code: 'badSender' });

  expect(readFileSync(save, 'utf8')).toBe(kept);
  expect(await readTable(page)).toEqual(wordsFor(view));
  await playStep(page, shadow, stopping);
});

test('the page leads nowhere: no foreign address, no second window, no frame, no inline code, no network', async () => {
  const { page, electron } = await startApp({ seed: 1 });
  const here = page.url();
  const tried = await page.evaluate(async () => {
    const opened = window.open('https://example.com/') !== null;
    const own = window.open('app://hanagoyomi/index.html') !== null;
    const link = document.createElement('a');
    link.href = 'https://example.com/';
    document.body.append(link);
    link.click();
    link.target = '_blank';
    link.click();
    link.remove();
    window.location.assign('file:///etc/passwd');
    const frame = document.createElement('iframe');
    frame.src = 'https://example.com/';
    document.body.append(frame);
    const script = document.createElement('script');
    script.textContent = 'document.documentElement.dataset.inline = "ran"';
    document.body.append(script);
    const fetched = await fetch('https://example.com/').then(
      () => true,
      () => false,
    );
    const outside = await fetch('app://hanagoyomi/../main/index.js').then(({ ok }) => ok);
    frame.remove();
    script.remove();
    return { opened, own, fetched, outside, inline: document.documentElement.dataset['inline'] ?? null };
  });
  expect(tried).toEqual({ opened: false, own: false, fetched: false, outside: false, inline: null });
  expect(page.url()).toBe(here);
  expect(await electron.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length)).toBe(1);
  expect(
    await page.evaluate(() => [typeof Reflect.get(window, 'require'), typeof Reflect.get(window, 'process')]),
  ).toEqual(['undefined', 'undefined']);
  // Playwright takes a forbidden navigation for one that is still under way.
  await page.reload();
  await beginMatch(page, 1);
  await expectShown(page, (await shadowMatch(1, 1)).last().view);
});
