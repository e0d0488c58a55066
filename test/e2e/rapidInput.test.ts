import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { startApp } from '../support/app';
import type { App } from '../support/app';
import {
  beginMatch,
  expectShown,
  findSeed,
  makeMove,
  shadowMatch,
  stepShadow,
  stopping,
  press,
} from '../support/match';
import { middleOf, rain, resizeTo, setHidden } from '../support/pointer';
import type { Point } from '../support/pointer';
import type { Scene } from '../support/session';
import { cardsTold, readTable, wordsFor } from '../support/tableWords';
import type { Move } from '../../shared/moves';
import type { LegalMove, PlayerView } from '../../shared/view';

const CARDS = 48;

const takesOne = ({ choice, takes }: LegalMove): boolean => !choice && takes.length === 1;

/** The player begins, and a card takes exactly one. */
const plainStart = () =>
  findSeed(stopping, ({ legal, dealer }) => dealer === 0 && legal.some(takesOne), { match: 1, most: 0 });

function takingOne({ legal }: PlayerView): Move {
  const found = legal.find(takesOne);
  if (found === undefined) throw new Error('no card takes exactly one');
  return found.move;
}

const hand = (page: Page) => page.getByRole('group', { name: 'Your hand' });

/** A place in the hand, one on the field and the draw pile. */
async function places(page: Page): Promise<readonly Point[]> {
  return [
    await middleOf(hand(page).getByRole('button').nth(3)),
    await middleOf(page.getByRole('group', { name: 'Field' }).getByRole('img').nth(2)),
    await middleOf(page.getByRole('img', { name: /^Draw pile/ })),
  ];
}

interface Start extends App {
  readonly shadow: Scene;
  readonly view: PlayerView;
}

/** A match of one month whose deal has just begun to move. */
async function dealing(speed: 'normal' | 'slow'): Promise<Start> {
  const { seed } = await plainStart();
  const app = await startApp({ seed, speed });
  await beginMatch(app.page, 1);
  await app.page.getByRole('img', { name: /^Draw pile/ }).waitFor();
  const shadow = await shadowMatch(seed, 1);
  return { ...app, shadow, view: shadow.last().view };
}

/** The same after its deal. */
async function dealt(speed: 'normal' | 'slow'): Promise<Start> {
  const start = await dealing(speed);
  await expectShown(start.page, start.view, { hurry: true });
  return start;
}

test('report 16: clicks that rain on hand, field and pile while the cards are dealt play nothing and lose nothing', async () => {
  const { page, view, errors } = await dealt('normal');
  const targets = await places(page);
  await press(page, 'table:tool.menu');
  await press(page, 'screens:pause.giveUp');
  await press(page, 'screens:confirm.giveUpYes', 'alertdialog');
  // The same deal once more, with every place known beforehand.
  await beginMatch(page, 1);
  await page.getByRole('img', { name: /^Draw pile/ }).waitFor();
  await rain(page, targets, 2000);
  await expectShown(page, view);
  expect(errors).toEqual([]);
});

test('report 16: clicks that rain after a played card play no second one, through capture and the opponent’s turn', async () => {
  const { page, shadow, view, errors } = await dealt('normal');
  const targets = await places(page);
  const move = takingOne(view);
  await makeMove(page, view, move);
  await stepShadow(shadow, move);
  const told: number[] = [];
  await Promise.all([
    rain(page, targets, 2000),
    (async () => {
      for (let look = 0; look < 8; look += 1) told.push(cardsTold(await readTable(page)));
    })(),
  ]);
  await expectShown(page, shadow.last().view);
  expect(cardsTold(await readTable(page))).toBe(CARDS);
  // While something moves, one card is in the air; never are there two, and never one too many.
  for (const count of told) expect([CARDS - 1, CARDS]).toContain(count);
  expect(errors).toEqual([]);
});

test('report 16: a triple click plays one card', async () => {
  const { page, shadow, view } = await dealt('normal');
  const move = takingOne(view);
  if (!('card' in move)) throw new Error('it is not the time to play');
  const { x, y } = await middleOf(hand(page).getByRole('button').nth(view.hand.indexOf(move.card)));
  await page.mouse.click(x, y, { clickCount: 3, delay: 20 });
  await stepShadow(shadow, move);
  await expectShown(page, shadow.last().view);
});

test('report 16: Enter pressed twenty times a second plays one card', async () => {
  const { page, shadow, view } = await dealt('normal');
  const move = takingOne(view);
  if (!('card' in move)) throw new Error('it is not the time to play');
  await hand(page).getByRole('button').nth(view.hand.indexOf(move.card)).focus();
  for (let presses = 0; presses < 30; presses += 1) {
    void page.keyboard.press('Enter');
    await page.waitForTimeout(50);
  }
  await stepShadow(shadow, move);
  await expectShown(page, shadow.last().view);
});

test('report 24: a window resized while the cards are dealt ends with every card where it can be clicked', async () => {
  const { electron, page, shadow, view, errors } = await dealing('normal');
  for (const [width, height] of [
    [1024, 640],
    [1600, 900],
    [1100, 1000],
    [1320, 820],
  ] as const) {
    await resizeTo(electron, page, width, height);
  }
  await expectShown(page, view);
  const move = takingOne(view);
  await makeMove(page, view, move);
  await stepShadow(shadow, move);
  await expectShown(page, shadow.last().view);
  expect(errors).toEqual([]);
});

test('report 25: hidden during the opponent’s turn, the window comes back with one move made and nothing in motion', async () => {
  const { electron, page, shadow, view, errors } = await dealt('slow');
  const move = takingOne(view);
  await makeMove(page, view, move);
  await setHidden(electron, page, true);
  await stepShadow(shadow, move);
  const { view: after } = shadow.last();
  await expectShown(page, after);
  await setHidden(electron, page, false);
  // Slow motion would take seconds: what stands at once has not moved.
  expect(await readTable(page)).toEqual(wordsFor(after));
  expect(errors).toEqual([]);
});
