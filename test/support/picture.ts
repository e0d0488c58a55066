/** Compares what is drawn, where names cannot tell: a card that hangs askew, a table that stays blank. Knows no game. */
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect } from 'vitest';

/** A place in the title bar's shadow where nothing can be pointed at, in CSS px. */
const NOWHERE = { x: 640, y: 5 };
/** Less than this, of 255, nobody sees: a shadow's edge drawn before or after its neighbour's. */
const UNSEEN = 16;
/** Share of the window; a tenth of a card is more. */
const SAME = 0.0005;

async function pictureNow(page: Page): Promise<Buffer> {
  await page.mouse.move(NOWHERE.x, NOWHERE.y);
  return page.screenshot();
}

/** The whole window with nothing pointed at, once it has come to rest. */
export async function picture(page: Page): Promise<Buffer> {
  let latest = await pictureNow(page);
  const changed = async (): Promise<number> => {
    const before = latest;
    latest = await pictureNow(page);
    return difference(latest, before);
  };
  await expect.poll(changed, { timeout: 10_000, interval: 200 }).toBe(0);
  return latest;
}

/** Share of pixels that look different; 1 when the sizes differ. */
async function difference(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all(
    [one, other].map((png) => sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })),
  );
  if (a === undefined || b === undefined || a.data.length !== b.data.length) return 1;
  let different = 0;
  for (let at = 0; at < a.data.length; at += 3) {
    const isSeen = [0, 1, 2].some((channel) => {
      const apart = (a.data[at + channel] ?? 0) - (b.data[at + channel] ?? 0);
      return Math.abs(apart) > UNSEEN;
    });
    if (isSeen) different += 1;
  }
  return different / (a.data.length / 3);
}

/** Waits until the window looks as it did. */
export const expectSamePicture = (page: Page, before: Buffer, timeout = 10_000): Promise<void> =>
  expect
    .poll(async () => difference(await pictureNow(page), before), { timeout, interval: 100 })
    .toBeLessThan(SAME);
