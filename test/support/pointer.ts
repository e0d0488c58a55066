/** The pointer: where things are, clicks that rain, and what another window does to this one. Knows no game. */
import type { ElectronApplication, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** CSS px. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export async function middleOf(place: Locator): Promise<Point> {
  const box = await place.boundingBox();
  if (box === null) throw new Error('it is not on the screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Twenty clicks a second, going round the places, for so many ms. None waits for the page to keep up. */
export async function rain(page: Page, places: readonly Point[], ms: number): Promise<void> {
  const cdp = await page.context().newCDPSession(page);
  const sent: Promise<unknown>[] = [];
  const end = Date.now() + ms;
  for (let click = 0; Date.now() < end; click += 1) {
    const { x, y } = places[click % places.length] ?? { x: 0, y: 0 };
    for (const type of ['mouseMoved', 'mousePressed', 'mouseReleased'] as const) {
      const button = type === 'mouseMoved' ? 'none' : 'left';
      sent.push(cdp.send('Input.dispatchMouseEvent', { type, x, y, button, clickCount: 1 }));
    }
    await page.waitForTimeout(50);
  }
  await Promise.all(sent);
  await cdp.detach();
}

type Sender = (method: string, params: object) => Promise<unknown>;

/** What lies at the end of a path of properties. */
const reach = (from: unknown, ...path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (at, name) => (typeof at === 'object' && at !== null ? Reflect.get(at, name) : undefined),
    from,
  );

/**
 * Playwright keeps a page visible and focused, whatever happens to its window. This lets go of that, by the one session
 * that holds it, which Playwright does not hand out.
 */
async function letGoOfFocus(page: Page): Promise<void> {
  const connection = reach(page, '_connection');
  const toImpl = reach(connection, 'toImpl');
  if (typeof toImpl !== 'function') throw new Error('this Playwright keeps its insides elsewhere');
  const client = reach(toImpl.call(connection, page), 'delegate', '_mainFrameSession', '_client');
  const send = reach(client, 'send') as Sender;
  await send.call(client, 'Emulation.setFocusEmulationEnabled', { enabled: false });
}

/** Hides or shows the window: minimised, for a page, is the same. A made-up screen has nobody who would minimise. */
export async function setHidden(electron: ElectronApplication, page: Page, hidden: boolean): Promise<void> {
  if (hidden) await letGoOfFocus(page);
  await electron.evaluate(({ BrowserWindow }, hide) => {
    const [window] = BrowserWindow.getAllWindows();
    if (hide) window?.hide();
    else window?.show();
  }, hidden);
  await expect.poll(() => page.evaluate(() => document.hidden)).toBe(hidden);
}

/** The inside of the window gets this size; resolves when the page has heard of it. */
export async function resizeTo(
  electron: ElectronApplication,
  page: Page,
  width: number,
  height: number,
): Promise<void> {
  await electron.evaluate(
    ({ BrowserWindow }, size) => BrowserWindow.getAllWindows()[0]?.setContentSize(size.width, size.height),
    { width, height },
  );
  await expect
    .poll(() => page.evaluate(() => [window.innerWidth, window.innerHeight]))
    .toEqual([width, height]);
}
