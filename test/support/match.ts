/** Plays a match on the screen while the session plays the same match in this process: each must always tell the other's. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { FRESH, levelOpponent, openScene, options } from './session';
import type { Scene } from './session';
import { readTable, wordsFor } from './tableWords';
import type { TableWords } from './tableWords';
import type { Move } from '../../shared/moves';
import type { MatchUpdate } from '../../shared/ipc';
import type { MatchOptions } from '../../shared/matchOptions';
import type { PlayerView } from '../../shared/view';
import { nameChoice } from '../../renderer/table/cardNames';
import { nextWords } from '../../renderer/screens/tallyWords';
import { t } from '../../renderer/strings';
import type { Key } from '../../renderer/strings';

/** What a player would do; the same for the same view. */
export type Policy = (view: PlayerView) => Move;

const first = ({ legal }: PlayerView): Move => {
  const [taking] = legal.filter(({ takes }) => takes.length > 0);
  const chosen = taking ?? legal[0];
  if (chosen === undefined) throw new Error('no move is legal');
  return chosen.move;
};

/** Takes whatever comes first; ends the month at the first question. */
export const stopping: Policy = (view) => (view.decision ? { type: 'stop' } : first(view));

/** The same, but calls koi-koi at its first question of each month. */
export const calling: Policy = (view) =>
  view.decision?.canCall === true && view.seats[view.seat]?.calls === 0
    ? { type: 'callKoiKoi' }
    : stopping(view);

const sameOpponent = levelOpponent();

/** The match that the screen must show, played by the same session in this process. A number = months by modern rules. */
export async function shadowMatch(seed: number, match: number | MatchOptions): Promise<Scene> {
  const shadow = openScene(seed, null, { opponent: sameOpponent });
  await shadow.session.start(typeof match === 'number' ? options(match) : match, false, FRESH);
  await shadow.quiet();
  return shadow;
}

/** The player's step in this process alone; resolves when the player is to act again. */
export async function stepShadow(shadow: Scene, move: Move | 'next'): Promise<MatchUpdate> {
  const { revision } = shadow.last();
  const { session } = shadow;
  const reply = await (move === 'next' ? session.nextMonth(revision) : session.play(move, revision));
  if (!reply.ok) throw new Error(`The session refused ${JSON.stringify(move)}: ${reply.code}`);
  return shadow.quiet();
}

export interface Found {
  readonly seed: number;
  /** Own steps that lead there. */
  readonly steps: number;
}

/**
 * The first seed with which `policy` comes to what is wanted within `most` own steps. `wanted` is asked at every view
 * in which the player is to act, with all of them so far. Throws when no seed below 1000 leads there.
 */
export async function findSeed(
  policy: Policy,
  wanted: (now: PlayerView, soFar: readonly PlayerView[]) => boolean,
  { match = 3, most = 4 }: { readonly match?: number | MatchOptions; readonly most?: number } = {},
): Promise<Found> {
  for (let seed = 1; seed < 1000; seed += 1) {
    const shadow = await shadowMatch(seed, match);
    const views: PlayerView[] = [];
    for (let steps = 0; steps <= most; steps += 1) {
      const { view } = shadow.last();
      views.push(view);
      if (wanted(view, views)) return { seed, steps };
      if (view.phase === 'matchOver') break;
      await stepShadow(shadow, view.phase === 'monthOver' ? 'next' : policy(view));
    }
  }
  throw new Error('no seed leads there');
}

/** Clicks the button of these words; `inside` = where there are two, the role of what holds the one that is meant. */
export const press = (page: Page, words: Key, inside?: 'dialog' | 'alertdialog'): Promise<void> =>
  (inside === undefined ? page : page.getByRole(inside))
    .getByRole('button', { name: t(words), exact: true })
    .click();

/** Start screen → set-up → table. */
export async function beginMatch(page: Page, months: number): Promise<void> {
  await press(page, 'screens:title.newMatch');
  await page
    .getByRole('radio', { name: t('screens:newMatch.months', { count: months }), exact: true })
    .click();
  await page.getByRole('button', { name: t('screens:newMatch.start') }).click();
}

/** Start screen → set-up → table, by rules with this name as they come. */
export async function beginBy(page: Page, rules: string): Promise<void> {
  await press(page, 'screens:title.newMatch');
  await page.getByRole('combobox', { name: t('screens:newMatch.rules') }).selectOption({ label: rules });
  await page.getByRole('button', { name: t('screens:newMatch.start') }).click();
}

interface ShownOptions {
  /** ms */
  readonly timeout?: number;
  /** Skips what moves, as an impatient player does, with a key that plays nothing. */
  readonly hurry?: boolean;
}

/** Waits until the screen tells exactly this view, and fails with what it told instead. */
export async function expectShown(page: Page, view: PlayerView, options: ShownOptions = {}): Promise<void> {
  const { timeout = 15_000, hurry = false } = options;
  // The key that skips also looks at a card where one is to be chosen: then its words stand in the prompt's place.
  const compared = (words: TableWords): TableWords => (hurry ? { ...words, prompt: '' } : words);
  const read = async (): Promise<TableWords> => {
    if (hurry) await page.keyboard.press('ArrowUp');
    return compared(await readTable(page));
  };
  await expect.poll(read, { timeout, interval: 40 }).toEqual(compared(wordsFor(view)));
}

/** Presses a dialog's button until it has answered: a dialog takes no answer in its first moment. */
export async function answer(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true });
  await button.waitFor();
  const press = async (): Promise<number> => {
    // Between the look and the click the answer before may have taken effect.
    if ((await button.count()) > 0) await button.click({ timeout: 500 }).catch(() => undefined);
    return button.count();
  };
  await expect.poll(press, { timeout: 10_000, interval: 50, message: `"${name}" takes no answer` }).toBe(0);
}

/** Chooses on the screen by its names. */
export async function makeMove(page: Page, view: PlayerView, move: Move): Promise<void> {
  if (!('card' in move)) {
    const name = t(move.type === 'stop' ? 'screens:decision.stop' : 'screens:decision.koiKoi');
    return answer(page, name);
  }
  const legal = view.legal.find((each) => 'card' in each.move && each.move.card === move.card) ?? null;
  const group = t(move.type === 'playCard' ? 'table:region.hand' : 'table:region.field');
  const card = page
    .getByRole('group', { name: group })
    .getByRole('button', { name: nameChoice(move.card, legal), exact: true });
  await card.click();
}

/** One step of the player on both sides: a card, a choice, an answer, or on to the next month. */
export async function playStep(page: Page, shadow: Scene, policy: Policy): Promise<PlayerView> {
  const { view } = shadow.last();
  if (view.phase === 'monthOver') {
    await answer(page, nextWords(view));
    await stepShadow(shadow, 'next');
  } else {
    const move = policy(view);
    await makeMove(page, view, move);
    await stepShadow(shadow, move);
  }
  const after = shadow.last().view;
  await expectShown(page, after);
  return after;
}

/** Plays on both sides until the view is as wanted, at most to the end of the match. */
export async function playUntilShown(
  page: Page,
  shadow: Scene,
  policy: Policy,
  wanted: (view: PlayerView) => boolean,
): Promise<PlayerView> {
  let { view } = shadow.last();
  while (!wanted(view) && view.phase !== 'matchOver') view = await playStep(page, shadow, policy);
  return view;
}
