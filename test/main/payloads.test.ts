import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, expectTypeOf, it } from 'vitest';
import type { z } from 'zod';
import type { moveSchema, settingSchemas } from '../../main/ipcSchemas';
import type { optionsSchema } from '../../main/optionsSchema';
import { CALL_NAMES } from '../../shared/ipc';
import type { CallName } from '../../shared/ipc';
import type { FirstDealerChoice, MatchOptions, RulesChoice } from '../../shared/matchOptions';
import { ok, refuse } from '../../shared/moves';
import type { Move } from '../../shared/moves';
import type { Settings } from '../../shared/settings';
import { GOOD, OMA, openDoorScene } from '../support/door';
import type { DoorScene, Frozen } from '../support/door';
import { FRESH, MEDIUM, options, optionsFor } from '../support/session';

let door: DoorScene;

beforeEach(() => {
  door = openDoorScene(join(tmpdir(), 'hanagoyomi-none', 'rules.json'));
});

/** Each beside modern rules over three months. */
const badOptions: readonly object[] = [
  { rules: { type: 'preset', preset: 'modern', months: 2 } },
  { rules: { type: 'preset', preset: 'modern', months: 100 } },
  { rules: { type: 'preset', preset: 'modern', months: 1.5 } },
  { rules: { type: 'preset', preset: 'modern' } },
  { rules: { type: 'preset', preset: 'classic', months: 3 } },
  { rules: { type: 'preset', preset: 'fifty', months: 6 } },
  { rules: { type: 'preset', preset: 'house', months: null } },
  { rules: { type: 'preset', preset: 'classic-3p', months: null } },
  { rules: { type: 'own', rules: { name: 'Oma', ruleSet: { ...OMA.ruleSet, rounds: null } } } },
  { rules: { type: 'own', rules: { name: '', ruleSet: OMA.ruleSet } } },
  { rules: { type: 'own', rules: OMA, months: 3 } },
  { opponents: [] },
  { opponents: ['normal'] },
  { opponents: [{ level: 'cheat', manner: 'balanced' }] },
  { opponents: [{ level: 'easy', manner: 'rude' }] },
  { opponents: [{ level: 'easy' }] },
  { opponents: [{ ...MEDIUM, sees: 'all' }] },
  { opponents: [MEDIUM, MEDIUM] },
  { opponents: 'normal' },
  { firstDealer: 'draw' },
  { firstDealer: { type: 'agreed' } },
  { firstDealer: { type: 'agreed', seat: 2 } },
  { firstDealer: { type: 'agreed', seat: -1 } },
  { firstDealer: { type: 'birthday', months: [3] } },
  { firstDealer: { type: 'birthday', months: [3, 13] } },
  { firstDealer: { type: 'birthday', months: [3, 4, 5] } },
  { firstDealer: { type: 'random', seat: 0 } },
  { months: 3 },
];

describe('a well-formed choice of rules', () => {
  it.each<readonly [string, MatchOptions]>([
    ['a preset as it is', optionsFor({ type: 'preset', preset: 'fifty', months: null })],
    [
      'three players',
      optionsFor({ type: 'preset', preset: 'classic-3p', months: 3 }, { type: 'agreed', seat: 2 }),
    ],
    ['rules of one’s own', optionsFor({ type: 'own', rules: OMA }, { type: 'birthday', months: [12, 1] })],
    ['a lot', optionsFor({ type: 'preset', preset: 'classic', months: 12 }, { type: 'random' })],
  ])('with %s begins a match', async (_what, chosen) => {
    expect(await door.call('match:new', { options: chosen, replace: false, deal: FRESH })).toEqual(ok(null));
    expect(door.scene.last().options).toEqual(chosen);
  });
});

describe('a malformed payload', () => {
  const bad: readonly (readonly [CallName, unknown])[] = [
    ...CALL_NAMES.flatMap((name): (readonly [CallName, unknown])[] => [
      [name, undefined],
      [name, 'x'],
      [name, []],
      [name, { ...Object(GOOD[name]), extra: 1 }],
    ]),
    ['settings:change', { volume: 2 }],
    ['settings:change', { volume: NaN }],
    ['settings:change', { language: 'fr' }],
    ['settings:change', { months: 0 }],
    ['settings:change', { months: 100 }],
    ['settings:change', { rules: { type: 'preset', preset: 'house' } }],
    ['settings:change', { rules: { type: 'own', name: ' ' } }],
    ['settings:change', { firstDealer: 'me' }],
    ['settings:change', { birthMonth: 0 }],
    ['settings:change', JSON.parse('{"__proto__":{"muted":true},"constructor":1}')],
    ['rules:read', { text: 7 }],
    ['rules:read', {}],
    ['rules:keep', { name: '', ruleSet: OMA.ruleSet }],
    ['rules:keep', { name: 'x'.repeat(41), ruleSet: OMA.ruleSet }],
    ['rules:keep', { name: 'a\u202Eb', ruleSet: OMA.ruleSet }],
    ['rules:keep', { name: 'a', ruleSet: { ...OMA.ruleSet, rounds: null } }],
    ['rules:code', { name: 'a', ruleSet: { ...OMA.ruleSet, tie: 'fight' } }],
    ['rules:copy', { name: 'a' }],
    ['rules:save', { ...OMA, path: '/etc/passwd' }],
    ['rules:forget', { name: null }],
    ...badOptions.map((bad): readonly [CallName, unknown] => [
      'match:new',
      { options: { ...options(3), ...bad }, replace: true },
    ]),
    ['match:new', { options: options(3), deal: FRESH }],
    ['match:new', { options: options(3), replace: 'yes', deal: FRESH }],
    ['match:play', { move: { type: 'playCard', card: 'jan-tiger' }, revision: 1 }],
    ['match:play', { move: { type: 'playCard' }, revision: 1 }],
    ['match:play', { move: { type: 'stop', card: 'jan-crane' }, revision: 1 }],
    ['match:play', { move: { type: 'peek' }, revision: 1 }],
    ['match:play', { move: { type: 'stop' }, revision: '1' }],
    ['match:play', { move: { type: 'stop' }, revision: 1.5 }],
    ['match:play', { move: { type: 'stop' }, revision: -1 }],
    ['match:play', { move: { type: 'stop' } }],
    ['match:nextMonth', { revision: null }],
  ];
  it.each(bad)('%s %j is refused and changes nothing', async (name, payload) => {
    await door.call('match:new', GOOD['match:new']);
    await door.scene.quiet();
    const before = door.facts();
    expect(await door.call(name, payload)).toEqual(refuse('badPayload'));
    expect(door.facts()).toEqual(before);
  });

  it('is judged by schemas that are equal to the contract’s types', () => {
    /** Rule-sets of one's own have their own schema, which is stricter than the type. */
    type Preset<Choice> = Extract<Choice, { readonly type: 'preset' }>;
    type Options = Frozen<z.output<typeof optionsSchema>>;
    type Fields = Frozen<{ [K in keyof typeof settingSchemas]: z.output<(typeof settingSchemas)[K]> }>;
    expectTypeOf<z.output<typeof moveSchema>>().toExtend<Move>();
    expectTypeOf<Move>().toExtend<z.output<typeof moveSchema>>();
    expectTypeOf<z.output<typeof optionsSchema>>().toExtend<MatchOptions>();
    expectTypeOf<keyof MatchOptions>().toEqualTypeOf<keyof Options>();
    expectTypeOf<FirstDealerChoice>().toExtend<Options['firstDealer']>();
    expectTypeOf<MatchOptions['opponents']>().toExtend<Options['opponents']>();
    expectTypeOf<Preset<RulesChoice>>().toExtend<Preset<Options['rules']>>();
    expectTypeOf<RulesChoice['type']>().toEqualTypeOf<Options['rules']['type']>();
    expectTypeOf<Fields>().toExtend<Settings>();
    expectTypeOf<Settings>().toExtend<Fields>();
  });
});
