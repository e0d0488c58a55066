// @vitest-environment happy-dom
// The controls work by pointer and by keys and say what they are.
import { act } from 'preact/test-utils';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Choice } from '../../../renderer/ui/Choice';
import { Select } from '../../../renderer/ui/Select';
import { Slider } from '../../../renderer/ui/Slider';
import { Switch } from '../../../renderer/ui/Switch';
import { Tabs } from '../../../renderer/ui/Tabs';
import { showToast, ToastPlace } from '../../../renderer/ui/Toast';
import { rovingIndex } from '../../../renderer/ui/roving';
import { button, choose, click, mount, press, unmountAll } from '../../support/dom';

const FRUIT = [
  { value: 'plum', label: 'Plum' },
  { value: 'pear', label: 'Pear' },
  { value: 'fig', label: 'Fig' },
] as const;
type Fruit = (typeof FRUIT)[number]['value'];

afterEach(unmountAll);

describe('Choice', () => {
  it('is a radio group with one tab stop', async () => {
    await mount(<Choice<Fruit> label="Fruit" value="pear" options={FRUIT} onChange={() => undefined} />);
    expect(document.querySelector('[role="radiogroup"]')?.getAttribute('aria-label')).toBe('Fruit');
    const states = [...document.querySelectorAll('[role="radio"]')].map((radio) => [
      radio.getAttribute('aria-checked'),
      radio.getAttribute('tabindex'),
    ]);
    expect(states).toEqual([
      ['false', '-1'],
      ['true', '0'],
      ['false', '-1'],
    ]);
  });

  it('chooses by click and by arrows, round the corner too', async () => {
    const onChange = vi.fn();
    await mount(<Choice<Fruit> label="Fruit" value="fig" options={FRUIT} onChange={onChange} />);
    await click(button('Plum'));
    button('Fig').focus();
    await press('ArrowRight');
    button('Fig').focus();
    await press('ArrowLeft');
    expect(onChange.mock.calls).toEqual([['plum'], ['plum'], ['pear']]);
  });
});

describe('rovingIndex', () => {
  it('knows arrows, Home and End, and nothing else', () => {
    const reached = ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown', 'Home', 'End', 'a'].map((key) =>
      rovingIndex(key, 0, 4),
    );
    expect(reached).toEqual([3, 3, 1, 1, 0, 3, null]);
  });
});

describe('Switch', () => {
  it('turns over', async () => {
    const onChange = vi.fn();
    await mount(<Switch label="Sound" checked onChange={onChange} />);
    expect(button('Sound').getAttribute('aria-checked')).toBe('true');
    await click(button('Sound'));
    expect(onChange).toHaveBeenCalledWith(false);
  });
});

describe('Select', () => {
  it('hands on the value chosen', async () => {
    const onChange = vi.fn();
    const place = await mount(
      <Select<Fruit> label="Fruit" value="plum" options={FRUIT} onChange={onChange} />,
    );
    const select = place.querySelector('select');
    await act(() => {
      if (select) select.selectedIndex = 2;
      select?.dispatchEvent(new Event('change', { bubbles: true }));
    });
    expect(onChange).toHaveBeenCalledWith('fig');
  });

  it('puts its options under the names of their groups, and counts them through', async () => {
    const onChange = vi.fn();
    const groups = ['Stone', 'Core', 'Core'];
    const options = FRUIT.map((fruit, index) => ({ ...fruit, group: groups[index] ?? '' }));
    const place = await mount(
      <Select<Fruit> label="Fruit" value="fig" options={options} onChange={onChange} />,
    );
    const found = [...place.querySelectorAll('optgroup')].map(({ label, children }) => [
      label,
      children.length,
    ]);
    expect(found).toEqual([
      ['Stone', 1],
      ['Core', 2],
    ]);
    expect(place.querySelector('select')?.value).toBe('fig');
    await choose('Fruit', 'pear');
    expect(onChange).toHaveBeenCalledWith('pear');
  });
});

describe('Slider', () => {
  it('speaks in percent and hands on a share', async () => {
    const onChange = vi.fn();
    const place = await mount(<Slider label="Volume" value={0.7} onChange={onChange} />);
    const input = place.querySelector('input');
    expect(input?.getAttribute('aria-valuetext')).toBe('70 %');
    await act(() => {
      if (input) input.value = '35';
      input?.dispatchEvent(new Event('input', { bubbles: true }));
    });
    expect(onChange).toHaveBeenCalledWith(0.35);
  });
});

describe('Tabs', () => {
  it('tie the chosen tab to its panel and change by arrows', async () => {
    const onChange = vi.fn();
    await mount(
      <Tabs<Fruit> label="Fruit" value="plum" options={FRUIT} onChange={onChange}>
        sweet
      </Tabs>,
    );
    const panel = document.querySelector('[role="tabpanel"]');
    const tab = document.querySelector('[role="tab"][aria-selected="true"]');
    expect(panel?.getAttribute('aria-labelledby')).toBe(tab?.id);
    expect(tab?.getAttribute('aria-controls')).toBe(panel?.id);
    button('Plum').focus();
    await press('ArrowRight');
    expect(onChange).toHaveBeenCalledWith('pear');
  });
});

describe('Toast', () => {
  it('shows one message at a time, politely, and takes it away after four seconds', async () => {
    vi.useFakeTimers();
    const place = await mount(<ToastPlace />);
    await act(() => showToast('first'));
    await act(() => showToast('second'));
    expect(place.textContent).toBe('second');
    expect(place.querySelector('[aria-live="polite"]')?.textContent).toBe('second');
    const wait = (ms: number) =>
      act(() => {
        vi.advanceTimersByTime(ms);
      });
    await wait(3999);
    expect(place.textContent).toBe('second');
    await wait(1);
    expect(place.textContent).toBe('');
    vi.useRealTimers();
  });

  it('offers what can be done about it, once, and leaves time for it', async () => {
    vi.useFakeTimers();
    const run = vi.fn();
    const place = await mount(<ToastPlace />);
    await act(() => showToast('gone', { label: 'Bring back', run }));
    await act(() => {
      vi.advanceTimersByTime(11_000);
    });
    await click(button('Bring back'));
    expect(run).toHaveBeenCalledOnce();
    expect(place.textContent).toBe('');
    vi.useRealTimers();
  });
});
