// @vitest-environment happy-dom
// Stop or koi-koi: all numbers are there, and nothing but a deliberate answer answers.
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Move } from '../../../shared/moves';
import { Decision } from '../../../renderer/screens/Decision';
import { setLanguage } from '../../../renderer/strings';
import { button, click, hasButton, mount, press, unmountAll } from '../../support/dom';
import { decision, view } from './fixtures';

const onAnswer = vi.fn<(move: Move) => void>();

const onSheet = vi.fn<(sheet: string) => void>();

const ask = (changes: Parameters<typeof decision>[0] = {}, confirmCall = false) =>
  mount(
    <Decision
      decision={decision(changes)}
      view={view()}
      onAnswer={onAnswer}
      confirmCall={confirmCall}
      coach={null}
      onSheet={onSheet}
    />,
  );

const wait = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

const lineOf = (words: string): string | undefined =>
  [...document.querySelectorAll('.line')].find((line) => line.textContent?.includes(words))?.textContent ??
  undefined;

beforeEach(() => {
  vi.useFakeTimers();
  onAnswer.mockClear();
  onSheet.mockClear();
  setLanguage('en');
});

afterEach(async () => {
  await unmountAll();
  vi.useRealTimers();
});

describe('Decision, what it says', () => {
  it('names the new yaku with its cards and the sum of all', async () => {
    const place = await ask();
    expect(place.querySelector('h2')?.textContent).toContain('Moon viewing');
    const pictures = [...place.querySelectorAll<HTMLImageElement>('.freshCards img')];
    expect(pictures.map((picture) => picture.alt)).toEqual(['Moon', 'Sake cup']);
    expect(lineOf('Ribbons · 5')).toMatch(/1$/);
    expect(place.querySelector('.sumLine')?.textContent).toBe('Your yaku6');
  });

  it('tells what stopping pays, with each factor and the one that is missing', async () => {
    await ask();
    expect(button('Stop').textContent).toContain('12');
    expect(lineOf('Sakuya called koi-koi')).toContain('×2');
    expect(lineOf('7 points or more, not reached')).toContain('×1');
    expect(lineOf('Match after this month')).toContain('You 33, Sakuya 17');
  });

  it('tells what koi-koi may bring and what it risks', async () => {
    await ask();
    expect(button('Koi-koi').textContent).toContain('28');
    expect(lineOf('7 points or more · Sakuya called koi-koi')).toContain('7 ×2 ×2');
    expect(lineOf('If Sakuya finishes first')).toContain('0 for you, ×2 for Sakuya');
    expect(document.querySelectorAll('.dots i.full')).toHaveLength(3);
    expect(document.querySelectorAll('.dots i')).toHaveLength(5);
    expect(lineOf('Cards left')).toContain('you 3, Sakuya 3, pile 14');
  });

  it('offers only the stop once the calls are used up', async () => {
    await ask({ canCall: false });
    expect(hasButton('Stop')).toBe(true);
    expect(hasButton('Koi-koi')).toBe(false);
  });
});

describe('Decision, what answers it', () => {
  it('is a click on a plate, once', async () => {
    await ask();
    await wait(250);
    await click(button('Koi-koi'));
    await click(button('Koi-koi'));
    expect(onAnswer.mock.calls).toEqual([[{ type: 'callKoiKoi' }]]);
  });

  it('is an arrow and Enter', async () => {
    await ask();
    await wait(250);
    await press('ArrowLeft');
    expect(document.activeElement).toBe(button('Stop'));
    await press('ArrowRight');
    expect(document.activeElement).toBe(button('Koi-koi'));
    await press('ArrowUp');
    await press('Enter');
    expect(onAnswer.mock.calls).toEqual([[{ type: 'stop' }]]);
  });

  it('is never Enter alone: at first no plate is focused', async () => {
    await ask();
    await wait(250);
    expect(document.activeElement?.getAttribute('role')).toBe('alertdialog');
    await press('Enter');
    expect(onAnswer).not.toHaveBeenCalled();
  });

  it('is not Esc, not Space, not even on a plate', async () => {
    await ask();
    await wait(250);
    for (const key of ['Escape', ' ']) await press(key);
    await press('ArrowLeft');
    expect(await press('Escape')).toBe(false);
    expect(await press(' ')).toBe(false);
    expect(onAnswer).not.toHaveBeenCalled();
    expect(document.querySelector('[role="alertdialog"]')).not.toBeNull();
  });

  it('is not a click beside the plates or outside the sheet', async () => {
    await ask();
    await wait(250);
    for (const selector of ['.dialogScrim', '.decisionHead', '#decision-title']) {
      await click(document.querySelector(selector) ?? document.body);
    }
    expect(onAnswer).not.toHaveBeenCalled();
  });

  it('is nothing within 250 ms, by pointer or key', async () => {
    await ask();
    await wait(249);
    await click(button('Stop'));
    await press('ArrowLeft');
    await press('Enter');
    expect(onAnswer).not.toHaveBeenCalled();
    await wait(1);
    await press('Enter');
    expect(onAnswer).toHaveBeenCalledOnce();
  });

  it('is not a press that began before the question was old enough', async () => {
    await ask();
    await wait(200);
    const stop = button('Stop');
    await act(() => {
      stop.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerId: 1 }));
    });
    await wait(100);
    await act(() => {
      stop.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
    });
    expect(onAnswer).not.toHaveBeenCalled();
  });

  it('is not a key that was held down since before', async () => {
    await ask();
    await wait(300);
    await press('ArrowLeft');
    await press('Enter', { repeat: true });
    expect(onAnswer).not.toHaveBeenCalled();
  });
});

describe('Decision, where a call is asked about once more', () => {
  const chooseKoiKoi = async (): Promise<void> => {
    await ask({}, true);
    await wait(250);
    await press('ArrowRight');
    await press('Enter');
  };

  it('calls only after the second yes', async () => {
    await chooseKoiKoi();
    expect(onAnswer).not.toHaveBeenCalled();
    await wait(250);
    await click(button('Call koi-koi'));
    expect(onAnswer.mock.calls).toEqual([[{ type: 'callKoiKoi' }]]);
  });

  it('goes back to the question, which stands as before', async () => {
    await chooseKoiKoi();
    expect(document.activeElement?.textContent).toBe('Back to the question');
    await press('Escape');
    expect(onAnswer).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(button('Koi-koi'));
    await wait(250);
    await press('ArrowLeft');
    await press('Enter');
    expect(onAnswer.mock.calls).toEqual([[{ type: 'stop' }]]);
  });

  it('takes no yes from the second press of a double click', async () => {
    await ask({}, true);
    await wait(250);
    await click(button('Koi-koi'));
    await click(button('Call koi-koi'));
    expect(onAnswer).not.toHaveBeenCalled();
  });
});

describe('Decision, with the sheets at hand', () => {
  it('opens cards, rules and menu by button and by key, and answers nothing with that', async () => {
    await ask();
    await wait(300);
    for (const name of ['Cards', 'Rules', 'Menu']) await click(button(name));
    for (const key of ['c', 'R', 'Escape', 'm']) await press(key);
    expect(onSheet.mock.calls.flat()).toEqual(['cards', 'rules', 'menu', 'cards', 'rules']);
    expect(onAnswer).not.toHaveBeenCalled();
  });
});

describe('Decision, looking at the table', () => {
  const peeled = (): string | null =>
    document.querySelector('[role="alertdialog"]')?.getAttribute('data-peeled') ?? null;
  const look = () => button('Look at the tablewhile held down');

  it('peels away while the button is held by pointer, and comes back', async () => {
    await ask();
    await act(() => {
      look().dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerId: 1 }));
    });
    expect(peeled()).toBe('true');
    await act(() => {
      look().dispatchEvent(new PointerEvent('pointerup', { bubbles: true, pointerId: 1 }));
    });
    expect(peeled()).toBe('false');
  });

  it('peels away while Space is held on it, and comes back when the focus goes', async () => {
    await ask();
    look().focus();
    await act(() => {
      look().dispatchEvent(new KeyboardEvent('keydown', { key: ' ', bubbles: true, cancelable: true }));
    });
    expect(peeled()).toBe('true');
    await act(() => look().blur());
    expect(peeled()).toBe('false');
    expect(onAnswer).not.toHaveBeenCalled();
  });
});
