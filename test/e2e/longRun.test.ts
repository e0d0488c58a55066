import { expect, test } from 'vitest';
import type { CDPSession, Page } from 'playwright-core';
import { startApp } from '../support/app';
import {
  answer,
  beginMatch,
  expectShown,
  makeMove,
  shadowMatch,
  stepShadow,
  stopping,
} from '../support/match';
import { nextWords } from '../../renderer/screens/tallyWords';
import { t } from '../../renderer/strings';

const SEED = 1;
const MONTHS = 50;
/** The same month of an earlier match: the same cards in the same places, with all that is made once already made. */
const SETTLED = MONTHS - 36;

interface Counts {
  readonly listeners: number;
  readonly nodes: number;
  /** Pixi's sprites, whether they are on the stage or only held. */
  readonly sprites: number;
  /** GSAP's tweens and timelines. */
  readonly tweens: number;
  readonly objects: number;
}

/** Counts after a full collection, without a word from the page: each library's objects are told by their fields. */
async function countsOf(cdp: CDPSession): Promise<Counts> {
  const { result: prototype } = await cdp.send('Runtime.evaluate', { expression: 'Object.prototype' });
  const { objects } = await cdp.send('Runtime.queryObjects', {
    prototypeObjectId: prototype.objectId ?? '',
    objectGroup: 'counting',
  });
  const { result } = await cdp.send('Runtime.callFunctionOn', {
    objectId: objects.objectId ?? '',
    returnByValue: true,
    functionDeclaration: `function () {
      const having = (...fields) => this.filter((each) => fields.every((field) => Object.hasOwn(each, field))).length;
      return { sprites: having('_anchor', '_texture'), tweens: having('_tDur', '_ts', 'vars'), objects: this.length };
    }`,
  });
  await cdp.send('Runtime.releaseObjectGroup', { objectGroup: 'counting' });
  await cdp.send('HeapProfiler.collectGarbage');
  const { metrics } = await cdp.send('Performance.getMetrics');
  const metric = (name: string): number => metrics.find((each) => each.name === name)?.value ?? NaN;
  const counted: unknown = result.value;
  return { ...(counted as Counts), listeners: metric('JSEventListeners'), nodes: metric('Nodes') };
}

/** Counts once nothing moves: what is being lit or put down is a tween, too. */
async function restingCounts(cdp: CDPSession): Promise<Counts> {
  let latest = await countsOf(cdp);
  const changed = async (): Promise<number> => {
    const before = latest;
    latest = await countsOf(cdp);
    return latest.tweens - before.tweens;
  };
  await expect.poll(changed, { interval: 300, timeout: 10_000 }).toBe(0);
  return latest;
}

/** One left behind a month would be 36. */
const MOST_NODES = 36;

/** The browser lets go of what it has taken down in its own time: what stays more than a while is held by the page. */
async function lateCounts(cdp: CDPSession, early: Counts): Promise<Counts> {
  let late = await restingCounts(cdp);
  const moreNodes = async (): Promise<number> => {
    late = await countsOf(cdp);
    return late.nodes - early.nodes;
  };
  await expect
    .poll(moreNodes, { interval: 1000, timeout: 15_000 })
    .toBeLessThan(MOST_NODES)
    .catch(() => undefined);
  return late;
}

/** Plays months, one match after another, and calls `dealt` at the deal that follows each month but a match's last. */
async function playMonths(page: Page, dealt: (months: number) => Promise<void>): Promise<void> {
  await beginMatch(page, 12);
  let shadow = await shadowMatch(SEED, 12);
  for (let months = 0; months < MONTHS;) {
    const { view } = shadow.last();
    await expectShown(page, view, { hurry: true });
    if (view.phase === 'matchOver') {
      await answer(page, t('screens:tally.toResult'));
      await answer(page, t('screens:matchEnd.again'));
      shadow = await shadowMatch(SEED, 12);
      months += 1;
    } else if (view.phase === 'monthOver') {
      await answer(page, nextWords(view));
      const { view: next } = await stepShadow(shadow, 'next');
      await expectShown(page, next, { hurry: true });
      months += 1;
      await dealt(months);
    } else {
      const move = stopping(view);
      await makeMove(page, view, move);
      await stepShadow(shadow, move);
    }
  }
}

test('fifty months leave no listener, node, sprite or tween behind', { timeout: 900_000 }, async () => {
  const { page, errors } = await startApp({ seed: SEED });
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');
  const counts = new Map<number, Counts>();
  await playMonths(page, async (months) => {
    const early = counts.get(SETTLED);
    if (months === SETTLED) counts.set(months, await restingCounts(cdp));
    else if (months === MONTHS && early !== undefined) counts.set(months, await lateCounts(cdp, early));
  });
  const early = counts.get(SETTLED);
  const late = counts.get(MONTHS);
  if (early === undefined || late === undefined) throw new Error('the counts were not taken');
  // All of these are found, or the fields by which they are told have other names by now.
  expect(early.sprites).toBeGreaterThanOrEqual(48);
  expect(early.listeners).toBeGreaterThan(0);
  const both = JSON.stringify({ early, late });
  expect(late.sprites - early.sprites, `sprites: ${both}`).toBeLessThan(15);
  expect(late.tweens - early.tweens, `tweens: ${both}`).toBeLessThan(15);
  expect(late.listeners - early.listeners, `listeners: ${both}`).toBeLessThan(15);
  expect(late.nodes - early.nodes, `nodes: ${both}`).toBeLessThan(MOST_NODES);
  expect(late.objects / early.objects, `objects: ${both}`).toBeLessThan(1.05);
  expect(errors).toEqual([]);
});
