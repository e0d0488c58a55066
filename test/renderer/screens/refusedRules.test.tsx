// @vitest-environment happy-dom
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { RuleProblem } from '../../../shared/ruleProblems';
import { EnterRules } from '../../../renderer/screens/EnterRules';
import { setLanguage } from '../../../renderer/strings';
import { mount, type, unmountAll } from '../../support/dom';
import { emptyDesk } from './fixtures';

beforeEach(() => setLanguage('en'));
afterEach(unmountAll);

const none = () => undefined;

/** What is told of rules with so many problems. */
async function told(count: number): Promise<readonly string[]> {
  const problems = Array.from({ length: count }, (_, index): RuleProblem => {
    return { field: `x${index}`, code: 'unknownField' };
  });
  const read = () => Promise.resolve({ type: 'refused', reason: 'problems', problems } as const);
  await mount(<EnterRules desk={{ ...emptyDesk, read }} onKept={none} onClose={none} />);
  const field = document.querySelector('textarea');
  if (field === null) throw new Error('no field for a code');
  await type(field, 'HANA1-ABC');
  await act(() => Promise.resolve());
  const items = [...document.querySelectorAll('.refused li')].map((item) => item.textContent ?? '');
  await unmountAll();
  return items;
}

it('of refused rules no more problems are told than fit, and that there are more', async () => {
  expect(await told(1)).toEqual(['Not a rule of this game: “x0”.']);
  expect((await told(8)).at(-1)).toBe('Not a rule of this game: “x7”.');
  for (const many of [9, 12_000]) {
    const items = await told(many);
    expect(items).toHaveLength(9);
    expect(items.at(-1)).toBe('And there is more.');
  }
});
