// @vitest-environment happy-dom
// Which cards a match is played with: what starts is what was chosen, and a code that cannot be read starts nothing.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EndedDeal } from '../../../renderer/deals/EndedDeal';
import { NewMatch } from '../../../renderer/screens/NewMatch';
import { setLanguage } from '../../../renderer/strings';
import type { DealChoice, DealRead } from '../../../shared/deals';
import type { MatchOptions } from '../../../shared/matchOptions';
import { DEFAULT_SETTINGS } from '../../../shared/settings';
import { button, click, hasButton, mount, unmountAll } from '../../support/dom';
import { emptyDesk } from '../screens/fixtures';

const start = vi.fn<(options: MatchOptions, replace: boolean, deal: DealChoice) => void>();
const AGREED = {
  rules: { type: 'preset', preset: 'classic-3p', months: null },
  firstDealer: { type: 'agreed', seat: 2 },
} as const;
const answers: Readonly<Record<string, DealRead>> = {
  good: { type: 'read', agreed: AGREED, played: false },
  known: { type: 'read', agreed: AGREED, played: true },
  typo: { type: 'refused', reason: 'damaged' },
};

const open = () =>
  mount(
    <NewMatch
      choices={DEFAULT_SETTINGS}
      ownRules={[]}
      running={null}
      desk={emptyDesk}
      deals={{ read: (text) => Promise.resolve(answers[text] ?? null) }}
      onChange={() => undefined}
      onStart={start}
      onEdit={() => undefined}
      onBack={() => undefined}
    />,
  );
const pick = (label: string): Promise<void> => click(button(label));
const field = (): HTMLInputElement | null => document.querySelector('.dealField');
async function type(text: string): Promise<void> {
  const input = field();
  if (input === null) throw new Error('There is no field for a code');
  input.value = text;
  input.dispatchEvent(new Event('input', { bubbles: true }));
  await new Promise((resolve) => setTimeout(resolve, 20));
}
const told = (): string => document.querySelector('.dealRow [role=status]')?.textContent ?? '';

beforeEach(() => {
  setLanguage('en');
  vi.clearAllMocks();
});
afterEach(unmountAll);

describe('the cards of a new match', () => {
  it('are shuffled anew unless those of the day are chosen', async () => {
    await open();
    expect(field()).toBeNull();
    await pick('Start the match');
    expect(start.mock.lastCall?.[2]).toEqual({ type: 'fresh' });
    await pick('Deal of the day');
    expect(told()).toMatch(/same for everybody.*nobody can look ahead/);
    await pick('Start the match');
    expect(start.mock.lastCall?.[2]).toEqual({ type: 'day' });
  });

  it('by a code bring its rules and first dealer, fixed and with the reason, and an opponent for each seat', async () => {
    await open();
    await pick('Friend’s code');
    await type('good');
    expect(told()).toContain('The code is right');
    expect(document.querySelectorAll('select')).toHaveLength(0);
    expect(document.querySelector('.newMatchMain')?.textContent).toContain('As the code says.');
    expect(hasButton('Share')).toBe(false);
    await pick('Start the match');
    expect(start).toHaveBeenCalledWith(
      { ...AGREED, opponents: DEFAULT_SETTINGS.opponents.slice(0, 2) },
      false,
      { type: 'code', code: 'good' },
    );
  });

  it('that were played before are told to be practice', async () => {
    await open();
    await pick('Friend’s code');
    await type('known');
    expect(told()).toContain('practice');
  });

  it('by a typo are refused at once, start nothing, and lead back to the field', async () => {
    await open();
    await pick('Friend’s code');
    await pick('Start the match');
    expect(document.activeElement).toBe(field());
    await type('good');
    await type('typo');
    expect(told()).toContain('a letter wrong or missing');
    expect(field()?.getAttribute('aria-invalid')).toBe('true');
    await pick('Start the match');
    expect(start).not.toHaveBeenCalled();
  });
});

describe('the cards of a match that is over', () => {
  it('tell where they come from and are handed on, where the match was kept', async () => {
    const copy = vi.fn();
    await mount(<EndedDeal seed={7} deal={{ type: 'day', date: '2026-11-30' }} onCopy={copy} />);
    expect(document.querySelector('.endedDeal')?.textContent).toMatch(/Deal of the day, 30 Nov 2026/);
    await pick('Copy deal code');
    expect(copy).toHaveBeenCalledOnce();
    await unmountAll();
    await mount(<EndedDeal seed={7} deal={{ type: 'fresh' }} onCopy={null} />);
    expect(hasButton('Copy deal code')).toBe(false);
  });
});
