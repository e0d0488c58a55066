// Rule-sets in the real app: kept over a restart, through dialogs, files and the clipboard; three at one table.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { makeRuleFile } from '../../main/rules/ruleFile';
import { readRuleCode } from '../../main/rules/ruleCode';
import type {} from '../../renderer/bridge';
import type { CallName, CallPayload, CallReply, MatchUpdate } from '../../shared/ipc';
import { ok } from '../../shared/moves';
import { presets } from '../../shared/presets';
import type { NamedRuleSet } from '../../shared/ruleSet';
import { freshProfile, startApp } from '../support/app';
import type { App } from '../support/app';
import { optionsFor } from '../support/session';

const OMA: NamedRuleSet = {
  name: 'Omas Küche: 花',
  ruleSet: {
    ...presets.classic,
    oyaKen: 1,
    houseYaku: [
      {
        id: 'house-1',
        name: 'Pine and paulownia',
        pattern: { type: 'cards', cards: ['jan-crane', 'dec-phoenix'], need: 2 },
        points: 3,
        perFurther: 0,
        replaces: [],
      },
    ],
  },
};

const call = <C extends CallName>(page: Page, name: C, payload: CallPayload<C>): Promise<CallReply<C>> =>
  page.evaluate(([channel, sent]) => window.hanagoyomi.call(channel, sent), [
    name,
    payload,
  ] as const) as Promise<CallReply<C>>;

/** Puts an answer in the place of the system's dialogs; tells what the one for writing proposed. */
const answerDialogs = (app: App, path: string | null): Promise<void> =>
  app.electron.evaluate(({ dialog }, picked) => {
    dialog.showOpenDialog = () =>
      Promise.resolve({ canceled: picked === null, filePaths: picked === null ? [] : [picked] });
    dialog.showSaveDialog = () => Promise.resolve({ canceled: picked === null, filePath: picked ?? '' });
  }, path);

it('keeps rules of one’s own from one start to the next', async () => {
  const profile = freshProfile();
  const first = await startApp({ profile });
  expect(await call(first.page, 'rules:keep', OMA)).toEqual(ok([OMA]));
  await first.kill();
  const second = await startApp({ profile });
  expect(await call(second.page, 'app:start', null)).toMatchObject({
    value: { ownRules: [OMA], notices: [] },
  });
  expect(await call(second.page, 'rules:forget', { name: OMA.name })).toEqual(ok([]));
});

it('sends them by file and by clipboard', async () => {
  const profile = freshProfile();
  const app = await startApp({ profile });
  const path = join(profile, 'oma.hanarules.json');
  await answerDialogs(app, null);
  expect(await call(app.page, 'rules:save', OMA)).toEqual(ok(null));
  expect(await call(app.page, 'rules:open', null)).toEqual(ok(null));
  await answerDialogs(app, path);
  expect(await call(app.page, 'rules:save', OMA)).toEqual(ok(path));
  expect(readFileSync(path, 'utf8')).toBe(makeRuleFile(OMA));
  expect(await call(app.page, 'rules:open', null)).toEqual(ok({ type: 'read', rules: OMA }));
  writeFileSync(path, '{');
  expect(await call(app.page, 'rules:open', null)).toMatchObject({ value: { reason: 'notRules' } });
  await answerDialogs(app, join(profile, 'no', 'such.json'));
  expect(await call(app.page, 'rules:save', OMA)).toEqual({ ok: false, code: 'notWritten' });
  expect(existsSync(join(profile, 'no'))).toBe(false);

  expect(await call(app.page, 'rules:copy', OMA)).toEqual(ok(null));
  const copied = await app.electron.evaluate(({ clipboard }) => clipboard.readText());
  expect(await call(app.page, 'rules:code', OMA)).toEqual(ok(copied));
  expect(readRuleCode(copied)).toEqual({ type: 'read', rules: OMA });
  expect(await call(app.page, 'rules:read', { text: copied })).toEqual(ok({ type: 'read', rules: OMA }));
});

it('seats two rivals, who move one after another in their thread, to the end of the match', async () => {
  const app = await startApp({ seed: 7 });
  const options = optionsFor({ type: 'preset', preset: 'classic-3p', months: 3 });
  const updates = (await app.page.evaluate(async (chosen) => {
    const bridge = window.hanagoyomi;
    const told: MatchUpdate[] = [];
    const over = new Promise<void>((done) => {
      bridge.listen('match:update', (update) => {
        told.push(update);
        const { revision, view } = update;
        const [first] = view.legal;
        if (view.phase === 'matchOver') done();
        else if (view.phase === 'monthOver') void bridge.call('match:nextMonth', { revision });
        else if (view.turn === view.seat && first)
          void bridge.call('match:play', { move: first.move, revision });
      });
    });
    await bridge.call('match:new', { options: chosen, replace: false, deal: { type: 'fresh' } });
    await over;
    return told;
  }, options)) as readonly MatchUpdate[];
  expect(updates.map(({ revision }) => revision)).toEqual(updates.map((_, index) => index + 1));
  expect(updates.at(-1)?.view.history).toHaveLength(3);
  const movers = new Set(
    updates.flatMap(({ events }) => events.map((event) => ('seat' in event ? event.seat : 0))),
  );
  expect(movers).toEqual(new Set([0, 1, 2]));
});
