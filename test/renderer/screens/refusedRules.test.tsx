// @vitest-environment happy-dom
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { presets } from '../../../shared/presets';
import type { RuleProblem } from '../../../shared/ruleProblems';
import { EnterRules } from '../../../renderer/screens/EnterRules';
import { setLanguage } from '../../../renderer/strings';
import { button, click, hasButton, mount, type, unmountAll } from '../../support/dom';
import { emptyDesk } from './fixtures';

beforeEach(() => setLanguage('en'));
afterEach(unmountAll);

const none = () => undefined;

async function enter(text: string): Promise<void> {
  const field = document.querySelector('textarea');
  if (field === null) throw new Error('no field for a code');
  await type(field, text);
  await act(() => Promise.resolve());
}

/** What is told of rules with so many problems. */
async function told(count: number): Promise<readonly string[]> {
  const problems = Array.from({ length: count }, (_, index): RuleProblem => {
    return { field: `x${index}`, code: 'unknownField' };
  });
  const read = () => Promise.resolve({ type: 'refused', reason: 'problems', problems } as const);
  await mount(<EnterRules desk={{ ...emptyDesk, read }} onKept={none} onClose={none} />);
  await enter('HANA1-ABC');
  const items = [...document.querySelectorAll('.refused li')].map((item) => item.textContent ?? '');
  await unmountAll();
  return items;
}

it.each(['a\u202Eb', '\u200B', '\uFFFD', 'a\tb', '\u3164'])(
  'the name %j cannot be kept, and why is said',
  async (name) => {
    const read = () =>
      Promise.resolve({ type: 'read', rules: { name: 'Oma', ruleSet: presets.flash } } as const);
    const keep = vi.fn(() => Promise.resolve(null));
    await mount(<EnterRules desk={{ ...emptyDesk, read, keep }} onKept={none} onClose={none} />);
    await enter('HANA1-ABC');
    const field = document.querySelector('input');
    if (field === null) throw new Error('no field for a name');
    await type(field, name);
    expect(hasButton('Keep and choose')).toBe(false);
    expect(document.body.textContent).toContain('This name cannot be shown as it is.');
    await type(field, 'Großmutter');
    expect(document.body.textContent).not.toContain('This name');
    await click(button('Keep and choose'));
    expect(keep).toHaveBeenCalledWith({ name: 'Großmutter', ruleSet: presets.flash });
  },
);

it('of refused rules no more problems are told than fit, and that there are more', async () => {
  expect(await told(1)).toEqual(['Not a rule of this game: “x0”.']);
  expect((await told(8)).at(-1)).toBe('Not a rule of this game: “x7”.');
  for (const many of [9, 12_000]) {
    const items = await told(many);
    expect(items).toHaveLength(9);
    expect(items.at(-1)).toBe('And there is more.');
  }
});
