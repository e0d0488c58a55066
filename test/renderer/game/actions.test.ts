// What can be continued is what main keeps, whatever of it has been shown; a refused match leaves no empty table.
import { beforeEach, describe, expect, it } from 'vitest';
import { overlays, saved, screen, shown, waiting } from '../../../renderer/game/store';
import { randomMatch } from '../../support/randomMatch';
import { updateWith } from '../../support/updates';
import { setUpActions } from './setUpActions';

const { options } = updateWith(1, 0);

beforeEach(() => {
  saved.value = null;
  shown.value = null;
  screen.value = 'title';
  overlays.value = [];
  waiting.value = false;
});

describe('what can be continued', () => {
  it('is a match that was left before its table showed anything', async () => {
    const { actions } = setUpActions();
    await actions.newMatch(options, false, { type: 'fresh' });
    actions.receive(updateWith(1, 2));
    actions.toTitle();
    expect(screen.value).toBe('title');
    expect(saved.value).toEqual({ month: 1, round: 1, options, totals: [0, 0] });
  });

  it('is a match whose end nobody has seen yet, with its last totals', () => {
    const { actions } = setUpActions();
    const last = [...randomMatch(3, 1)].at(-1);
    if (last === undefined) throw new Error('an empty match');
    expect(last.view.phase).toBe('matchOver');
    actions.receive(last);
    actions.toTitle();
    expect(saved.value?.totals).toEqual(last.view.seats.map(({ total }) => total));
  });

  it('is nothing once the match was closed', async () => {
    const { actions } = setUpActions();
    actions.receive(updateWith(1, 0));
    await actions.closeMatch();
    expect(saved.value).toBeNull();
  });
});

describe('a match that main refuses', () => {
  it.each([
    ['match:new', 'matchRunning'],
    ['match:resume', 'noMatch'],
    ['match:new', 'failed'],
  ] as const)('leaves no empty table: %s, %s', async (name, code) => {
    const { actions, onRefusal } = setUpActions({ [name]: code });
    await (name === 'match:new' ? actions.newMatch(options, false, { type: 'fresh' }) : actions.resume());
    expect(onRefusal.mock.calls).toEqual([[code]]);
    expect(screen.value).toBe('title');
    expect(waiting.value).toBe(false);
  });
});

it('gives up once, however often it is pressed', async () => {
  const { actions, names: asked, onRefusal } = setUpActions();
  actions.receive(updateWith(1, 0));
  await Promise.all([actions.closeMatch(), actions.closeMatch(), actions.closeMatch()]);
  expect(asked).toEqual(['match:close']);
  actions.receive(updateWith(2, 0));
  await actions.closeMatch();
  expect(asked).toEqual(['match:close', 'match:close']);
  expect(onRefusal).not.toHaveBeenCalled();
});

it('one step is under way at a time', async () => {
  const { actions, names: asked } = setUpActions();
  shown.value = updateWith(4, 0);
  await Promise.all([actions.nextMonth(), actions.nextMonth(), actions.play({ type: 'stop' })]);
  expect(asked).toEqual(['match:nextMonth']);
  expect(waiting.value).toBe(true);
});
