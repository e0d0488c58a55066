// @vitest-environment happy-dom
// The list of shortcuts tells what the code does: no key does more than is listed, and none that is listed does nothing.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { act } from 'preact/test-utils';
import { useShortcutsKey } from '../../../renderer/shortcuts/useShortcutsKey';
import { SHORTCUTS, shortcutFor } from '../../../renderer/shortcuts/shortcuts';
import { ShortcutsSheet } from '../../../renderer/shortcuts/ShortcutsSheet';
import { Decision } from '../../../renderer/screens/Decision';
import { watchPresses } from '../../../renderer/game/presses';
import { setLanguage } from '../../../renderer/strings';
import { mount, press, unmountAll } from '../../support/dom';
import { decision, view } from '../screens/fixtures';

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];
const NAMED = ['Enter', ' ', 'Escape', 'Tab', 'Backspace', 'Home', 'F1', 'F2', '?'];
const ARROWS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];
const KEYS = [...LETTERS, ...NAMED, ...ARROWS];

beforeEach(() => setLanguage('en'));
afterEach(unmountAll);

describe('the list of shortcuts', () => {
  it('shows every key of the table', async () => {
    const place = await mount(<ShortcutsSheet onClose={() => undefined} />);
    const shown = [...place.querySelectorAll('[data-key]')].map((cap) => cap.getAttribute('data-key'));
    const known = Object.values(SHORTCUTS).flatMap((at) => Object.values(at).flatMap(({ keys }) => keys));
    expect(shown).toEqual(known);
  });

  it('closes by Esc', async () => {
    const onClose = vi.fn();
    await mount(<ShortcutsSheet onClose={onClose} />);
    await press('Escape');
    expect(onClose).toHaveBeenCalledOnce();
  });
});

describe('a key', () => {
  const names = ['cards', 'rules', 'reference', 'sound', 'coach', 'takeBack', 'menu'] as const;
  const event = (key: string, more: KeyboardEventInit = {}) => new KeyboardEvent('keydown', { key, ...more });

  it('means the same in capitals, and nothing together with Ctrl, Alt or Meta', () => {
    expect(shortcutFor(event('C'), SHORTCUTS.table, names)).toBe('cards');
    for (const held of ['ctrlKey', 'altKey', 'metaKey']) {
      expect(shortcutFor(event('c', { [held]: true }), SHORTCUTS.table, names)).toBeNull();
    }
  });

  it('does one thing at the table', () => {
    const keys = names.flatMap((name) => SHORTCUTS.table[name].keys);
    expect(new Set(keys).size).toBe(keys.length);
  });
});

describe('what is listed is what is handled', () => {
  it('at the question', async () => {
    const [onSheet, onToggle] = [vi.fn(), vi.fn()];
    await mount(
      <Decision
        decision={decision()}
        view={view()}
        onAnswer={() => undefined}
        confirmCall={false}
        coach={{ open: false, advice: null, onToggle }}
        onSheet={onSheet}
      />,
    );
    for (const key of LETTERS) await press(key);
    const { coach, cards, rules, reference } = SHORTCUTS.question;
    expect(onSheet.mock.calls.flat()).toEqual(['reference', 'cards', 'rules']);
    expect([...cards.keys, ...rules.keys, ...reference.keys, ...coach.keys]).toHaveLength(4);
    expect(onToggle).toHaveBeenCalledOnce();
    for (const key of SHORTCUTS.question.choose.keys) {
      document.querySelector<HTMLElement>('[role=alertdialog]')?.focus();
      expect(await press(key), key).toBe(false);
    }
  });

  it('while something moves', async () => {
    const skipped = vi.fn(() => true);
    const stop = watchPresses({ press: skipped, drain: () => undefined });
    const found: string[] = [];
    for (const key of KEYS) {
      skipped.mockClear();
      await press(key);
      if (skipped.mock.calls.length > 0) found.push(key);
    }
    stop();
    expect(found.sort()).toEqual([...SHORTCUTS.table.skip.keys].sort());
  });

  it('anywhere, over a dialog too, but not while something is written', async () => {
    const open = vi.fn();
    function Everywhere() {
      useShortcutsKey(open);
      return (
        <div onKeyDown={(event) => event.stopPropagation()}>
          <button type="button">here</button>
          <input type="text" />
        </div>
      );
    }
    const place = await mount(<Everywhere />);
    place.querySelector('button')?.focus();
    const found: string[] = [];
    for (const key of KEYS) {
      open.mockClear();
      await press(key);
      if (open.mock.calls.length > 0) found.push(key);
    }
    expect(found.sort()).toEqual([...SHORTCUTS.anywhere.shortcuts.keys].sort());
    open.mockClear();
    await act(() => place.querySelector('input')?.focus());
    await press('?');
    expect(open).not.toHaveBeenCalled();
    await press('F1');
    expect(open).toHaveBeenCalledOnce();
  });
});
