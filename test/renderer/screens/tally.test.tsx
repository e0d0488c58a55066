// @vitest-environment happy-dom
// The month's account: its words agree with its numbers, and a press completes it before it goes on.
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Tally } from '../../../renderer/screens/Tally';
import type { TallyProps } from '../../../renderer/screens/Tally';
import { playTally } from '../../../renderer/screens/tallyMotion';
import { setLanguage } from '../../../renderer/strings';
import { button, click, mount, press, unmountAll } from '../../support/dom';
import { history, result, RIVAL_CALLED, SEVEN, view } from './fixtures';

const onNext = vi.fn();
const onCue = vi.fn();

const over = (changes: Parameters<typeof view>[0] = {}) =>
  view({
    phase: 'monthOver',
    turn: null,
    history: history([0, 6], [7, 0], [0, 0], [1, 0], [40, 0]),
    ...changes,
  });

const tally = (props: Partial<TallyProps> = {}) =>
  mount(
    <Tally
      result={result()}
      view={over()}
      timeScale={Infinity}
      reducedMotion={false}
      onCue={onCue}
      onNext={onNext}
      onSheet={() => undefined}
      {...props}
    />,
  );

const textOf = (selector: string): string => document.querySelector(selector)?.textContent ?? '';
const later = () => new Promise<void>((resolve) => setTimeout(resolve, 300));

beforeEach(() => {
  vi.clearAllMocks();
  setLanguage('en');
});
afterEach(unmountAll);

describe('Tally, what it says', () => {
  it('lists every yaku with its cards and points, then the sum', async () => {
    await tally();
    const rows = [...document.querySelectorAll('[data-tally="row"]')].map((row) => [
      row.querySelector('h4')?.textContent,
      row.querySelectorAll('img').length,
      row.querySelector('[data-tally="count"]')?.textContent,
    ]);
    expect(rows).toEqual([
      ['Three lights', 3, '5'],
      ['Moon viewing', 2, '5'],
    ]);
    expect(textOf('[data-tally="sum"] [data-tally="count"]')).toBe('10');
  });

  it('writes the product out: 8 × 2 × 2 = 32', async () => {
    await tally({ result: result({ base: 8, points: 32, multipliers: [SEVEN, RIVAL_CALLED] }) });
    expect(textOf('[data-tally="points"]')).toBe('32');
    expect(textOf('[data-tally="total"] .cap')).toBe('8 × 2 × 2 = 32');
  });

  it('gives each factor its cause, from the player’s side', async () => {
    await tally();
    const causes = [...document.querySelectorAll('[data-tally="factor"]')].map(
      (factor) => factor.textContent,
    );
    expect(causes).toEqual(['×27 points or more', '×2Sakuya called koi-koi']);
  });

  it('turns the causes round when the rival wins', async () => {
    await tally({ result: result({ winner: 1 }) });
    expect(textOf('#tally-title')).toBe('Sakuya wins May');
    const causes = [...document.querySelectorAll('[data-tally="factor"]')].map(
      (factor) => factor.textContent,
    );
    expect(causes).toEqual(['×27 points or more', '×2You called koi-koi']);
  });

  it('shows what the rival still held', async () => {
    await tally();
    const left = [...document.querySelectorAll<HTMLImageElement>('.handLeft img')].map(({ alt }) => alt);
    expect(left).toEqual(['Maple 1', 'Paulownia 2']);
  });

  it('names the rule when nobody is paid', async () => {
    const nobody = { winner: null, points: 0, yaku: [], multipliers: [], base: 0, changes: [0, 0] };
    await tally({ result: result({ ...nobody, reason: 'exhausted', calls: [1, 0] }) });
    expect(textOf('#tally-title')).toBe('Nobody scores in May');
    expect(textOf('#tally-how')).toContain('By these rules nobody is paid.');
    expect(document.querySelector('.account')).toBeNull();
  });

  it('tells every month so far and marks this one', async () => {
    await tally();
    const months = [...document.querySelectorAll('.monthCell')].map((cell) =>
      cell.getAttribute('aria-label'),
    );
    expect(months).toEqual([
      'January: You 0, Sakuya 6',
      'February: You 7, Sakuya 0',
      'March: You 0, Sakuya 0',
      'April: You 1, Sakuya 0',
      'May: You 40, Sakuya 0',
      'June',
    ]);
    expect(document.querySelector('.monthCell.now')?.getAttribute('aria-label')).toContain('May');
  });

  it('counts the month just ended even where the history does not hold it yet', async () => {
    await tally({ view: over({ history: history([0, 6]), result: result() }) });
    expect(document.querySelectorAll('.monthCell.now b')[0]?.textContent).toBe('40');
  });

  it('says who deals and where it goes on', async () => {
    await tally({ result: result({ nextDealer: 1 }) });
    expect(textOf('.tallyDealer')).toBe('Sakuya deals next');
    expect(button('On to June')).toBeTruthy();
  });

  it('leads to the result after the last month', async () => {
    await tally({
      view: over({
        round: 6,
        month: 6,
        winner: 0,
        history: history([0, 6], [7, 0], [0, 0], [1, 0], [0, 0], [40, 0]),
      }),
    });
    expect(document.querySelector('.monthCell.now')?.getAttribute('aria-label')).toContain('June');
    expect(button('To the result')).toBeTruthy();
    expect(document.querySelector('.tallyDealer')).toBeNull();
  });
});

describe('Tally, going on', () => {
  it('goes on by its button, not by Esc or a click outside', async () => {
    await tally();
    await later();
    await press('Escape');
    await click(document.querySelector('.dialogScrim') ?? document.body);
    expect(onNext).not.toHaveBeenCalled();
    await click(button('On to June'));
    expect(onNext).toHaveBeenCalledOnce();
  });

  it('completes on the first press and goes on with the second', async () => {
    await tally({ timeScale: 1 });
    await later();
    await click(button('On to June'));
    expect(onNext).not.toHaveBeenCalled();
    expect(textOf('[data-tally="points"]')).toBe('40');
    await later();
    await click(button('On to June'));
    expect(onNext).toHaveBeenCalledOnce();
  });

  it('completes on a key without pressing the focused button', async () => {
    await tally({ timeScale: 1 });
    expect(await press('Enter')).toBe(false);
    expect(await press('Enter')).toBe(true);
  });
});

describe('playTally', () => {
  const stage = async () => {
    await tally();
    onCue.mockClear();
    const root = document.querySelector<HTMLElement>('.dialogPad');
    if (root === null) throw new Error('no sheet');
    return root;
  };

  it('counts up to exactly what was written', async () => {
    const root = await stage();
    const before = root.textContent;
    const motion = playTally(root, { timeScale: 20, reducedMotion: false, onCue });
    expect(textOf('[data-tally="row"]')).toBeTruthy();
    await act(() => later());
    expect(root.textContent).toBe(before);
    expect(motion.skip()).toBe(false);
  });

  it('sounds seal, bell, a tap a row, a clack a factor, the total, in this order', async () => {
    const motion = playTally(await stage(), { timeScale: 20, reducedMotion: false, onCue });
    await act(() => later());
    expect(onCue.mock.calls.flat()).toEqual(['seal', 'bell', 'tap', 'tap', 'clack', 'clack', 'total']);
    motion.dispose();
  });

  it('skipped, sounds only the total and stands complete', async () => {
    const root = await stage();
    const before = root.textContent;
    const motion = playTally(root, { timeScale: 1, reducedMotion: false, onCue });
    expect(motion.skip()).toBe(true);
    expect(root.textContent).toBe(before);
    expect(onCue.mock.calls.flat()).toEqual(['total']);
    expect(motion.skip()).toBe(false);
  });

  it.each([
    ['reduced', { timeScale: 1, reducedMotion: true }],
    ['off', { timeScale: Infinity, reducedMotion: false }],
  ])('%s: everything stands at once', async (_, options) => {
    const root = await stage();
    const motion = playTally(root, { ...options, onCue });
    expect(document.querySelector<HTMLElement>('[data-tally="row"]')?.style.opacity).toBe('');
    expect(motion.skip()).toBe(false);
    expect(onCue.mock.calls.flat()).toEqual(['total']);
  });
});
