// Only what really broke takes the game away.
import { beforeEach, expect, it } from 'vitest';
import { hearError, problem, reportProblem } from '../../../renderer/game/problem';

beforeEach(() => void (problem.value = null));

it('tells an error in its own words', () => {
  hearError({ error: new Error('the atlas lacks jan-crane') });
  expect(problem.value).toBe('the atlas lacks jan-crane');
});

it('tells whatever else was thrown', () => {
  reportProblem('lost');
  expect(problem.value).toBe('lost');
});

it.each([null, undefined])('lets a note without an error pass: %s', (error) => {
  hearError({ error });
  expect(problem.value).toBeNull();
});
