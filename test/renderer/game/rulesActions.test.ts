// What main keeps of rule-sets is what the window offers; each refusal is told once and changes nothing.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createActions } from '../../../renderer/game/actions';
import { createInbox } from '../../../renderer/game/inbox';
import { ownRules, settings } from '../../../renderer/game/store';
import type { Bridge, CallName, Refusal, Reply } from '../../../shared/ipc';
import { ok, refuse } from '../../../shared/moves';
import { presets } from '../../../shared/presets';
import type { NamedRuleSet } from '../../../shared/ruleSet';
import { DEFAULT_SETTINGS } from '../../../shared/settings';

const named = (name: string): NamedRuleSet => ({ name, ruleSet: presets.classic });
const family = named('Family');

/** A main process that answers each call as told, and the calls it got. */
function setUp(answers: Partial<Record<CallName, Reply<unknown>>>) {
  const asked: (readonly [CallName, unknown])[] = [];
  const bridge = {
    call: (name: CallName, payload: unknown) => {
      asked.push([name, payload]);
      return Promise.resolve(answers[name] ?? ok(null));
    },
    listen: () => () => undefined,
  } as Bridge;
  const onRefusal = vi.fn<(code: Refusal) => void>();
  return { asked, onRefusal, actions: createActions(bridge, onRefusal, createInbox()) };
}

beforeEach(() => {
  ownRules.value = [family];
  settings.value = DEFAULT_SETTINGS;
});

it('come with the start', async () => {
  const info = {
    version: '1',
    settings: DEFAULT_SETTINGS,
    systemLanguage: 'en',
    saved: null,
    newcomer: true,
    ownRules: [named('Aunt'), family],
    notices: [],
  };
  const { actions } = setUp({ 'app:start': ok(info) });
  await actions.start();
  expect(ownRules.value.map(({ name }) => name)).toEqual(['Aunt', 'Family']);
});

describe('keeping', () => {
  it.each([
    ['under their name', 'Aunt', [named('Aunt'), family], 'Aunt'],
    ['under the next free one', 'Family', [family, named('Family 2')], 'Family 2'],
    ['where they are kept already', 'Family', [family], 'Family'],
    ['where they are kept already, under a name like theirs', 'Famil', [family], 'Family'],
  ] as const)('%s', async (_, asked, kept, name) => {
    const { actions } = setUp({ 'rules:keep': ok(kept) });
    expect((await actions.rules.keep(named(asked)))?.name).toBe(name);
    expect(ownRules.value).toEqual(kept);
  });

  it('can be refused', async () => {
    const { actions, onRefusal } = setUp({ 'rules:keep': refuse('tooManyRules') });
    expect(await actions.rules.keep(named('Aunt'))).toBeNull();
    expect(ownRules.value).toEqual([family]);
    expect(onRefusal.mock.calls).toEqual([['tooManyRules']]);
  });
});

describe('forgetting', () => {
  it('leaves what main still keeps', async () => {
    const { actions, asked } = setUp({ 'rules:forget': ok([]) });
    expect(await actions.rules.forget('Family')).toBe(true);
    expect(ownRules.value).toEqual([]);
    expect(asked).toEqual([['rules:forget', { name: 'Family' }]]);
  });

  it('can be refused', async () => {
    const { actions } = setUp({ 'rules:forget': refuse('failed') });
    expect(await actions.rules.forget('Family')).toBe(false);
    expect(ownRules.value).toEqual([family]);
  });
});

describe('reading and handing on', () => {
  it.each([
    ['read', 'rules:read', { text: 'X' }],
    ['open', 'rules:open', null],
    ['code', 'rules:code', family],
    ['save', 'rules:save', family],
  ] as const)('%s hands on main’s answer, and null when it is refused', async (name, call, payload) => {
    const run = ({ actions: { rules } }: ReturnType<typeof setUp>): Promise<unknown> => {
      if (name === 'read') return rules.read('X');
      return name === 'open' ? rules.open() : rules[name](family);
    };
    const taken = setUp({ [call]: ok('answer') });
    expect(await run(taken)).toBe('answer');
    expect(taken.asked).toEqual([[call, payload]]);
    const refused = setUp({ [call]: refuse('notWritten') });
    expect(await run(refused)).toBeNull();
    expect(refused.onRefusal.mock.calls).toEqual([['notWritten']]);
  });

  it('copying tells whether it was done', async () => {
    expect(await setUp({}).actions.rules.copy(family)).toBe(true);
    expect(await setUp({ 'rules:copy': refuse('failed') }).actions.rules.copy(family)).toBe(false);
  });
});
