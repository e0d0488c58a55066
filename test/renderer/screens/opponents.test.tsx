// @vitest-environment happy-dom
// Against whom, and with what help: what is chosen in New match is who sits down.
import { afterEach, beforeEach, expect, describe, it, vi } from 'vitest';
import { NewMatch } from '../../../renderer/screens/NewMatch';
import type { Choices } from '../../../renderer/screens/newMatchChoices';
import { setLanguage } from '../../../renderer/strings';
import type { MatchOptions } from '../../../shared/matchOptions';
import { DEFAULT_SETTINGS } from '../../../shared/settings';
import { button, click, mount, press, unmountAll } from '../../support/dom';
import { emptyDesk, noDeals } from './fixtures';

const start = vi.fn<(options: MatchOptions, replace: boolean) => void>();
const onChange = vi.fn<(patch: Partial<Choices>) => void>();

const newMatch = (last: Partial<Choices> = {}) =>
  mount(
    <NewMatch
      deals={noDeals}
      choices={{ ...DEFAULT_SETTINGS, ...last }}
      ownRules={[]}
      running={null}
      desk={emptyDesk}
      onChange={onChange}
      onStart={start}
      onEdit={() => undefined}
      onBack={() => undefined}
    />,
  );

const started = async (): Promise<MatchOptions | undefined> => {
  await click(button('Start the match'));
  return start.mock.lastCall?.[0];
};

beforeEach(() => {
  setLanguage('en');
  vi.clearAllMocks();
});
afterEach(unmountAll);

describe('the opponents', () => {
  const level = (name: string): HTMLButtonElement => {
    const found = document.querySelector<HTMLButtonElement>(`.level[aria-label="${name}"]`);
    if (found === null) throw new Error(`no level ${name}`);
    return found;
  };

  it('are four pictures, chosen by click or arrow', async () => {
    await newMatch();
    expect(document.querySelectorAll('.level')).toHaveLength(4);
    expect(level('Medium').getAttribute('aria-checked')).toBe('true');
    await click(level('Hard'));
    level('Hard').focus();
    await press('ArrowRight');
    expect((await started())?.opponents).toEqual([{ level: 'master', manner: 'balanced' }]);
    expect(onChange.mock.lastCall?.[0].opponents?.[0]).toEqual({ level: 'master', manner: 'balanced' });
  });

  it('each manner says what it is', async () => {
    const place = await newMatch();
    expect(place.textContent).toContain('Goes by what a move is worth');
    await click(button('Bold caller'));
    expect(place.textContent).toContain('Calls koi-koi where others would stop.');
    expect((await started())?.opponents).toEqual([{ level: 'medium', manner: 'bold' }]);
  });

  it('of three are chosen one by one', async () => {
    await newMatch({ rules: { type: 'preset', preset: 'classic-3p' } });
    await click(button('Light hunter'));
    await click(button('Toru'));
    expect(level('Medium').getAttribute('aria-checked')).toBe('true');
    await click(level('Easy'));
    expect((await started())?.opponents).toEqual([
      { level: 'medium', manner: 'lights' },
      { level: 'easy', manner: 'balanced' },
    ]);
  });

  it('never see hidden cards: it is said once', async () => {
    const place = await newMatch();
    expect(place.textContent?.split('No opponent sees hidden cards.')).toHaveLength(2);
  });
});

it('the coach can be done without', async () => {
  await newMatch();
  await click(button('Coach'));
  expect(onChange.mock.calls).toEqual([[{ coach: false }]]);
});
