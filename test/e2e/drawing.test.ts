import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { startApp } from '../support/app';
import type { App } from '../support/app';
import { beginMatch, calling, expectShown, findSeed, playStep, shadowMatch } from '../support/match';
import { expectSamePicture, picture } from '../support/picture';
import { resizeTo } from '../support/pointer';

const drawerOf = (page: Page): Promise<string | null> =>
  page.locator('canvas.table-canvas').getAttribute('data-drawer');

/** How many of the canvas's pixels are painted, as a share. Only for the 2D canvas. */
const paintedShare = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const canvas = document.querySelector<HTMLCanvasElement>('canvas.table-canvas');
    const context = canvas?.getContext('2d');
    if (!canvas || !context) return 0;
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
    let painted = 0;
    for (let alpha = 3; alpha < data.length; alpha += 4) if ((data[alpha] ?? 0) > 0) painted += 1;
    return painted / (data.length / 4);
  });

async function toTable(app: App, seed: number) {
  await beginMatch(app.page, 1);
  const shadow = await shadowMatch(seed, 1);
  await expectShown(app.page, shadow.last().view, { timeout: 40_000 });
  return shadow;
}

test('report 23: without a real GPU the canvas renderer draws, and is not blank after full screen and back', async () => {
  const app = await startApp({ seed: 1 });
  const { electron, page } = app;
  await toTable(app, 1);
  expect(await drawerOf(page)).toBe('canvas');
  const before = await picture(page);
  const share = await paintedShare(page);
  expect(share).toBeGreaterThan(0.1);
  const small = await page.evaluate(() => ({ width: window.innerWidth, height: window.innerHeight }));
  await resizeTo(electron, page, 1600, 1000);
  await expect.poll(() => paintedShare(page)).toBeGreaterThan(0.1);
  await resizeTo(electron, page, small.width, small.height);
  await expectSamePicture(page, before);
  expect(app.errors).toEqual([]);
});

/** Makes the page believe in a real GPU, so that WebGL draws (in software, and slowly) where there is none. */
async function withWebgl(app: App): Promise<void> {
  await app.page.addInitScript(() => {
    const UNMASKED_RENDERER = 0x9246;
    const read = WebGL2RenderingContext.prototype.getParameter;
    WebGL2RenderingContext.prototype.getParameter = function (name: number): unknown {
      return name === UNMASKED_RENDERER ? 'A real GPU' : read.call(this, name);
    };
  });
  await app.page.reload();
  await app.page.getByRole('heading', { name: 'Hanagoyomi' }).waitFor();
}

/** Takes the context away as a driver reset does, and gives it back. */
async function loseAndRestore(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const canvas = document.querySelector<HTMLCanvasElement>('canvas.table-canvas');
    const extension = canvas?.getContext('webgl2')?.getExtension('WEBGL_lose_context');
    if (!canvas || !extension) throw new Error('WebGL does not draw here');
    const lost = new Promise((done) => canvas.addEventListener('webglcontextlost', done, { once: true }));
    extension.loseContext();
    await lost;
    const restored = new Promise((done) =>
      canvas.addEventListener('webglcontextrestored', done, { once: true }),
    );
    setTimeout(() => extension.restoreContext(), 100);
    await restored;
  });
}

test('report 22: the WebGL context is lost and restored at rest and at the question: the table comes back', async () => {
  const { seed, steps } = await findSeed(calling, (now) => now.phase === 'decide', { match: 1, most: 8 });
  const app = await startApp({ seed });
  await withWebgl(app);
  const { page } = app;
  const shadow = await toTable(app, seed);
  expect(await drawerOf(page)).toBe('webgl');
  const atRest = await picture(page);
  await loseAndRestore(page);
  await expectSamePicture(page, atRest, 30_000);

  for (let step = 0; step < steps; step += 1) await playStep(page, shadow, calling);
  const atQuestion = await picture(page);
  await loseAndRestore(page);
  await expectSamePicture(page, atQuestion, 30_000);
  await playStep(page, shadow, calling);
});

test('report 22: the WebGL context is lost and restored while cards are dealt: the deal ends as it must', async () => {
  const app = await startApp({ seed: 1, speed: 'normal' });
  await withWebgl(app);
  const { page } = app;
  await beginMatch(page, 1);
  await page.getByRole('img', { name: /^Draw pile/ }).waitFor();
  await loseAndRestore(page);
  const shadow = await shadowMatch(1, 1);
  await expectShown(page, shadow.last().view, { timeout: 60_000, hurry: true });
  await playStep(page, shadow, calling);
});
