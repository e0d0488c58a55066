// @vitest-environment happy-dom
// The list of finished matches: long ones scroll, several are chosen, deleting is asked once and can be undone.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setLanguage } from '../../../renderer/strings';
import { button, click, hasButton, press, unmountAll } from '../../support/dom';
import { desk, finished, finishedMany } from './fixtures';
import { clickWith, open, openPage, row, rows, settled, text } from './opened';

beforeEach(() => setLanguage('en'));
afterEach(unmountAll);

describe('the page of matches', () => {
  it('draws of 2,000 matches only those in sight, and reaches the last by key', async () => {
    await open(desk({ list: () => Promise.resolve(finishedMany(2000)) }));
    await openPage('Matches');
    expect(rows().length).toBeLessThan(40);
    expect(row(0).getAttribute('aria-setsize')).toBe('2000');
    const list = document.querySelector<HTMLElement>('[role=listbox]');
    list?.focus();
    await press('End');
    list?.dispatchEvent(new Event('scroll'));
    await settled(() => expect(rows().at(-1)?.getAttribute('aria-posinset')).toBe('2000'));
    expect(rows().at(-1)?.getAttribute('aria-selected')).toBe('true');
    expect(document.getElementById(list?.getAttribute('aria-activedescendant') ?? '')).toBe(rows().at(-1));
    expect(rows().length).toBeLessThan(40);
  });

  it('marks practice and shared deals, and tells the chosen match beside the list', async () => {
    const marked = finished(9, { practice: true, deal: { type: 'day', date: '2026-11-30' } });
    await open(desk({ list: () => Promise.resolve([marked, finished(8)]) }));
    await openPage('Matches');
    expect(row(0).textContent).toContain('Practice, Deals of 30 Nov 2026');
    expect(text('.matchPanel')).toContain('You 20, Sakuya 3');
    expect(text('.matchPanel')).toContain('as practice');
  });

  it('opens a review by button and by Enter, copies deals, and offers no watching without a player', async () => {
    const { asked, onReview } = await open();
    await openPage('Matches');
    await click(button('Review'));
    expect(onReview).toHaveBeenLastCalledWith('match 38');
    document.querySelector<HTMLElement>('[role=listbox]')?.focus();
    await press('ArrowDown');
    await press('Enter');
    expect(onReview).toHaveBeenLastCalledWith('match 37');
    await click(button('Copy deal code'));
    expect(asked.copyDeals).toHaveBeenCalledWith('match 37');
    await settled(() => expect(text('.toast')).toContain('The deal code is on the clipboard.'));
    expect(hasButton('Watch')).toBe(false);
  });

  it('chooses several by Shift, Ctrl and keys', async () => {
    await open(desk({ list: () => Promise.resolve(finishedMany(6)) }));
    await openPage('Matches');
    const chosen = (): readonly number[] =>
      rows().flatMap((each, index) => (each.getAttribute('aria-selected') === 'true' ? [index] : []));
    expect(chosen()).toEqual([0]);
    clickWith(row(3), { shiftKey: true });
    await settled(() => expect(chosen()).toEqual([0, 1, 2, 3]));
    clickWith(row(1), { ctrlKey: true });
    await settled(() => expect(chosen()).toEqual([0, 2, 3]));
    document.querySelector<HTMLElement>('[role=listbox]')?.focus();
    await press('a', { ctrlKey: true });
    expect(chosen()).toEqual([0, 1, 2, 3, 4, 5]);
    await press('ArrowUp');
    expect(chosen()).toEqual([0]);
    await press('ArrowUp');
    expect(chosen()).toEqual([0]);
    await press('ArrowDown', { shiftKey: true });
    expect(chosen()).toEqual([0, 1]);
  });

  it('asks once before it deletes, offers Undo, and chooses what has moved up', async () => {
    let kept = finishedMany(4);
    const forget = vi.fn((ids: readonly string[]) => {
      kept = kept.filter(({ id }) => !ids.includes(id));
      return Promise.resolve(true);
    });
    const { asked } = await open(desk({ list: () => Promise.resolve(kept), forget }));
    await openPage('Matches');
    clickWith(row(1), {});
    await settled(() => expect(row(1).getAttribute('aria-selected')).toBe('true'));
    await click(button('Delete …'));
    expect(text('[role=alertdialog]')).toContain('Delete this match?');
    await click(button('Keep'));
    expect(forget).not.toHaveBeenCalled();
    await click(button('Delete …'));
    await click(button('Delete'));
    expect(forget).toHaveBeenCalledWith(['match 3']);
    await settled(() => expect(rows()).toHaveLength(3));
    expect(row(1).getAttribute('aria-selected')).toBe('true');
    await click(button('Undo'));
    expect(asked.restore).toHaveBeenCalledWith(['match 3']);
  });

  it('brings back what was deleted before, until the game is closed', async () => {
    const { asked } = await open(desk(), ['a', 'b']);
    expect(hasButton('Bring back 2 deleted')).toBe(false);
    await openPage('Matches');
    await click(button('Bring back 2 deleted'));
    expect(asked.restore).toHaveBeenCalledWith(['a', 'b']);
  });

  it('leaves everything as it was where main refuses to delete', async () => {
    await open(desk({ forget: () => Promise.resolve(false) }));
    await openPage('Matches');
    await click(button('Delete …'));
    await click(button('Delete'));
    // A message of before may still stand.
    expect(text('.toast')).not.toContain('deleted');
    expect(row(0).textContent).toContain('Lost');
  });

  it('keeps the focus in the list where the button goes with what was deleted', async () => {
    let kept = finishedMany(4);
    const forget = (ids: readonly string[]): Promise<boolean> => {
      kept = kept.filter(({ id }) => !ids.includes(id));
      return Promise.resolve(true);
    };
    await open(desk({ list: () => Promise.resolve(kept), forget }));
    await openPage('Matches');
    clickWith(row(2), { shiftKey: true });
    await settled(() => expect(text('.matchPanel')).toContain('3 matches chosen'));
    button('Delete …').focus();
    await click(button('Delete …'));
    expect(text('[role=alertdialog]')).toContain('Delete 3 matches?');
    await click(button('Delete'));
    await settled(() => expect(rows()).toHaveLength(1));
    await settled(() => expect(document.activeElement?.getAttribute('role')).toBe('listbox'));
  });
});
