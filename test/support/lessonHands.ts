/** Two ways of doing things in a lesson: by mouse alone, and by keyboard alone. Know no lesson. */
import type { Page } from 'playwright-core';
import { t } from '../../renderer/strings';
import type { CardId } from '../../shared/cards';
import { teacherOn } from './lessons';
import type { Hands } from './lessons';

/** Of a card that others lie over, this corner is free. */
const CORNER = { x: 9, y: 9 };

const plateName = (type: 'stop' | 'callKoiKoi'): string =>
  t(type === 'stop' ? 'screens:decision.stop' : 'screens:decision.koiKoi');

/** A question takes no answer at once. */
const ANSWER_AGE = 300;

export const byMouse: Hands = {
  next: (page) =>
    teacherOn(page)
      .getByRole('button', { name: t('learn:next'), exact: true })
      .click(),
  card: (page, card) => page.locator(`button[data-card="${card}"]`).click({ position: CORNER }),
  async answer(page, type) {
    const plate = page.getByRole('button', { name: plateName(type), exact: true });
    await plate.waitFor();
    await page.waitForTimeout(ANSWER_AGE);
    await plate.click();
  },
};

const MOST_STOPS = 30;

/** Tab until what has the focus lies in `where`. */
async function tabInto(page: Page, where: string): Promise<void> {
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    const isThere = await page.evaluate((area) => document.activeElement?.closest(area) !== null, where);
    if (isThere) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the Tab key never leads to ${where}`);
}

const focusedCard = (page: Page): Promise<string | null> =>
  page.evaluate(() => document.activeElement?.getAttribute('data-card') ?? null);

export const byKeyboard: Hands = {
  async next(page) {
    await tabInto(page, '.teacher .next');
    await page.keyboard.press('Enter');
  },
  async card(page, card: CardId) {
    const cards = `:has(> [data-card="${card}"])`;
    await page.locator(`[data-card="${card}"]`).waitFor();
    await tabInto(page, cards);
    await page.keyboard.press('Home');
    for (let step = 0; (await focusedCard(page)) !== card; step += 1) {
      if (step > MOST_STOPS) throw new Error(`the arrow keys never lead to ${card}`);
      await page.keyboard.press('ArrowRight');
    }
    await page.keyboard.press('Enter');
  },
  async answer(page, type) {
    await page.locator('.lessonQuestion').waitFor();
    await page.waitForTimeout(ANSWER_AGE);
    await tabInto(page, '.lessonQuestion');
    await page.keyboard.press(type === 'stop' ? 'ArrowLeft' : 'ArrowRight');
    await page.keyboard.press('Enter');
  },
};
