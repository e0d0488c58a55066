import { expect, test } from 'vitest';
import { startApp } from '../support/app';
import {
  beginMatch,
  calling,
  expectShown,
  findSeed,
  playStep,
  shadowMatch,
  stepShadow,
  stopping,
} from '../support/match';
import type { Phase } from '../../shared/view';

/** The phases at which a player can be interrupted, with the seed and the fewest steps that lead there. */
const phases: readonly [name: string, phase: Phase][] = [
  ['play', 'play'],
  ['choice for a played card', 'chooseHand'],
  ['choice for a drawn card', 'chooseDraw'],
  ['decision', 'decide'],
  ['tally', 'monthOver'],
];

/** The first match that comes to `phase` soon, but not without a move. */
const seedFor = (phase: Phase) =>
  findSeed(calling, (now, soFar) => now.phase === phase && soFar.length > 2, { match: 3, most: 5 });

test.each(phases)(
  'report 21: killed at the %s, a match goes on from the same view with the same cards to come',
  async (_name, phase) => {
    const { seed, steps } = await seedFor(phase);
    const killed = await startApp({ seed });
    await beginMatch(killed.page, 3);
    const shadow = await shadowMatch(seed, 3);
    await expectShown(killed.page, shadow.last().view);
    for (let step = 0; step < steps; step += 1) await playStep(killed.page, shadow, calling);
    const { view } = shadow.last();
    expect(view.phase).toBe(phase);
    await killed.kill();

    // Without the seed switch: what comes must come from the file.
    const { page, errors } = await startApp({ profile: killed.profile });
    await page.getByRole('button', { name: /^Continue/ }).click();
    await expectShown(page, view);
    // The shadow was never killed: what is dealt, drawn and played from here on must be what it sees.
    for (let step = 0; step < 3; step += 1) await playStep(page, shadow, stopping);
    expect([...killed.errors, ...errors]).toEqual([]);
  },
);

test('report 21: killed while the opponent plays, the match goes on without a move lost or made twice', async () => {
  const seed = 7;
  const killed = await startApp({ seed, speed: 'slow' });
  await beginMatch(killed.page, 1);
  const shadow = await shadowMatch(seed, 1);
  await expectShown(killed.page, shadow.last().view, { hurry: true });
  const { view } = shadow.last();
  const [legal] = view.legal;
  if (legal === undefined || !('card' in legal.move)) throw new Error('nothing to play');
  await killed.page.getByRole('group', { name: 'Your hand' }).getByRole('button').first().click();
  // Kept before it is shown: a card drawn on the screen is a move in the file.
  await killed.page.getByRole('img', { name: 'Draw pile, 23 cards left' }).waitFor();
  await killed.kill();

  const { page, errors } = await startApp({ profile: killed.profile });
  await page.getByRole('button', { name: /^Continue/ }).click();
  await stepShadow(shadow, legal.move);
  await expectShown(page, shadow.last().view);
  expect(errors).toEqual([]);
});
