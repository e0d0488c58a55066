import { expect, test } from 'vitest';
import type { Page } from 'playwright-core';
import { startApp } from '../support/app';
import { beginMatch, expectShown, findSeed, shadowMatch, stepShadow, stopping } from '../support/match';
import { expectSamePicture, picture } from '../support/picture';
import { middleOf } from '../support/pointer';
import type { Point } from '../support/pointer';
import type { Scene } from '../support/session';
import type { LegalMove, PlayerView } from '../../shared/view';
import { nameCard, nameChoice } from '../../renderer/table/cardNames';

const takesOne = ({ choice, takes }: LegalMove): boolean => !choice && takes.length === 1;

const dragStart = () =>
  findSeed(
    stopping,
    ({ legal, phase }) =>
      phase === 'play' && legal.some(takesOne) && legal.some(({ takes }) => takes.length === 0),
    { match: 1, most: 0 },
  );

interface Drag {
  readonly page: Page;
  readonly shadow: Scene;
  readonly view: PlayerView;
  readonly errors: readonly string[];
  /** The card that takes exactly one, in the hand, and what it takes, on the field. */
  readonly taking: LegalMove;
  readonly from: Point;
  readonly onto: Point;
}

async function readyToDrag(): Promise<Drag> {
  const { seed } = await dragStart();
  const { page, errors } = await startApp({ seed });
  await beginMatch(page, 1);
  const shadow = await shadowMatch(seed, 1);
  const { view } = shadow.last();
  await expectShown(page, view);
  const taking = view.legal.find(takesOne);
  const [taken] = taking?.takes ?? [];
  if (taking === undefined || taken === undefined || !('card' in taking.move))
    throw new Error('nothing to drag');
  const name = nameChoice(taking.move.card, taking);
  const from = await middleOf(
    page.getByRole('group', { name: 'Your hand' }).getByRole('button', { name, exact: true }),
  );
  const onto = await middleOf(
    page.getByRole('group', { name: 'Field' }).getByRole('img', { name: nameCard(taken), exact: true }),
  );
  return { page, shadow, view, errors, taking, from, onto };
}

/** ms; a faster way up is a flick, which plays like a click. */
const NO_FLICK = 400;

async function pickUp(page: Page, from: Point, to: Point): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 });
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.waitForTimeout(NO_FLICK);
}

test('report 18: a card dragged onto its match is played', async () => {
  const { page, shadow, taking, from, onto, errors } = await readyToDrag();
  await pickUp(page, from, onto);
  await page.mouse.up();
  await stepShadow(shadow, taking.move);
  await expectShown(page, shadow.last().view);
  expect(errors).toEqual([]);
});

test('report 10: a card that has a match is never laid down by a drop on an empty place; the reason is told', async () => {
  const { page, view, from, onto } = await readyToDrag();
  const { width, height } = { width: 60, height: 60 };
  await pickUp(page, from, { x: onto.x + width, y: (from.y + onto.y) / 2 + height });
  await page.mouse.up();
  await expectShown(page, view);
});

/** Every way in which a drag breaks off. */
const breaks: readonly [how: string, act: (page: Page) => Promise<void>][] = [
  [
    'the pointer leaves the window and is let go outside',
    async (page) => {
      await page.mouse.move(-40, 300, { steps: 3 });
      await page.mouse.up();
    },
  ],
  [
    'another window takes the focus',
    async (page) => {
      await page.evaluate(() => window.dispatchEvent(new Event('blur')));
      await page.mouse.up();
    },
  ],
  [
    'the other button is pressed',
    async (page) => {
      await page.mouse.down({ button: 'right' });
      await page.mouse.up({ button: 'right' });
      await page.mouse.up();
    },
  ],
];

test.each(breaks)(
  'report 18: a drag breaks off when %s: the card goes home and can be played',
  async (_how, act) => {
    const { page, shadow, view, taking, from, onto, errors } = await readyToDrag();
    const before = await picture(page);
    await pickUp(page, from, onto);
    await act(page);
    await expectSamePicture(page, before);
    await expectShown(page, view);

    await page.mouse.click(from.x, from.y);
    await stepShadow(shadow, taking.move);
    await expectShown(page, shadow.last().view);
    expect(errors).toEqual([]);
  },
);

const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const at = document.activeElement;
    return at?.getAttribute('aria-label') ?? at?.textContent ?? '';
  });

/** Tab until the focus is on something of that name. */
async function tabTo(page: Page, wanted: (name: string) => boolean): Promise<string> {
  for (let tabs = 0; tabs < 30; tabs += 1) {
    const name = await focused(page);
    if (wanted(name)) return name;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never came there; it is on "${await focused(page)}"`);
}

/** Plays, chooses or answers with what the keyboard is on; returns nothing of which the session does not know. */
async function keyStep(page: Page, shadow: Scene): Promise<void> {
  const { view } = shadow.last();
  if (view.decision !== null) {
    await expect
      .poll(async () => {
        await page.keyboard.press('ArrowLeft');
        await page.keyboard.press('Enter');
        return page.getByRole('alertdialog').count();
      })
      .toBe(0);
    await stepShadow(shadow, { type: 'stop' });
    return;
  }
  const named = (name: string) =>
    view.legal.find(
      ({ move }, index) => 'card' in move && name === nameChoice(move.card, view.legal[index] ?? null),
    );
  const name = await tabTo(page, (each) => named(each) !== undefined);
  const chosen = named(name);
  if (chosen === undefined) throw new Error(`"${name}" is no move`);
  await page.keyboard.press('Enter');
  await stepShadow(shadow, chosen.move);
}

test('a whole month is played by the keyboard alone, from the start screen to its tally', async () => {
  const seed = 3;
  const { page, errors } = await startApp({ seed });
  await tabTo(page, (name) => name === 'New match');
  await page.keyboard.press('Enter');
  await tabTo(page, (name) => name.endsWith('months') || name === '1 month');
  while ((await focused(page)) !== '1 month') await page.keyboard.press('ArrowLeft');
  await tabTo(page, (name) => name === 'Start the match');
  await page.keyboard.press('Enter');

  const shadow = await shadowMatch(seed, 1);
  for (;;) {
    const { view } = shadow.last();
    await expectShown(page, view);
    if (view.phase === 'matchOver') break;
    await keyStep(page, shadow);
  }
  // The tally's one button has the focus.
  await expect
    .poll(async () => {
      await page.keyboard.press('Enter');
      return page.getByRole('dialog', { name: /match/ }).count();
    })
    .toBe(1);
  expect(errors).toEqual([]);
});
