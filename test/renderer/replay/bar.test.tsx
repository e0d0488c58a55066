// @vitest-environment happy-dom
// The bar of a replay: everything by button, key, line and list; each tells what it is.
import { signal } from '@preact/signals';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { deedOf } from '../../../renderer/replay/keys';
import { ReplayBar } from '../../../renderer/replay/ReplayBar';
import { createWatch } from '../../../renderer/replay/watch';
import { setLanguage } from '../../../renderer/strings';
import type { Replay } from '../../../shared/replay';
import { button, choose, click, mount, unmountAll } from '../../support/dom';
import { replayOf, THREE } from '../../support/replays';

const replay = replayOf(4);

async function bar(of: Replay = replay) {
  const watch = createWatch(of, signal('normal'));
  const onClose = vi.fn();
  await mount(<ReplayBar watch={watch} onClose={onClose} />);
  return { watch, onClose };
}

function line(): HTMLInputElement {
  const found = document.querySelector<HTMLInputElement>('input[type=range]');
  if (found === null) throw new Error('no line');
  return found;
}

beforeEach(() => setLanguage('en'));
afterEach(unmountAll);

describe('the bar', () => {
  it('steps, goes by months, plays and closes', async () => {
    const { watch, onClose } = await bar();
    await click(button('Step forward'));
    await click(button('Step forward'));
    await click(button('Step back'));
    expect(watch.index.value).toBe(1);
    await click(button('Month forward'));
    expect(watch.replay.steps[watch.index.value]?.view.round).toBe(2);
    await click(button('Month back'));
    expect(watch.index.value).toBe(0);
    await click(button('Play'));
    expect(watch.playing.value).toBe(true);
    await click(button('Pause'));
    expect(watch.playing.value).toBe(false);
    await click(button('Close'));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('says on its line where it stands and what happened there', async () => {
    const { watch } = await bar();
    expect(line().getAttribute('aria-valuetext')).toMatch(/^Step 1 of \d+\. January\. Month 1 of 3\. .+\.$/);
    await act(() => {
      line().value = '5';
      line().dispatchEvent(new Event('input', { bubbles: true }));
    });
    expect(watch.index.value).toBe(5);
    expect(line().getAttribute('aria-valuetext')).toMatch(/^Step 6 of/);
  });

  it('has a mark for everything, which tells what it is and jumps there; the list has the same', async () => {
    const { watch } = await bar();
    const drawn = [...document.querySelectorAll('.timeMarks > i')];
    expect(drawn).toHaveLength(watch.marks.length);
    const list = document.querySelector<HTMLSelectElement>('select');
    expect(list?.options).toHaveLength(watch.marks.length);
    const place = watch.marks.findIndex(({ kind }) => kind === 'call');
    await act(() => void drawn[place]?.dispatchEvent(new PointerEvent('pointerenter')));
    expect(document.querySelector('.timeTip')?.textContent).toMatch(/called koi-koi$/);
    await click(drawn[place] ?? document.body);
    expect(watch.index.value).toBe(watch.marks[place]?.step);
    await choose('Jump to', '0');
    expect(watch.index.value).toBe(0);
  });

  it('has a switch for every hand', async () => {
    const { watch } = await bar(replayOf(5, THREE));
    const switches = [...document.querySelectorAll('[role=switch]')];
    expect(switches.map((each) => each.getAttribute('aria-label'))).toEqual([
      'Your hand open',
      'Sakuya’s hand open',
      'Toru’s hand open',
    ]);
    await click(button('Toru’s hand open'));
    await click(button('Your hand open'));
    expect(watch.open.value).toEqual([false, false, true]);
  });
});

describe('the keys', () => {
  const pressed = (target: Element, key: string, more: KeyboardEventInit = {}) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, ...more });
    let deed: ReturnType<typeof deedOf> = null;
    const hear = (heard: Event): void => void (deed = deedOf(heard as KeyboardEvent));
    target.addEventListener('keydown', hear, { once: true });
    target.dispatchEvent(event);
    return deed;
  };

  it('go by step, month and play, and leave lists and buttons theirs', async () => {
    await bar();
    const { body } = document;
    expect(pressed(body, ' ')).toBe('toggle');
    expect(pressed(body, 'ArrowRight')).toBe('forward');
    expect(pressed(line(), 'ArrowLeft')).toBe('back');
    expect(pressed(body, 'ArrowRight', { shiftKey: true })).toBe('monthForward');
    expect(pressed(line(), 'PageUp')).toBe('monthBack');
    expect(pressed(body, 'ArrowRight', { ctrlKey: true })).toBeNull();
    const list = document.querySelector('select') ?? body;
    expect([pressed(list, 'ArrowRight'), pressed(list, ' '), pressed(list, 'Escape')]).toEqual([
      null,
      null,
      'close',
    ]);
    expect([pressed(button('Close'), ' '), pressed(button('Close'), 'ArrowRight')]).toEqual([
      null,
      'forward',
    ]);
  });
});
