/** The part of the walk at the table: question, tally, end, and every sheet over it. */
import { nextWords } from '../../renderer/screens/tallyWords';
import { t } from '../../renderer/strings';
import type { PlayerView } from '../../shared/view';
import { answer, beginMatch, calling, expectShown, findSeed, playStep, shadowMatch } from './match';
import { button, into, tabRow, through } from './tour';
import type { Tour } from './tour';

/** A match of one month with a question that has both answers, and a choice on the field. */
export const seedOfMatch = () =>
  findSeed(
    calling,
    ({ phase }, soFar) =>
      phase === 'matchOver' &&
      soFar.some(({ decision }) => decision?.canCall === true) &&
      soFar.some((view) => view.phase === 'chooseHand' || view.phase === 'chooseDraw'),
    { match: 1, most: 24 },
  );

async function tourSheets(tour: Tour): Promise<void> {
  const { page } = tour;
  const tools = page.getByRole('navigation', { name: t('table:tools') });
  await into(tour, 'cards and yaku', button(tools, 'table:tool.cards'));
  await into(tour, 'rules of the match', button(tools, 'table:tool.rules'));
  await into(tour, 'menu', button(tools, 'table:tool.menu'), async () => {
    await into(tour, 'shortcuts', button(page, 'shortcuts:title'));
    await into(tour, 'settings over the table', button(page, 'screens:title.settings'));
    await into(tour, 'give up', button(page, 'screens:pause.giveUp'));
  });
  await page.keyboard.press('h');
  await page.locator('.coachPanel').getByRole('listitem').first().waitFor();
  await tour.stop('coach');
  await page.keyboard.press('h');
}

/** Away from the table, and back to the match that waits. */
async function tourAway(tour: Tour): Promise<void> {
  const { page } = tour;
  await button(page, 'table:tool.menu').click();
  await button(page, 'screens:toTitle').click();
  await page.locator('.title').waitFor();
  await tour.stop('title with a match');
  await into(tour, 'new match, one running', button(page, 'screens:title.newMatch'), () =>
    into(tour, 'may the running match go', button(page, 'screens:newMatch.start')),
  );
  await page.getByRole('button', { name: t('screens:title.continue') }).click();
}

/** What is new at this moment of the match. */
async function look(tour: Tour, view: PlayerView): Promise<void> {
  const { page } = tour;
  if (view.phase === 'chooseHand' || view.phase === 'chooseDraw') await tour.stop('choice on the field');
  if (view.decision === null) return;
  const question = page.getByRole('alertdialog');
  await tour.stop('question');
  await button(question, 'coach:tool.ask').click();
  await page.locator('.coachQuestion').waitFor();
  await page.waitForFunction(
    () => document.querySelector('.coachQuestion li, .coachQuestion .worthRow') !== null,
  );
  await tour.stop('question with the coach');
  await button(question, 'coach:tool.ask').click();
}

async function tourEnd(tour: Tour): Promise<void> {
  const { page } = tour;
  await tour.stop('match end');
  const again = button(page, 'coach:review.open');
  await into(tour, 'review of the match', again, async () => {
    await tabRow(page, 'coach:review.pages').waitFor({ timeout: 60_000 });
    await through(tour, 'review of the match', tabRow(page, 'coach:review.pages'));
  });
}

/** From the title to the end of a match and back to the title. */
export async function tourMatch(tour: Tour, seed: number): Promise<void> {
  const { page } = tour;
  await beginMatch(page, 1);
  const shadow = await shadowMatch(seed, 1);
  let { view } = shadow.last();
  await expectShown(page, view);
  await tour.stop('table');
  const seen = new Set<string>();
  for (let step = 0; view.phase !== 'matchOver'; step += 1) {
    view = await playStep(page, shadow, calling);
    if (step === 0) {
      await tourSheets(tour);
      await tourAway(tour);
      await expectShown(page, view);
    }
    if (!seen.has(view.phase)) await look(tour, view);
    seen.add(view.phase);
  }
  await tour.stop('tally');
  await answer(page, nextWords(view));
  await tourEnd(tour);
  await button(page, 'screens:toTitle').click();
  await page.locator('.title').waitFor();
}
