import { expect, test } from 'vitest';
import { startApp } from '../support/app';
import {
  answer,
  beginMatch,
  calling,
  expectShown,
  findSeed,
  playStep,
  shadowMatch,
  stepShadow,
} from '../support/match';
import { setHidden } from '../support/pointer';
import { readTable, wordsFor } from '../support/tableWords';
import { yakuName } from '../../renderer/reference/names';
import { t } from '../../renderer/strings';

const DECISION = t('screens:decision.title');

const decisionSoon = () => findSeed(calling, (now) => now.phase === 'decide', { match: 1, most: 8 });

test('report 15: the question takes no answer from Esc, Space or a click beside it, and nothing moves until it is answered', async () => {
  const { seed, steps } = await decisionSoon();
  const { page, errors, electron } = await startApp({ seed });
  await beginMatch(page, 1);
  const shadow = await shadowMatch(seed, 1);
  await expectShown(page, shadow.last().view);
  for (let step = 0; step < steps; step += 1) await playStep(page, shadow, calling);
  const { view } = shadow.last();
  const question = page.getByRole('alertdialog', { name: DECISION });

  const outside = { x: 6, y: 6 };
  for (const press of ['Escape', 'Space', 'c', 'r', 'click', 'Space', 'Escape', 'Backspace', 'click']) {
    if (press === 'click') await page.mouse.click(outside.x, outside.y);
    else await page.keyboard.press(press);
  }
  // Enter and Space where nothing is chosen yet: the dialog itself has the focus.
  await page.keyboard.press('Enter');
  await page.keyboard.down('Space');
  await page.keyboard.up('Space');
  // Space on a chosen answer is a skip that came too late.
  await question.getByRole('button', { name: 'Stop', exact: true }).focus();
  await page.keyboard.press('Space');
  // Away and back, as by another window.
  await setHidden(electron, page, true);
  await setHidden(electron, page, false);
  // Any move of the opponent would have been made and shown in this time.
  await page.waitForTimeout(1500);
  expect(await readTable(page)).toEqual(wordsFor(view));

  await answer(page, t('screens:decision.koiKoi'));
  await stepShadow(shadow, { type: 'callKoiKoi' });
  await expectShown(page, shadow.last().view);
  expect(errors).toEqual([]);
});

test('report 17: the question names the new yaku, its points and every factor; the tally reads as a sum', async () => {
  const { seed } = await findSeed(
    calling,
    (now, soFar) =>
      now.phase === 'monthOver' &&
      now.result?.winner === 0 &&
      now.result.multipliers.length > 0 &&
      soFar.some(({ decision }) => decision !== null),
    { match: 3, most: 20 },
  );
  const { page } = await startApp({ seed });
  await beginMatch(page, 3);
  const shadow = await shadowMatch(seed, 3);
  await expectShown(page, shadow.last().view);
  for (;;) {
    const { view } = shadow.last();
    const { decision, result } = view;
    if (decision !== null) {
      const words = (await page.getByRole('alertdialog', { name: DECISION }).textContent()) ?? '';
      for (const { id } of decision.fresh) expect(words).toContain(yakuName(view.ruleSet, id));
      const stop = page.getByRole('button', { name: 'Stop', exact: true });
      expect(await stop.textContent()).toContain(String(decision.stop.points));
      for (const { factor } of decision.stop.multipliers)
        expect(await stop.textContent()).toContain(`×${factor}`);
    }
    if (result !== null && result.multipliers.length > 0) {
      const factors = [result.base, ...result.multipliers.map(({ factor }) => factor)];
      const sum = `${factors.join(' × ')} = ${result.points}`;
      await page.getByRole('dialog').getByText(sum).waitFor();
      return;
    }
    await playStep(page, shadow, calling);
  }
});

test('report 16: clicks that rain on the place of an answer give one answer', async () => {
  const { seed, steps } = await decisionSoon();
  const { page } = await startApp({ seed });
  await beginMatch(page, 1);
  const shadow = await shadowMatch(seed, 1);
  await expectShown(page, shadow.last().view);
  for (let step = 0; step < steps; step += 1) await playStep(page, shadow, calling);
  const box = await page.getByRole('button', { name: 'Koi-koi', exact: true }).boundingBox();
  if (box === null) throw new Error('the answer is not on the screen');
  for (let click = 0; click < 20; click += 1) {
    await page.mouse.click(box.x + 20, box.y + 20);
    await page.waitForTimeout(50);
  }
  await stepShadow(shadow, { type: 'callKoiKoi' });
  await expectShown(page, shadow.last().view);
});
