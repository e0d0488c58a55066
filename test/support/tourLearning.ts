/** The part of the walk where the game is learnt: lessons, exercises, the twelve questions, the reference. */
import type { LessonState } from '../../main/lessons/state';
import { t } from '../../renderer/strings';
import type { LessonId } from '../../shared/lessons';
import { TRAINER_IDS } from '../../shared/trainers';
import type { TrainerId } from '../../shared/trainers';
import { byMouse } from './lessonHands';
import { leaveOver, openLesson, takeLesson } from './lessons';
import { button, into, tabRow, through } from './tour';
import type { Tour } from './tour';

/** What a lesson shows: cards laid out, a table, its question, its account. */
const kindOf = ({ match }: LessonState): string =>
  match === null
    ? 'cards'
    : match.phase === 'decide'
      ? 'question'
      : match.phase === 'monthOver' || match.phase === 'matchOver'
        ? 'account'
        : 'table';

/** Takes one lesson, and stops where it shows what none has shown before, until it has shown `last`. */
async function tourLesson(tour: Tour, id: LessonId, seen: Set<string>, last?: string): Promise<void> {
  const { page } = tour;
  await openLesson(page, id);
  await takeLesson(page, id, byMouse, async (state) => {
    const kind = kindOf(state);
    if (!seen.has(kind)) await tour.stop(`lesson, ${kind}`);
    seen.add(kind);
    return kind !== last;
  });
}

async function tourLessons(tour: Tour): Promise<void> {
  const { page } = tour;
  const seen = new Set<string>();
  await tourLesson(tour, 'months', seen);
  await tour.stop('lesson, over');
  await leaveOver(page);
  await tourLesson(tour, 'koikoi', seen, 'account');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor();
  await tour.stop('lesson menu');
  await button(page.getByRole('dialog'), 'learn:back').click();
  await page.locator('.lessonCard').first().waitFor();
  await tour.stop('learn, under way');
}

/** Hands in an answer to the question that stands; right or wrong is all the same. */
async function answerOne({ page }: Tour, id: TrainerId): Promise<void> {
  await page.keyboard.press(id === 'call' ? 's' : '1');
  await page.locator('.panelFoot .primary:focus').waitFor();
}

/** A position of stop or koi-koi may still have to be weighed. */
const untilAsked = ({ page }: Tour): Promise<void> =>
  page.locator('.exercise:not(:has(.answerMark)) .ask').waitFor({ timeout: 60_000 });

async function tourExercise(tour: Tour, id: TrainerId): Promise<void> {
  const { page } = tour;
  const heading = page.getByRole('heading', { name: t(`trainers:screen.trainer.${id}.title`) });
  await page.locator('.trainerCard').filter({ has: heading }).locator('.trainerFoot > .button').click();
  await untilAsked(tour);
  if (id === 'months') await tour.stop(`exercise ${id}`);
  await answerOne(tour, id);
  await tour.stop(`exercise ${id}, answered`);
  if (id === 'months') await toSetEnd(tour, id);
  await page.keyboard.press('Escape');
  await page.locator('.trainerCard').first().waitFor();
}

async function toSetEnd(tour: Tour, id: TrainerId): Promise<void> {
  const { page } = tour;
  for (let number = 2; number <= 10; number += 1) {
    await page.keyboard.press('Enter');
    await untilAsked(tour);
    await answerOne(tour, id);
  }
  await page.keyboard.press('Enter');
  await page.locator('.setEnd').waitFor();
  await tour.stop('exercise, end of a set');
}

async function tourExercises(tour: Tour): Promise<void> {
  const { page } = tour;
  await button(page, 'trainers:screen.open').click();
  await page.locator('.trainerCard').first().waitFor();
  await tour.stop('exercises');
  for (const id of TRAINER_IDS) await tourExercise(tour, id);
  await page.keyboard.press('Escape');
  await page.locator('.lessonCard').first().waitFor();
}

/** All twelve; a stop at the first of each way of asking, once it has been answered. */
async function tourCheck(tour: Tour): Promise<void> {
  const { page } = tour;
  const seen = new Set<string>();
  await button(page, 'learn:check.title.first').click();
  await page.locator('.answer').first().waitFor();
  while ((await page.locator('.setEnd').count()) === 0) {
    const next = page.locator('.panelFoot .primary');
    for (let key = 1; (await next.count()) === 0; key += 1) await page.keyboard.press(String(key));
    const answers = page.locator('.answers');
    const kind = `${await answers.getAttribute('data-type')} ${await answers.getAttribute('data-laid')}`;
    if (!seen.has(kind)) await tour.stop(`check, answered ${seen.add(kind).size}`);
    const asked = await page.locator('.ask').innerText();
    await next.click();
    await page
      .locator('.setEnd')
      .or(page.locator('.ask').filter({ hasNotText: asked }))
      .waitFor();
  }
  await tour.stop('check, its end');
  await page.keyboard.press('Escape');
  await page.locator('.lessonCard').first().waitFor();
}

export async function tourLearning(tour: Tour): Promise<void> {
  await tourCheck(tour);
  await tourExercises(tour);
  await tourLessons(tour);
}

/** Outside a match; at the table it is another stop's. */
export async function tourReference(tour: Tour): Promise<void> {
  const { page } = tour;
  await through(tour, 'reference', tabRow(page, 'reference:tabs'));
  const field = page.getByRole('searchbox');
  await field.fill('松');
  await page.locator('.searchResults li').first().waitFor();
  await tour.stop('reference, found');
  await field.fill('');
}

/** From the title of a game that nobody has played yet. */
export async function tourBeginning(tour: Tour): Promise<void> {
  const { page } = tour;
  await tour.stop('title, first time');
  await into(tour, 'learn', page.locator('[data-to="learn"]'), () => tourLearning(tour));
  await into(tour, 'reference', page.locator('[data-to="reference"]'), () => tourReference(tour));
}
